import { expect, test } from 'vitest';
import { asked, hasOneSeatEach, lastChosen } from './chosen.ts';

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
