import { KEEP_MS } from '@tabard/house';
import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite/store.ts';
import { folder, pipsTable, serve, Visitor } from './harness.ts';

describe('the data folder', () => {
  test('a second server is told that the folder is in use; after the first has gone it is free', async () => {
    const data = await folder();
    const first = await serve({ data });
    await expect(serve({ data })).rejects.toThrow(/Another Tabard server is using the data folder/);
    await first.close();
    await serve({ data });
  });

  test('a port in use', async () => {
    const { port } = await serve();
    await expect(serve({ port })).rejects.toThrow(`Port ${port} is already in use`);
  });
});

test('a restart in the middle: seats, moves and identity are there', async () => {
  const data = await folder();
  const first = await serve({ data });
  const {
    table: { id, seq: start },
    people,
  } = await pipsTable(first.url, 2, { goal: 30 });
  const ears = await Promise.all(people.map(person => person.follow(id)));
  const turn = (await ears[0]!.hear('step')).acting[0]!;
  const last = start + 5;
  for (let after = start; after < last; after++) {
    const ear = ears[(turn + after - start) % 2]!;
    await ear.hear('step', step => step.after === after);
    const wish = ear.move(id, after, 'draw');
    await ear.hear('accepted', message => message.wish === wish);
  }
  const before = await Promise.all(ears.map(ear => ear.hear('step', ({ seq }) => seq === last)));
  await first.close();

  const { url } = await serve({ data });
  for (const [seat, person] of people.entries()) {
    person.url = url;
    const step = await (await person.follow(id, { seq: last - 1 })).hear('step');
    expect(step).toEqual(before[seat]);
  }
});

test('after a restart the bots go on by themselves', async () => {
  const data = await folder();
  const first = await serve({ data, botPauseMs: 100_000 });
  const me = new Visitor(first.url);
  const { id } = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'bot' }, { kind: 'bot' }], start: true });
  await first.close();
  const { url } = await serve({ data });
  me.url = url;
  await expect.poll(async () => (await me.ask('table', id)).status).toBe('over');
});

/** What is cleared away is cleared away by the day. */
const DAY_MS = 86_400_000;

test('tables nobody touches expire, each in its time', async () => {
  let now = Date.now();
  const clock = () => now;
  const data = await folder();
  /** Somebody is sure of the clock. */
  const believe = async () => {
    const store = openSqliteStore(data, clock);
    await store.believe(now);
    await store.close();
  };
  const first = await serve({ data, now: clock, botPauseMs: 100_000 });
  const me = new Visitor(first.url);
  const waiting = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { table: playing } = await pipsTable(first.url, 2);
  await first.close();

  now += KEEP_MS.waiting + DAY_MS;
  await believe();
  const second = await serve({ data, now: clock, botPauseMs: 100_000 });
  me.url = second.url;
  await expect.poll(() => me.raw('table', waiting.id)).toMatchObject({ status: 404 });
  expect(await me.ask('table', playing.id)).toMatchObject({ status: 'playing' });
  await second.close();

  now += KEEP_MS.playing + DAY_MS;
  await believe();
  const third = await serve({ data, now: clock, botPauseMs: 100_000 });
  me.url = third.url;
  await expect.poll(async () => (await me.ask('table', playing.id)).status).toBe('closed');
  await third.close();

  now += KEEP_MS.closed + DAY_MS;
  await believe();
  const last = await serve({ data, now: clock });
  me.url = last.url;
  await expect.poll(() => me.raw('table', playing.id)).toMatchObject({ status: 404 });
});

test('a table somebody looks at does not expire', async () => {
  let now = Date.now();
  const { url, house } = await serve({ now: () => now });
  const me = new Visitor(url);
  const { id } = await me.ask('create', '', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const ear = await me.follow(id);
  await ear.hear('table');
  now += KEEP_MS.waiting + DAY_MS;
  await house.store.believe(now);
  await house.lookAfter();
  expect(await me.ask('table', id)).toMatchObject({ status: 'waiting' });
  ear.socket.close();
  await expect.poll(async () => (await house.lookAfter()) ?? (await me.raw('table', id)).status).toBe(404);
});
