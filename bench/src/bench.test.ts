import { fastRng } from '@tabard/core';
import { describe, expect, test, vi } from 'vitest';
import { medianRounds } from './measure.ts';
import { client } from './peer/boardgame-io.ts';
import { peerPlayouts } from './peer/playouts.ts';
import { peerSearch } from './peer/search.ts';
import { type G, shedding } from './peer/shedding.ts';
import { SheddingTable } from './peer/shedding-table.ts';
import { benchSearch } from './search/index.ts';
import { Gauge, percentile } from './server/gauge.ts';
import { roomFor } from './server/open-files.ts';
import { Pace } from './server/pace.ts';
import { benchTables } from './tables/index.ts';

describe('the peer’s game', () => {
  const begin = (seed: string) => {
    const one = client().Client({ game: { ...shedding, seed }, numPlayers: 4, debug: false });
    one.start();
    return one;
  };

  test('accepts every move it lists, keeps its 108 cards, and ends', () => {
    const rng = fastRng('peer');
    const one = begin('a');
    for (let made = 0; ; made++) {
      const { G, ctx, _stateID } = one.getState()!;
      expect(G.hands.flat().length + G.draw.length + G.discard.length).toBe(108);
      if (ctx.gameover !== undefined) break;
      const moves = shedding.ai.enumerate(G, ctx);
      const { move, args } = moves[rng.below(moves.length)]!;
      one.moves[move]!(...args);
      expect(one.getState()!._stateID).toBe(_stateID + 1);
      expect(made).toBeLessThan(20_000);
    }
    one.stop();
  });

  test('refuses a card that does not fit', () => {
    const one = begin('b');
    const { G, ctx, _stateID } = one.getState()!;
    const allowed = shedding.ai.enumerate(G, ctx).map(({ args }) => args[0]);
    const index = G.hands[Number(ctx.currentPlayer)]!.findIndex((_, i) => !allowed.includes(i));
    one.moves.play!(index);
    expect(one.getState()!._stateID).toBe(_stateID);
    one.stop();
  });

  test('deals differently from another seed', () => {
    expect(peerPlayouts(4, 1, fastRng('x'))).not.toBe(peerPlayouts(4, 1, fastRng('y')));
  });
});

test('a median round is one of several, the works take turns, and it is known what was done', async () => {
  const asked: string[] = [];
  const work = (name: string, perSecond: number) => ({
    do: async (units: number) => {
      asked.push(name);
      const disturbed = asked.filter(one => one === name).length % 3 === 0 ? 2 : 1;
      return { done: units, seconds: (disturbed * units) / perSecond };
    },
  });
  const [slow, quick] = await medianRounds(1, [work('slow', 10), work('quick', 1000)]);
  expect(slow!.done / slow!.seconds).toBeCloseTo(10);
  expect(quick!.done / quick!.seconds).toBeCloseTo(1000);
  expect(slow!.mostPerSecond).toBeCloseTo(10);
  expect(quick!.units).toBeGreaterThan(slow!.units);
  expect(asked.slice(-4)).toEqual(['slow', 'quick', 'slow', 'quick']);
});

test('a move counts when the last of four has it, and only while measuring', () => {
  const gauge = new Gauge();
  const deliver = (seq: number, times: number) => {
    gauge.sent('m', seq);
    for (let i = 0; i < times; i++) gauge.received('m', seq);
  };
  deliver(1, 4);
  expect(gauge.latenciesMs).toHaveLength(0);
  gauge.begin();
  deliver(2, 3);
  expect(gauge.latenciesMs).toHaveLength(0);
  gauge.received('m', 2);
  gauge.received('m', 2);
  expect(gauge.latenciesMs).toHaveLength(1);
  gauge.end();
  deliver(3, 4);
  expect(gauge.latenciesMs).toHaveLength(1);
  gauge.begin();
  expect(gauge.latenciesMs).toHaveLength(0);
  expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 0.99)).toBe(5);
});

describe('who is to move', () => {
  test('moves at once, or waits until everybody plays on', () => {
    const pace = new Pace();
    const moved: string[] = [];
    pace.ready(() => moved.push('first'));
    expect(moved).toEqual([]);
    pace.play('at once');
    pace.ready(() => moved.push('second'));
    pace.pause();
    pace.ready(() => moved.push('third'));
    expect(moved).toEqual(['first', 'second']);
    pace.play('at once');
    expect(moved).toEqual(['first', 'second', 'third']);
  });

  test('keeps a beat: whoever has waited longest first, and nobody makes up for beats that found nobody', async () => {
    vi.useFakeTimers();
    try {
      const pace = new Pace();
      const moved: number[] = [];
      pace.play({ movesPerSecond: 100 });
      await vi.advanceTimersByTimeAsync(1000);
      for (let i = 0; i < 50; i++) pace.ready(() => moved.push(i));
      await vi.advanceTimersByTimeAsync(100);
      expect(moved).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      pace.pause();
      await vi.advanceTimersByTimeAsync(100);
      expect(moved).toHaveLength(10);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('the shedding game is the same without boardgame.io: it keeps its turns and its secrets, and ends', () => {
  const rng = fastRng('table');
  const table = new SheddingTable(4, 'a');
  expect(table.move((table.current + 1) % 4, 'draw', [])).toBe(false);
  expect(table.move(table.current, 'play', [99])).toBe(false);
  for (let made = 0; !table.isOver; made++) {
    const seat = table.current;
    const view = table.view(seat) as G;
    expect(view.hands.map(hand => Array.isArray(hand))).toEqual([0, 1, 2, 3].map(other => other === seat));
    const moves = shedding.ai.enumerate(view, { currentPlayer: String(seat), playOrderPos: seat, numPlayers: 4 });
    const { move, args } = moves[rng.below(moves.length)]!;
    expect(table.move(seat, move, args)).toBe(true);
    expect(table.seq).toBe(made + 1);
    expect(made).toBeLessThan(20_000);
  }
  expect(table.move(table.current, 'draw', [])).toBe(false);
});

test.each([
  [2000, 20_000, 2000, []],
  [2000, 1024, 131, ['A process may have only 1024 open files here (ulimit -n): 131 idle matches are weighed, not 2000.']],
  [2000, Number.POSITIVE_INFINITY, 2000, []],
  [3, 12, 1, [expect.stringContaining('1 idle')]],
])('for %i matches, where %d files may be open, there is room for %i', (matches, files, room, lines) => {
  const warned: string[] = [];
  expect(roomFor(matches, line => warned.push(line), files)).toBe(room);
  expect(warned).toEqual(lines);
  expect(roomFor(1, line => warned.push(line))).toBe(1);
});

test('a server is ready with many tables, lists those of one player, and opens none but where a bot is to move', async () => {
  const told: number[] = [];
  const { tables, databaseMb, empty, full, myTables } = await benchTables({ tables: 300, told: made => told.push(made) });
  expect([tables, told]).toEqual([300, [0, 250]]);
  expect(databaseMb).toBeGreaterThan(0.3);
  for (const { readyMs, processMs, openingMs, rssMb } of [empty, full]) {
    expect(readyMs).toBeCloseTo(processMs + openingMs);
    expect(Math.min(processMs, openingMs, rssMb)).toBeGreaterThan(1);
  }
  expect(myTables).toMatchObject({ listed: 60, calls: 50 });
  expect(myTables.opened).toBeLessThanOrEqual(1);
  expect(myTables.p99Ms).toBeGreaterThanOrEqual(myTables.p50Ms);
});

test('the peer’s search makes the iterations it is asked for', () => {
  expect(peerSearch(4, 7)(3).iterations).toBe(7);
});

test('every game is searched in both ways, beside the peer', async () => {
  const { search, peers, ratio } = await benchSearch(0.02);
  expect(search.map(({ game, seats, playouts }) => `${game} ${seats} ${playouts}`)).toContain('blanc-noir 4 random');
  for (const one of search) {
    expect(one.decisionsPerSecond).toBeGreaterThan(one.iterationsPerSecond);
    expect(one.decisionsPerSecondAtBest).toBeGreaterThanOrEqual(one.decisionsPerSecond);
  }
  expect(ratio).toBeCloseTo(
    search.find(one => one.game === 'blanc-noir' && one.seats === 4)!.iterationsPerSecond / peers[0]!.iterationsPerSecond,
  );
});
