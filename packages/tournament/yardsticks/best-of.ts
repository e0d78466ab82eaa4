import type { Rng } from '@tabard/core';

/** The item with the highest score; the dice decide between equals. */
export function bestOf<Item>(items: readonly Item[], score: (item: Item) => number, rng: Rng): Item {
  const scores = items.map(score);
  const most = Math.max(...scores);
  const best = items.filter((_, at) => scores[at]! >= most);
  return best[rng.below(best.length)]!;
}
