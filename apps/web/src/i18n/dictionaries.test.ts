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

test.each([
  ['en', en, 'The last move no longer stands', 'The last 3 moves no longer stand', ': one move cannot', ': 3 moves cannot'],
  ['de', de, 'Der letzte Zug gilt', 'Die letzten 3 Züge gelten', ': Ein Zug lässt', ': 3 Züge lassen'],
  ['fr', fr, 'Le dernier coup n’est', 'Les 3 derniers coups ne sont', ': un coup ne peut', ': 3 coups ne peuvent'],
  ['ja', ja, '最後の1手は', '最後の3手は', '、1手は', '、3手は'],
])('one move and several are told apart: %s', (_, words, one, several, oneLost, severalLost) => {
  expect(words.carried(1)).toContain(one);
  expect(words.carried(3)).toContain(several);
  expect(words.movesLost(1)).toContain(oneLost);
  expect(words.movesLost(3)).toContain(severalLost);
});
