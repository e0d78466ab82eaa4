import type { NewTable } from '@tabard/protocol';
import { expect, test } from 'vitest';
import { serve, Visitor } from './harness.ts';

const OPEN: NewTable = { game: 'pips', seats: [{ kind: 'me' }, { kind: 'open' }], terms: { listed: true }, name: 'Ann' };

/** The table a code leads to, or why it does not. */
async function byCode(visitor: Visitor, code: string): Promise<unknown> {
  const response = await visitor.fetch(`/api/codes/${code}`);
  const { table, code: problem } = (await response.json()) as { table?: string; code?: string };
  return table ?? [response.status, problem];
}

test('a listed table appears for whoever watches the lobby, and goes when it is full', async () => {
  const { url } = await serve({ rowsEveryMs: 20 });
  const [ann, stranger] = [new Visitor(url), new Visitor(url)];
  const ear = await stranger.listen();
  ear.say({ type: 'watch', what: 'lobby' });
  expect(await ear.hear('lobby')).toEqual({ type: 'lobby', whole: true, changed: [], gone: [] });
  const friends = await ann.ask('create', '', { ...OPEN, terms: {} });
  const { id } = await ann.ask('create', '', OPEN);
  const told = await ear.hear('lobby', ({ changed }) => changed.length > 0);
  expect(told.changed).toMatchObject([
    { id, game: 'pips', status: 'waiting', oneSeatEach: true, seats: [{ name: 'Ann' }, { kind: 'open' }] },
  ]);
  expect((await stranger.ask('lobby')).tables).toEqual(told.changed);
  expect(JSON.stringify(told)).not.toContain(friends.id);
  await new Visitor(url).ask('sit', id, { seat: 1 });
  expect((await ear.hear('lobby', ({ gone }) => gone.length > 0)).gone).toEqual([id]);
  expect(stranger.cookie).toBe('');
});

test('my tables tell me whose turn it is, and no stranger', async () => {
  const { url } = await serve({ rowsEveryMs: 20 });
  const [ann, ben] = [new Visitor(url), new Visitor(url)];
  const { id } = await ann.ask('create', '', OPEN);
  const ear = await ann.listen();
  ear.say({ type: 'watch', what: 'mine' });
  expect((await ear.hear('mine')).changed).toMatchObject([{ table: { id, me: { seat: 0, host: true } }, waiting: false, acting: [] }]);
  await ben.ask('sit', id, { seat: 1 });
  await ben.ask('start', id);
  const { changed } = await ear.hear('mine', one => one.changed.some(({ acting }) => acting.length > 0));
  expect(changed).toMatchObject([{ table: { id, status: 'playing' }, waiting: changed[0]!.acting.includes(0) }]);
});

test('whoever is sent to the last seat gets it, or another table', async () => {
  const { url } = await serve({ rowsEveryMs: 20 });
  const people = Array.from({ length: 6 }, () => new Visitor(url));
  for (const one of people) await one.ask('changeMe', '', { name: 'Zoe' });
  const found = await Promise.all(people.map(one => one.ask('find', '', { game: 'pips' })));
  const seats = found.map(({ id, me }) => `${id} ${me.seat}`);
  expect(new Set(seats).size).toBe(6);
  expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  expect(found.every(({ terms }) => terms.listed)).toBe(true);
  expect(await people[0]!.fails('find', '', { game: 'nim' })).toBe('unknown-game');
});

test('a code leads to its table; one that leads nowhere does not say why, and nobody tries many', async () => {
  const { url } = await serve({ rateLimits: 'on' });
  const ann = new Visitor(url);
  const { id, code } = await ann.ask('create', '', { ...OPEN, terms: {} });
  const guest = new Visitor(url);
  expect([await byCode(guest, code!), await byCode(guest, code!.toLowerCase())]).toEqual([id, id]);
  await ann.ask('start', id);
  expect([await byCode(guest, code!), await byCode(guest, 'XXXXXX'), await byCode(guest, '%00')]).toEqual(
    Array(3).fill([404, 'unknown-code']),
  );
  const tries = await Promise.all(Array.from({ length: 30 }, () => byCode(guest, 'XXXXXX')));
  expect(tries).toContainEqual([429, 'too-fast']);
});

test('whoever comes late takes the seat of a bot', async () => {
  const { url } = await serve({ rowsEveryMs: 20 });
  const [ann, ben] = [new Visitor(url), new Visitor(url)];
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }];
  const { id } = await ann.ask('create', '', { ...OPEN, seats, terms: { listed: true, latecomers: true }, start: true });
  expect((await ben.ask('lobby')).tables).toMatchObject([{ id, status: 'playing' }]);
  expect(await ben.ask('sit', id, { seat: 2 })).toMatchObject({ status: 'playing', me: { seat: 2 } });
  expect(await new Visitor(url).fails('sit', id, { seat: 2 })).toBe('seat-taken');
});

test('spectators see the match some moves late, and so do those who come later', async () => {
  const { url } = await serve();
  const [ann, ben] = [new Visitor(url), new Visitor(url)];
  const { id } = await ann.ask('create', '', { ...OPEN, options: { goal: 30 }, terms: { behind: 2 } });
  await ben.ask('sit', id, { seat: 1 });
  await ann.ask('start', id);
  const players = [await ann.follow(id), await ben.follow(id)];
  const watcher = await new Visitor(url).follow(id);
  const { seq: began } = await watcher.hear('step');
  for (let seq = began; seq < began + 4; seq++) {
    const turns = await Promise.all(players.map(ear => ear.hear('step', step => step.seq === seq)));
    players[turns.findIndex(({ legal }) => legal.length > 0)]!.move(id, seq, 'draw');
  }
  await players[0]!.hear('step', ({ seq }) => seq === began + 4);
  const late = await new Visitor(url).follow(id, { seq: 0 });
  const { seq, entries } = await late.hear('step');
  expect([seq, entries.at(-1)?.seq]).toEqual([began + 2, began + 2]);
  expect(await watcher.hear('step', step => step.seq === began + 2)).toMatchObject({ since: began + 1, acting: [expect.any(Number)] });
  expect(watcher.last('step')!.seq).toBe(began + 2);
});
