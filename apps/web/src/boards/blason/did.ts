import type { Table } from './context.ts';
import type { Fact } from './game.ts';

/** What each seat did last, in a word or two beside its name. */
export function didWords({ strings, say }: Table, did: ReadonlyMap<number, Fact>): ReadonlyMap<number, string> {
  const word = (fact: Fact): string => {
    if (fact.type === 'took') return strings.didTake(say.element(fact.card));
    if (fact.type === 'drew') return strings.didDraw(say.piles[fact.pile]);
    if (fact.type === 'placed') return strings.didPlace(say.element(fact.card));
    if (fact.type === 'claimed') return strings.didClaim(say.award(fact.award));
    return fact.type === 'swapped' ? strings.didSwap : strings.didPass;
  };
  return new Map([...did].map(([seat, fact]) => [seat, word(fact)]));
}
