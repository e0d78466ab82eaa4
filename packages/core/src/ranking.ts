import type { Seat } from './game.ts';

/** Seats from first to last, ties together; `compare` is negative where the first of two is ahead. */
export function ranked(seats: number, compare: (a: Seat, b: Seat) => number): Seat[][] {
  const groups: Seat[][] = [];
  for (const seat of Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => compare(a, b) || a - b)) {
    const last = groups.at(-1);
    if (last && compare(last[0]!, seat) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}
