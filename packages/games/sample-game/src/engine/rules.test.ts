import { readFileSync } from 'node:fs';
import { fastRng, type Position, play, rngAt } from '@tabard/core';
import { moveOf, scripted, situations } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { CARDS } from './data.ts';

/** Two seats, sun-1 on the pile, the first to move; a case says what is different. */
const usual = (given: Position): Position => ({
  game: 'sample-game',
  turn: 0,
  pile: ['sun-1'],
  seats: [{ hand: ['sun-3', 'leaf-6'] }, { hand: ['moon-1', 'moon-2'] }],
  ...given,
});
const { load, given, after, told } = situations(game, usual);

/** All but those of the usual hands: with such a pile the stock is empty. */
const PILED = {
  pile: CARDS.filter(card => !['sun-3', 'leaf-6', 'moon-1', 'moon-2'].includes(card))
    .sort()
    .reverse(),
};

test.each<readonly [string, Position, number, string, string | undefined]>([
  ['3.1', {}, 1, 'draw', 'not-your-turn'],
  ['3.2', {}, 0, 'play sun-3', undefined],
  ['3.2', { turn: 1 }, 1, 'play moon-1', undefined],
  ['3.2', {}, 0, 'play leaf-6', 'play.no-match'],
  ['3.2', {}, 0, 'play moon-1', 'play.not-in-hand'],
  ['3.3', {}, 0, 'draw', undefined],
  ['3.3', PILED, 0, 'draw', 'draw.stock-empty'],
  ['3.4', {}, 0, 'pass', 'pass.stock-left'],
  ['3.4', PILED, 0, 'pass', undefined],
  ['4.1', { seats: [{ hand: ['sun-3'] }, { hand: [] }] }, 0, 'draw', 'game-over'],
  ['4.1', { ...PILED, passes: 2 }, 0, 'pass', 'game-over'],
])('rule %s: given %o seat %i asks to %s: %s', (rule, position, seat, move, because) => {
  const refusal = game.refusal(given(position), seat, moveOf(game, move));
  expect(refusal).toEqual(because && expect.objectContaining({ rule, because }));
});

test('rule 1.1: 24 cards', () => {
  expect(new Set(CARDS).size).toBe(24);
});

test.each([3, 5])('rules 2.1 and 2.2: hands of %i, one card face up, the rest is the stock', hand => {
  const { hands, pile, stock } = game.setup({ hand }, 3, rngAt('deal', 0));
  expect(hands.map(({ length }) => length)).toEqual([hand, hand, hand]);
  expect([pile.length, stock.length]).toEqual([1, 24 - 3 * hand - 1]);
});

test('rule 2.2: the last roll says who begins', () => {
  const lots = [...CARDS.keys()].slice(1).map(() => 0);
  expect(game.setup({ hand: 5 }, 3, scripted(...lots, 2)).turn).toBe(2);
});

test('rules 3.1 and 3.2: a card is played, and the next seat is to move', () => {
  const state = after({}, 'play sun-3');
  expect(state).toMatchObject({ turn: 1, pile: ['sun-1', 'sun-3'], hands: [['leaf-6'], ['moon-1', 'moon-2']] });
});

test('rule 3.3: others hear of a draw, not of the card', () => {
  const [fact] = told({}, 'draw');
  expect(fact).toMatchObject({ type: 'drew', seat: 0, card: expect.any(String) });
  expect(game.redact(fact!, 0)).toEqual(fact);
  expect(game.redact(fact!, 1)).toEqual({ type: 'drew', seat: 0 });
});

test.each([
  ['hand-empty', { seats: [{ hand: ['sun-3'] }, { hand: ['moon-1', 'moon-2'] }] }, ['play sun-3'], [0, -2], [[0], [1]]],
  ['all-passed', PILED, ['pass', 'pass'], [-2, -2], [[0, 1]]],
])('rule 4.2: the end by %s', (reason, position, moves, scores, ranking) => {
  expect(game.outcome(after(position, ...moves))).toEqual({ reason, scores, ranking });
});

test.each(['', 'fly', 'play', 'play sun-7', 'Draw', 'draw '])('rule 5: «%s» is no move', text => {
  expect(game.parse(text)).toMatchObject({ ok: false, error: { because: 'unreadable' } });
});

test.each<readonly [string, Position]>([
  ['position.unreadable', { game: 'chess' }],
  ['position.unreadable', { seats: [{ hand: ['sun-3'] }] }],
  ['position.unreadable', { turn: 2 }],
  ['position.unreadable', { pile: [] }],
  ['position.unreadable', { passes: 1 }],
  ['position.unreadable', { stock: ['joker'] }],
  ['position.cards', { stock: ['sun-2'] }],
  ['position.cards', { pile: ['sun-3'] }],
])('rule 6: %s, given %o', (because, position) => {
  expect(load(position)).toMatchObject({ ok: false, error: { rule: '6', because } });
});

test('rule 6: the example of every rulebook loads', () => {
  for (const lang of ['en', 'de', 'fr', 'ja']) {
    const book = readFileSync(new URL(`../../rules/${lang}.md`, import.meta.url), 'utf8');
    expect(game.restore(JSON.parse(/`(\{.*\})`/.exec(book)![1]!), fastRng(1)).ok).toBe(true);
  }
});

test.each([null, { speed: 9 }, { hand: 4 }])('rule 2.1: the options %o are refused', raw => {
  expect(game.configure(raw)).toMatchObject({ ok: false, error: { rule: '2.1' } });
});

test('the example of the README runs', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const example = /```ts\n(.*?)```/s.exec(readme)![1]!.replaceAll(/^import .*$/gm, '');
  const printed: unknown[] = [];
  new Function('game', 'play', 'rngAt', 'console', example)(game, play, rngAt, { log: (line: unknown) => printed.push(line) });
  expect(printed).toEqual([[{ type: 'drew', seat: expect.any(Number) }]]);
});
