import { describe, expect, test } from 'vitest';
import { basis, candidates, forced, tappable, whole } from './tappable.ts';

const TURN = [
  'buy 3r 3b 3g',
  'buy 3r 3r 3b',
  'use mirage',
  'use explosion @1',
  'use explosion @2',
  'use shock-wave @1.0',
  'draw',
  'play 3r',
  'play golem r',
  'play golem y',
  'play golem b',
  'play golem g',
];
const SWAP = ['swap @0.0 @1.0', 'swap @0.0 pile', 'swap @1.0 pile'];

describe('what can be tapped', () => {
  test('in a turn: cards, scrolls, the draw pile, a purchase', () => {
    const now = tappable(TURN, basis(TURN));
    expect([...now.hand]).toEqual([
      ['3r', 'play 3r'],
      ['golem', 'play golem'],
    ]);
    expect([...now.scrolls]).toEqual([
      ['mirage', 'use mirage'],
      ['explosion', 'use explosion'],
      ['shock-wave', 'use shock-wave @1.0'],
    ]);
    expect([now.draw, now.buy, now.done]).toEqual(['draw', 'buy', undefined]);
  });

  test.each([
    ['a black card: colours', TURN, ['play', 'golem'], 'colours', ['r', 'y', 'b', 'g']],
    ['a scroll with a target: players', TURN, ['use', 'explosion'], 'seats', [1, 2]],
    ['a purchase: every card of a set', TURN, ['buy'], 'hand', ['3r', '3b', '3g']],
    ['a purchase begun: what still fits', TURN, ['buy', '3g'], 'hand', ['3r', '3b']],
    ['a purchase with both copies', TURN, ['buy', '3r', '3r'], 'hand', ['3b']],
    ['the Pixie: any place', SWAP, ['swap'], 'places', ['@0.0', '@1.0', 'pile']],
    ['the Pixie: the other place', SWAP, ['swap', '@1.0'], 'places', ['@0.0', 'pile']],
    ['the Valkyrie: the pile', ['take 9g', 'take none'], ['take'], 'pile', ['9g']],
    ['excluding', ['exclude 3r', 'done'], ['exclude'], 'hand', ['3r']],
    ['the start colour', ['colour r', 'colour y'], ['colour'], 'colours', ['r', 'y']],
  ] as const)('%s', (_, legal, picked, kind, words) => {
    expect([...tappable(legal, picked)[kind].keys()]).toEqual(words);
  });

  test.each([
    ['the German Gargoyle: nobody', ['target @1', 'target @2', 'target none'], 'target none'],
    ['elsewhere: somebody', ['target @1', 'target @2'], undefined],
    ['the Valkyrie: nothing', ['take 9g', 'take none'], 'take none'],
    ['the French Valkyrie: something', ['take 9g'], undefined],
  ])('%s', (_, legal, none) => {
    expect(tappable(legal, basis(legal)).none).toBe(none);
  });

  test('«done» where it is the only move: offered as a button, and never whole by itself (rule 5.13)', () => {
    const now = tappable(['done'], basis(['done']));
    expect([now.done, now.hand.size]).toEqual(['done', 0]);
    expect(whole(['done'], basis(['done']))).toBeUndefined();
  });

  test('nothing when it is not my turn', () => {
    const now = tappable([], basis([]));
    expect(now.hand.size + now.scrolls.size + now.seats.size + now.places.size + now.colours.size).toBe(0);
    expect([now.draw, now.buy, now.done, now.none]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a move is whole', () => {
  test.each([
    [['play', '3r'], 'play 3r'],
    [['play', 'golem'], undefined],
    [['play', 'golem', 'b'], 'play golem b'],
    [['use', 'mirage'], 'use mirage'],
    [['use', 'shock-wave'], 'use shock-wave @1.0'],
    [['buy', '3g'], undefined],
    [['buy', '3g', '3b', '3r'], 'buy 3r 3b 3g'],
    [['draw'], 'draw'],
    [['play'], undefined],
  ] as const)('%j: %s', (picked, move) => expect(whole(TURN, picked)).toBe(move));

  test('places in any order', () => expect(whole(SWAP, ['swap', 'pile', '@0.0'])).toBe('swap @0.0 pile'));
});

test('the question of a phase is picked by being in it', () => {
  expect(basis(['exclude 3r', 'done'])).toEqual(['exclude']);
  expect(basis(TURN)).toEqual([]);
});

test('sets that a purchase can still become', () => {
  expect(candidates(TURN, ['buy', '3g'])).toEqual(['buy 3r 3b 3g']);
  expect(candidates(TURN, ['buy'])).toHaveLength(2);
});

test.each([
  [['target @1'], 'target @1'],
  [['swap @0.0 pile'], 'swap @0.0 pile'],
  [['target @1', 'target none'], undefined],
  [['draw'], undefined],
  [['exclude 3r'], undefined],
  [[], undefined],
])('of %j only what everybody sees to be forced is made without a click: %s', (legal, move) => expect(forced(legal)).toBe(move));
