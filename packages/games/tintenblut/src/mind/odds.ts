import { oddsBy } from '@tabard/core';
import { SEAT_COLOURS } from '../engine/data.ts';
import { outcome } from '../engine/scoring.ts';
import { tellFeatures } from './features.ts';
import { JUDGEMENT } from './judgement.ts';

/** How likely a seat is to win, by what games of the search have taught. */
export const odds = oddsBy(JUDGEMENT, SEAT_COLOURS.length, tellFeatures, outcome);
