import type { Details, Refusal, Seat } from './game.ts';

/** Where a match is: who is to act, and in which phase. */
interface Moment<Phase extends string> {
  readonly phase: Phase;
  readonly turn: Seat;
}

/** The clauses that say when a match is over, whose turn it is, and what is to be done now. */
interface Clauses {
  readonly over: string;
  readonly turn: string;
  readonly phase: string;
}

/** Why nothing of the kind may be done now, whatever it is: the match is over, it is another's turn, or another phase; `when` are its phases. */
export function untimely<Phase extends string>(
  { phase, turn }: Moment<Phase>,
  seat: Seat,
  when: readonly Phase[],
  clauses: Clauses,
  details?: Details,
): Refusal | undefined {
  if (phase === 'over') return { rule: clauses.over, because: 'game-over' };
  if (seat !== turn) return { rule: clauses.turn, because: 'not-your-turn', details: { turn } };
  return when.includes(phase) ? undefined : { rule: clauses.phase, because: 'wrong-phase', details: { phase, ...details } };
}
