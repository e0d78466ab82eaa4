import { describe, expect, test } from 'vitest';
import { schedule } from './schedule.ts';

const named = (bots: number) => Array.from({ length: bots }, (_, i) => `bot ${i}`);
const deals = (bots: number, seats: number, count: number) =>
  Array.from({ length: count }, (_, deal) => schedule({ bots: named(bots), seats }).seatings(deal));

describe.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [2, 4],
  [3, 4],
  [4, 4],
  [3, 2],
  [5, 3],
  [6, 6],
])('%i bots on %i seats', (bots, seats) => {
  const { cycle } = schedule({ bots: named(bots), seats });

  test('over every single deal, each player sits in every seat equally often', () => {
    for (const games of deals(bots, seats, 20)) {
      const players = [...games[0]!].sort();
      expect(games).toHaveLength(seats);
      for (let seat = 0; seat < seats; seat++) expect(games.map(seated => seated[seat]).sort()).toEqual(players);
    }
  });

  test('over a cycle, everybody plays', () => {
    expect(new Set(deals(bots, seats, cycle).flat(2)).size).toBe(bots);
  });
});

test('the last bot takes the seats that are left', () => {
  expect(deals(2, 4, 1)).toEqual([
    [
      [0, 1, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
      [1, 0, 1, 1],
    ],
  ]);
});

test('of more bots than seats every company meets equally often', () => {
  expect(schedule({ bots: named(4), seats: 2 }).cycle).toBe(6);
  const met = deals(4, 2, 6).map(([game]) => game!.toSorted().join('-'));
  expect(met.sort()).toEqual(['0-1', '0-2', '0-3', '1-2', '1-3', '2-3']);
});

test.each([
  [3, 2],
  [4, 6],
  [5, 24],
])('with %i seats, after %i deals everybody has followed everybody equally often', (seats, orders) => {
  const followed = Array.from({ length: seats }, () => Array<number>(seats).fill(0));
  for (const game of deals(seats, seats, orders).flat()) {
    for (const [seat, bot] of game.entries()) followed[bot]![game[(seat + 1) % seats]!]!++;
  }
  const each = (orders * seats) / (seats - 1);
  for (const [bot, others] of followed.entries()) expect(others).toEqual(others.map((_, other) => (other === bot ? 0 : each)));
});
