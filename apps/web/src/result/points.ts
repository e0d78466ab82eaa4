import type { Outcome, Seat } from '@tabard/core';
import { AGREED, RESIGNED } from '@tabard/table';

export const endedByResigning = ({ reason }: Pick<Outcome, 'reason'>): boolean => reason === RESIGNED;

/** Everybody agreed to end it, as it stood or without a winner. */
export const endedByAgreement = ({ reason }: Pick<Outcome, 'reason'>): boolean => reason === AGREED;

/** Nobody had a point more than another when everybody agreed to end it: then nobody won. */
export const hasNoWinner = (outcome: Pick<Outcome, 'reason' | 'ranking' | 'scores'>): boolean =>
  endedByAgreement(outcome) && (outcome.ranking[0]?.length ?? 0) > 1 && outcome.scores.every(score => score === 0);

/** What a seat has at the end. Where a match was given up, the outcome's numbers only say who was left. */
export const pointsOf = (outcome: Pick<Outcome, 'reason' | 'ranking' | 'scores'>, seat: Seat): string =>
  endedByResigning(outcome) || hasNoWinner(outcome) ? '–' : String(outcome.scores[seat]);
