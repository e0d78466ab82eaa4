import type { Game } from '@tabard/core';
import { type Config, configure, OPTIONS } from './config.ts';
import { MAX_SEATS, MIN_SEATS } from './data.ts';
import { determinize, guesses } from './determinize.ts';
import { apply } from './effects.ts';
import type { Fact } from './facts.ts';
import { acting, legalMoves } from './legal.ts';
import type { Move } from './moves.ts';
import { parse, spell } from './notation.ts';
import { describe, restore } from './position.ts';
import { refusal } from './refusal.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import { timeout } from './timeout.ts';
import { redact, type View, view } from './view.ts';

export const blason: Game<State, Move, Config, View, Fact> = {
  id: 'blason',
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

export { achievement } from './achievement.ts';
export type { Config } from './config.ts';
export {
  ACCEPTS,
  AUGMENTATIONS,
  type Augmentation,
  AWARD_DATA,
  AWARDS,
  type Award,
  type BandName,
  type Card,
  COLUMNS,
  type ColumnName,
  EMBLEM_OF,
  type Emblem,
  HAND_AFTER,
  kindOf,
  type PileName,
  TENS,
  type Ten,
  TYPE_OF,
  type Type,
  VALUE_OF,
} from './data.ts';
export type { Fact } from './facts.ts';
export { elementsOf, keepsake } from './keepsake.ts';
export type { Move } from './moves.ts';
export type { State } from './state.ts';
export type { Marker, Pending, Phase, SeatView, Shield, View } from './view.ts';
