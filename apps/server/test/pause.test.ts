import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brokenSeal, type Entry } from '@tabard/table';
import { expect, onTestFinished, test } from 'vitest';
import { folder, newWish, pipsTable, serve, Visitor } from './harness.ts';

/** A server whose store fails as long as the test says so: somebody else holds the database. */
async function fallible() {
  const data = await folder();
  const running = await serve({ data, logLevel: 'silent' });
  const other = new DatabaseSync(join(data, 'tabard.db'));
  onTestFinished(() => other.close());
  const status = async (path: string) => (await fetch(running.url + path)).status;
  return { ...running, status, fail: () => other.exec('BEGIN IMMEDIATE'), mend: () => other.exec('ROLLBACK') };
}

async function begun(url: string) {
  const { table, people } = await pipsTable(url, 2, { goal: 30 });
  const ears = await Promise.all(people.map(person => person.follow(table.id)));
  const steps = await Promise.all(ears.map(ear => ear.hear('step')));
  const turn = steps.findIndex(({ legal }) => legal.length > 0);
  return { id: table.id, people, mover: ears[turn]!, other: ears[1 - turn]!, after: steps[turn]!.after };
}

function checkWhole(log: readonly Entry[]): void {
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(brokenSeal(log)).toBeUndefined();
}

test('a store that fails pauses the house: it says so, takes no wishes, and goes on by itself; nothing is lost or doubled', async () => {
  const { url, house, status, fail, mend } = await fallible();
  const { id, people, mover, other, after } = await begun(url);
  expect(await status('/readyz')).toBe(200);
  fail();
  const wish = mover.move(id, after, 'draw');
  expect(await mover.hear('error')).toMatchObject({ code: 'paused', wish, table: id });
  for (const ear of [mover, other]) expect(await ear.hear('house')).toEqual({ type: 'house', paused: true });
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  for (const [name, table, body] of [
    ['resign', id, {}],
    ['move', id, { after, move: 'draw' }],
    ['create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] }],
    ['playNow', '', { game: 'pips' }],
    ['changeMe', '', { name: 'Zoë' }],
  ] as const)
    expect(await people[0]!.raw(name, table, body), name).toMatchObject({ status: 503, value: { code: 'paused' } });
  expect(await people[0]!.ask('table', id)).toMatchObject({ status: 'playing', seq: after });
  const late = await people[0]!.follow(id);
  expect(await late.hear('house')).toEqual({ type: 'house', paused: true });
  expect((await late.hear('step')).after).toBe(after);
  expect(other.last('step')!.seq).toBe(after);

  mend();
  for (const ear of [mover, other, late]) await ear.hear('house', ({ paused }) => !paused);
  expect(await status('/readyz')).toBe(200);
  mover.move(id, after, 'draw', wish);
  expect(await mover.hear('accepted')).toMatchObject({ wish, seq: after + 1 });
  await other.hear('step', ({ seq }) => seq === after + 1);
  const log = await house.store.read(id, 0);
  checkWhole(log);
  expect(log.filter(entry => entry.wish === wish)).toHaveLength(1);
  expect(log).toHaveLength(after + 1);
});

test('a store that can neither be read nor written pauses the house for those who only look, too', async () => {
  const { url, house } = await serve({ logLevel: 'silent' });
  const me = new Visitor(url);
  const { id } = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { playerByKey, tablesOf, read, probe } = house.store;
  const fail = () => Promise.reject(new Error('the line broke'));
  const whole = { playerByKey, tablesOf, read, probe };
  for (const [name, path] of [
    ['playerByKey', '/api/me'],
    ['tablesOf', '/api/me/tables'],
    ['read', `/api/tables/${'A'.repeat(22)}`],
  ] as const) {
    Object.assign(house.store, { [name]: fail, probe: fail });
    expect(await (await me.fetch(path)).json(), path).toMatchObject({ code: 'paused' });
    expect((await me.fetch(path)).status, path).toBe(503);
    Object.assign(house.store, whole);
    await expect.poll(() => house.isPaused).toBe(false);
    Object.assign(house.store, { [name]: fail });
    expect(await (await me.fetch(path)).json(), path).toMatchObject({ code: 'internal' });
    Object.assign(house.store, whole);
  }
  Object.assign(house.store, { playerByKey: fail, probe: fail });
  await expect(me.listen()).rejects.toThrow('503');
  Object.assign(house.store, whole);
  await expect.poll(() => house.isPaused).toBe(false);
  expect((await me.ask('table', id)).status).toBe('waiting');
});

test('whatever is not stored first pauses the house: a name, a new guest', async () => {
  const { url, house, fail, mend } = await fallible();
  const me = new Visitor(url);
  await me.ask('changeMe', '', { name: 'Ann' });
  const ear = await me.listen();
  for (const [who, body] of [
    [me, { name: 'Anna' }],
    [new Visitor(url), { name: 'Bob' }],
  ] as const) {
    ear.heard.length = 0;
    fail();
    expect(await who.raw('changeMe', '', body)).toMatchObject({ status: 503, value: { code: 'paused' } });
    expect(house.isPaused).toBe(true);
    mend();
    await ear.hear('house', ({ paused }) => !paused);
    expect(await who.ask('changeMe', '', body)).toMatchObject(body);
  }
});

test('a bot whose move could not be stored moves when the house goes on', async () => {
  const { url, house, fail, mend } = await fallible();
  const thoughts: ((move: string) => void)[] = [];
  const { choose } = house.thinker;
  house.thinker.choose = () => new Promise(resolve => thoughts.push(resolve));
  const me = new Visitor(url);
  const { id, seq } = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'bot' }, { kind: 'bot' }], start: true });
  const ear = await me.follow(id);
  await expect.poll(() => thoughts.length).toBe(1);
  fail();
  house.thinker.choose = choose.bind(house.thinker);
  thoughts[0]!('draw');
  await ear.hear('house', ({ paused }) => paused);
  expect((await me.ask('table', id)).seq).toBe(seq);
  mend();
  await ear.hear('table', ({ table }) => table.status === 'over');
  checkWhole(await house.store.read(id, 0));
});

test('stored, though the store said it failed: the wish that comes again finds it, and everybody hears of it', async () => {
  const { url, house } = await serve({ logLevel: 'silent' });
  const { id, mover, other, after } = await begun(url);
  const { append } = house.store;
  house.store.append = async (run, row) => {
    house.store.append = append;
    await append(run, row);
    throw new Error('the line to the disk broke');
  };
  const wish = mover.move(id, after, 'draw');
  expect(await mover.hear('error')).toMatchObject({ code: 'paused', wish });
  await mover.hear('house', ({ paused }) => !paused);
  mover.move(id, after, 'draw', wish);
  expect(await mover.hear('accepted')).toMatchObject({ wish, seq: after + 1 });
  for (const ear of [mover, other])
    expect((await ear.hear('step', ({ seq }) => seq === after + 1)).entries).toMatchObject([{ seq: after + 1, facts: [{ type: 'drew' }] }]);
  other.move(id, after + 1, 'draw');
  expect((await other.hear('accepted')).seq).toBe(after + 2);
  const log = await house.store.read(id, 0);
  checkWhole(log);
  expect(log.filter(entry => entry.wish === wish)).toHaveLength(1);
});

test('a bot’s move that was stored though the store said it failed is not made twice', async () => {
  const { url, house } = await serve({ logLevel: 'silent' });
  const { append } = house.store;
  let failures = 0;
  house.store.append = async (run, row) => {
    const answer = await append(run, row);
    if (run[0]!.deed.type === 'move' && failures++ < 2) throw new Error('the line to the disk broke');
    return answer;
  };
  const me = new Visitor(url);
  const { id } = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'bot' }, { kind: 'bot' }], start: true });
  const ear = await me.follow(id, { seq: 0 });
  await ear.hear('table', ({ table }) => table.status === 'over');
  const log = await house.store.read(id, 0);
  checkWhole(log);
  expect(failures).toBeGreaterThan(2);
  const told = ear.heard.flatMap(message => (message.type === 'step' ? message.entries : []));
  const moves = log.filter(({ deed }) => deed.type === 'move').map(({ seq }) => seq);
  expect(told.map(({ seq }) => seq).filter(seq => moves.includes(seq))).toEqual(moves);
});

test('a wish for a table that was stored though the store said it failed leads there', async () => {
  const { url, house } = await serve({ logLevel: 'silent' });
  const ann = new Visitor(url);
  await ann.ask('changeMe', '', { name: 'Ann' });
  const ear = await ann.listen();
  const { append } = house.store;
  house.store.append = async (run, row) => {
    house.store.append = append;
    await append(run, row);
    throw new Error('the line to the disk broke');
  };
  const body = { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }], wish: newWish() };
  expect(await ann.fails('create', '', body)).toBe('paused');
  await ear.hear('house', ({ paused }) => !paused);
  const { status, value } = await ann.raw('create', '', body);
  expect({ status, value }).toMatchObject({ status: 200, value: { seq: 2, status: 'waiting' } });
  expect((await ann.ask('myTables')).tables).toHaveLength(1);
});
