import { createHash, hash, randomBytes, randomFillSync } from 'node:crypto';
import type { Chance } from '@tabard/house';

/** Random bytes ahead of time: to fetch a few costs as much as to fetch thousands. */
const pool = Buffer.alloc(4096);
let used = pool.length;

/** Node's own bytes and hashes. */
export const chance: Chance = {
  draw(bytes) {
    if (used + bytes > pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    const drawn = pool.toString('hex', used, used + bytes);
    // Nobody finds in memory what was given out.
    pool.fill(0, used, used + bytes);
    used += bytes;
    return drawn;
  },
  digest: text => hash('sha256', text),
};

/** 256 bits: a key, a device link, a token; only its hash is stored. */
export const newKey = (): string => randomBytes(32).toString('base64url');

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
