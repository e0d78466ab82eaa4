import { timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, newKey } from '../secrets.ts';

/** The operator's token lies in the data folder, where only who runs the server can read it. */
const FILE = 'ops.token';

export function tokenIn(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, FILE), 'utf8').trim() || undefined;
  } catch {
    return;
  }
}

/** The token of a data folder, made when there is none. */
export function settledToken(folder: string): string {
  const known = tokenIn(folder);
  if (known !== undefined) return known;
  const token = newKey();
  writeFileSync(join(folder, FILE), `${token}\n`, { mode: 0o600 });
  return token;
}

/** Hashes are compared, so that how long it takes tells nothing. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
