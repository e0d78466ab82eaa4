import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';

/** A file as it was when it was opened. */
export interface KnownFile {
  readonly path: string;
  readonly dev: number;
  readonly ino: number;
}

const STICKY = 0o1000;
const OTHERS = 0o077;

/** Makes the folder where there is none. Nobody but its owner looks into it; a folder that many share, such as /tmp, stays as it is. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if ((statSync(path).mode & STICKY) === 0) keepOthersOut(path);
}

/** Makes the file where there is none; what SQLite makes beside it has the same mode. A file is never opened here: closing it would end SQLite’s locks. */
export function privateFile(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })) writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
  for (const file of family(path)) keepOthersOut(file);
}

/** A database and what SQLite keeps beside it while it is open. */
export const knownFiles = (path: string): KnownFile[] =>
  family(path).map(file => {
    const { dev, ino } = statSync(file);
    return { path: file, dev, ino };
  });

/** The first of the files that is gone, or has another in its place: what is written goes to where nobody will find it. */
export function lostFile(files: readonly KnownFile[]): string | undefined {
  return files.find(({ path, dev, ino }) => {
    const now = statSync(path, { throwIfNoEntry: false });
    return now?.ino !== ino || now.dev !== dev;
  })?.path;
}

const family = (path: string): string[] => ['', '-wal', '-shm'].map(end => path + end);

/** Whoever does not own a file cannot change who reads it. */
function keepOthersOut(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
