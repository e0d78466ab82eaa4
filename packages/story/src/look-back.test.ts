import { readFileSync } from 'node:fs';
import { type Advice, type AnyGame, parseReplay, type Replay, type Tally } from '@tabard/core';
import { tintenblut } from '@tabard/tintenblut';
import { advice } from '@tabard/tintenblut/advice';
import { tally } from '@tabard/tintenblut/tally';
import { expect, test } from 'vitest';
import { lookBack } from './look-back.ts';

/** A race to 3: each move adds its number, and the chance of a seat is its share of what was added so far. */
const race = {
  id: 'race',
  configure: () => ({ ok: true, value: {} }),
  setup: (_config: unknown, seats: number) => ({ sums: new Array<number>(seats).fill(0) }),
  refusal: () => undefined,
  parse: (text: string) => ({ ok: true, value: Number(text) }),
  apply: (state: Race, seat: number, move: number, _rng: unknown, tell: (fact: unknown) => void) => {
    state.sums[seat]! += move;
    tell({ type: 'added', seat, move });
  },
  outcome: ({ sums }: Race) => (Math.max(...sums) >= 3 ? { ranking: [], scores: sums, reason: 'done' } : undefined),
} as unknown as AnyGame;
interface Race {
  readonly sums: number[];
}
const share = {
  odds: ({ sums }: Race, seat: number) => (1 + sums[seat]!) / sums.reduce((sum, one) => sum + 1 + one, 0),
} as unknown as Advice<unknown, unknown>;

/** A curve with a step after each of these moves. */
const steppingAt =
  (...ends: readonly number[]) =>
  (moments: Iterable<unknown>): Tally => {
    for (const _ of moments);
    return { curve: { of: 'points', steps: ends.map(n => ({ label: n, n, values: [] })) }, rows: [], moments: [] };
  };

const raced = (moves: readonly (readonly [number, string])[], ranking = [[0], [1]]): Replay => ({
  game: 'race',
  revision: 1,
  seats: 2,
  config: {},
  seed: '',
  moves: moves.map(([seat, move]) => ({ seat, move })),
  hashes: [],
  outcome: { ranking, scores: [], reason: 'done' },
});

const MOVES = [
  [1, '2'],
  [0, '1'],
  [0, '1'],
  [1, '0'],
  [0, '1'],
] as const;

test('the turning point is the turn, of whomever, that raised the winner’s chance most', () => {
  const found = lookBack(raced(MOVES), { game: race, advice: share, tally: steppingAt() });
  expect(found?.turningPoint).toMatchObject({ winner: 0, seat: 0, n: 5, before: 0.5, after: 1 });
});

test('moves of one seat in a row are one turn, with all that came of it', () => {
  const early = { ...share, odds: (state: never, seat: number) => ((state as Race).sums[0] === 2 ? 0.9 : share.odds!(state, seat)) };
  const found = lookBack(raced(MOVES), { game: race, advice: early, tally: steppingAt() });
  expect(found?.turningPoint).toMatchObject({ n: 3, before: 0.25, after: 0.9 });
  expect(found?.turningPoint?.facts).toHaveLength(2);
});

test('unless a step of the curve ends between them', () => {
  const early = { ...share, odds: (state: never, seat: number) => ((state as Race).sums[0] === 2 ? 0.9 : share.odds!(state, seat)) };
  const found = lookBack(raced(MOVES), { game: race, advice: early, tally: steppingAt(2) });
  expect(found?.turningPoint).toMatchObject({ n: 3, before: 0.4, after: 0.9 });
  expect(found?.turningPoint?.facts).toHaveLength(1);
});

const nearly = (rise: number): Advice<never, never> => ({ ...share, odds: state => 1 - rise * (3 - (state as Race).sums[0]!) });

test.each([
  ['a shared victory', raced(MOVES, [[0, 1]]), share],
  ['a match without moves', raced([]), share],
  ['a match in which no turn changed much', raced(MOVES), nearly(0.04)],
])('%s has none', (_, replay, advice) => {
  expect(lookBack(replay, { game: race, advice, tally: steppingAt() })?.turningPoint).toBeUndefined();
});

const golden = (): Replay => {
  const read = parseReplay(readFileSync(new URL('../../games/tintenblut/replays/2-seats.replay', import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

test('a match that is not over, or does not follow the rules, is not looked back on', () => {
  const counted = { game: tintenblut, advice: advice as Advice<unknown, unknown>, tally: tally as never };
  expect(lookBack(golden(), counted)).toBeDefined();
  expect(lookBack({ ...golden(), outcome: null }, counted)).toBeUndefined();
  expect(lookBack({ ...golden(), moves: [{ seat: 0, move: 'fly' }] }, counted)).toBeUndefined();
});
