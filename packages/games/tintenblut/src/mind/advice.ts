import type { Advice } from '@tabard/core';
import type { Move } from '../engine/moves.ts';
import type { State } from '../engine/state.ts';
import { hunch, priors } from './hunch.ts';
import { odds } from './odds.ts';
import { standing } from './standing.ts';

const OTHERS_WEIGHT = 0.6;

/** How a sensible player judges Tintenblut: fields and sets on the way to them, gates, provisions, cards, and the Adderhead. */
export const advice: Advice<State, Move> = {
  promise(s, seat) {
    let others = 0;
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += standing(s, other);
    return standing(s, seat) - (others / (s.seats - 1)) * OTHERS_WEIGHT;
  },
  unit: 6,
  odds,
  priors,
  hunch,
  easyNotices: 90,
  mediumIterations: 22,
  style: { horizon: 12 },
  masterStyle: { horizon: 6, patience: 6, trust: 0.4, hope: 0.3 },
};
