import { fastRng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { type Given, given, legal } from '../engine/positions.fixture.ts';
import { blancNoir } from '../index.ts';
import { advice } from './advice.ts';
import { odds } from './odds.ts';

const OTHERS = ['1b 2b 3b 4b', '1g 2g 3g 4g'] as const;
const hold = (hand: string, rest: object = {}): Given => ({ hands: [hand, ...OTHERS], ...rest });
const called = (seat: number) => ({ seats: OTHERS.map((_, one) => ({ called: one + 1 === seat })) });

const working = (hand: string, by: string, phase: string, edition: string, below: string[]): Given =>
  hold(hand, { discard: [by, ...below], colour: 'r', phase, pending: { by, count: 0 }, config: { edition } });
const take = (edition: string) => working('8b 9y 7y', 'valkyrie', 'take', edition, ['2r', 'dragon', 'knight-b']);
const lord = (edition: string) => working('3r', 'lord-r', 'exclude', edition, []);

/** What a hurried player does, of a hundred times. */
function hunches(position: Given): Map<string, number> {
  const s = given(position);
  const moves = blancNoir.legalMoves(s, s.turn);
  const made = new Map<string, number>();
  for (let time = 0; time < 100; time++) {
    const move = blancNoir.spell(moves[advice.hunch!(s, s.turn, moves, fastRng(time))]!);
    made.set(move, (made.get(move) ?? 0) + 1);
  }
  return made;
}

test.each<readonly [string, Given, string]>([
  ['discards the last card after the call', hold('7r', { seats: [{ called: true }] }), 'play 7r'],
  ['calls', hold('7r', { phase: 'call' }), 'call'],
  ['names the colour of the next card', hold('pixie 8g', { scrollPile: [] }), 'play pixie g'],
  ['keeps a Normal for the end', hold('mage-r 7r', { discard: ['5r'] }), 'play mage-r'],
  ['hands a chain on', hold('knight-r 8b 9y', { discard: ['knight-b'], chain: 2 }), 'play knight-r'],
  ['escapes a chain', hold('8b 9y 1r', { discard: ['knight-b'], chain: 4, scrolls: ['mirage'] }), 'use mirage'],
  ['takes the Dragon where it must take a card', take('fr'), 'take dragon'],
  ['takes the Dragon where it may', take('ja'), 'take dragon'],
  ['keeps the last card of a Lord who may be declined', lord('ja'), 'done'],
  ['buys while a card is left', hold('3r 3y 3b 9b'), 'buy 3r 3y 3b'],
  ['wins by Menace', hold('dragon golem gargoyle 8b 9y', { scrolls: ['menace'] }), 'use menace @1'],
])('a hurried player %s', (_, position, move) => {
  expect(legal(given(position))).toContain(move);
  const made = hunches(position);
  const likely = [...made.keys()].filter(one => one === move || (move.startsWith('use menace') && one.startsWith('use menace')));
  expect(likely.reduce((sum, one) => sum + made.get(one)!, 0)).toBeGreaterThan(85);
});

test('a hurried player stops who has called', () => {
  const position: Given = { hands: ['8b 9y 7y', '1b', '1g 2g 3g 4g'], scrolls: ['explosion'], seats: [{}, { called: true }] };
  expect(hunches(position).get('use explosion @1')).toBeGreaterThan(95);
  expect(hunches({ ...position, ...called(0) }).get('use explosion @2') ?? 0).toBeLessThan(5);
});

describe('odds', () => {
  const all = (position: Given) => {
    const s = given(position);
    return Array.from({ length: s.seats }, (_, seat) => odds(s, seat));
  };

  test.each([hold('7r 8b'), hold('7r', { seats: [{ called: true }] }), { hands: ['1r', '2r 3r'], config: { goal: 200 } }])(
    'are shares of one win',
    position => {
      expect(all(position).reduce((sum, one) => sum + one)).toBeCloseTo(1);
      for (const one of all(position)) expect(one).toBeGreaterThan(0);
    },
  );

  const better: readonly (readonly [string, Given, Given])[] = [
    ['fewer cards', hold('7r 8b'), hold('7r 8b 9y 1y 2y')],
    ['a last card that fits', hold('7r', { seats: [{ called: true }] }), hold('7b', { seats: [{ called: true }] })],
    ['a Normal to end on', hold('7b'), hold('mage-b')],
    ['a 25 against a chain', hold('knight-y 8b', { discard: ['knight-b'], chain: 4 }), hold('9y 8b', { discard: ['knight-b'], chain: 4 })],
    ['fewer points in a match', hold('7r 8b', { seats: [{ points: 10 }] }), hold('7r 8b', { seats: [{ points: 90 }] })],
  ];
  test.each(better)('are better with %s', (_, one, other) => {
    expect(all(one)[0]).toBeGreaterThan(all(other)[0]!);
  });
});
