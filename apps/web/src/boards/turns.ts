import type { Seat } from '@tabard/core';
import type { Happened } from './board.ts';

/** What happened in one turn, in order; a turn without a seat is what nobody did: a round begins, a match is over. */
export interface Turn<Fact> {
  readonly seat: Seat | undefined;
  readonly seq: number;
  readonly facts: readonly Fact[];
}

export const actorOf = (fact: unknown): Seat | undefined => {
  const { seat } = fact as { seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};

/** Where every game's story has a break. */
const isBreak = (fact: unknown): boolean => /^(?:round|game)(?:$|-)/.test((fact as { type: string }).type);

/**
 * Groups what happened by who did it: an entry is done by the seat its first fact with a seat names, and entries of one seat in a row are one turn.
 * What a turn brought about without anybody's doing (cards come up, a pile is shuffled) belongs to it; rounds stand by themselves.
 */
export function turnsOf<Fact>(happened: readonly Happened<Fact>[]): readonly Turn<Fact>[] {
  const turns: { seat: Seat | undefined; seq: number; facts: Fact[] }[] = [];
  for (const { seq, facts } of entriesOf(happened)) {
    const [doer] = facts.flatMap(fact => actorOf(fact) ?? []);
    let isNew = turns.at(-1)?.seat !== doer || doer === undefined;
    let after: 'turn' | 'break' | undefined;
    for (const fact of facts) {
      const kind = isBreak(fact) || (after === 'break' && actorOf(fact) === undefined) ? 'break' : 'turn';
      if (kind !== after && (isNew || kind === 'break' || after === 'break')) {
        turns.push({ seat: kind === 'break' ? undefined : doer, seq, facts: [fact] });
        isNew = false;
      } else turns.at(-1)!.facts.push(fact);
      after = kind;
    }
  }
  return turns;
}

/** What happened, entry by entry. */
export function entriesOf<Fact>(happened: readonly Happened<Fact>[]): { readonly seq: number; readonly facts: Fact[] }[] {
  const entries: { seq: number; facts: Fact[] }[] = [];
  for (const { seq, fact } of happened) {
    const last = entries.at(-1);
    if (last?.seq === seq) last.facts.push(fact);
    else entries.push({ seq, facts: [fact] });
  }
  return entries;
}

const isSkip = (fact: unknown): boolean => (fact as { type: string }).type === 'skipped';

/** What each seat did in its last turn, as the words of the game have it; a turn that was taken from a seat is its last. */
export function lastDeeds<Fact>(turns: readonly Turn<Fact>[], deed: (fact: Fact) => string): ReadonlyMap<Seat, readonly string[]> {
  const deeds = new Map<Seat, readonly string[]>();
  for (const { seat, facts } of turns) {
    if (seat === undefined) continue;
    const said = facts.filter(fact => actorOf(fact) === seat).flatMap(fact => deed(fact) || []);
    if (said.length > 0) deeds.set(seat, said);
    for (const skip of facts.filter(isSkip)) deeds.set(actorOf(skip)!, [deed(skip)]);
  }
  return deeds;
}
