import { expect, test } from 'vitest';
import { samplesGoneWrong } from './samples.test-kit.ts';
import { summon } from './summon.ts';

await summon('all');

test('rules 7.1 and 7.2: 10,000 random achievements are drawn as valid SVG, and their blazons read back in four languages', () => {
  expect(samplesGoneWrong(1000, 10_000)).toEqual([]);
});
