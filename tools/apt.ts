import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Ran, run } from './run.ts';

/** The first program on the PATH that has one of these names. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(isExecutable);
}

/** A new machine may be installing something by itself: it is waited for so long. */
const LOCK_SECONDS = 300;

/** Installs Debian's packages where the user may; undefined where not. */
export async function aptInstall(...packages: string[]): Promise<Ran | undefined> {
  const sudo = await rights();
  if (sudo === undefined) return;
  const apt = (...args: string[]): Promise<Ran> => {
    const [command, ...rest] = [...sudo, 'apt-get', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...args];
    return run(command!, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  const updated = await apt('update');
  const installed = await apt('install', '-y', '--no-install-recommends', ...packages);
  return { ok: installed.ok, output: updated.output + installed.output };
}

/** How apt is called: by root as it is, by others with sudo if it asks for no password. */
async function rights(): Promise<string[] | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return;
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).ok ? ['sudo', '-n'] : undefined;
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
