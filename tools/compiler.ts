import { aptInstall, onPath } from './apt.ts';
import type { Ran } from './run.ts';

/** Makes sure there is a C compiler: a disk that fails on command is a small library in C. */
export async function ensureCompiler(): Promise<Ran> {
  if (onPath('cc')) return { ok: true, output: '' };
  const installed = await aptInstall('gcc', 'libc6-dev');
  if (installed) return { ok: installed.ok && onPath('cc') !== undefined, output: installed.output };
  return {
    ok: false,
    output: 'The tests of failing disks need a C compiler. Install one (Debian, Ubuntu: sudo apt-get install gcc libc6-dev).\n',
  };
}
