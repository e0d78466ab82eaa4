import { commitmentTo, mixedSeed, type Result } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { pips } from '../test/pips.ts';
import { botAt, commitment, givesHints, type SeatRecord, seating, setupOf, type TableRecord } from './index.ts';

const player = (name: string, standIn: string | null = null): SeatRecord => ({
  kind: 'player',
  player: name,
  name,
  contribution: null,
  standIn,
});
const open: SeatRecord = { kind: 'open' };
const bot: Extract<SeatRecord, { kind: 'bot' }> = { kind: 'bot', name: 'Gawain', level: 'greedy', contribution: null };
const starter = { bot: () => bot, draw: () => 'ef'.repeat(32) };

const table = (seats: SeatRecord[], more: Partial<TableRecord> = {}): TableRecord => ({
  match: 'm',
  game: 'pips',
  revision: 1,
  options: { goal: 12 },
  spectators: true,
  host: 'ann',
  seats,
  status: 'waiting',
  serverSeed: 'ab'.repeat(32),
  resigned: [],
  outcome: null,
  rematch: null,
  created: 0,
  ...more,
});
const playing = { status: 'playing' } as const;
const sitter = (name: string) => ({ player: name, name, contribution: null });
const seats = (result: Result<TableRecord, string>) => (result.ok ? result.value.seats : result.error);

describe('sit', () => {
  test('on an open seat', () =>
    expect(seats(seating.sit(table([player('ann'), open]), 1, sitter('bob')))).toEqual([player('ann'), player('bob')]));
  test('elsewhere', () => expect(seats(seating.sit(table([player('ann'), open]), 1, sitter('ann')))).toEqual([open, player('ann')]));
  test('again, with dice', () => {
    const again = seating.sit(table([player('ann')]), 0, { player: 'ann', name: 'Anna', contribution: 'cd'.repeat(32) });
    expect(seats(again)).toEqual([{ ...player('ann'), name: 'Anna', contribution: 'cd'.repeat(32) }]);
  });
  test.each([
    ['taken', table([player('ann')]), 0, 'seat-taken'],
    ['a bot’s', table([bot]), 0, 'seat-taken'],
    ['nowhere', table([open]), 1, 'unknown-seat'],
    ['begun', table([open], playing), 0, 'already-started'],
    ['over', table([open], { status: 'over' }), 0, 'over'],
    ['closed', table([open], { status: 'closed' }), 0, 'closed'],
  ])('not when %s', (_, record, seat, fault) => expect(seats(seating.sit(record, seat, sitter('bob')))).toBe(fault));
});

describe('leave', () => {
  test('frees the seat', () =>
    expect(seats(seating.leave(table([player('ann'), player('bob')]), 'bob', 'greedy'))).toEqual([player('ann'), open]));
  test('hands the table on', () =>
    expect(seating.leave(table([player('ann'), player('bob')]), 'ann', 'greedy')).toMatchObject({
      value: { host: 'bob', status: 'waiting' },
    }));
  test('closes an empty table', () =>
    expect(seating.leave(table([player('ann'), bot]), 'ann', 'greedy')).toMatchObject({ value: { status: 'closed' } }));
  test('in mid-match a bot stands in', () =>
    expect(seats(seating.leave(table([player('ann'), bot], playing), 'ann', 'greedy'))).toEqual([player('ann', 'greedy'), bot]));
  test('only from one’s own seat', () => expect(seats(seating.leave(table([player('ann')]), 'eve', 'greedy'))).toBe('not-seated'));
});

describe('bots and start', () => {
  test('anybody seated may ask a bot in', () =>
    expect(seats(seating.seatBot(table([player('ann'), player('bob'), open]), 'bob', 2, bot))).toEqual([
      player('ann'),
      player('bob'),
      bot,
    ]));
  test('or make it another', () => {
    const stronger = { ...bot, name: 'Enid', level: 'strong' };
    expect(seats(seating.seatBot(table([player('ann'), bot]), 'ann', 1, stronger))).toEqual([player('ann'), { ...bot, level: 'strong' }]);
    expect(seats(seating.seatBot(table([player('ann'), player('bob')]), 'ann', 1, stronger))).toBe('seat-taken');
    expect(seats(seating.seatBot(table([player('ann'), bot], playing), 'ann', 1, stronger))).toBe('already-started');
  });
  test('and send it away', () => expect(seats(seating.sendBotAway(table([player('ann'), bot]), 'ann', 1))).toEqual([player('ann'), open]));
  test('but no person', () => expect(seats(seating.sendBotAway(table([player('ann'), player('bob')]), 'ann', 1))).toBe('seat-taken'));
  test('a program is asked in by its owner, and sent away by anybody', () => {
    const program = { player: 'deep', name: 'deep', contribution: null, program: true } as const;
    const asked = seating.invite(table([player('ann'), player('bob'), open]), 'ann', 2, program);
    expect(seats(asked)).toEqual([player('ann'), player('bob'), { kind: 'player', standIn: null, ...program }]);
    expect(asked.ok && seats(seating.sendBotAway(asked.value, 'bob', 2))).toEqual([player('ann'), player('bob'), open]);
    expect(seats(seating.invite(table([player('ann'), open]), 'eve', 1, program))).toBe('not-seated');
    expect(seats(seating.invite(table([player('ann'), bot]), 'ann', 1, program))).toBe('seat-taken');
    expect(seats(seating.invite(table([player('ann'), open], playing), 'ann', 1, program))).toBe('already-started');
  });
  test('no stranger', () => expect(seats(seating.seatBot(table([player('ann'), open]), 'eve', 1, bot))).toBe('not-seated'));
  test('start fills up', () =>
    expect(seating.start(table([player('ann'), player('bob'), open]), 'bob', starter)).toMatchObject({
      ok: true,
      value: { status: 'playing', seats: [{}, {}, bot] },
    }));
  test('start once', () => expect(seats(seating.start(table([player('ann')], playing), 'ann', starter))).toBe('already-started'));
  test('start by a stranger', () => expect(seats(seating.start(table([player('ann')]), 'eve', starter))).toBe('not-seated'));
});

describe('stand-ins', () => {
  const record = table([player('ann'), player('bob'), bot], playing);
  test('for who has gone', () =>
    expect(seats(seating.standIn(record, 'ann', 1, 'greedy', { present: false }))).toEqual([player('ann'), player('bob', 'greedy'), bot]));
  test('not for who is here', () => expect(seats(seating.standIn(record, 'ann', 1, 'greedy', { present: true }))).toBe('player-present'));
  test('for myself at any time', () =>
    expect(seats(seating.standIn(record, 'bob', 1, 'greedy', { present: true }))).toEqual([player('ann'), player('bob', 'greedy'), bot]));
  test('not by a stranger', () => expect(seats(seating.standIn(record, 'eve', 1, 'greedy', { present: false }))).toBe('not-seated'));
  test('not for a bot', () => expect(seats(seating.standIn(record, 'ann', 2, 'greedy', { present: false }))).toBe('unknown-seat'));
  test('not before the start', () =>
    expect(seats(seating.standIn(table([player('ann')]), 'ann', 0, 'greedy', { present: true }))).toBe('not-started'));
  test('taken back', () => expect(seats(seating.takeBack(table([player('ann', 'greedy')], playing), 'ann'))).toEqual([player('ann')]));
  test('not after resigning', () =>
    expect(seats(seating.takeBack(table([player('ann')], { ...playing, resigned: [0] }), 'ann'))).toBe('resigned'));
  test('who plays which seat', () => {
    const mixed = table([player('ann'), player('bob', 'random'), bot, player('eve')], { ...playing, resigned: [3] });
    expect([0, 1, 2, 3].map(seat => botAt(mixed, seat, 'greedy'))).toEqual([undefined, 'random', 'greedy', 'greedy']);
  });
});

test.each([
  ['her seat', table([player('ann')], playing), 'ann', { ok: true, value: 0 }],
  ['a stranger', table([player('ann')], playing), 'eve', { ok: false, error: 'not-seated' }],
  ['too early', table([player('ann')]), 'ann', { ok: false, error: 'not-started' }],
  ['stood in for', table([player('ann', 'greedy')], playing), 'ann', { ok: false, error: 'stood-in' }],
  ['gave up', table([player('ann')], { ...playing, resigned: [0] }), 'ann', { ok: false, error: 'resigned' }],
  ['closed', table([player('ann')], { status: 'closed' }), 'ann', { ok: false, error: 'closed' }],
])('who may move: %s', (_, record, who, expected) => expect(seating.playing(record, who)).toEqual(expected));

test('only the host closes, and only once', () => {
  expect(seating.close(table([player('ann')], playing), 'ann')).toMatchObject({ value: { status: 'closed' } });
  expect(seating.close(table([player('ann'), player('bob')]), 'bob')).toEqual({ ok: false, error: 'not-host' });
  expect(seating.close(table([], { status: 'over' }), 'ann')).toEqual({ ok: false, error: 'over' });
});

test('a return match: the same seats, new dice, nobody stood in for', () => {
  const old = table([player('ann'), { ...player('bob', 'greedy'), contribution: 'ab' } as SeatRecord, bot], {
    status: 'over',
    resigned: [1],
    outcome: { ranking: [], scores: [], reason: 'goal' },
  });
  expect(seating.again(old, 'bob', { match: 'n', serverSeed: 'cd', created: 5 })).toEqual(
    table([player('ann'), player('bob'), bot], { match: 'n', serverSeed: 'cd', created: 5, host: 'bob' }),
  );
});

test('dice: committed to, mixed in seat order, bots giving none', () => {
  const mine = 'cd'.repeat(32);
  const record = table([{ ...player('ann'), contribution: mine } as SeatRecord, bot], playing);
  expect(commitment(record)).toBe(commitmentTo('ab'.repeat(32)));
  expect(setupOf(record, pips, '4')).toMatchObject({
    seats: 2,
    humans: [0],
    config: { goal: 12 },
    seed: mixedSeed('ab'.repeat(32), [mine, null]),
  });
  expect(() => setupOf({ ...record, revision: 7 }, pips, '4')).toThrow('revision 7');
});

test('dice: whoever brings none is given some at the start, or the seed would be the public commitment', () => {
  const given = { contribution: 'ef'.repeat(32) };
  expect(seats(seating.start(table([player('ann'), open]), 'ann', starter))).toEqual([{ ...player('ann'), ...given }, bot]);
  expect(seats(seating.start(table([bot, bot]), 'ann', starter))).toEqual([{ ...bot, ...given }, bot]);
  expect(() => setupOf(table([player('ann'), bot], playing), pips, '4')).toThrow('damaged');
});

test.each([
  ['one person and bots', [player('ann'), bot, bot], undefined, true],
  ['one person and a seat still open', [player('ann'), bot, open], undefined, true],
  ['one person and a program', [player('ann'), { ...player('deep'), program: true } as SeatRecord], undefined, true],
  ['two people', [player('ann'), player('bob'), bot], undefined, false],
  ['nobody', [bot, bot], undefined, false],
  ['two people who want them', [player('ann'), player('bob')], true, true],
  ['one person who does not', [player('ann'), bot], false, false],
] as const)('hints: %s', (_, around, hints, given) => {
  expect(givesHints(table([...around], hints === undefined ? {} : { hints }))).toBe(given);
});
