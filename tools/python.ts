import { aptInstall, onPath } from './apt.ts';
import type { Ran } from './run.ts';

/** The Python that runs the examples: the one named by TABARD_PYTHON, or the system's. */
export function findPython(): string | undefined {
  return process.env.TABARD_PYTHON || onPath('python3', 'python3.exe');
}

/** Makes sure there is one: installs it with apt where the user may, or says what to install. */
export async function ensurePython(): Promise<Ran> {
  if (findPython()) return { ok: true, output: '' };
  const installed = await aptInstall('python3');
  if (installed) return { ok: installed.ok && findPython() !== undefined, output: installed.output };
  return {
    ok: false,
    output:
      'The examples in Python need Python 3. Install it (Debian, Ubuntu: sudo apt-get install python3),\nor name one in TABARD_PYTHON.\n',
  };
}
