import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** Names and words that are the same in two languages by right. */
const SHARED = new Set(['Menu', 'Total', 'Points', 'Bot', 'bot', 'Software', 'Name']);

describe.each([
  ['de', de],
  ['fr', fr],
  ['ja', ja],
])('%s', (_name, words) => {
  test('says everything, and nothing in English', () => {
    for (const [key, said] of Object.entries(words)) {
      expect(said, key).not.toBe('');
      if (typeof said === 'string' && !SHARED.has(said)) expect(said, key).not.toBe(en[key as keyof typeof en]);
    }
  });
});

test.each([en, de, fr, ja])('sentences with a part take it in', words => {
  expect(words.turnOf('Ada')).toContain('Ada');
  expect(words.turnsOf('Ada')).toContain('Ada');
  expect(words.letBotPlayFor('Ada')).toContain('Ada');
  expect(words.wins('Ada')).toContain('Ada');
  expect(words.armsShareOf('Ada')).toContain('Ada');
  for (const say of [words.inviteBot, words.tokenOnce, words.revokeAsk]) expect(say('Ada')).toContain('Ada');
  expect(words.stepOf(3, 41)).toMatch(/3.*41|41.*3/);
  expect(words.players(2, 6)).toMatch(/2.*6/);
  expect(words.startFills(3)).toContain('3');
});
