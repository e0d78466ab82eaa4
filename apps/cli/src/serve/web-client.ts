import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../usage.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
const CACHE = join(WEB, '.cache');
/** Written when a build has succeeded: a build that was interrupted leaves none. */
const STAMP = join(CACHE, 'built');
const SOURCES = ['apps/web', 'packages', 'package-lock.json'].map(path => join(ROOT, path));
const NO_SOURCE = new Set(['node_modules', 'dist', '.cache', 'test', 'replays']);

/** Builds the web client by Vite if any of its sources is newer than the last build; gives its folder. */
export async function webClient(say: (line: string) => void): Promise<string> {
  if (existsSync(DIST) && existsSync(STAMP) && newest(SOURCES) <= statSync(STAMP).mtimeMs) return DIST;
  say(existsSync(DIST) ? 'The web client’s sources are newer than its build: building …' : 'Building the web client for the first time …');
  const start = performance.now();
  await build();
  say(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return DIST;
}

/** The time of the latest change of any file in some files and folders. */
export function newest(paths: readonly string[]): number {
  return paths.reduce((latest, path) => {
    const { mtimeMs, isDirectory } = look(path);
    return Math.max(latest, isDirectory ? newest(inside(path)) : mtimeMs);
  }, 0);
}

function look(path: string): { readonly mtimeMs: number; readonly isDirectory: boolean } {
  const stat = statSync(path, { throwIfNoEntry: false });
  return { mtimeMs: stat?.mtimeMs ?? 0, isDirectory: stat?.isDirectory() ?? false };
}

const inside = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => !NO_SOURCE.has(name) && !/\.test\.tsx?$/.test(name))
    .map(name => join(folder, name));

/** Two that build at once do not write into each other's files. */
async function build(): Promise<void> {
  const vite = join(dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const fresh = join(CACHE, `dist-${process.pid}`);
  const began = new Date();
  mkdirSync(CACHE, { recursive: true });
  const child = spawn(process.execPath, [vite, 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Failure('The web client cannot be built; Vite says why above.');
  rmSync(DIST, { recursive: true, force: true });
  renameSync(fresh, DIST);
  writeFileSync(STAMP, '');
  // What was changed while Vite worked is newer than its build.
  utimesSync(STAMP, began, began);
}
