import type { Seat } from '@tabard/core';
import type { Line } from './data.ts';
import type { Kind } from './kinds.ts';
import type { Back, Phase } from './view.ts';

/**
 * Sets are bits: location cards, villain cards, seats, tiles. Plain arrays, not typed ones: a short one is copied in a fraction of the time.
 * Hands of advantage cards and the queue of losses are packed numbers (see `hands.ts`, `losses.ts`).
 */
export interface State {
  readonly seats: number;
  phase: Phase;
  turn: Seat;
  start: Seat;
  round: number;
  lastRound: boolean;
  /** Seats that passed in this round. */
  passed: number;
  dustfinger: Kind;
  /** `NONE` as long as they stand beside the track. */
  whiteWomen: Seat;
  usedAdvantage: boolean;
  free: boolean;
  dustfingerMoved: boolean;
  line: Line | null;
  fatPrince: boolean;
  traded: boolean;
  /** A bit for each size of set. */
  converted: number;
  /** The hand as it was when the turn began, none of it once a card was used; meaningless until the journey. */
  heldBefore: number;
  losses: number;
  back: Back;
  readonly places: Kind[];
  /** By seat × 10: the played location cards, the top one last. */
  readonly piles: Kind[];
  readonly pileSizes: number[];
  /** Location cards in hand. */
  readonly unplayed: number[];
  /** By seat × 5: tiles and provisions. */
  readonly wares: number[];
  readonly supply: number[];
  readonly hands: number[];
  /** Villain cards before each player. */
  readonly villains: number[];
  readonly markers: number[];
  /** The top one last. */
  readonly villainStack: Kind[];
  villainDiscard: number;
  /** Shuffled once and never changed, so that copies share it; the top one is the last of those left. */
  readonly advantageStack: readonly Kind[];
  advantagesLeft: number;
}
