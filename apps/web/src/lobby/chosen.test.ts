import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { t } from '../i18n/index.ts';
import { asked, hasOneSeatEach, lastChosen, rarerWords } from './chosen.ts';

t.value = en;

const usual = lastChosen(null);

test('without a word a table is for friends, as it always was', () => {
  expect(asked(usual, { isFull: false })).toEqual({
    spectators: true,
    oneSeatEach: false,
    terms: { listed: false, behind: 0, latecomers: false, undo: true, clock: null, talk: 'phrases' },
  });
});

test('where everybody may come, one seat each is usual, unless somebody says otherwise', () => {
  expect(hasOneSeatEach({ ...usual, listed: true })).toBe(true);
  expect(hasOneSeatEach({ ...usual, listed: true, oneSeatEach: false })).toBe(false);
});

test('spectators are behind, or not allowed', () => {
  expect(asked({ ...usual, watch: '10' }, { isFull: true })).toMatchObject({ spectators: true, terms: { behind: 10 } });
  expect(asked({ ...usual, watch: 'never' }, { isFull: true })).toMatchObject({ spectators: false, terms: { behind: 0 } });
});

test.each(['', 'null', '[]', '{"clock":"toString","watch":7,"listed":"yes","hints":null}'])(
  'what was kept and is not ours is as usual: %s',
  text => {
    expect(lastChosen(text)).toEqual(usual);
  },
);

test('the last choice is known again', () => {
  const chosen = { ...usual, listed: true, clock: 'day', watch: '3', oneSeatEach: false, freeTalk: true, hints: 'never' } as const;
  expect(lastChosen(JSON.stringify(chosen))).toEqual(chosen);
});

test('what is behind «More» and not as usual is said in words', () => {
  expect(rarerWords({ ...usual, listed: true, clock: 'day' }, { isFull: false })).toEqual([]);
  const chosen = { ...usual, watch: 'never', undo: false, freeTalk: true, oneSeatEach: true, hints: 'never' } as const;
  const said = ['Spectators: Not allowed', 'No taking back', 'Talk in your own words', 'One seat each', 'Hints: Never'];
  expect(rarerWords(chosen, { isFull: false })).toEqual(said);
  // Where nobody is waited for, that is not asked.
  expect(rarerWords(chosen, { isFull: true })).toEqual(said.filter(one => one !== 'One seat each'));
  expect(rarerWords({ ...usual, listed: true, oneSeatEach: false }, { isFull: false })).toEqual(['More than one seat each']);
});
