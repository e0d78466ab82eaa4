import { expect, test } from 'vitest';
import type { Card } from './game.ts';
import { plansFor } from './plans.ts';

const view = { hand: ['3r', 'golem'] as Card[] };

test('a card of my hand, one to draw, and nothing else can be chosen ahead', () => {
  expect(plansFor({ card: '3r' as Card }, view)).toEqual(['play 3r']);
  expect(plansFor({ card: '5b' as Card }, view)).toEqual([]);
  expect(plansFor({ pile: 'draw' }, view)).toEqual(['draw']);
  expect(plansFor({ pile: 'scrolls' }, view)).toEqual([]);
});

test('a card of no colour is planned with one', () => {
  expect(plansFor({ card: 'golem' as Card }, view)).toEqual(['play golem r', 'play golem y', 'play golem b', 'play golem g']);
});
