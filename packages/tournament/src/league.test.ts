import { describe, expect, test } from 'vitest';
import { type DealPlayed, runLeague } from './league.ts';
import type { Tournament } from './tournament.ts';

const division = (bots: readonly string[], seats: number, seed = '1'): Tournament => ({
  catalog: new URL('harbor.fixture.ts', import.meta.url).href,
  game: 'harbor',
  config: { hand: 2 },
  seats,
  seed,
  bots,
});
const BOTS = ['random', 'greedy', 'strong:8i'];
const TWO_DIVISIONS = [division(BOTS, 2), division(BOTS, 3)];

describe('a league', () => {
  test('by deals is the same whatever the number of workers, and another for another seed', async () => {
    const [one, three] = await Promise.all([1, 3].map(workers => runLeague(TWO_DIVISIONS, { workers, deals: 6 })));
    expect(JSON.stringify(three)).toBe(JSON.stringify(one));
    expect(one).toMatchObject([
      { seats: 2, deals: 6, games: 12 },
      { seats: 3, deals: 6, games: 18 },
    ]);
    expect(await runLeague([division(BOTS, 2, '2')], { workers: 1, deals: 6 })).not.toEqual(one!.slice(0, 1));
  });

  test('rates whoever searches above whoever moves anyhow', async () => {
    const [played] = await runLeague([division(BOTS, 2)], { workers: 2, deals: 60 });
    const [anyhow, ...searching] = played!.bots.map(({ rating }) => rating);
    expect(searching).toHaveLength(2);
    expect(Math.min(...searching)).toBeGreaterThan(anyhow!);
  });

  test('tells how often one came in before another, and both tell the same', async () => {
    const [{ bots }] = await runLeague([division(BOTS, 3)], { workers: 2, deals: 4 }).then(([only]) => [only!] as const);
    for (const [one, { against }] of bots.entries()) {
      for (const [other, pairing] of against.entries()) {
        if (one === other) expect(pairing).toBeNull();
        else expect(pairing!.winShare + bots[other]!.against[one]!.winShare).toBeCloseTo(1, 9);
      }
    }
  });

  test('has everybody meet everybody before anybody meets again', async () => {
    const [only] = await runLeague([division(['random', 'random', 'random', 'random'], 2)], { workers: 1, deals: 6 });
    for (const [one, { against }] of only!.bots.entries())
      expect(against.map(pairing => pairing?.games ?? 0)).toEqual([2, 2, 2, 2].with(one, 0));
  });

  test('begins nothing when its time is over, and knows nothing of who has not played', async () => {
    const [only] = await runLeague([division(BOTS, 2)], { workers: 2, deals: Number.POSITIVE_INFINITY, isOver: () => true });
    expect(only).toMatchObject({ deals: 0, games: 0, bots: BOTS.map(bot => ({ bot, games: 0, won: null })) });
  });

  test('goes on where it was broken off: what was played is not played again', async () => {
    const whole: DealPlayed[] = [];
    const wanted = await runLeague(TWO_DIVISIONS, { workers: 2, deals: 5, onDeal: played => whole.push(played) });
    const before = whole.filter((_, at) => at % 3 !== 1);
    const after: DealPlayed[] = [];
    expect(await runLeague(TWO_DIVISIONS, { workers: 2, deals: 5, before, onDeal: played => after.push(played) })).toEqual(wanted);
    expect(after).toHaveLength(whole.length - before.length);
  });
});
