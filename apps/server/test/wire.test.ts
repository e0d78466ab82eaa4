import { readServerMessage, VERSION } from '@tabard/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Ear, newWish, pipsTable, playOut, serve, Visitor } from './harness.ts';

async function begun() {
  const { url } = await serve();
  const { table, people } = await pipsTable(url, 2, { goal: 30 });
  const ears = await Promise.all(people.map(person => person.follow(table.id)));
  const steps = await Promise.all(ears.map(ear => ear.hear('step')));
  const turn = steps.findIndex(step => step.legal.length > 0);
  const { after } = steps[turn]!;
  return { url, id: table.id, people, turn, mover: ears[turn]!, other: ears[1 - turn]!, after };
}

test('a move: accepted for who made it, a step for everybody, each their own', async () => {
  const { id, mover, other, turn, after } = await begun();
  const wish = mover.move(id, after, 'draw');
  const seq = after + 1;
  expect(await mover.hear('accepted')).toEqual({ type: 'accepted', wish, table: id, seq });
  const [mine, theirs] = await Promise.all([mover, other].map(ear => ear.hear('step', step => step.seq === seq)));
  expect(mine).toMatchObject({ since: after, after: seq, legal: [], acting: [1 - turn] });
  expect(mine!.entries).toEqual([{ seq, facts: [{ type: 'drew', seat: turn, card: expect.any(Number) }] }]);
  expect(theirs!.entries).toEqual([{ seq, facts: [{ type: 'drew', seat: turn }] }]);
  expect(theirs!.legal).toContain('draw');
  expect(theirs!.head).toBe(mine!.head);
  expect(other.heard.some(({ type }) => type === 'accepted')).toBe(false);
});

test('a wish sent again is answered again and changes nothing', async () => {
  const { id, mover, after } = await begun();
  const wish = mover.move(id, after, 'draw');
  mover.move(id, after, 'draw', wish);
  await expect.poll(() => mover.heard.filter(({ type }) => type === 'accepted')).toHaveLength(2);
  for (const message of mover.heard) if (message.type === 'accepted') expect(message).toMatchObject({ wish, seq: after + 1 });
  expect(mover.last('step')!.seq).toBe(after + 1);
});

test('a wish sent again much later is answered by its own entry; another player’s of the same name is another wish', async () => {
  const { id, mover, other, after } = await begun();
  const wish = mover.move(id, after, 'draw');
  await other.hear('step', ({ seq }) => seq === after + 1);
  other.move(id, after + 1, 'draw', wish);
  expect(await other.hear('accepted')).toMatchObject({ wish, seq: after + 2 });
  mover.move(id, after, 'draw', wish);
  await expect.poll(() => mover.heard.filter(({ type }) => type === 'accepted')).toHaveLength(2);
  expect(mover.last('accepted')).toMatchObject({ wish, seq: after + 1 });
});

test('another wish for the same move is another move', async () => {
  const { id, mover, after } = await begun();
  mover.move(id, after, 'draw');
  const again = mover.move(id, after, 'draw');
  expect(await mover.hear('error')).toMatchObject({ code: 'stale', wish: again });
});

describe('what is not a move gets a code and a sentence, and nothing changes', () => {
  test.each([
    ['stale', 'other', 0, '9'],
    ['future', 'mover', 5, 'draw'],
  ] as const)('%s', async (code, who, ahead, move) => {
    const { id, mover, other, after } = await begun();
    if (code === 'stale') {
      mover.move(id, after, 'draw');
      await other.hear('step', step => step.seq === after + 1);
    }
    const ear = who === 'mover' ? mover : other;
    const wish = ear.move(id, after + ahead, move);
    expect(await ear.hear('error')).toMatchObject({ code, wish, table: id, text: expect.stringMatching(/\w/) });
  });

  test('somebody who sits down, stands in or takes back makes nothing stale', async () => {
    const { id, people, turn, mover, after } = await begun();
    await people[1 - turn]!.ask('leave', id);
    await people[1 - turn]!.ask('takeBack', id);
    mover.move(id, after, 'draw');
    expect((await mover.hear('accepted')).seq).toBe(after + 3);
  });

  test('refused by the rules: only who asked is told, in their language', async () => {
    const { id, mover, other, after } = await begun();
    other.say({ type: 'hello', version: VERSION, lang: 'fr' });
    const wish = other.move(id, after, 'draw');
    expect(await other.hear('refused')).toEqual({
      type: 'refused',
      wish,
      table: id,
      seq: after,
      index: 0,
      refusal: { rule: '1', because: 'not-your-turn', text: 'fr: not-your-turn' },
    });
    const unreadable = other.move(id, after, 'fly away');
    expect((await other.hear('refused', message => message.wish === unreadable)).refusal).toMatchObject({
      rule: '4',
      because: 'unreadable',
    });
    expect(mover.heard.some(({ type }) => type === 'refused')).toBe(false);
  });

  test('strangers do not move', async () => {
    const { url, id, after } = await begun();
    const eve = new Visitor(url);
    await eve.ask('changeMe', '', { name: 'Eve' });
    for (const ear of [await eve.listen(), await new Visitor(url).listen()]) {
      ear.move(id, after, 'draw');
      expect((await ear.hear('error')).code).toBe('not-seated');
    }
  });

  test('unknown tables', async () => {
    const { url } = await begun();
    const ear = await new Visitor(url).follow('A'.repeat(22));
    expect(await ear.hear('error')).toMatchObject({ code: 'unknown-table', table: 'A'.repeat(22) });
  });
});

test('several moves at once, up to the first refusal; the same wish again goes no further', async () => {
  const { id, mover, after } = await begun();
  const wish = newWish();
  for (let i = 0; i < 2; i++) mover.say({ type: 'moves', table: id, after, moves: ['draw', 'draw'], wish });
  await expect.poll(() => mover.heard.filter(({ type }) => type === 'refused')).toHaveLength(2);
  for (const message of mover.heard)
    if (message.type === 'refused')
      expect(message).toMatchObject({ wish, index: 1, seq: after + 1, refusal: { because: 'not-your-turn' } });
  expect(await mover.hear('step', ({ seq }) => seq === after + 1)).toMatchObject({ since: after });
  expect(mover.last('step')!.seq).toBe(after + 1);
});

test('come back after any entry and hear what happened since, as one may know it', async () => {
  const { id, people, turn, mover, other, after } = await begun();
  const ears = [mover, other];
  const last = after + 14;
  for (let seq = after; seq < last; seq++) {
    const ear = ears[(seq - after) % 2]!;
    const { legal } = await ear.hear('step', step => step.seq === seq && step.legal.length > 0);
    ear.move(id, seq, legal.includes('draw') ? 'draw' : legal[0]!);
  }
  await mover.hear('step', ({ seq }) => seq === last);
  const told = mover.heard.flatMap(message => (message.type === 'step' ? message.entries : []));
  expect(told.map(({ seq }) => seq)).toEqual(Array.from({ length: 14 }, (_, i) => after + 1 + i));
  for (const seq of [after, after + 3, last - 1, last]) {
    const back = await people[turn]!.follow(id, { seq });
    const step = await back.hear('step');
    expect(step).toMatchObject({ seq: last, since: seq, view: mover.last('step')!.view });
    expect(step.entries).toEqual(told.slice(seq - after));
  }
  const whole = await (await people[turn]!.follow(id, { seq: 0 })).hear('step');
  expect(whole).toMatchObject({ since: 0, entries: [{ seq: after, facts: [] }, ...told] });
  const fresh = await people[turn]!.follow(id);
  expect(await fresh.hear('step')).toMatchObject({ seq: last, since: last, entries: [] });
  const beyond = await people[turn]!.follow(id, { seq: 99 });
  expect(await beyond.hear('step')).toMatchObject({ seq: last, since: last, entries: [] });
});

test('what a perfect memory adds is for those who ask', async () => {
  const { id, people } = await begun();
  expect((await (await people[0]!.follow(id)).hear('step')).view).not.toHaveProperty('seen');
  expect((await (await people[0]!.follow(id, { memory: true })).hear('step')).view).toHaveProperty('seen');
});

test('follow twice on one line: one step for each move, and one unfollow ends it', async () => {
  const { id, mover, other, after } = await begun();
  for (let i = 0; i < 3; i++) other.say({ type: 'follow', table: id });
  other.say({ type: 'ping', ref: 1 });
  await other.hear('pong');
  mover.move(id, after, 'draw');
  await mover.hear('step', ({ seq }) => seq === after + 1);
  other.say({ type: 'ping', ref: 2 });
  await other.hear('pong', ({ ref }) => ref === 2);
  expect(other.heard.filter(message => message.type === 'step' && message.seq === after + 1)).toHaveLength(1);
  other.say({ type: 'unfollow', table: id });
  await mover.hear('table', ({ table }) => table.seats.some(({ connected }) => !connected));
});

test('news of the table never overtake the moves before them', async () => {
  const { url } = await serve();
  const me = new Visitor(url);
  const { id } = await me.ask('playNow', '', { game: 'pips', bots: 3 });
  const [mine, watching] = [await me.follow(id, { seq: 0 }), await new Visitor(url).follow(id, { seq: 0 })];
  await playOut(mine, id);
  for (const ear of [mine, watching]) {
    await ear.hear('table', ({ table }) => table.status === 'over');
    let told = 0;
    for (const message of ear.heard) {
      if (message.type === 'step') told = message.seq;
      if (message.type === 'table' && told > 0) expect(message.table.seq).toBeLessThanOrEqual(told);
    }
    expect(told).toBe(ear.last('table')!.table.seq);
  }
});

test('unfollow: nothing more of this table', async () => {
  const { id, mover, other, after } = await begun();
  other.say({ type: 'unfollow', table: id });
  other.say({ type: 'ping', ref: 1 });
  await other.hear('pong');
  mover.move(id, after, 'draw');
  await mover.hear('accepted');
  other.say({ type: 'ping', ref: 2 });
  await other.hear('pong', ({ ref }) => ref === 2);
  expect(other.last('step')!.seq).toBe(after);
});

test('the first word is hello, of the same version', async () => {
  const { url } = await serve();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
  const heard: string[] = [];
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  socket.on('message', data => heard.push(String(data)));
  await new Promise(resolve => socket.on('open', resolve));
  socket.send('{"type":"ping","ref":1}');
  await expect.poll(() => heard.length).toBe(1);
  expect(readServerMessage(heard[0]!)).toMatchObject({ value: { type: 'error', code: 'hello-first' } });
  socket.send('{"type":"hello","version":0,"lang":"ja"}');
  expect(await closed).toBe(1008);
  expect(heard.slice(1).map(text => JSON.parse(text))).toEqual([
    { type: 'error', code: 'version', text: expect.stringContaining('再読み込み') },
    { type: 'goodbye', reason: 'version' },
  ]);
});

test('the same player twice: both screens move', async () => {
  const { id, people, turn, mover, after } = await begun();
  const twin = await people[turn]!.follow(id);
  await twin.hear('step');
  mover.move(id, after, 'draw');
  const [here, there] = await Promise.all([twin, mover].map(ear => ear.hear('step', ({ seq }) => seq === after + 1)));
  expect(here!.view).toEqual(there!.view);
  mover.socket.close();
  await twin.next();
  expect(twin.last('table')!.table.seats[turn]!.connected).toBe(true);
});

test('a server that closes says so', async () => {
  const { close, url } = await serve();
  const ear = new Ear(url);
  await ear.hear('welcome');
  await close();
  expect(ear.last('goodbye')).toEqual({ type: 'goodbye', reason: 'restart' });
  expect(await ear.closed()).toBe(1012);
});
