import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { UsageError } from '../usage.ts';

const LARGEST = 64 * 1024 * 1024;

/** The text of a file; what never ends, or would be waited for, is none. */
export function fileText(path: string): string {
  try {
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      return textOf(file, path);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function textOf(file: number, path: string): string {
  const stats = fstatSync(file);
  if (!stats.isFile()) throw new UsageError(`${path} is ${kindOf(stats)}, not a file`);
  if (stats.size > LARGEST) throw new UsageError(`${path} is too large for a replay`);
  const bytes = Buffer.alloc(stats.size);
  let length = 0;
  for (let read = -1; read !== 0; length += read) read = readSync(file, bytes, length, bytes.length - length, length);
  return bytes.toString('utf8', 0, length);
}

const kindOf = (stats: ReturnType<typeof fstatSync>): string =>
  stats.isDirectory() ? 'a folder' : stats.isFIFO() ? 'a pipe' : stats.isSocket() ? 'a socket' : 'a device';
