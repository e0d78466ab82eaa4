import { expect, test } from 'vitest';
import { deedsInShort } from './deeds.ts';

test('a turn in one line, in the order of its deeds', () => {
  expect(deedsInShort(['to Ombra', 'alone: 3 honour'])).toBe('to Ombra · alone: 3 honour');
});

test('what was done twice is told once, with how often', () => {
  expect(deedsInShort(['gave up 1 wit', 'gave up 1 honour', 'gave up 1 wit'])).toBe('gave up 1 wit ×2 · gave up 1 honour');
});

test('who has done nothing is told nothing of', () => {
  expect(deedsInShort(undefined)).toBeUndefined();
  expect(deedsInShort([])).toBeUndefined();
});
