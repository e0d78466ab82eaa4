import type { Table } from './context.ts';
import type { Fact } from './game.ts';

/** What each seat did last, in a word or two beside its name. */
export function didWords({ strings, say }: Table, did: ReadonlyMap<number, Fact>): ReadonlyMap<number, string> {
  return new Map([...did].map(([seat, fact]) => [seat, word(fact)]));

  function word(fact: Fact): string {
    switch (fact.type) {
      case 'journey':
        return say.to[fact.to];
      case 'dustfinger':
        return strings.didSend(say.dustfinger, say.to[fact.to]);
      case 'used':
        return strings.didUse(say.advantages[fact.card]);
      case 'collected':
        return strings.didCollect(say.and(fact.gains.map(({ reward, got }) => say.amount(reward, got))));
      case 'traded':
        return strings.didTrade;
      case 'converted':
        return strings.didConvert(fact.to - fact.from);
      case 'lost':
        return strings.didLose;
      default:
        return strings.didPass;
    }
  }
}
