import { execFile } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folder } from './harness.ts';

/** What a disk can be told to do; see `faulty-disk.c`. */
export type Fault = 'full' | 'broken' | 'readonly' | 'unsynced' | 'slow' | 'held';

export interface FaultyDisk {
  /** For the server whose data lie on it. */
  readonly env: NodeJS.ProcessEnv;
  be(fault: Fault): void;
  work(): void;
}

/** A disk under a data folder that fails when it is told to. */
export async function faultyDisk(data: string): Promise<FaultyDisk> {
  const workshop = await folder();
  const [library, control] = [join(workshop, 'faulty-disk.so'), join(workshop, 'control')];
  const source = fileURLToPath(new URL('./faulty-disk.c', import.meta.url));
  await promisify(execFile)('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
  const say = (word: string): void => writeFileSync(control, word);
  say('');
  return { env: { LD_PRELOAD: library, FAULTY_DISK: control, FAULTY_FOLDER: realpathSync(data) }, be: say, work: () => say('') };
}
