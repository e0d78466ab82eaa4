import type { Lang } from '@tabard/core';
import { expect, test, vi } from 'vitest';
import { spoken } from './spoken.ts';

test('what was said last is said until another language is here', async () => {
  const words = spoken(async lang => `hello in ${lang}`);
  expect(words.in('en')).toBeUndefined();
  await words.fetch('en');
  expect(words.in('en')).toBe('hello in en');
  expect(words.in('ja')).toBe('hello in en');
  await words.fetch('ja');
  expect([words.in('ja'), words.in('en')]).toEqual(['hello in ja', 'hello in en']);
});

test('each language is fetched once', async () => {
  const asked: Lang[] = [];
  const words = spoken(async lang => asked.push(lang));
  words.in('de');
  words.in('de');
  await Promise.all([words.fetch('de'), words.fetch('fr')]);
  words.in('de');
  expect(asked).toEqual(['de', 'fr']);
});

test('words that were lost on the way are fetched again', async () => {
  vi.useFakeTimers();
  let failures = 1;
  const words = spoken(async () => {
    if (failures-- > 0) throw new Error('lost');
    return 'here';
  });
  expect(words.in('en')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(words.in('en')).toBe('here');
  vi.useRealTimers();
});
