import { type Card, costOf } from './game.ts';

/** Any one card pays a herald's placement. */
export const HERALD_COST = 1;

export const worth = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + costOf(card), 0);

/** The cheapest cards that cover a cost; of equally cheap ones the fewest. Undefined where all together do not suffice. */
export function cheapest(hand: readonly Card[], cost: number): readonly Card[] | undefined {
  // best[total]: the fewest cards that are worth exactly so much.
  const best: (readonly Card[] | undefined)[] = [[]];
  for (const card of [...hand].sort((a, b) => costOf(a) - costOf(b))) {
    const value = costOf(card);
    for (let total = best.length - 1; total >= 0; total--) {
      const before = best[total];
      if (before === undefined) continue;
      const known = best[total + value];
      if (known === undefined || known.length > before.length + 1) best[total + value] = [...before, card];
    }
  }
  return best.find((cards, total) => total >= cost && cards !== undefined);
}

/**
 * A card more, and whatever it makes needless goes back, the earliest first: no change is given (4.6).
 * Where the new card itself would be needless, the payment begins anew with it.
 */
export function withCard(payment: readonly Card[], card: Card, cost: number): readonly Card[] {
  if (payment.length > 0 && worth(payment) >= cost && payment.every(one => worth(payment) - costOf(one) + costOf(card) < cost))
    return [card];
  let kept = [...payment, card];
  for (const earlier of payment) {
    const fewer = kept.filter(one => one !== earlier);
    if (worth(fewer) >= cost) kept = fewer;
  }
  return kept;
}

export const withoutCard = (payment: readonly Card[], card: Card): readonly Card[] => payment.filter(one => one !== card);

/** Paying stops by itself when the cost is covered: dearest first, nothing after it. */
export function payMoves(payment: readonly Card[]): string[] {
  return [...payment].sort((a, b) => costOf(b) - costOf(a)).map(card => `pay ${card}`);
}
