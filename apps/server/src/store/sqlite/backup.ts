import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StartError } from '../../options.ts';
import { openForReading } from './reading.ts';

/** So many pages are copied at a time. */
const PAGES = 256;

/**
 * Copies the database of a data folder as it is at this moment into a new file, while a server goes on writing: what it writes meanwhile
 * is not in the copy. Gives the size in bytes, once the copy is on the disk and was read again.
 */
export async function backUp(folder: string, target: string, onProgress: (done: number, all: number) => void): Promise<number> {
  const source = openForReading(folder);
  try {
    makeOurs(target);
    try {
      // One transaction: a writer between two steps would make it begin anew.
      source.exec('BEGIN');
      source.prepare('SELECT count(*) FROM meta').get();
      await backup(source, target, {
        rate: PAGES,
        progress: ({ totalPages, remainingPages }) => onProgress(totalPages - remainingPages, totalPages),
      });
      checkWhole(target);
      sync(target);
      sync(dirname(target));
    } catch (error) {
      rmSync(target, { force: true });
      throw error;
    }
    return statSync(target).size;
  } finally {
    source.close();
  }
}

/** It holds the secrets of running matches. */
function makeOurs(target: string): void {
  try {
    closeSync(openSync(target, 'wx', 0o600));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new StartError(`${target} is there already. A backup never overwrites anything.`);
    throw new StartError(`${target} cannot be written (${code}).`);
  }
}

function checkWhole(target: string): void {
  const copy = new DatabaseSync(target, { readOnly: true });
  try {
    const { quick_check: found } = copy.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (found !== 'ok') throw new StartError(`The data are damaged, and so is any copy of them: ${found}.`);
  } finally {
    copy.close();
  }
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
