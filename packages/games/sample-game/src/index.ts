import type { Game } from '@tabard/core';
import { type Config, configure, OPTIONS } from './engine/config.ts';
import { ID, SEATS } from './engine/data.ts';
import { apply, type Fact, outcome } from './engine/effects.ts';
import { acting, legalMoves, type Move, refusal, timeout } from './engine/moves.ts';
import { parse, spell } from './engine/notation.ts';
import { describe, restore } from './engine/position.ts';
import { clone, type State, setup } from './engine/state.ts';
import { determinize, redact, type View, view } from './engine/view.ts';

export const game: Game<State, Move, Config, View, Fact> = {
  id: ID,
  revision: 1,
  seats: SEATS,
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
};

export type { Card } from './engine/data.ts';
export type { Fact } from './engine/effects.ts';
export type { View } from './engine/view.ts';
