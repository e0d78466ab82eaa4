import type { Game } from '@tabard/core';
import { type Config, configure, OPTIONS } from './config.ts';
import { determinize, guesses } from './determinize.ts';
import { apply } from './effects.ts';
import type { Fact } from './facts.ts';
import { acting, anyMove, legalMoves } from './legal.ts';
import type { Move } from './moves.ts';
import { parse, spell } from './notation.ts';
import { describe, restore } from './position.ts';
import { refusal } from './refusal.ts';
import { clone, type State, setup } from './state.ts';
import { timeout } from './timeout.ts';
import { outcome } from './turns.ts';
import { redact, type View, view } from './view.ts';

export const blancNoir: Game<State, Move, Config, View, Fact> = {
  id: 'blanc-noir',
  revision: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  configure,
  setup,
  clone,
  acting,
  legalMoves,
  anyMove,
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

export type { Config, Edition, Goal } from './config.ts';
export { type Card, COLOURS, type Colour, type Face, faceOf, type Scroll } from './data.ts';
export type { Cause, Excluder, Fact, Place, RoundEnd } from './facts.ts';
export type { Move } from './moves.ts';
export type { State } from './state.ts';
export type { BlancNoirWords } from './text/words.ts';
export { type Pending, type Phase, type ScrollView, type SeatView, type Seen, scrollsOf, type View } from './view.ts';
