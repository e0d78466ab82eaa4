import type { Cause } from '@tabard/blanc-noir/questions';
import type { Happened } from '../board.ts';
import type { Card, Fact } from './game.ts';

export interface Played {
  readonly seat: number;
  readonly card: Card;
}

/** What stays to be seen of the last moves: who played the top card, which cards came to me, who has just called. */
export interface Trace {
  readonly played: Played | undefined;
  /** How many cards a seat had to draw for what others did. */
  readonly drew: ReadonlyMap<number, number>;
  /** Cards that came to my hand. */
  readonly fresh: readonly Card[];
  readonly called: number | undefined;
}

export const NO_TRACE: Trace = { played: undefined, drew: new Map(), fresh: [], called: undefined };

/** Draws that are nobody's own deed. */
const DONE_TO: readonly Cause[] = ['dragon', 'explosion', 'blizzard'];
/** Facts that say nothing of cards changing hands leave the trace as it was. */
const QUIET: readonly Fact['type'][] = ['called', 'kept-silent'];

export function traceOf(before: Trace, facts: readonly Fact[]): Trace {
  const called = facts.find(fact => fact.type === 'called')?.seat;
  if (facts.every(fact => QUIET.includes(fact.type))) return { ...before, called };
  let { played } = before;
  let drew = new Map<number, number>();
  const fresh: Card[] = [];
  for (const fact of facts) {
    if (fact.type === 'played') played = { seat: fact.seat, card: fact.card };
    else if (fact.type === 'took' && fact.card !== undefined) fresh.push(fact.card);
    else if (fact.type === 'drew') {
      if (DONE_TO.includes(fact.cause) && fact.count > 0) drew.set(fact.seat, fact.count);
      fresh.push(...(fact.cards ?? []));
    } else if (fact.type === 'round-began') {
      played = undefined;
      drew = new Map();
      fresh.length = 0;
    }
  }
  return { played, drew, fresh, called };
}

/** Who played the card on top, for those who come in later. */
export function playedLast(happened: readonly Happened<Fact>[], top: Card): Played | undefined {
  for (const { fact } of happened.toReversed()) {
    if (fact.type === 'round-began') return undefined;
    if (fact.type === 'played') return fact.card === top ? { seat: fact.seat, card: fact.card } : undefined;
  }
  return undefined;
}
