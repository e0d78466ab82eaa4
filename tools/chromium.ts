import { aptInstall, isExecutable, onPath } from './apt.ts';
import type { Ran } from './run.ts';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Debian's names; the fonts are for Japanese. */
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** The browser the tests use: the one named by TABARD_CHROMIUM, or the system's. */
export function findChromium(): string | undefined {
  return process.env.TABARD_CHROMIUM || onPath(...NAMES) || (isExecutable(MAC) ? MAC : undefined);
}

/** The same engine with no desktop around it: a page costs it a third, but it knows no notifications. A browser named by TABARD_CHROMIUM does everything. */
export const findHeadlessShell = (): string | undefined => process.env.TABARD_CHROMIUM || onPath(SHELL);

/** Makes sure there is a browser: installs it with apt where the user may, or says what to install. The shell only saves time: where it cannot be had, the browser does everything. */
export async function ensureChromium(): Promise<Ran> {
  const installed = findChromium() ? { ok: true, output: '' } : await aptInstall(...PACKAGES);
  if (!installed)
    return {
      ok: false,
      output: `The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}),\nor name one in TABARD_CHROMIUM.\n`,
    };
  if (!findHeadlessShell()) await aptInstall(SHELL);
  return { ok: installed.ok && findChromium() !== undefined, output: installed.output };
}
