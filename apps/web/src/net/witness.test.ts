import { viewHash } from '@tabard/core';
import { expect, test } from 'vitest';
import { type Notebook, scrap } from './notes.ts';
import { ScriptedBrowser, stepAt, TABLE } from './scripted.test-kit.ts';
import { Session } from './session.ts';
import { Witness } from './witness.ts';

const headOf = (seq: number): string => `head ${seq}`;
const told = (seq: number, more: object = {}) => stepAt(seq, { head: headOf(seq), ...more });

/** Somebody who has seen the table after entry 7. */
function remembered(): Notebook {
  const book = scrap();
  new Witness(book).see(told(7));
  return book;
}

test.each([
  ['the same again', told(7), 'fits'],
  ['more', told(9), 'fits'],
  ['another entry of that number', told(7, { head: 'another' }), 'changed'],
  ['less', told(6), 'behind'],
  ['less, by a store that was restored', told(6, { epoch: 2 }), 'fits'],
] as const)('who comes back is told %s', (_, step, seen) => {
  expect(new Witness(remembered()).see(step)).toBe(seen);
});

test('what was shown is noted with the head', () => {
  const book = remembered();
  new Witness(book).see(told(9, { after: 8, view: { b: 1, a: 2 } }));
  expect(book.read()).toEqual({
    head: { seq: 9, hash: headOf(9), epoch: 1 },
    views: { 7: viewHash({ seq: 7 }), 8: viewHash({ a: 2, b: 1 }) },
  });
  new Witness(book).see(told(3, { epoch: 2 }));
  expect(book.read().views).toEqual({ 3: viewHash({ seq: 3 }) });
});

const BEHIND_MS = 5000;

test.each([
  ['another past', [told(7, { head: 'another' })], 0, true],
  ['less than before, for long', [told(6)], BEHIND_MS, true],
  ['less than before, and soon more', [told(6), told(8)], BEHIND_MS, false],
  ['less than before, for a moment', [told(6)], BEHIND_MS - 1, false],
  ['more', [told(8)], BEHIND_MS, false],
] as const)('a house that tells %s', (_, steps, ms, isRewritten) => {
  const browser = new ScriptedBrowser();
  const session = new Session(TABLE, browser, remembered());
  browser.line.welcome();
  for (const step of steps) browser.line.say(step);
  browser.pass(ms);
  expect(session.rewritten.value).toBe(isRewritten);
  session.close();
});
