import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Ran, run } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Debian's names; the fonts are for Japanese. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** The browser the tests use: the one named by TABARD_CHROMIUM, or the system's. */
export function findChromium(): string | undefined {
  const named = process.env.TABARD_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), MAC].find(isExecutable);
}

/** Makes sure there is a browser: installs it with apt where the user may, or says what to install. */
export async function ensureChromium(): Promise<Ran> {
  if (findChromium()) return { ok: true, output: '' };
  const sudo = await rights();
  if (sudo === undefined) {
    return {
      ok: false,
      output: `The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}),\nor name one in TABARD_CHROMIUM.\n`,
    };
  }
  const apt = (...args: string[]): Promise<Ran> => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command!, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  const updated = await apt('update');
  const installed = await apt('install', '-y', '--no-install-recommends', ...PACKAGES);
  return { ok: installed.ok && findChromium() !== undefined, output: updated.output + installed.output };
}

/** How apt is called: by root as it is, by others with sudo if it asks for no password. */
async function rights(): Promise<string[] | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return;
  if (process.getuid?.() === 0) return [];
  return (await run('sudo', ['-n', 'true'])).ok ? ['sudo', '-n'] : undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
