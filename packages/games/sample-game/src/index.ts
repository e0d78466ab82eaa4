import type { Game } from '@tabard/core';
import { type Config, configure, OPTIONS } from './config.ts';
import { ID, SEATS } from './data.ts';
import { apply, type Fact, outcome } from './effects.ts';
import { acting, legalMoves, type Move, refusal, timeout } from './moves.ts';
import { parse, spell } from './notation.ts';
import { describe, restore } from './position.ts';
import { clone, type State, setup } from './state.ts';
import { determinize, redact, type View, view } from './view.ts';

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

export type { Card } from './data.ts';
export type { Fact } from './effects.ts';
export type { View } from './view.ts';
