import { aptInstall, isExecutable, onPath } from './apt.ts';
import type { Ran } from './run.ts';

/** Where Debian puts it; not on everybody's PATH. */
const DEBIAN = '/usr/sbin/nats-server';
const PACKAGE = 'nats-server';

/** The NATS server the tests start: the one named by TABARD_NATS, or the system's. */
export function findNats(): string | undefined {
  return process.env.TABARD_NATS || onPath('nats-server') || (isExecutable(DEBIAN) ? DEBIAN : undefined);
}

/** Makes sure there is one: installs it with apt where the user may, or says what to install. */
export async function ensureNats(): Promise<Ran> {
  if (findNats()) return { ok: true, output: '' };
  const installed = await aptInstall(PACKAGE);
  if (installed) return { ok: installed.ok && findNats() !== undefined, output: installed.output };
  return {
    ok: false,
    output: `The tests of many servers need NATS. Install it (Debian, Ubuntu: sudo apt-get install ${PACKAGE}),\nor name a nats-server in TABARD_NATS.\n`,
  };
}
