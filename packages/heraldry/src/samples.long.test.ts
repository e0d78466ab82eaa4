import { expect, test } from 'vitest';
import { LANGS } from './blazon.ts';
import { samplesGoneWrong, shapesGoneWrong, soundingAlike } from './samples.test-kit.ts';
import { summon } from './summon.ts';

await summon('all');

const SEEDS = 2000;

test('rules 7.1 and 7.2: of 4,000 random arms, half of them of the game, all but one in a thousand are valid SVG on which nothing is cut or hidden, and read back', () => {
  // With much in a chief or a bordure there may be no room for all of it.
  const wrong = samplesGoneWrong(1000, SEEDS);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual((2 * SEEDS) / 1000);
  expect(wrong.filter(line => !/ (between|on-chief|on-bordure) /.test(line))).toEqual([]);
});

test('on shields of every shape nothing is cut or hidden', () => {
  expect(shapesGoneWrong(1000, 200)).toEqual([]);
});

test.each(LANGS)('in %s arms that differ do not sound alike', lang => {
  expect(soundingAlike(1000, 10_000, lang)).toEqual([]);
});
