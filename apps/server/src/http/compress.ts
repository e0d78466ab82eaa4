import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|md|txt|webmanifest)$/;
const WORTH_BYTES = 1024;

/** Puts a compressed copy beside every text file, once per build. A folder we may not write is served as it is. */
export async function compressPages(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  try {
    await Promise.all(names.filter(name => TEXT.test(name)).map(name => compress(join(folder, name))));
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function compress(path: string): Promise<void> {
  const file = await stat(path);
  if (!file.isFile() || file.size < WORTH_BYTES) return;
  const copy = await stat(`${path}.gz`).catch(() => undefined);
  if (copy && copy.mtimeMs >= file.mtimeMs) return;
  await writeFile(`${path}.gz`, await promisify(gzip)(await readFile(path), { level: constants.Z_BEST_COMPRESSION }));
}
