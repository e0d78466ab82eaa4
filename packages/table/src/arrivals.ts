import type { Seat } from '@tabard/core';
import type { Deed, Entry, PlayerId } from './entry.ts';

/** Since when those who sit at a table have been sitting there, whatever seats they changed between. */
export function arrivals(log: readonly Entry[]): ReadonlyMap<PlayerId, number> {
  const came = new Map<PlayerId, number>();
  const holders = new Map<Seat, PlayerId>();
  for (const { at, deed } of log) {
    const gone = goneWith(deed, holders);
    if (gone !== undefined) came.delete(gone);
    if (deed.type !== 'sat' && deed.type !== 'invited') continue;
    for (const [seat, player] of holders) if (player === deed.player) holders.delete(seat);
    holders.set(deed.seat, deed.player);
    if (!came.has(deed.player)) came.set(deed.player, at);
  }
  return came;
}

function goneWith(deed: Deed, holders: Map<Seat, PlayerId>): PlayerId | undefined {
  if (deed.type !== 'left' && deed.type !== 'opened' && deed.type !== 'botSeated') return;
  const gone = holders.get(deed.seat);
  holders.delete(deed.seat);
  return gone;
}
