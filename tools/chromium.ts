import { aptInstall, isExecutable, onPath } from './apt.ts';
import type { Ran } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Debian's names; the fonts are for Japanese. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** The browser the tests use: the one named by TABARD_CHROMIUM, or the system's. */
export function findChromium(): string | undefined {
  return process.env.TABARD_CHROMIUM || onPath(...NAMES) || (isExecutable(MAC) ? MAC : undefined);
}

/** Makes sure there is a browser: installs it with apt where the user may, or says what to install. */
export async function ensureChromium(): Promise<Ran> {
  if (findChromium()) return { ok: true, output: '' };
  const installed = await aptInstall(...PACKAGES);
  if (installed) return { ok: installed.ok && findChromium() !== undefined, output: installed.output };
  return {
    ok: false,
    output: `The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}),\nor name one in TABARD_CHROMIUM.\n`,
  };
}
