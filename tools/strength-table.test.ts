import { CATALOG } from '@tabard/catalog';
import type { Report } from '@tabard/tournament';
import { describe, expect, test } from 'vitest';
import { answer, HEAD, isClearlyMore, type Line, linesOf, measure, rowOf } from './strength-table.ts';

const blancNoir = CATALOG.find(({ id }) => id === 'blanc-noir')!;
const line = (over: Partial<Line>): Line => ({ game: 'blanc-noir', seats: 2, bot: 'greedy', rival: 'random', moreThan: 0.7, ...over });
const share = (winShare: number, reach: number) => ({ wins: 0, winShare, low: winShare - reach, high: winShare + reach });

test('every game is measured in the same places', () => {
  for (const { id } of CATALOG) {
    expect(linesOf(id).map(({ seats, bot, rival, moreThan }) => [seats, bot, rival, moreThan])).toEqual([
      [2, 'strong:2000i', 'greedy', 0.7],
      [2, 'medium', 'greedy', 0.5],
      [4, 'strong:2000i', 'greedy', 0.45],
      [4, 'medium', 'greedy', 0.25],
      [2, 'strong:2000i', 'strong:100i', 0.5],
    ]);
  }
});

test('a line is played by the round, by one against all others, at least so often, until there is a verdict', async () => {
  const hopeless = line({ seats: 3, bot: 'random', moreThan: 0.8 });
  const report = await measure(blancNoir, hopeless, { least: 24, most: 600, seed: '1', workers: 2 });
  expect(report).toMatchObject({ config: { goal: 'round' }, seats: 3, games: 24, until: { verdict: 'less' } });
  expect(report.bots).toMatchObject([{ seats: 1 }, { seats: 2 }]);
  const row = rowOf(hopeless, report, 'no');
  expect(row).toMatch(/^blanc-noir {2}3 +random +2 × random +24 +\d+\.\d % \(\d+\.\d … \d+\.\d\) +more than 80 % +no$/);
  expect([HEAD.indexOf('against'), HEAD.indexOf('wanted'), HEAD.indexOf('reached')]).toEqual([
    row.indexOf('2 ×'),
    row.indexOf('more than'),
    row.lastIndexOf('no'),
  ]);
});

describe('what is reached', () => {
  const report = (verdict: 'more' | 'less' | 'open', winShare: number) =>
    ({ bots: [share(winShare, 0.06)], until: { bot: 'x', share: 0.7, margin: 0.05, verdict } }) as unknown as Report;

  test.each([
    ['more', false, 0.75, 0.9, 'yes'],
    ['less', false, 0.6, 0.9, 'no'],
    ['open', false, 0.7, 0.9, 'undecided'],
    ['more', true, 0.75, 0.9, 'yes'],
    ['more', true, 0.75, 0.8, 'no'],
    ['more', true, 0.75, 0.6, 'no'],
    ['open', true, 0.75, 0.9, 'undecided'],
  ] as const)('%s; and less than before: %s, with %f after %f: %s', (verdict, lessThanBefore, winShare, before, wanted) => {
    expect(answer(line({ lessThanBefore }), report(verdict, winShare), report('more', before))).toBe(wanted);
  });
});

test.each([
  [0.8, 0.7, 0.06, true],
  [0.78, 0.7, 0.06, false],
  [0.7, 0.8, 0.06, false],
])('%f is clearly more than %f, give or take %f: %s', (one, other, reach, clearly) => {
  expect(isClearlyMore(share(one, reach), share(other, reach))).toBe(clearly);
});
