import type { Game } from '@tabard/core';
import { type Config, configure, OPTIONS } from './engine/config.ts';
import { determinize, guesses } from './engine/determinize.ts';
import { apply } from './engine/effects.ts';
import type { Fact } from './engine/facts.ts';
import { acting, anyMove, legalMoves } from './engine/legal.ts';
import type { Move } from './engine/moves.ts';
import { parse, spell } from './engine/notation.ts';
import { describe, restore } from './engine/position.ts';
import { refusal } from './engine/refusal.ts';
import { outcome, standing } from './engine/scoring.ts';
import { setup } from './engine/setup.ts';
import { clone, copyOver, type State } from './engine/state.ts';
import { timeout } from './engine/timeout.ts';
import { redact, screenView, type View, view } from './engine/view.ts';

export const blancNoir: Game<State, Move, Config, View, Fact> = {
  id: 'blanc-noir',
  revision: 2,
  seats: { min: 2, max: 6 },
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
  isHurried: (s, seat) => s.phase === 'call' && s.turn === seat,
  view,
  redact,
  determinize,
  spell,
  parse,
  describe,
  restore,
  fast: { legalMoves, anyMove, copyOver, guesses, screenView },
};

export * from './questions.ts';
