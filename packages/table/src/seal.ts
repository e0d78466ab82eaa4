import { type Content, chained, chainedWhole, type Digest, type Json, type ReplayLog, sealOf, sha256Hex, utf8 } from '@tabard/core';
import type { Deed, Entry } from './entry.ts';

export type { Digest } from '@tabard/core';

export const plainDigest: Digest = text => sha256Hex(utf8(text));

type Unsealed = Omit<Entry, 'hash' | 'wish'> & { readonly wish?: string | undefined };

/** The hash of an entry whose table had this head before. */
export const hashOf = (before: string, entry: Unsealed, digest: Digest): string =>
  chained(before, sealOf(entry.salt, contentOf(entry), digest), digest);

/** The first entry of a log, or of what follows `head`, whose hash is not what its past makes it; undefined: it is as it was written. */
export function brokenSeal(log: readonly Entry[], digest: Digest = plainDigest, head = ''): Entry | undefined {
  return log.find((entry, i) => !isSealed(log[i - 1]?.hash ?? head, entry, digest));
}

const isSealed = (before: string, entry: Entry, digest: Digest): boolean =>
  entry.hash === hashOf(before, entry, digest) || entry.hash === chainedWhole(before, entry.salt, contentOf(entry), digest);

/** What everybody may know of the log of a finished match; undefined where older entries cannot be told without telling who is who. */
export function revealedLog(log: readonly Entry[], digest: Digest = plainDigest): ReplayLog | undefined {
  const isNew = log.every((entry, i) => entry.hash === hashOf(log[i - 1]?.hash ?? '', entry, digest));
  if (!isNew || !log[0]) return;
  return {
    table: log[0].table,
    entries: log.map(entry => {
      const { at, wish, salt, deed } = entry;
      const seal = sealOf(salt, contentOf(entry), digest);
      return isOpen(deed) ? { at, ...(wish !== undefined && { wish }), salt, deed: plain(deed) } : { seal };
    }),
  };
}

/** Deeds that name no player. */
const isOpen = ({ type }: Deed): boolean =>
  type === 'revealed' || type === 'started' || type === 'move' || type === 'undone' || type === 'carried' || type === 'ended';

const plain = (deed: Deed) => deed as unknown as { readonly type: string; readonly [key: string]: Json };

const contentOf = ({ table, seq, at, wish, deed }: Unsealed): Content => ({ table, seq, at, wish, deed: plain(deed) });
