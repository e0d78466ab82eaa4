import { type Replay, rngAt } from '@tabard/core';
import type { Fact } from '../facts.ts';
import { tintenblut } from '../index.ts';
import { type Diary, diaryOf } from './diary.ts';

/** The diary of a match written down; undefined if it was not played to its end, or cannot be played again. */
export function diaryOfReplay({ seats, config, seed, moves, outcome }: Replay): Diary | undefined {
  const configured = tintenblut.configure(config);
  if (!configured.ok || !outcome) return;
  const state = tintenblut.setup(configured.value, seats, rngAt(seed, 0));
  const beginning = tintenblut.view(state, 'public');
  const facts: Fact[] = [];
  for (const [index, { seat, move: text, table }] of moves.entries()) {
    if (table) continue;
    const move = tintenblut.parse(text);
    if (!move || tintenblut.refusal(state, seat, move)) return;
    tintenblut.apply(state, seat, move, rngAt(seed, index + 1), fact => facts.push(fact));
  }
  return diaryOf(beginning, facts, outcome);
}
