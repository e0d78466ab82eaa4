import type { OpenTable } from '@tabard/protocol';
import { expect, test } from 'vitest';
import { busiest, freeSeat, shownOf } from './rows.ts';

const TERMS: OpenTable['terms'] = { listed: true, behind: 0, latecomers: true, undo: true, clock: null, talk: 'phrases' };

/** `p` is a person, `b` a bot, `-` an open seat. */
const row = (id: string, seats: string, more: Partial<OpenTable> = {}): OpenTable => ({
  id,
  game: 'blason',
  options: {},
  status: 'waiting',
  seats: [...seats].map(one => ({ kind: one === 'p' ? 'player' : one === 'b' ? 'bot' : 'open', name: '' })),
  spectators: true,
  oneSeatEach: true,
  terms: TERMS,
  created: 1,
  ...more,
});

test('rows are shown as far as there is room, those that wait first, and how many there are besides', () => {
  const rows = [row('a', 'pb', { status: 'playing' }), ...['b', 'c', 'd'].map(id => row(id, 'p-'))];
  expect(shownOf(rows, '', 3)).toMatchObject({ shown: [{ id: 'b' }, { id: 'c' }, { id: 'd' }], hidden: 1 });
  expect(shownOf(rows, '', Number.POSITIVE_INFINITY).shown).toHaveLength(4);
  expect(shownOf(rows, 'tintenblut', 3)).toEqual({ shown: [], hidden: 0 });
});

test('the seat to take is an open one, or a bot’s when the match is on', () => {
  expect(freeSeat(row('a', 'pb-'))).toBe(2);
  expect(freeSeat(row('a', 'pbb', { status: 'playing' }))).toBe(1);
});

test('the busiest game is the one where most people wait', () => {
  const rows = [row('a', 'p--'), row('b', 'ppp-', { game: 'tintenblut' }), row('c', 'pppb', { game: 'blanc-noir', status: 'playing' })];
  expect(busiest(rows)).toBe('tintenblut');
  expect(busiest([row('a', '--')])).toBe('');
  expect(busiest([])).toBe('');
});
