import type { Award, Card, ColumnName, Fact } from './game.ts';

/** What stays to be seen of the last steps. */
export interface Trace {
  /** The last element laid on each shield. */
  readonly placed: { readonly seat: number; readonly column: ColumnName } | undefined;
  readonly claimed: { readonly seat: number; readonly award: Award; readonly value: number } | undefined;
  /** Cards that came to the display or to my hand. */
  readonly fresh: readonly Card[];
}

export const NO_TRACE: Trace = { placed: undefined, claimed: undefined, fresh: [] };

export function traceOf(before: Trace, facts: readonly Fact[]): Trace {
  let { placed, claimed } = before;
  const fresh: Card[] = [];
  for (const fact of facts) {
    if (fact.type === 'placed') placed = { seat: fact.seat, column: fact.column };
    if (fact.type === 'claimed') claimed = { seat: fact.seat, award: fact.award, value: fact.value };
    if (fact.type === 'took') fresh.push(fact.card);
    if (fact.type === 'drew' && fact.card !== undefined) fresh.push(fact.card);
    if (fact.type === 'refilled') fresh.push(...fact.cards);
  }
  return { placed, claimed, fresh: fresh.length > 0 ? fresh : before.fresh };
}
