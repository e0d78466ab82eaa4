import { fastRng, type Rng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { trial, type Verdict } from './claim.ts';
import { mean } from './statistics.ts';
import type { Deal, Played } from './tournament.ts';

const game = (seated: readonly number[], ...first: number[]): Played => ({
  seated,
  first: 0,
  outcome: { ranking: [first, seated.map((_, seat) => seat).filter(seat => !first.includes(seat))], scores: [0, 0], reason: 'round' },
  decisions: 1,
  rounds: 1,
});

/** Both games of a deal by bots 0 and 1: who wins each. */
const pair = (one: number, two: number): Deal => [game([0, 1], one), game([1, 0], 1 - two)];

/** A true share of bot 0; now and then luck decides the deal, and then each wins the game in the lucky seat. */
function dealt(share: number, rng: Rng): Deal {
  const [of, luck] = [1_000_000, 0.3];
  if (rng.below(of) < luck * of) return pair(0, 1);
  const skill = (share - luck / 2) / (1 - luck);
  return pair(rng.below(of) < skill * of ? 0 : 1, rng.below(of) < skill * of ? 0 : 1);
}

interface Trial {
  readonly claimed: number;
  readonly most: number;
  readonly margin?: number | undefined;
}

function settle(share: number, seed: number, { claimed, most, margin }: Trial) {
  const rng = fastRng(`claim ${seed}`);
  const judge = trial({ bot: 0, share: claimed, margin });
  let verdict: Verdict = 'open';
  let deals = 0;
  while (deals < most && (verdict === 'open' || deals < 30)) {
    verdict = judge(dealt(share, rng));
    deals++;
  }
  return { verdict, deals };
}

describe.each([
  [0.75, 0.7, 'less'],
  [0.65, 0.7, 'more'],
  [0.5, 0.45, 'less'],
  [0.4, 0.45, 'more'],
] as const)('of a true share of %f, claimed %f', (share, claimed, wrong) => {
  const settled = Array.from({ length: 400 }, (_, seed) => settle(share, seed, { claimed, most: 2000 }));

  test(`«${wrong}» is said in at most 5 of 100 cases`, () => {
    expect(settled.filter(({ verdict }) => verdict === wrong).length).toBeLessThanOrEqual(20);
  });

  test('a verdict is found early', () => {
    expect(settled.filter(({ verdict }) => verdict === 'open')).toEqual([]);
    expect(settled.reduce((sum, { deals }) => sum + deals, 0) / settled.length).toBeLessThan(150);
  });
});

test('a narrow margin tells nearer shares apart, and takes longer for it', () => {
  const judged = (margin: number | undefined) =>
    Array.from({ length: 100 }, (_, seed) => settle(0.52, seed, { claimed: 0.5, most: 20_000, margin }));
  const wrong = (all: ReturnType<typeof judged>) => all.filter(({ verdict }) => verdict === 'less').length;
  const [wide, narrow] = [judged(undefined), judged(0.02)];
  expect(wrong(narrow)).toBeLessThanOrEqual(5);
  expect(wrong(wide)).toBeGreaterThan(wrong(narrow));
  expect(mean(narrow.map(({ deals }) => deals))).toBeGreaterThan(2 * mean(wide.map(({ deals }) => deals)));
});

test('what is far off is settled as soon as it may be', () => {
  expect(settle(0.85, 1, { claimed: 0.6, most: 2000 })).toEqual({ verdict: 'more', deals: 30 });
  expect(settle(0.3, 1, { claimed: 0.7, most: 2000 })).toEqual({ verdict: 'less', deals: 30 });
});

test('a few wins prove nothing yet', () => {
  const judge = trial({ bot: 0, share: 0.7 });
  expect([judge(pair(0, 0)), judge(pair(0, 0)), judge(pair(0, 0))]).toEqual(['open', 'open', 'open']);
});

test('deals without the bot say nothing about it', () => {
  const [told, untold] = [trial({ bot: 0, share: 0.5 }), trial({ bot: 0, share: 0.5 })];
  const verdicts = Array.from({ length: 40 }, () => {
    told([game([1, 2], 0), game([2, 1], 0)]);
    return [told(pair(0, 0)), untold(pair(0, 0))];
  });
  for (const [one, other] of verdicts) expect(one).toBe(other);
  expect(verdicts.at(-1)).toEqual(['more', 'more']);
});

test('a shared first place counts for half', () => {
  const judge = trial({ bot: 0, share: 0.5 });
  const shared: Deal = [game([0, 1], 0, 1), game([1, 0], 0, 1)];
  expect(new Set(Array.from({ length: 300 }, () => judge(shared)))).toEqual(new Set(['open']));
});
