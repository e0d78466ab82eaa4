import { readFileSync } from 'node:fs';
import { CATALOG } from '@tabard/catalog';
import { describe, expect, test } from 'vitest';
import { dealer } from './dealer.ts';
import { runTournament } from './index.ts';
import { report } from './report.ts';
import type { Deal, Played, Tournament } from './tournament.ts';

const harbor = (bots: readonly string[], seats = bots.length): Tournament => ({
  catalog: new URL('harbor.fixture.ts', import.meta.url).href,
  game: 'harbor',
  config: { hand: 2 },
  seats,
  seed: '1',
  bots,
});

describe('a deal', () => {
  test('has one game for each seat, and depends on its number alone', async () => {
    const play = await dealer(harbor(['greedy', 'random', 'random']));
    const [first, second] = [play(0), play(1)];
    expect(first).toHaveLength(3);
    expect(second).not.toEqual(first);
    expect((await dealer(harbor(['greedy', 'random', 'random'])))(0)).toEqual(first);
  });

  test('is the same for all its games: whoever sits there, the same seat begins', async () => {
    const config = { edition: 'ja', deck: 'box', goal: 'round', call: 'players' };
    const play = await dealer({ ...harbor(['random', 'random']), catalog: '@tabard/catalog', game: 'blanc-noir', config });
    const firsts = Array.from({ length: 10 }, (_, deal) => play(deal).map(({ first }) => first));
    for (const [one, two] of firsts) expect(two).toBe(one);
    expect(new Set(firsts.flat()).size).toBe(2);
  });

  test('with the same bot everywhere differs only by what the bot rolls', async () => {
    const play = await dealer(harbor(['greedy'], 2));
    const lengths = Array.from({ length: 30 }, (_, deal) => play(deal).map(({ decisions }) => decisions));
    expect(lengths.some(([one, two]) => one !== two)).toBe(true);
  });

  test('names a bot that does not exist', async () => {
    await expect(dealer(harbor(['greedy', 'stockfish']))).rejects.toThrow('there is no bot "stockfish"');
  });
});

test.each(CATALOG.map(({ id }) => id))('%s: games have a length in rounds', async id => {
  const listing = CATALOG.find(one => one.id === id)!;
  const { game } = await listing.load();
  const config = game.configure({});
  const play = await dealer({
    ...harbor(['random', 'random']),
    catalog: '@tabard/catalog',
    game: id,
    config: config.ok ? config.value : {},
  });
  for (const { rounds, decisions } of play(0)) {
    expect(rounds).toBeGreaterThanOrEqual(1);
    expect(rounds).toBeLessThan(decisions);
  }
});

describe('a tournament', () => {
  const of = harbor(['greedy', 'random', 'random']);

  test('is the same whatever the number of workers', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(workers => runTournament(of, { games: 40, workers })));
    expect(JSON.stringify(two)).toBe(JSON.stringify(one));
    expect(JSON.stringify(three)).toBe(JSON.stringify(one));
    expect(await runTournament({ ...of, seed: '2' }, { games: 40, workers: 2 })).not.toEqual(one);
  });

  test('is rounded up to whole deals, and to all companies', async () => {
    expect(await runTournament(of, { games: 40, workers: 2 })).toMatchObject({ games: 42, deals: 14 });
    expect(await runTournament(harbor(['greedy', 'random', 'random'], 2), { games: 1, workers: 2 })).toMatchObject({ games: 6 });
  });

  test('tells its progress', async () => {
    const told: number[][] = [];
    await runTournament(of, { games: 9, workers: 2, onProgress: (done, all) => told.push([done, all]) });
    expect(told).toEqual([
      [3, 9],
      [6, 9],
      [9, 9],
    ]);
  });

  test('fails with the error of a worker', async () => {
    await expect(runTournament(harbor(['greedy', 'stockfish']), { games: 4, workers: 2 })).rejects.toThrow('no bot "stockfish"');
  });

  test('is won by who plays better', async () => {
    const { bots, decisionsPerGame, bySeat, byTurn } = await runTournament(harbor(['greedy', 'random']), { games: 60, workers: 2 });
    expect(bots[0]!.low).toBeGreaterThan(0.6);
    expect(bots[0]!.points).toBeGreaterThan(bots[1]!.points);
    expect(decisionsPerGame).toBeGreaterThan(10);
    for (const shares of [bots, bySeat, byTurn]) expect(shares.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(60);
  });
});

describe('a claim', () => {
  const of = harbor(['greedy', 'random']);
  const until = { bot: 0, share: 0.6, least: 20 };

  test('ends a tournament as soon as it is settled, at the same game for any number of workers', async () => {
    const [one, three] = await Promise.all([1, 3].map(workers => runTournament(of, { games: 1000, workers, until })));
    expect(JSON.stringify(three)).toBe(JSON.stringify(one));
    expect(one!.games).toBeGreaterThanOrEqual(20);
    expect(one!.games).toBeLessThan(200);
    expect(one!.until).toEqual({ bot: 'greedy', share: 0.6, margin: 0.05, verdict: 'more' });
  });

  test('is not settled before the least number of games', async () => {
    expect(await runTournament(of, { games: 1000, workers: 2, until: { ...until, least: 100 } })).toMatchObject({ games: 100 });
  });

  test('may be refuted, or stay open', async () => {
    const refuted = await runTournament(of, { games: 1000, workers: 2, until: { ...until, bot: 1 } });
    expect(refuted.until).toMatchObject({ bot: 'random', verdict: 'less' });
    const open = await runTournament(harbor(['random', 'random']), { games: 20, workers: 2, until: { ...until, share: 0.5 } });
    expect(open).toMatchObject({ games: 20, until: { verdict: 'open' } });
  });
});

describe('a report', () => {
  const game = (seated: readonly number[], ranking: number[][], scores: number[], first = 0): Played => ({
    seated,
    first,
    outcome: { ranking, scores, reason: 'round' },
    decisions: 10,
    rounds: 1,
  });
  const deals: Deal[] = [
    [
      game([0, 1, 1], [[0, 2], [1]], [1, 5, 1], 2),
      game([1, 1, 0], [[0], [1, 2]], [0, 3, 3], 2),
      game([1, 0, 1], [[1], [0, 2]], [8, 0, 8], 2),
    ],
  ];
  const of = report(harbor(['strong', 'weak'], 3), deals);

  test('splits a shared first place, and adds up the seats of a bot', () => {
    expect(of.bots.map(({ bot, seats, evenShare, wins, winShare }) => ({ bot, seats, evenShare, wins, winShare }))).toEqual([
      { bot: 'strong', seats: 1, evenShare: 1 / 3, wins: 1.5, winShare: 0.5 },
      { bot: 'weak', seats: 2, evenShare: 2 / 3, wins: 1.5, winShare: 0.5 },
    ]);
  });

  test('has the points of every seat', () => {
    expect(of.bots.map(({ points }) => points)).toEqual([4 / 3, 25 / 6]);
    expect(of.bots[1]!.scores).toMatchObject({ min: 0, max: 8, median: 4 });
  });

  test('has no interval of points from a single deal, and one from two', () => {
    expect(of.bots[0]).toMatchObject({ pointsLow: null, pointsHigh: null });
    const [one, other] = [game([0, 1, 1], [[0], [1, 2]], [4, 0, 0]), game([0, 1, 1], [[0], [1, 2]], [6, 0, 0])];
    const { pointsLow, pointsHigh } = report(harbor(['strong', 'weak'], 3), [[one], [other]]).bots[0]!;
    expect(pointsLow).toBeLessThan(4);
    expect(pointsHigh).toBeGreaterThan(6);
  });

  test('tells what seats are worth, and turns', () => {
    expect(of.bySeat.map(({ wins }) => wins)).toEqual([1.5, 1, 0.5]);
    expect(of.byTurn.map(({ wins }) => wins)).toEqual([0.5, 1.5, 1]);
    expect(of.bySeat.map(({ points }) => points)).toEqual([3, 8 / 3, 4]);
  });
});

test('the example of the README runs', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1]?.replaceAll(/^import .*\n/gm, '');
  const run = new Function('runTournament', `return (async () => { ${example}; return report; })();`);
  expect(await run(runTournament)).toMatchObject({ game: 'blanc-noir', until: { verdict: 'more' } });
});
