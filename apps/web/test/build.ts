import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const WEB = join(REPOSITORY, 'apps/web');
const PACKAGES = join(REPOSITORY, 'packages');
const VITE = join(REPOSITORY, 'node_modules/vite/bin/vite.js');
export const DIST = join(WEB, 'dist');

/** Builds the client when a source is newer than what is built. */
export function buildClient(): void {
  const built = join(DIST, 'index.html');
  const sources = [join(WEB, 'src'), join(WEB, 'public'), PACKAGES];
  const newest = Math.max(
    ...sources.map(newestIn),
    statSync(join(WEB, 'index.html')).mtimeMs,
    statSync(join(WEB, 'vite.config.ts')).mtimeMs,
  );
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  build(WEB);
}

/** The client of a folder laid out like the repository, with whatever boards and games are there; gives what was built. */
export function buildClientIn(folder: string): string {
  const web = copyClient(folder);
  build(web);
  return join(web, 'dist');
}

/** Lays the client's sources into such a folder. */
export function copyClient(folder: string): string {
  const web = join(folder, 'apps/web');
  cpSync(join(REPOSITORY, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  for (const part of ['src', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(WEB, part), join(web, part), { recursive: true });
  return web;
}

function build(web: string): void {
  execFileSync(process.execPath, [VITE, 'build'], {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest says `test` here, and a build for tests would be another one.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function newestIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    if (entry.name === 'node_modules' || /\.test\.ts$|\.replay$/.test(entry.name)) return newest;
    const path = join(folder, entry.name);
    return Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }, 0);
}
