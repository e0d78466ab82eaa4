import type { Outcome, Seat } from '@tabard/core';
import { RESIGNED } from '@tabard/table';

export const endedByResigning = ({ reason }: Pick<Outcome, 'reason'>): boolean => reason === RESIGNED;

/** What a seat has at the end. Where a match was given up, the outcome's numbers only say who was left. */
export const pointsOf = (outcome: Pick<Outcome, 'reason' | 'scores'>, seat: Seat): string =>
  endedByResigning(outcome) ? '–' : String(outcome.scores[seat]);
