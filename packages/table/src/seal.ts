import { canonicalJson, type Json, sha256Hex, utf8 } from '@tabard/core';
import type { Entry } from './entry.ts';

/** The SHA-256 of a text, in hex. */
export type Digest = (text: string) => string;

export const plainDigest: Digest = text => sha256Hex(utf8(text));

type Unsealed = Omit<Entry, 'hash' | 'wish'> & { readonly wish?: string | undefined };

/** The hash of an entry whose table had this head before. */
export const hashOf = (before: string, { table, seq, at, wish, salt, deed }: Unsealed, digest: Digest): string =>
  digest(`${before} ${salt} ${canonicalJson([table, seq, at, wish ?? null, deed as unknown as Json])}`);

/** The first entry of a log whose hash is not what its past makes it; undefined: the log is as it was written. */
export function brokenSeal(log: readonly Entry[], digest: Digest = plainDigest): Entry | undefined {
  return log.find((entry, i) => entry.hash !== hashOf(log[i - 1]?.hash ?? '', entry, digest));
}
