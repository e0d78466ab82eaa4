import { commitmentTo, type Notes } from '@tabard/core';
import type { Table } from './parts.ts';

/** What the dice of a match ask of a client just now: to commit to bytes of its own, or to send them. */
type DiceTask = { readonly type: 'commit'; readonly seat: number } | { readonly type: 'reveal'; readonly bytes: string };

/** The task of whoever is told of the table so, and has noted so much. */
export function diceTask({ status, me: { seat }, commitment, dice }: Table, noted: Notes): DiceTask | undefined {
  if (status !== 'waiting' || seat === null) return;
  const mine = dice.commitments[seat] ?? null;
  if (dice.until === null) return mine === null ? { type: 'commit', seat } : undefined;
  if (noted.mine === undefined || commitmentTo(noted.mine) !== mine || dice.revealed.includes(seat)) return;
  // To another list, or another promise of the house, these bytes were never given: the house would know them beforehand.
  const isAsNoted = noted.commitment === commitment && noted.commitments?.join() === dice.commitments.join();
  return isAsNoted ? { type: 'reveal', bytes: noted.mine } : undefined;
}

/** Notes what the house promises, at the first sight of it. Whoever gives bytes notes one list with them, and never over it. */
export function noteDice(table: Table, noted: Notes): Notes {
  const { commitment, dice, status } = table;
  const { spareCommitment, commitments, until } = dice;
  const isToNote = noted.mine === undefined ? until !== null || status !== 'waiting' : until !== null && !noted.commitments;
  return {
    ...{ commitment, ...(spareCommitment !== null && { spareCommitment }), ...noted },
    ...(isToNote && { commitments }),
    ...(isConfirmed(table, noted) && { taken: true }),
  };
}

/** Whoever is told that their seat's bytes are there has the house's word for it. */
function isConfirmed({ me: { seat }, dice }: Table, { mine }: Notes): boolean {
  return seat !== null && mine !== undefined && dice.revealed.includes(seat) && dice.commitments[seat] === commitmentTo(mine);
}

/**
 * The notes of whoever commits to new bytes at a table they were told of: they go with another list. That there was one before is kept:
 * a house that may break off starts in secret could try until it likes the cards.
 */
export function noteBytes(table: Table, noted: Notes, mine: string): Notes {
  const { commitments: _list, taken: _taken, ...rest } = noteDice(table, noted);
  const wasBrokenOff = noted.mine !== undefined && noted.commitments !== undefined;
  return { ...rest, mine, ...(wasBrokenOff && { brokenOff: (noted.brokenOff ?? 0) + 1 }) };
}
