import { expect, test } from 'vitest';
import { LANGS } from './blazon.ts';
import { PAPERS } from './contrast.test-kit.ts';
import { contrastsGoneWrong, samplesGoneWrong, shapesGoneWrong, soundingAlike } from './samples.test-kit.ts';
import { summon } from './summon.ts';

await summon('all');

test('rules 7.1 and 7.2: 10,000 random arms, half of them of the game, are valid SVG on which nothing is cut or hidden, and read back', () => {
  expect(samplesGoneWrong(1000, 5000)).toEqual([]);
});

// At night only the shield's edge has something else behind it.
test.each([
  ['day', 400],
  ['night', 100],
] as const)('by %s whatever lies on %i random arms stands out 3:1, by itself or by its outline', (when, count) => {
  expect(contrastsGoneWrong(1000, count / 2, PAPERS[when])).toEqual([]);
});

test('on shields of every shape nothing is cut or hidden', () => {
  expect(shapesGoneWrong(1000, 200)).toEqual([]);
});

test.each(LANGS)('in %s arms that differ do not sound alike', lang => {
  expect(soundingAlike(1000, 10_000, lang)).toEqual([]);
});
