import type { Card, Fact } from './game.ts';

/** What stays to be seen of the last moves: who played the top card, who drew how many. */
export interface Trace {
  readonly played: { readonly seat: number; readonly card: Card } | undefined;
  readonly drew: ReadonlyMap<number, number>;
  /** Cards that came to my hand. */
  readonly fresh: readonly Card[];
}

export const NO_TRACE: Trace = { played: undefined, drew: new Map(), fresh: [] };

/** Facts that say nothing of cards changing hands leave the trace as it was. */
const QUIET: readonly Fact['type'][] = ['called', 'kept-silent'];

export function traceOf(before: Trace, facts: readonly Fact[]): Trace {
  if (facts.every(fact => QUIET.includes(fact.type))) return before;
  let { played } = before;
  let drew = new Map<number, number>();
  const fresh: Card[] = [];
  for (const fact of facts) {
    if (fact.type === 'played') played = { seat: fact.seat, card: fact.card };
    else if (fact.type === 'took' && fact.card !== undefined) fresh.push(fact.card);
    else if (fact.type === 'drew' && fact.count > 0) {
      drew.set(fact.seat, (drew.get(fact.seat) ?? 0) + fact.count);
      fresh.push(...(fact.cards ?? []));
    } else if (fact.type === 'round-began') {
      played = undefined;
      drew = new Map();
      fresh.length = 0;
    }
  }
  return { played, drew, fresh };
}
