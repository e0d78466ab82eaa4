import { fastRng, type Rng } from '@tabard/core';
import { expect, test } from 'vitest';
import type { Move } from '../engine/moves.ts';
import { type Given, given, legal } from '../engine/positions.fixture.ts';
import type { State } from '../engine/state.ts';
import { tintenblut } from '../index.ts';
import { advice } from './advice.ts';

type Player = (s: State, rng: Rng) => Move;

const actor = (s: State): number => tintenblut.acting(s)[0]!;

/** The move after which the advice promises most. */
function advised(s: State): Move {
  const promises = tintenblut.legalMoves(s, actor(s)).map(move => {
    const next = tintenblut.clone(s);
    tintenblut.apply(next, actor(s), move, fastRng(1));
    return { move, promise: advice.promise(next, actor(s)) };
  });
  return promises.reduce((best, one) => (one.promise > best.promise ? one : best)).move;
}

const anyMove: Player = (s, rng) => {
  const moves = tintenblut.legalMoves(s, actor(s));
  return moves[rng.below(moves.length)]!;
};
const hurried: Player = (s, rng) => {
  const moves = tintenblut.legalMoves(s, actor(s));
  return moves[advice.hunch!(s, actor(s), moves, rng)]!;
};

function winnersOf(players: readonly Player[], seed: string): readonly number[] {
  const rng = fastRng(seed);
  const s = tintenblut.setup({}, players.length, rng);
  while (tintenblut.acting(s).length > 0) tintenblut.apply(s, actor(s), players[actor(s)]!(s, rng), rng);
  return tintenblut.outcome(s)!.ranking[0]!;
}

test.each([2, 3, 4])('who follows the advice beats random players, %i seats', seats => {
  for (let game = 0; game < 4; game++) {
    const wise = game % seats;
    const players = Array.from({ length: seats }, (_, seat) => (seat === wise ? advised : anyMove));
    expect(winnersOf(players, `advice ${seats} ${game}`)).toEqual([wise]);
  }
});

test('who follows hunches beats a random player most of the time', () => {
  const games = Array.from({ length: 40 }, (_, game) => {
    const players = game % 2 === 0 ? [hurried, anyMove] : [anyMove, hurried];
    return winnersOf(players, `hunch ${game}`).includes(game % 2);
  });
  expect(games.filter(Boolean).length).toBeGreaterThan(32);
});

const LOSS = { queue: [{ seat: 0, tiles: 1 }], back: 'after' };
const done = (at: string, seat: object, more: object = {}): Given => ({
  seats: [
    { at, played: at, ...seat },
    { at: 'camp', marker: 12 },
  ],
  phase: 'after',
  ...more,
});

const night = (dustfinger: string, provisions: number): Given =>
  done(
    'night-castle',
    { provisions, tiles: [3] },
    { phase: 'rest', dustfinger, villainStack: ['mortola', 'adderhead:II', 'adderhead:II', 'firefox'] },
  );

test.each<readonly [string, Given, string]>([
  ['hands in a whole set', done('mill', { tiles: [1, 1, 1, 1] }), 'convert courage strength wit honour'],
  ['keeps a pair for a larger set', done('mill', { tiles: [1, 1] }), 'end'],
  [
    'hands in a pair in the last turn',
    done('mill', { tiles: [1, 1], marker: 41 }, { lastRound: true, start: 1, turn: 0 }),
    'convert courage strength',
  ],
  ['gives up what it has too much of', { ...done('mill', { tiles: [4, 1, 1, 1] }), phase: 'lose', pending: LOSS }, 'lose courage'],
  ['goes to a castle when a red gate is ahead', { seats: [{ at: 'camp', tiles: [2, 2, 2, 2], marker: 10 }, { at: 'mill' }] }, 'go ombra'],
  ['sends for Dustfinger rather than draw a villain card', night('infirmary', 4), 'dustfinger night-castle'],
  ['does not pay for company that is there already', night('night-castle', 4), 'stay'],
  ['keeps its provisions after the reward', done('ombra', { provisions: 4 }), 'end'],
  ['takes the reward that makes a set', done('ombra', { marker: 41, tiles: [2, 2, 2] }, { phase: 'arrived' }), 'collect honour'],
])('it %s', (_, position, move) => {
  const s = given(position);
  expect(legal(s)).toContain(move);
  expect(tintenblut.spell(advised(s))).toBe(move);
});

test.each<readonly [string, Given, string]>([
  ['sends for Dustfinger, who is near', night('infirmary', 2), 'dustfinger night-castle'],
  ['stays where Dustfinger is too far to pay for', night('fortress', 1), 'stay'],
  ['stays where there is company', night('night-castle', 4), 'stay'],
  ['does not send Dustfinger about after the reward', done('ombra', { provisions: 4 }), 'end'],
])('a hurried player %s (rule 3.6)', (_, position, move) => {
  const s = given(position);
  expect(tintenblut.spell(hurried(s, fastRng(1)))).toBe(move);
});

test('of what comes to mind a hurried player does what seems best, where he is not in doubt', () => {
  const rng = fastRng('priors');
  const s = tintenblut.setup({}, 3, rng);
  while (tintenblut.acting(s).length > 0) {
    const moves = tintenblut.legalMoves(s, actor(s));
    const priors: number[] = [];
    advice.priors!(s, actor(s), moves, priors);
    expect(Math.max(...priors)).toBeLessThanOrEqual(1);
    expect(Math.min(...priors)).toBeGreaterThan(0);
    const done = advice.hunch!(s, actor(s), moves, rng);
    if (s.phase !== 'journey' && s.phase !== 'start-player') expect(priors[done]).toBe(Math.max(...priors.slice(0, moves.length)));
    tintenblut.apply(s, actor(s), moves[done]!, rng);
  }
});

const apart = (marker: number, more: object = {}): Given => ({
  seats: [
    { at: 'mill', marker },
    { at: 'camp', marker: 12 },
    { at: 'ombra', marker: 12 },
  ],
  ...more,
});
const odds = (position: Given) => {
  const s = given(position);
  return s.places.map((_, seat) => advice.odds!(s, seat));
};

test('odds are shares of one win, and better for who is ahead, the more so the later it is', () => {
  for (const position of [apart(4), apart(14), apart(42, { lastRound: true }), apart(14, { advantageStack: [] })])
    expect(odds(position).reduce((sum, one) => sum + one)).toBeCloseTo(1);
  expect(odds(apart(16))[0]).toBeGreaterThan(odds(apart(14))[0]!);
  const late = odds({ seats: apart(0).seats.map((seat, i) => ({ ...seat, marker: i === 0 ? 30 : 28 })) });
  expect(late[0]! / late[1]!).toBeGreaterThan(odds(apart(14))[0]! / odds(apart(14))[1]!);
});

test('a turn to come in the round is worth something', () => {
  const [first, second] = odds({ ...apart(12), turn: 1, start: 0 });
  expect(second).toBeGreaterThan(first!);
});

test('who follows hunches holds his own against greedy', () => {
  const games = Array.from({ length: 40 }, (_, game) => {
    const players = game % 2 === 0 ? [hurried, advised] : [advised, hurried];
    return winnersOf(players, `par ${game}`).includes(game % 2);
  });
  expect(games.filter(Boolean).length).toBeGreaterThan(8);
});
