import type { View } from './game.ts';

/** What ends a part of a turn; to travel or to pass is a player's own decision, however few the ways. */
const ENDING = /^(collect|stay|end|lose)\b/;

/** The one thing left to do, where everybody can see that it is the only one: without cards in hand nothing is hidden. */
export function forcedMove(view: View, seat: number | undefined, legal: readonly string[]): string | undefined {
  const [only, ...more] = legal;
  if (seat === undefined || only === undefined || more.length > 0 || !ENDING.test(only)) return undefined;
  return view.seats[seat]!.advantages === 0 ? only : undefined;
}
