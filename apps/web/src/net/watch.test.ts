import { signal } from '@preact/signals';
import type { MyTable, OpenTable } from '@tabard/protocol';
import { expect, test } from 'vitest';
import { ScriptedBrowser, tableAt } from './scripted.test-kit.ts';
import { Watch } from './watch.ts';

const ID = (letter: string): string => letter.repeat(22);

const row = (letter: string, created: number, name = ''): OpenTable => ({
  id: ID(letter),
  game: 'blason',
  options: {},
  status: 'waiting',
  seats: [
    { kind: 'player', name },
    { kind: 'open', name: '' },
  ],
  spectators: true,
  oneSeatEach: true,
  terms: { listed: true, behind: 0, latecomers: false, undo: true, clock: null, talk: 'phrases' },
  created,
});

const mineAt = (letter: string, changed: number, waiting = false, due?: number): MyTable => ({
  table: { ...tableAt(1), id: ID(letter) },
  waiting,
  changed,
  acting: [],
  ...(due !== undefined && { due }),
});

function watching() {
  const browser = new ScriptedBrowser();
  const lobby = signal<readonly OpenTable[] | undefined>(undefined);
  const mine = signal<readonly MyTable[] | undefined>(undefined);
  const clock = signal<{ readonly now: number; readonly heardAt: number } | undefined>(undefined);
  const watch = new Watch({ lobby, mine, clock }, ['lobby', 'mine'], browser);
  browser.line.welcome();
  const shown = () => [lobby.value?.map(({ id }) => id[0]).join(''), mine.value?.map(({ table }) => table.id[0]).join('')];
  return { browser, watch, lobby, clock, shown };
}

test('it watches both as soon as it is welcome, and again after every loss', () => {
  const { browser } = watching();
  const asked = ['lobby', 'mine'].map(what => ({ type: 'watch', what }));
  expect(browser.line.sent.slice(1)).toEqual(asked);
  browser.line.end();
  browser.untilDial();
  browser.line.welcome();
  expect(browser.line.sent.slice(1)).toEqual(asked);
});

test('rows come, change and go; the newest table first, and of mine those that wait for me', () => {
  const { browser, lobby, shown } = watching();
  const { line } = browser;
  expect(shown()).toEqual([undefined, undefined]);
  line.say({ type: 'lobby', whole: true, changed: [row('A', 1), row('B', 2)], gone: [] });
  line.say({ type: 'mine', whole: true, changed: [mineAt('M', 5), mineAt('N', 3, true)], gone: [] });
  expect(shown()).toEqual(['BA', 'NM']);
  line.say({ type: 'lobby', changed: [row('C', 3), row('A', 1, 'Ada')], gone: [ID('B')] });
  line.say({ type: 'mine', changed: [mineAt('N', 6)], gone: [ID('M')] });
  expect(shown()).toEqual(['CA', 'N']);
  expect(lobby.value?.at(-1)?.seats[0]?.name).toBe('Ada');
});

test('of those that wait for me the one with the least time is first, and what time it is there is kept', () => {
  const { browser, clock, shown } = watching();
  const rows = [mineAt('M', 9), mineAt('N', 8, true), mineAt('P', 3, true, 900), mineAt('Q', 4, true, 700)];
  browser.line.say({ type: 'mine', whole: true, changed: rows, gone: [], now: 650 });
  expect(shown()[1]).toBe('QPNM');
  expect(clock.value).toEqual({ now: 650, heardAt: browser.now });
});

test('what is whole is all there is: after a loss nothing old stays', () => {
  const { browser, shown } = watching();
  browser.line.say({ type: 'lobby', whole: true, changed: [row('A', 1), row('B', 2)], gone: [] });
  browser.line.say({ type: 'lobby', whole: true, changed: [row('B', 2)], gone: [] });
  expect(shown()[0]).toBe('B');
});

test('who closes it hears nothing more', () => {
  const { browser, watch, shown } = watching();
  watch.close();
  browser.line.say({ type: 'lobby', whole: true, changed: [row('A', 1)], gone: [] });
  expect([browser.line.isClosed, shown()[0]]).toEqual([true, undefined]);
});
