import { scoreOf, worth } from '@tabard/blason/questions';
import type { FactOf, View } from './game.ts';

type Part = 'track' | 'markers' | 'heralds';

/** What decided a match (6.4), in the figures that tell it. */
export type Why =
  | {
      readonly by: 'points';
      readonly winner: number;
      readonly second: number;
      readonly totals: Pair;
      readonly part: Part;
      readonly parts: Pair;
    }
  | { readonly by: 'hand'; readonly winner: number; readonly second: number; readonly total: number; readonly hands: Pair }
  | { readonly by: 'number'; readonly winner: number; readonly second: number; readonly total: number; readonly numbers: Pair }
  | { readonly by: 'sharing'; readonly winners: readonly number[]; readonly total: number };

/** The winner's figure, then the other's. */
type Pair = readonly [number, number];

const PARTS: readonly Part[] = ['track', 'markers', 'heralds'];

/** Why the winner won, against whoever came next; undefined where the hands that broke a tie are not known. */
export function whyWon(
  { seats }: Pick<View, 'seats'>,
  ranking: readonly (readonly number[])[],
  ending: FactOf<'game-over'> | undefined,
): Why | undefined {
  const [winners = [], next = []] = ranking;
  const [winner, second] = [winners[0], next[0]];
  if (winner === undefined) return;
  const [own, total] = [scoreOf(seats[winner]!), scoreOf(seats[winner]!).total];
  if (winners.length > 1) return { by: 'sharing', winners, total };
  if (second === undefined) return;
  const other = scoreOf(seats[second]!);
  if (total > other.total) {
    const part = PARTS.reduce((best, each) => (own[each] - other[each] > own[best] - other[best] ? each : best));
    return { by: 'points', winner, second, totals: [total, other.total], part, parts: [own[part], other[part]] };
  }
  if (!ending) return;
  const hands: Pair = [worth(ending.hands[winner] ?? []), worth(ending.hands[second] ?? [])];
  if (hands[0] > hands[1]) return { by: 'hand', winner, second, total, hands };
  return { by: 'number', winner, second, total, numbers: [seats[winner]!.markers.length, seats[second]!.markers.length] };
}
