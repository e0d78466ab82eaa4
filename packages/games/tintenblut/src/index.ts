import type { Game } from '@tabard/core';
import { type Config, configure, OPTIONS } from './engine/config.ts';
import { MAX_SEATS, MIN_SEATS } from './engine/data.ts';
import { determinize, guesses } from './engine/determinize.ts';
import { apply } from './engine/effects.ts';
import type { Fact } from './engine/facts.ts';
import { acting, legalMoves } from './engine/legal.ts';
import type { Move } from './engine/moves.ts';
import { parse, spell } from './engine/notation.ts';
import { describe, restore } from './engine/position.ts';
import { refusal } from './engine/refusal.ts';
import { outcome } from './engine/scoring.ts';
import { setup } from './engine/setup.ts';
import { clone, type State } from './engine/state.ts';
import { timeout } from './engine/timeout.ts';
import { redact, type View, view } from './engine/view.ts';

export const tintenblut: Game<State, Move, Config, View, Fact> = {
  id: 'tintenblut',
  revision: 2,
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
  spell,
  parse,
  describe,
  restore,
  fast: { legalMoves, guesses },
};

export type { Config } from './engine/config.ts';
export {
  ADVANTAGES,
  type Advantage,
  COLOURS,
  type Colour,
  GROUPS,
  type Group,
  LINES,
  type Line,
  LOCATIONS,
  type Location,
  PLACES,
  type Place,
  REWARDS,
  type Reward,
  type RewardLine,
  SEAT_COLOURS,
  type SeatColour,
  TILES,
  type Tile,
  type VillainName,
  WARES,
  type Ware,
} from './engine/data.ts';
export type { DrawCause, Ending, Fact, Gain, Hit } from './engine/facts.ts';
export { VILLAIN_CARDS, VILLAINS, type VillainCard, villainOf } from './engine/kinds.ts';
export type { Move } from './engine/moves.ts';
export {
  type Advance,
  advanceOf,
  belongingsOf,
  canSendDustfinger,
  cardNumber,
  cardsByNumber,
  cardsInHand,
  cardsWithAge,
  cardTo,
  companyAt,
  drawsVillainAt,
  dustfingerTo,
  endPointsOf,
  highestOf,
  journeyTo,
  lineAt,
  mustChooseAt,
  nextGate,
  type Offer,
  offersAt,
  opensFor,
  type Plan,
  planOf,
  playableCards,
  provisionsForTile,
  rankedNow,
  rewardLine,
  setsOf,
  type TileSet,
  tilesOwed,
  villainValue,
} from './engine/questions.ts';
export { dustfingerJourney, type Journey, journey } from './engine/roads.ts';
export type { State } from './engine/state.ts';
export { type Gate, gateOf, kindOf } from './engine/track.ts';
export type { Back, Pending, Phase, SeatView, View } from './engine/view.ts';
