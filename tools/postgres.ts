import { findPostgres } from '@tabard/server/test/postgres';
import { aptInstall } from './apt.ts';
import type { Ran } from './run.ts';

/** Makes sure there is a PostgreSQL to test with: installs it with apt where the user may, or says what to install. */
export async function ensurePostgres(): Promise<Ran> {
  if (findPostgres()) return { ok: true, output: '' };
  const installed = await aptInstall('postgresql');
  if (installed) return { ok: installed.ok && findPostgres() !== undefined, output: installed.output };
  return {
    ok: false,
    output:
      'The tests of many servers need PostgreSQL. Install it (Debian, Ubuntu: sudo apt-get install postgresql),\nor name the folder of its programs in TABARD_POSTGRES.\n',
  };
}
