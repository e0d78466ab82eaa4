import type { Game } from '@tabard/core';
import { type Config, configure, OPTIONS } from './engine/config.ts';
import { MAX_SEATS, MIN_SEATS } from './engine/data.ts';
import { describe } from './engine/describe.ts';
import { determinize, guesses } from './engine/determinize.ts';
import { apply } from './engine/effects.ts';
import type { Fact } from './engine/facts.ts';
import { acting, legalMoves } from './engine/legal.ts';
import type { Move } from './engine/moves.ts';
import { parse, spell } from './engine/notation.ts';
import { refusal } from './engine/refusal.ts';
import { restore } from './engine/restore.ts';
import { outcome } from './engine/scoring.ts';
import { setup } from './engine/setup.ts';
import { clone, type State } from './engine/state.ts';
import { timeout } from './engine/timeout.ts';
import { redact, type View, view } from './engine/view.ts';

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

export type { Config } from './engine/config.ts';
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
} from './engine/data.ts';
export type { DrawCause, Ending, Fact, Gain, Hit } from './engine/facts.ts';
export { VILLAIN_CARDS, VILLAINS, type VillainCard } from './engine/kinds.ts';
export type { Move } from './engine/moves.ts';
export { dustfingerJourney, type Journey, journey } from './engine/roads.ts';
export type { State } from './engine/state.ts';
export { type Gate, gatesBetween, SET_SIZES, STEPS } from './engine/track.ts';
export type { Back, Pending, Phase, SeatView, View } from './engine/view.ts';
