import { blason } from '@tabard/blason';
import { fastRng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import {
  begin,
  type Choosing,
  canGoBack,
  forcedMove,
  isCheap,
  moveOf,
  next,
  nowOf,
  placesOf,
  type Situation,
  type Tap,
  wholeOf,
} from './choice.ts';
import type { Card } from './game.ts';

function situation(hand: readonly Card[], rest: object = {}): Situation {
  const position = { seats: [{ hand }, { hand: [] }], display: ['or-3', 'gules-1', 'key', 'fess', 'wavy', 'rose'], ...rest };
  const restored = blason.restore(position as never, fastRng(1));
  if (!restored.ok) throw new Error(JSON.stringify(restored.error));
  return { view: blason.view(restored.value, 0), legal: blason.legalMoves(restored.value, 0).map(blason.spell) };
}

const card = (one: Card): Tap => ({ type: 'card', card: one });
const after = (at: Situation, ...taps: readonly Tap[]): Choosing => taps.reduce((choosing, tap) => next(at, choosing, tap), begin(at));
const BACK = { type: 'back' } as const;
const HERALD = { type: 'herald' } as const;

const TURN = situation(['lion', 'or-1', 'or-2', 'or-4', 'bear', 'octofoil']);
const START = { stage: 'start', herald: false } as const;

describe('placing', () => {
  test('an element with one column goes there at once, paid as cheaply as can be', () => {
    const choosing = after(TURN, card('lion'));
    expect(choosing).toMatchObject({ stage: 'payment', placement: { move: 'place lion C1 upper' }, cost: 5 });
    expect(wholeOf(choosing)).toEqual(['place lion C1 upper', 'pay bear', 'pay or-2']);
    expect(isCheap(TURN, choosing)).toBe(true);
  });

  test('an element with several waits for its column', () => {
    const choosing = after(TURN, card('or-1'));
    expect(choosing).toEqual({ stage: 'element', herald: false, card: 'or-1' });
    expect(wholeOf(choosing)).toEqual([]);
    expect(placesOf(TURN, choosing).map(({ column }) => column)).toEqual(['A2', 'A3', 'B3', 'C3']);
    const placement = placesOf(TURN, choosing)[1]!;
    expect(next(TURN, choosing, { type: 'column', placement })).toMatchObject({ stage: 'payment', placement, cost: 1 });
  });

  test('with one column that has two bands, only the band is asked, upper first', () => {
    const choosing = after(TURN, card('octofoil'));
    expect(choosing).toEqual({ stage: 'band', herald: false, card: 'octofoil', column: 'C4' });
    expect(placesOf(TURN, choosing).map(({ band }) => band)).toEqual(['upper', 'lower']);
    const placement = placesOf(TURN, choosing)[1]!;
    const paying = next(TURN, choosing, { type: 'column', placement });
    expect(paying).toMatchObject({ stage: 'payment', placement });
    expect(next(TURN, paying, BACK)).toEqual(choosing);
    expect(next(TURN, choosing, BACK)).toEqual(START);
  });

  test('carried to a column it is placed there; in two bands the band is asked', () => {
    expect(after(TURN, { type: 'drop', card: 'or-1', column: 'B3' })).toMatchObject({ stage: 'payment', placement: { column: 'B3' } });
    expect(after(TURN, { type: 'drop', card: 'octofoil', column: 'C4' })).toMatchObject({ stage: 'band', column: 'C4' });
  });

  test('tapped again, it is put back', () => {
    expect(after(TURN, card('octofoil'), card('octofoil'))).toEqual(START);
    expect(after(TURN, card('lion'), card('lion'))).toEqual(START);
  });

  test('cards join and leave the payment, until it suffices; the cheapest is one tap away', () => {
    const short = after(TURN, card('lion'), card('or-2'));
    expect(short).toMatchObject({ payment: ['bear'] });
    expect(wholeOf(short)).toEqual([]);
    const dear = next(TURN, short, card('or-4'));
    expect(wholeOf(dear)).toEqual(['place lion C1 upper', 'pay or-4', 'pay bear']);
    expect(isCheap(TURN, dear)).toBe(false);
    expect(next(TURN, dear, { type: 'cheapest' })).toEqual(after(TURN, card('lion')));
  });

  test('what a tap on a hand card is about', () => {
    expect(moveOf(TURN, START, 'lion')).toBe('place lion');
    expect(moveOf(TURN, after(TURN, HERALD), 'lion')).toBe('herald place lion');
    const paying = after(TURN, card('lion'));
    expect([moveOf(TURN, paying, 'or-1'), moveOf(TURN, paying, 'lion')]).toEqual(['pay or-1', undefined]);
  });

  test('what was put down before is paid without a placement', () => {
    const pending = { card: 'lion', column: 'C1', band: 'upper', cost: 5, paid: 2, back: 'place' };
    const at = situation(['or-1', 'bear'], { phase: 'pay', pending });
    expect(begin(at)).toMatchObject({ stage: 'payment', placement: undefined, cost: 3, payment: ['bear'] });
    expect(wholeOf(begin(at))).toEqual(['pay bear']);
    expect(canGoBack(begin(at))).toBe(false);
  });
});

describe('the herald', () => {
  test('pays with any one card, and is put back by a second tap', () => {
    const choosing = after(TURN, HERALD, card('lion'));
    expect(choosing).toMatchObject({ stage: 'payment', herald: true, cost: 1 });
    expect(wholeOf(choosing)).toEqual(['herald place lion C1 upper', 'pay or-1']);
    expect(after(TURN, HERALD, HERALD)).toEqual(START);
  });

  test('begins anew, whatever was chosen', () => {
    expect(after(TURN, card('octofoil'), HERALD)).toEqual({ stage: 'start', herald: true });
  });
});

describe('discarding', () => {
  const FULL = situation(['or-1', 'or-2', 'or-4', 'argent-1', 'lion', 'bear', 'wolf', 'bull'], { phase: 'discard' });

  test('takes as many as must go, the last ones tapped', () => {
    expect(begin(FULL)).toEqual({ stage: 'discards', herald: false, wanted: 3, discards: [] });
    const two = after(FULL, card('or-1'), card('or-2'));
    expect(wholeOf(two)).toEqual([]);
    const four = next(FULL, next(FULL, two, card('wolf')), card('bull'));
    expect(wholeOf(four)).toEqual(['discard or-2', 'discard wolf', 'discard bull']);
    expect(next(FULL, four, card('wolf'))).toMatchObject({ discards: ['or-2', 'bull'] });
  });

  test('goes back to none', () => {
    expect(canGoBack(begin(FULL))).toBe(false);
    expect(after(FULL, card('or-1'), BACK)).toEqual(begin(FULL));
  });
});

describe('the way back', () => {
  test.each<[from: readonly Tap[], to: readonly Tap[]]>([
    [[card('octofoil')], []],
    [[card('lion')], []],
    [[HERALD], []],
    [[HERALD, card('lion')], [HERALD]],
    [[HERALD, card('octofoil')], [HERALD]],
    [[{ type: 'stage', move: 'take key' }], []],
    [[HERALD, { type: 'stage', move: 'herald swap' }], [HERALD]],
  ])('from %j leads to %j', (from, to) => {
    expect(canGoBack(after(TURN, ...from))).toBe(true);
    expect(after(TURN, ...from, BACK)).toEqual(after(TURN, ...to));
  });

  test('from the payment of an element with several columns leads to the choice of its column', () => {
    const placement = nowOf(TURN, START).places.get('octofoil')![0]!;
    expect(after(TURN, card('octofoil'), { type: 'column', placement }, BACK)).toEqual(after(TURN, card('octofoil')));
  });

  test('does not lead beyond the start', () => {
    expect(canGoBack(START)).toBe(false);
  });
});

test('a whole move waits for its yes, and nothing else can be tapped meanwhile', () => {
  const staged = after(TURN, { type: 'stage', move: 'take key' });
  expect(wholeOf(staged)).toEqual(['take key']);
  expect(nowOf(TURN, staged).display.size).toBe(0);
  expect(nowOf(TURN, START).display.size).toBe(6);
  expect(moveOf(TURN, staged, 'lion')).toBeUndefined();
  expect(next(TURN, staged, card('lion'))).toBe(staged);
});

test.each([
  [['claim questing'], 'claim questing'],
  [['claim questing', 'claim jousting'], undefined],
  [['end'], undefined],
  [['pass'], undefined],
  [['discard lion'], undefined],
  [[], undefined],
])('of %o the board makes %s by itself: no more than everybody can see', (legal, forced) => expect(forcedMove(legal)).toBe(forced));
