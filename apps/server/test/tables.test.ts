import { checkReplay, commitmentTo, compareNotes, type Replay } from '@tabard/core';
import { settle } from '@tabard/table';
import { pips } from '@tabard/testkit/pips';
import { describe, expect, test } from 'vitest';
import { pipsTable, playOut, serve, Visitor } from './harness.ts';

const ANNS = 'ab'.repeat(32);
const BOBS = 'cd'.repeat(32);

test('play now: one call, and a whole match against bots to its end', async () => {
  const { url } = await serve();
  const me = new Visitor(url);
  const table = await me.ask('playNow', '', { game: 'pips', name: 'Ann' });
  expect(table).toMatchObject({
    status: 'playing',
    me: { seat: 0, host: true },
    seats: [{ kind: 'player', name: 'Ann' }, { kind: 'bot' }, { kind: 'bot' }],
  });
  const ear = await me.follow(table.id);
  await playOut(ear, table.id);
  const { table: end } = await ear.hear('table', message => message.table.status === 'over');
  expect(end.outcome?.reason).toBe('goal');

  const replay = (await me.ask('replay', table.id)) as Replay;
  expect(checkReplay(pips, replay)).toMatchObject({ ok: true, value: { fair: true } });
  const { commitment, dice } = table;
  expect(replay.fairness).toMatchObject({ commitment, spareCommitment: dice.spareCommitment, contributions: [null, null, null] });
  expect(commitmentTo(replay.fairness!.serverSeed)).toBe(commitment);
  expect(replay.seed).not.toBe(commitment);
});

test('whoever wants proof commits to bytes, sees what everybody committed to, and sends them', async () => {
  const { url } = await serve();
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const { id, commitment, dice } = await ann.ask('create', '', {
    game: 'pips',
    options: { goal: 12 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  expect(dice).toMatchObject({ spareCommitment: expect.stringMatching(/^[0-9a-f]{64}$/), commitments: [null, null], until: null });
  await ann.ask('sit', id, { seat: 0, commitment: commitmentTo(ANNS)! });
  await bob.ask('sit', id, { seat: 1, commitment: commitmentTo(BOBS)! });
  const called = await ann.ask('start', id);
  const list = [commitmentTo(ANNS)!, commitmentTo(BOBS)!];
  expect(called).toMatchObject({ status: 'waiting', dice: { commitments: list, until: expect.any(Number), revealed: [] } });
  expect((await bob.ask('turn', id, undefined, '?wait=0')).table).toMatchObject({ dice: { until: called.dice.until } });
  expect(await bob.fails('reveal', id, { bytes: ANNS })).toBe('wrong-bytes');
  expect(await bob.fails('sit', id, { seat: 1, commitment: list[0]! })).toBe('gathering');
  expect(await bob.ask('reveal', id, { bytes: BOBS })).toMatchObject({ status: 'waiting', dice: { revealed: [1] } });
  expect(await ann.ask('reveal', id, { bytes: ANNS })).toMatchObject({ status: 'playing', dice: { until: null, silent: [] } });
  await bob.ask('resign', id);
  const replay = (await ann.ask('replay', id)) as Replay;
  expect(checkReplay(pips, replay, settle)).toMatchObject({ ok: true, value: { fair: true, silent: [] } });
  const notes = { commitment, spareCommitment: dice.spareCommitment!, commitments: list, mine: ANNS };
  expect(compareNotes(pips, replay, notes)).toMatchObject({ seeds: 'fits', list: 'fits', mine: 'fits' });
});

test('Blanc Noir runs here too', async () => {
  const { url } = await serve();
  const me = new Visitor(url);
  const { id } = await me.ask('playNow', '', { game: 'blanc-noir', options: { goal: 'round' } });
  const ear = await me.follow(id);
  await playOut(ear, id);
  await ear.hear('table', message => message.table.status === 'over');
  expect((await me.ask('steps', id, undefined, '?viewer=1&from=0&count=3')).steps).toHaveLength(3);
});

test('each bot is of the level asked for; without a word, of the middle one', async () => {
  const { url } = await serve();
  const me = new Visitor(url);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'master' }, { kind: 'bot' }] as const;
  const table = await me.ask('create', '', { game: 'blason', seats: [...seats] });
  expect(table.seats.map(({ level }) => level)).toEqual([undefined, 'easy', 'master', 'medium']);
  const quick = await me.ask('playNow', '', { game: 'pips', bots: 1, level: 'greedy' });
  expect(quick.seats[1]).toMatchObject({ kind: 'bot', level: 'greedy' });
  for (const level of ['deep-blue', 'strong:2000i', 'STRONG'])
    expect(await me.fails('playNow', '', { game: 'pips', level })).toBe('unknown-bot');
});

test('hints are given to who plays alone with bots, or where the table was made so', async () => {
  const { url } = await serve();
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  expect(await ann.ask('playNow', '', { game: 'pips' })).toMatchObject({ hints: true });
  expect(await ann.ask('playNow', '', { game: 'pips', hints: false })).toMatchObject({ hints: false });
  const made = (hints?: boolean) =>
    ann.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }], ...(hints !== undefined && { hints }) });
  const usual = await made();
  expect(usual.hints).toBe(true);
  expect((await bob.ask('sit', usual.id, { seat: 1 })).hints).toBe(false);
  const wanted = await made(true);
  expect((await bob.ask('sit', wanted.id, { seat: 1 })).hints).toBe(true);
  await ann.ask('start', wanted.id);
  await bob.ask('resign', wanted.id);
  expect((await ann.ask('rematch', wanted.id)).hints).toBe(true);
});

test('friends: make, sit, fill up, start, and everybody hears of it', async () => {
  const { url } = await serve();
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const { id, commitment } = await ann.ask('create', '', {
    game: 'pips',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    name: 'Ann',
  });
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  const ear = await ann.follow(id);
  expect((await ear.hear('table')).table).toMatchObject({ status: 'waiting', host: 0, me: { seat: 0, host: true } });
  expect(await bob.ask('table', id)).toMatchObject({
    me: { seat: null, host: false },
    seats: [{ name: 'Ann' }, { kind: 'open', name: '' }, { kind: 'open' }],
  });
  await bob.ask('sit', id, { seat: 1, name: ' Bob ' });
  await ear.hear('table', ({ table }) => table.seats[1]!.name === 'Bob' && !table.seats[1]!.connected);
  const bobs = await bob.follow(id);
  await ear.hear('table', ({ table }) => table.seats[1]!.connected);
  await bob.ask('bot', id, { seat: 2, level: 'random' });
  await ear.hear('table', ({ table }) => table.seats[2]!.level === 'random');
  await ann.ask('open', id, { seat: 2 });
  await bob.ask('start', id);
  await ear.hear('table', ({ table }) => table.status === 'playing' && table.seats[2]!.kind === 'bot');
  await ear.hear('step');
  await bobs.hear('step');
  bobs.socket.close();
  await ear.hear('table', ({ table }) => table.status === 'playing' && !table.seats[1]!.connected);
  expect(ear.heard.some(message => message.type === 'error')).toBe(false);
});

describe('who may do what', () => {
  test.each([
    ['sit', { seat: 0 }, 'seat-taken'],
    ['sit', { seat: 3 }, 'unknown-seat'],
    ['sit', { seat: 1, name: '\u202e \u0007' }, 'bad-name'],
    ['start', {}, 'not-seated'],
    ['leave', {}, 'not-seated'],
    ['bot', { seat: 1 }, 'not-seated'],
    ['open', { seat: 1 }, 'not-seated'],
    ['close', {}, 'not-host'],
    ['resign', {}, 'not-seated'],
    ['standIn', { seat: 0 }, 'not-started'],
    ['rematch', {}, 'not-seated'],
    ['replay', {}, 'not-over'],
    ['steps', {}, 'not-over'],
  ] as const)('a stranger at a waiting table: %s %o: %s', async (name, body, code) => {
    const { url } = await serve();
    const ann = new Visitor(url);
    const { id } = await ann.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const eve = new Visitor(url);
    await eve.ask('changeMe', '', { name: 'Eve' });
    expect(await eve.fails(name, id, body)).toBe(code);
    expect(await ann.ask('table', id)).toMatchObject({ status: 'waiting', seats: [{ kind: 'player' }, { kind: 'open' }] });
  });

  test.each([
    ['an unknown game', { game: 'chess', seats: [{ kind: 'me' }] }, 'unknown-game'],
    ['too few seats', { game: 'pips', seats: [{ kind: 'me' }] }, 'bad-seats'],
    ['me twice', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-seats'],
    ['an unknown bot', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'bot', level: 'divine' }] }, 'unknown-bot'],
    ['wrong options', { game: 'pips', options: { goal: 13 }, seats: [{ kind: 'me' }, { kind: 'bot' }] }, 'bad-options'],
    ['nonsense', { game: 'pips', seats: 'all' }, 'unreadable'],
  ])('no table with %s', async (_, body, code) => {
    const { url } = await serve();
    expect(await new Visitor(url).fails('create', '', body)).toBe(code);
  });

  test('a table nobody knows', async () => {
    const { url } = await serve();
    const me = new Visitor(url);
    for (const name of ['table', 'sit', 'start', 'leave', 'replay', 'steps'] as const)
      expect(await me.fails(name, 'A'.repeat(22), { seat: 0 })).toBe('unknown-table');
    expect(await me.fails('table', '..%2f..%2fetc')).toBe('unknown-table');
  });
});

test('a stand-in plays for who has gone, and the seat is taken back', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people: [ann, bob],
  } = await pipsTable(url, 2, { goal: 30 });
  const ear = await ann!.follow(id);
  const bobs = await bob!.follow(id);
  await ear.hear('table', ({ table }) => table.seats[1]!.connected);
  expect(await ann!.fails('standIn', id, { seat: 1 })).toBe('player-present');
  ear.heard.length = 0;
  bobs.socket.close();
  await ear.hear('table', ({ table }) => !table.seats[1]!.connected);
  expect(await ann!.fails('standIn', id, { seat: 1 })).toBe('just-left');
  expect(await ann!.fails('standIn', id, { seat: 1, level: 'random' })).toBe('unreadable');
  await bob!.ask('standIn', id, { seat: 1, level: 'random' });
  await ear.hear('table', ({ table }) => table.seats[1]!.standIn);
  ear.say({ type: 'follow', table: id });
  const mine = await ear.hear('step', ({ legal }) => legal.length > 0);
  ear.move(id, mine.after, 'draw');
  await ear.hear('step', ({ seq }) => seq >= mine.seq + 2);

  const back = await bob!.follow(id);
  const step = await back.hear('step');
  back.move(id, step.after, 'draw');
  expect((await back.hear('error')).code).toBe('stood-in');
  expect((await bob!.ask('takeBack', id)).seats[1]).toMatchObject({ standIn: false, connected: true });
  const turn = await ear.hear('step', ({ legal, seq }) => legal.length > 0 && seq >= mine.seq + 2);
  ear.move(id, turn.after, 'draw');
  const his = await back.hear('step', ({ legal }) => legal.length > 0);
  back.move(id, his.after, 'draw');
  await back.hear('accepted');
});

test('while a bot stands in it is never my turn; taken back it is mine at once', async () => {
  const { url, house } = await serve();
  house.thinker.choose = () => new Promise(() => {});
  const { table, people } = await pipsTable(url, 2, { goal: 30 });
  const { acting, after } = await (await people[0]!.follow(table.id)).hear('step');
  const me = people[acting[0]!]!;
  const told = async () => ({
    turn: (await me.ask('turn', table.id, undefined, '?wait=0')).turn?.after,
    myTurn: (await me.ask('myTurn', '', undefined, '?wait=0')).table?.id,
    waiting: (await me.ask('myTables')).tables[0]!.waiting,
  });
  const mine = { turn: after, myTurn: table.id, waiting: true };
  expect(await told()).toEqual(mine);
  await me.ask('leave', table.id);
  expect(await told()).toEqual({ turn: undefined, myTurn: undefined, waiting: false });
  const asked = [me.ask('turn', table.id), me.ask('myTurn')];
  await me.ask('takeBack', table.id);
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ table: { id: table.id }, turn: { after } });
  expect(await told()).toEqual(mine);
});

test('resign: a bot plays on; when nobody is left it is over', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people: [ann, bob, cat],
  } = await pipsTable(url, 3, { goal: 30 });
  const ear = await ann!.follow(id);
  await ear.hear('step');
  expect((await bob!.ask('resign', id)).seats[1]).toMatchObject({ resigned: true, kind: 'player' });
  await ear.hear('table', ({ table }) => table.seats[1]!.resigned);
  expect(await bob!.fails('resign', id)).toBe('resigned');
  expect(await bob!.fails('takeBack', id)).toBe('resigned');
  expect(await ann!.ask('resign', id)).toMatchObject({ status: 'over', outcome: { ranking: [[2], [0], [1]], reason: 'resigned' } });
  await ear.hear('step', ({ acting, legal }) => acting.length === 0 && legal.length === 0);
  expect(await cat!.fails('resign', id)).toBe('over');
  const replay = (await cat!.ask('replay', id)) as Replay;
  expect(replay.outcome).toMatchObject({ reason: 'resigned' });
  expect(checkReplay(pips, replay, settle)).toMatchObject({ ok: true });
});

test('leave in mid-match: a bot stands in; before the start: the seat is free', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people: [, bob],
  } = await pipsTable(url, 2, { goal: 30 });
  expect((await bob!.ask('leave', id)).seats[1]).toMatchObject({ kind: 'player', standIn: true });
  const ann = new Visitor(url);
  const waiting = await ann.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(await ann.ask('leave', waiting.id)).toMatchObject({ status: 'closed', seats: [{ kind: 'open' }, { kind: 'open' }] });
});

test('the host closes the table; then nothing moves any more', async () => {
  const { url } = await serve();
  const [ann, bob] = [new Visitor(url), new Visitor(url)];
  const { id } = await ann.ask('playNow', '', { game: 'pips' });
  await bob.ask('changeMe', '', { name: 'Bob' });
  const ear = await ann.follow(id);
  const { after } = await ear.hear('step');
  expect(await bob.fails('close', id)).toBe('not-host');
  await ann.ask('close', id);
  await ear.hear('table', ({ table }) => table.status === 'closed');
  ear.move(id, after, 'draw');
  expect((await ear.hear('error')).code).toBe('closed');
  const late = await ann.follow(id);
  await late.hear('table', ({ table }) => table.status === 'closed');
  expect(late.last('step')).toBeUndefined();
  expect(await ann.fails('close', id)).toBe('closed');
  expect(await ann.fails('replay', id)).toBe('closed');
  expect((await ann.ask('myTables')).tables).toEqual([]);
});

test('a match of several people ends when they agree, not when its host wants it to', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people: [ann, bob],
  } = await pipsTable(url, 2);
  expect(await ann!.raw('close', id)).toMatchObject({ status: 409, value: { code: 'others-play' } });
  await ann!.ask('offer', id, { what: 'end-without-winner' });
  expect(await bob!.ask('answer', id, { yes: true })).toMatchObject({ status: 'over', outcome: { reason: 'agreed' } });
});

test('a return match: one table for all who ask, shown to the others', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people: [ann, bob],
  } = await pipsTable(url, 2);
  const ear = await bob!.follow(id);
  expect(await ann!.fails('rematch', id)).toBe('not-over');
  await ann!.ask('resign', id);
  const [one, two] = await Promise.all([ann!.ask('rematch', id), bob!.ask('rematch', id)]);
  expect(one.id).toBe(two.id);
  expect(one.id).not.toBe(id);
  expect(one).toMatchObject({
    status: 'waiting',
    game: 'pips',
    options: { goal: 12 },
    seats: [
      { kind: 'player', resigned: false },
      { kind: 'player', name: 'P1' },
    ],
  });
  await ear.hear('table', ({ table }) => table.rematch === one.id);
  const solo = await ann!.ask('playNow', '', { game: 'pips' });
  await ann!.ask('resign', solo.id);
  expect(await ann!.ask('rematch', solo.id)).toMatchObject({ status: 'waiting' });
});

test('my tables: those waiting for me first', async () => {
  const { url } = await serve();
  const {
    table: { id },
    people: [ann, bob],
  } = await pipsTable(url, 2);
  const later = await ann!.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ear = await ann!.follow(id);
  const { acting } = await ear.hear('step');
  const mine = await [ann, bob][acting[0]!]!.ask('myTables');
  expect(mine.tables[0]).toMatchObject({ table: { id }, waiting: true });
  const hers = await ann!.ask('myTables');
  expect(hers.tables.map(({ table }) => table.id).sort()).toEqual([id, later.id].sort());
  expect((await new Visitor(url).ask('myTables')).tables).toEqual([]);
});

test('spectators: the public view only, and none where the host forbids it', async () => {
  const { url } = await serve();
  const {
    table: { id },
  } = await pipsTable(url, 2);
  const eve = await new Visitor(url).follow(id, { memory: true });
  const step = await eve.hear('step');
  expect(step).toMatchObject({ legal: [], view: { viewer: 'public', seen: { played: [] } } });
  expect(step.view).not.toHaveProperty('hand');

  const {
    table: closed,
    people: [ann],
  } = await pipsTable(url, 2, { spectators: false });
  const out = await new Visitor(url).follow(closed.id);
  expect((await out.hear('error')).code).toBe('spectators-forbidden');
  const ear = await ann!.follow(closed.id);
  await ear.hear('step');
  await ann!.ask('resign', closed.id);
  await out.hear('table', ({ table }) => table.status === 'over');
  expect(out.heard.some(({ type }) => type === 'step')).toBe(false);
  expect(await new Visitor(url).fails('steps', closed.id)).toBe('spectators-forbidden');
  expect(await new Visitor(url).fails('replay', closed.id)).toBe('spectators-forbidden');
  await ann!.ask('steps', closed.id);
});

test('a finished match step by step, from any seat', async () => {
  const { url } = await serve();
  const me = new Visitor(url);
  const { id } = await me.ask('playNow', '', { game: 'pips' });
  await playOut(await me.follow(id), id);
  await expect.poll(async () => (await me.ask('table', id)).status).toBe('over');
  const all = await new Visitor(url).ask('steps', id, undefined, '?viewer=2');
  expect(all.steps.map(({ n }) => n)).toEqual(Array.from({ length: all.count }, (_, i) => i));
  expect(all).toMatchObject({ viewer: 2, lost: 0, outcome: { reason: 'goal' } });
  expect(all.steps[0]).toMatchObject({ seat: null, move: null, facts: [], view: { viewer: 2 } });
  expect(all.steps[0]!.view).not.toHaveProperty('seen');
  const some = await me.ask('steps', id, undefined, '?viewer=2&from=2&count=2');
  expect(some.steps).toEqual(all.steps.slice(2, 4));
  expect(await me.fails('steps', id, undefined, '?viewer=7')).toBe('unknown-seat');
  expect(await me.fails('steps', id, undefined, '?viewer=king')).toBe('unreadable');
});
