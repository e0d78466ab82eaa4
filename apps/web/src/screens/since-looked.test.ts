import { expect, test } from 'vitest';
import { newestThatFit } from './since-looked.ts';

const of = (letters: number) => 'a'.repeat(letters);

test.each([
  ['nothing', [], []],
  ['all of it', [of(20), of(20), of(20)], [of(20), of(20), of(20)]],
  ['the newest', [of(20), of(20), of(21)], [of(20), of(21)]],
  ['one at least, however long', [of(5), of(100)], [of(100)]],
  ['nothing older than what has no room', [of(5), of(70), of(10)], [of(10)]],
  ['half as much Japanese', ['あ'.repeat(15), 'い'.repeat(16)], ['い'.repeat(16)]],
] as const)('a row tells %s', (_, sentences, told) => {
  expect(newestThatFit(sentences)).toEqual(told);
});
