import type { Game } from '@tabard/core';
import { type Config, configure, OPTIONS } from './config.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { describe } from './describe.ts';
import { determinize, guesses } from './determinize.ts';
import { apply } from './effects.ts';
import type { Fact } from './facts.ts';
import { acting, legalMoves } from './legal.ts';
import type { Move } from './moves.ts';
import { parse, spell } from './notation.ts';
import { refusal } from './refusal.ts';
import { restore } from './restore.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { timeout } from './timeout.ts';
import { redact, type View, view } from './view.ts';

export const tintenblut: Game<State, Move, Config, View, Fact> = {
  id: 'tintenblut',
  revision: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: OPTIONS,
  configure,
  setup,
  clone,
  acting,
  legalMoves,
  refusal,
  apply,
  timeout,
  outcome,
  view,
  redact,
  determinize,
  guesses,
  spell,
  parse,
  describe,
  restore,
};

export type { Config } from './config.ts';
export {
  ADVANTAGE_DATA,
  ADVANTAGES,
  type Advantage,
  COLOURS,
  COUNTS,
  type Colour,
  GROUPS,
  type Group,
  LINES,
  type Line,
  LOCATIONS,
  type Location,
  NIGHT_CASTLE,
  NUMBERS,
  PLACE_DATA,
  PLACES,
  type Place,
  REWARDS,
  type Reward,
  type RewardLine,
  ROADS,
  SEAT_COLOURS,
  SECRET_PATH,
  type SeatColour,
  type Source,
  type Sourced,
  TILES,
  type Tile,
  TRACK,
  VILLAIN_DATA,
  type VillainName,
  WARES,
  type Ware,
} from './data.ts';
export type { DrawCause, Ending, Fact, Gain, Hit } from './facts.ts';
export { VILLAIN_CARDS, VILLAINS, type VillainCard } from './kinds.ts';
export type { Move } from './moves.ts';
export { dustfingerJourney, type Journey, journey } from './roads.ts';
export type { State } from './state.ts';
export { type Gate, gatesBetween, SET_SIZES, STEPS } from './track.ts';
export type { Back, Pending, Phase, SeatView, View } from './view.ts';
