import { fastRng } from '@tabard/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blancNoir } from '../index.ts';
import { type Given, given, load, look } from './positions.fixture.ts';

const TWO: Given = { hands: ['3r 7b', '9y'] };

describe('rule 11: a position is read, filled in and checked', () => {
  test('what is left out has its usual value', () => {
    const s = given(TWO);
    expect(blancNoir.describe(s)).toMatchObject({
      game: 'blanc-noir',
      config: { edition: 'ja', deck: 'box', goal: 200, call: 'players' },
      seats: [
        { hand: ['3r', '7b'], scrolls: [], called: false, points: 0, quests: 0 },
        { hand: ['9y'], scrolls: [], called: false, points: 0, quests: 0 },
      ],
      discard: ['5r'],
      colour: 'r',
      excluded: [],
      turn: 0,
      direction: 1,
      chain: 0,
      round: 1,
      turnsInRound: 0,
      idle: 0,
      skip: false,
      phase: 'turn',
    });
    expect([s.drawSize, s.pile.length]).toEqual([121, 20]);
  });

  test('left-out piles are shuffled by the dice, given ones stay as they are, top first', () => {
    const piles = (seed: number) => {
      const loaded = load(TWO, fastRng(seed));
      return loaded.ok && look(loaded.value).scrollPile;
    };
    expect(piles(1)).toBe(piles(1));
    expect(piles(1)).not.toBe(piles(2));
    const s = given({ ...TWO, draw: ['1b', '2b'], scrollPile: ['mirage', 'menace'], discard: ['5r', '9r', '1r'] });
    expect(blancNoir.describe(s)).toMatchObject({ draw: ['1b', '2b'], scrollPile: ['mirage', 'menace'], discard: ['5r', '1r', '9r'] });
  });

  test('nobody has seen what a position does not say was seen', () => {
    const s = given({ ...TWO, discard: ['5r', '6r'], excluded: ['8b'] });
    expect(blancNoir.view(s, 0).seen).toMatchObject({ discard: ['5r'], excluded: [] });
    expect(blancNoir.view(s, 0)).toMatchObject({ discardSize: 2, excludedSize: 1 });
    const told = given({ ...TWO, discard: ['5r', '6r'], excluded: ['8b'], seen: { discard: ['5r', '6r'], excluded: ['8b'] } });
    expect(blancNoir.view(told, 1).seen).toMatchObject({ discard: ['5r', '6r'], excluded: ['8b'] });
  });

  const exclude = { phase: 'exclude', discard: ['lord-r', '1y'] };
  test.each<readonly [string, Given]>([
    ['position.unknown-card', { hands: ['3x', '9y'] }],
    ['position.unknown-card', { ...TWO, scrolls: ['fireball', ''] }],
    ['position.too-many', { hands: ['3r 3r', '3r'] }],
    ['position.too-many', { hands: ['knight-r knight-r', '9y'], config: { deck: 'listed' } }],
    ['position.too-many', { ...TWO, scrolls: ['tornado tornado', ''] }],
    ['position.too-many', { ...TWO, draw: ['dragon', 'dragon'] }],
    // As often as a byte counts before it begins anew.
    ['position.too-many', { ...TWO, discard: ['5r', ...new Array<string>(256).fill('6r')] }],
    ['position.too-many', { ...TWO, excluded: new Array<string>(256).fill('8b') }],
    ['position.too-many', { hands: [new Array<string>(257).fill('3r').join(' '), '9y'] }],
    ['position.seats', { hands: ['3r'] }],
    ['position.seats', { hands: ['1r', '2r', '3r', '4r', '6r', '7r', '8r'] }],
    ['position.discard-empty', { ...TWO, discard: [] }],
    ['position.called', { ...TWO, seats: [{ called: true }] }],
    ['position.chain', { ...TWO, discard: ['knight-r'], chain: 3 }],
    ['position.chain', { ...TWO, chain: 2 }],
    ['position.colour', { ...TWO, colour: 'b' }],
    ['position.colour', { ...TWO, colour: null }],
    ['position.colour', { ...TWO, discard: ['golem'], chain: 4 }],
    ['position.colour', { ...TWO, discard: ['golem'], config: { edition: 'de' } }],
    ['position.colour', { ...TWO, discard: ['golem'], phase: 'start-colour' }],
    ['position.call', { ...TWO, phase: 'call' }],
    ['position.call', { hands: ['3r', '9y'], phase: 'call', config: { call: 'automatic' } }],
    ['position.call', { hands: ['3r', '9y'], phase: 'call', seats: [{ called: true }] }],
    ['position.call', { ...TWO, skip: true }],
    ['position.pending', { ...TWO, ...exclude }],
    ['position.pending', { ...TWO, ...exclude, pending: { by: 'pixie', count: 0 } }],
    ['position.pending', { ...TWO, ...exclude, pending: { by: 'lord-b', count: 0 } }],
    ['position.pending', { ...TWO, ...exclude, pending: { by: 'herald-r', count: 0 }, scrolls: ['herald-r', ''] }],
    ['position.pending', { ...TWO, ...exclude, pending: { by: 'escort', count: 0 } }],
    ['position.pending', { ...TWO, pending: { by: 'lord-r', count: 0 } }],
    ['position.pending', { ...TWO, ...exclude, pending: { by: 'nobody', count: 0 } }],
    ['position.no-choice', { hands: ['7b 8b', '9y'], ...exclude, pending: { by: 'lord-r', count: 0 }, config: { edition: 'fr' } }],
    ['position.no-choice', { hands: ['', '9y'], ...exclude, pending: { by: 'lord-r', count: 0 } }],
    ['position.no-choice', { ...TWO, ...exclude, pending: { by: 'lord-r', count: 2 } }],
    ['position.no-choice', { ...TWO, discard: ['valkyrie'], colour: 'r', phase: 'take', pending: { by: 'valkyrie', count: 0 } }],
    ['position.no-choice', { ...TWO, discard: ['pixie', '1y'], colour: 'r', phase: 'swap', pending: { by: 'pixie', count: 0 } }],
    ['position.points', { ...TWO, seats: [{ points: 201 }] }],
    ['position.unreadable', { ...TWO, turn: 2 }],
    ['position.unreadable', { ...TWO, direction: 0 }],
    ['position.unreadable', { ...TWO, surprise: 1 }],
    ['position.unreadable', { ...TWO, seats: [{ points: -1 }] }],
    ['position.unreadable', { ...TWO, seats: [{ points: 1.5 }] }],
    ['position.unreadable', { ...TWO, game: 'chess' }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], hands: [{ by: 0, of: 1, cards: ['8b'] }] } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], excluded: ['8b'] } }],
    ['position.unreadable', { ...TWO, seen: [] }],
    ['position.unreadable', { ...TWO, seen: null }],
    ['position.unreadable', { ...TWO, seen: { surprise: 1 } }],
    ['position.unreadable', { ...TWO, seen: { discard: [] } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], looked: { 2: ['5r'] } } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], looked: { 1: ['6r'] } } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], takes: [0, 0, 0] } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], takes: [100] } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], hands: [{ by: 2, of: 1, cards: ['9y'] }] } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], hands: [{ by: 0, of: 2, cards: ['9y'] }] } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], hands: [{ by: 0, of: 1, cards: ['9y', '9y'] }] } }],
    ['position.unreadable', { ...TWO, seen: { discard: ['5r'], scrolls: [{ by: 0, at: '@1.0' }] } }],
    ['position.unknown-card', { ...TWO, seen: { discard: ['5r', '3x'] } }],
    ['position.unreadable', { ...TWO, round: 0 }],
    ['config.unknown-value', { ...TWO, config: { edition: 'en' } }],
  ])('%s is refused: %o', (because, position) => {
    const loaded = load(position);
    expect(loaded.ok ? 'accepted' : loaded.error.because).toBe(because);
  });

  test('a choice that may be declined is one, also where nothing can be excluded (5.13)', () => {
    expect(load({ hands: ['7b 8b', '9y'], ...exclude, pending: { by: 'lord-r', count: 0 } }).ok).toBe(true);
    expect(load({ hands: ['7b 8b', '9y'], ...exclude, pending: { by: 'lord-r', count: 1 } }).ok).toBe(true);
  });

  test('an empty hand is possible, and so are points beyond the goal when the game is over', () => {
    expect(load({ hands: ['', '9y'] }).ok).toBe(true);
    expect(load({ hands: ['', '9y'], phase: 'over', seats: [{ points: 201 }] }).ok).toBe(true);
  });

  test('whatever is thrown at it, it answers', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('seats', 'discard', 'config', 'phase', 'pending', 'seen', 'draw', 'turn', 'x'), fc.jsonValue()),
        raw => {
          const loaded = blancNoir.restore(raw as never, fastRng(1));
          expect(loaded.ok ? 'ok' : loaded.error.because).toMatch(/^(ok|position\.|config\.)/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
