import type { Chapter } from '@tabard/core';
import { expect, test } from 'vitest';
import { lessonFaults } from './lesson-contract.ts';
import { pips } from './pips.ts';

/** One die of pips for everybody, and a short race. */
const position = pips.describe(pips.setup(configured(), 2, { below: () => 0 }));
const chapter = (...steps: Chapter['steps']): Chapter => ({ position, steps });

function configured() {
  const config = pips.configure({});
  if (!config.ok) throw new Error('no options');
  return config.value;
}

const [seat = 0] = pips.acting(pips.setup(configured(), 2, { below: () => 0 }));
const legal = pips.legalMoves(pips.setup(configured(), 2, { below: () => 0 }), seat).map(move => pips.spell(move));

test('a lesson that can be played has no faults', () => {
  expect(lessonFaults(pips, chapter({ type: 'watch', seat, move: legal[0]! }, { type: 'read', say: 'done' }), '1')).toEqual([]);
});

test('a move that cannot be made is found, whoever is to make it', () => {
  expect(lessonFaults(pips, chapter({ type: 'watch', seat, move: 'fly' }), '1')).toEqual([expect.stringContaining('cannot «fly»')]);
  const asked = { type: 'do', say: 'fly', moves: ['fly'], instead: 'no', rule: '1' } as const;
  expect(lessonFaults(pips, chapter(asked), '1')).toEqual([expect.stringContaining('cannot «fly»')]);
});

test('a position no match can begin in is found', () => {
  expect(lessonFaults(pips, { position: { game: 'chess' }, steps: [] }, '1')).toEqual([expect.stringContaining('refused')]);
});

test('a free game in which nobody knows what to do is found', () => {
  const free = { type: 'play', say: 'free', others: [], yours: [] } as const;
  expect(lessonFaults(pips, chapter(free), '1')).toEqual([expect.stringContaining('does not know')]);
});
