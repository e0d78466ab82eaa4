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
import { outcome, standing } from './engine/scoring.ts';
import { setup } from './engine/setup.ts';
import { clone, copyOver, type State } from './engine/state.ts';
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
  standing,
  view,
  redact,
  determinize,
  spell,
  parse,
  describe,
  restore,
  fast: { legalMoves, copyOver, guesses },
};

export * from './questions.ts';
