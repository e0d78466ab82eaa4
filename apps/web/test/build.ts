import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../packages', import.meta.url));
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
  execFileSync(process.execPath, [vite(), 'build'], {
    cwd: WEB,
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

const vite = (): string => fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
