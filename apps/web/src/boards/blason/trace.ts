import type { Award, Card, ColumnName, Fact } from './game.ts';

/** What stays to be seen of the last steps. */
export interface Trace {
  /** The last element laid on each shield. */
  readonly placed: { readonly seat: number; readonly column: ColumnName } | undefined;
  readonly claimed: Award | undefined;
  /** Cards that came to the display or to my hand. */
  readonly fresh: readonly Card[];
  /** The last thing worth telling. */
  readonly told: Fact | undefined;
  /** What each seat did in its last turn, as facts. */
  readonly did: ReadonlyMap<number, Fact>;
}

export const NO_TRACE: Trace = { placed: undefined, claimed: undefined, fresh: [], told: undefined, did: new Map() };

/** The facts worth a word beside a name. */
const TOLD: readonly Fact['type'][] = ['took', 'drew', 'swapped', 'placed', 'claimed', 'passed'];

export function traceOf(before: Trace, facts: readonly Fact[]): Trace {
  let { placed, claimed, told } = before;
  const did = new Map(before.did);
  const fresh: Card[] = [];
  for (const fact of facts) {
    if (fact.type === 'placed') placed = { seat: fact.seat, column: fact.column };
    if (fact.type === 'claimed') claimed = fact.award;
    if (fact.type === 'took') fresh.push(fact.card);
    if (fact.type === 'drew' && fact.card !== undefined) fresh.push(fact.card);
    if (fact.type === 'refilled') fresh.push(...fact.cards);
    if (TOLD.includes(fact.type) && 'seat' in fact) {
      did.set(fact.seat, fact);
      told = fact;
    }
  }
  return { placed, claimed, fresh: fresh.length > 0 ? fresh : before.fresh, told, did };
}
