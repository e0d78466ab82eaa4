import { open } from 'node:fs/promises';
import { UsageError } from './usage.ts';

/** Before hours of play, not after. */
export async function refuseUnwritable(option: string, path: string): Promise<void> {
  const file = await open(path, 'a').catch((error: Error) => {
    throw new UsageError(`--${option}: ${path} cannot be written: ${error.message}`);
  });
  await file.close();
}
