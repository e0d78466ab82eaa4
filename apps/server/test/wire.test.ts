import { readServerMessage } from '@tabard/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Ear, pipsTable, serve, Visitor } from './harness.ts';

async function begun() {
  const { url } = await serve();
  const { table, people } = await pipsTable(url, 2, { goal: 30 });
  const ears = await Promise.all(people.map(person => person.follow(table.match)));
  const steps = await Promise.all(ears.map(ear => ear.hear('step')));
  const turn = steps.findIndex(step => step.legal.length > 0);
  return { url, match: table.match, people, turn, mover: ears[turn]!, other: ears[1 - turn]!, step: steps[turn]! };
}

test('a move: accepted for who made it, a step for everybody, each their own', async () => {
  const { match, mover, other, turn } = await begun();
  mover.say({ type: 'move', match, seq: 0, move: 'draw', ref: 7 });
  expect(await mover.hear('accepted')).toEqual({ type: 'accepted', ref: 7, match, seq: 1 });
  const [mine, theirs] = await Promise.all([mover, other].map(ear => ear.hear('step', ({ seq }) => seq === 1)));
  expect(mine).toMatchObject({ since: 0, facts: [{ type: 'drew', seat: turn, card: expect.any(Number) }], legal: [], acting: [1 - turn] });
  expect(theirs!.facts).toEqual([{ type: 'drew', seat: turn }]);
  expect(theirs!.legal).toContain('draw');
  expect(other.heard.some(({ type }) => type === 'accepted')).toBe(false);
});

test('a resend is accepted again and changes nothing', async () => {
  const { match, mover } = await begun();
  for (const ref of [1, 2]) mover.say({ type: 'move', match, seq: 0, move: 'draw', ref });
  expect(await mover.hear('accepted', ({ ref }) => ref === 2)).toMatchObject({ seq: 1 });
  expect(mover.last('step')!.seq).toBe(1);
});

describe('what is not a move gets a code and a sentence, and nothing changes', () => {
  test.each([
    ['stale', 'other', { seq: 0, move: 'draw' }, 'stale'],
    ['future', 'mover', { seq: 5, move: 'draw' }, 'future'],
  ] as const)('%s', async (_, who, { seq, move }, code) => {
    const { match, mover, other } = await begun();
    if (code === 'stale') {
      mover.say({ type: 'move', match, seq: 0, move: 'draw', ref: 0 });
      await other.hear('step', step => step.seq === 1);
    }
    const ear = who === 'mover' ? mover : other;
    ear.say({ type: 'move', match, seq, move: code === 'stale' ? '9' : move, ref: 3 });
    expect(await ear.hear('error')).toMatchObject({ code, ref: 3, match, text: expect.stringMatching(/\w/) });
  });

  test('refused by the rules: only who asked is told, in their language', async () => {
    const { match, mover, other } = await begun();
    other.say({ type: 'hello', version: 1, lang: 'fr' });
    other.say({ type: 'move', match, seq: 0, move: 'draw', ref: 4 });
    expect(await other.hear('refused')).toEqual({
      type: 'refused',
      ref: 4,
      match,
      seq: 0,
      index: 0,
      refusal: { rule: '1', because: 'not-your-turn', text: 'fr: not-your-turn' },
    });
    other.say({ type: 'move', match, seq: 0, move: 'fly away', ref: 5 });
    expect((await other.hear('refused', ({ ref }) => ref === 5)).refusal).toMatchObject({ rule: '4', because: 'unreadable' });
    expect(mover.heard.some(({ type }) => type === 'refused')).toBe(false);
  });

  test('strangers do not move', async () => {
    const { url, match } = await begun();
    const eve = new Visitor(url);
    await eve.ask('changeMe', '', { name: 'Eve' });
    for (const ear of [await eve.listen(), await new Visitor(url).listen()]) {
      ear.say({ type: 'move', match, seq: 0, move: 'draw', ref: 1 });
      expect((await ear.hear('error')).code).toBe('not-seated');
    }
  });

  test('unknown tables', async () => {
    const { url } = await begun();
    const ear = await new Visitor(url).follow('A'.repeat(22));
    expect(await ear.hear('error')).toMatchObject({ code: 'unknown-match', match: 'A'.repeat(22) });
  });
});

test('several moves at once, up to the first refusal', async () => {
  const { match, mover } = await begun();
  mover.say({ type: 'moves', match, seq: 0, moves: ['draw', 'draw'], ref: 1 });
  expect(await mover.hear('refused')).toMatchObject({ ref: 1, index: 1, seq: 1, refusal: { because: 'not-your-turn' } });
  expect(await mover.hear('step', ({ seq }) => seq === 1)).toMatchObject({ since: 0 });
});

test('come back after any entry and hear what happened since, as one may know it', async () => {
  const { match, people, turn, mover, other } = await begun();
  const ears = [mover, other];
  for (let seq = 0; seq < 14; seq++) {
    const step = await ears[seq % 2]!.hear('step', ({ seq: at, legal }) => at === seq && legal.length > 0);
    ears[seq % 2]!.say({ type: 'move', match, seq, move: step.legal.includes('draw') ? 'draw' : step.legal[0]!, ref: seq });
  }
  await mover.hear('step', ({ seq }) => seq === 14);
  const told = mover.heard.flatMap(message => (message.type === 'step' ? message.facts : []));
  for (const seq of [0, 3, 13, 14]) {
    const back = await people[turn]!.follow(match, { seq });
    const step = await back.hear('step');
    expect(step).toMatchObject({ seq: 14, since: seq, facts: told.slice(seq), view: mover.last('step')!.view });
  }
  const fresh = await people[turn]!.follow(match);
  expect(await fresh.hear('step')).toMatchObject({ seq: 14, since: 14, facts: [] });
  const beyond = await people[turn]!.follow(match, { seq: 99 });
  expect(await beyond.hear('step')).toMatchObject({ seq: 14, since: 14, facts: [] });
});

test('what a perfect memory adds is for those who ask', async () => {
  const { match, people } = await begun();
  expect((await (await people[0]!.follow(match)).hear('step')).view).not.toHaveProperty('seen');
  expect((await (await people[0]!.follow(match, { memory: true })).hear('step')).view).toHaveProperty('seen');
});

test('unfollow: nothing more of this table', async () => {
  const { match, mover, other } = await begun();
  other.say({ type: 'unfollow', match });
  other.say({ type: 'ping', ref: 1 });
  await other.hear('pong');
  mover.say({ type: 'move', match, seq: 0, move: 'draw', ref: 1 });
  await mover.hear('accepted');
  other.say({ type: 'ping', ref: 2 });
  await other.hear('pong', ({ ref }) => ref === 2);
  expect(other.last('step')!.seq).toBe(0);
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
  const { match, people, turn, mover } = await begun();
  const twin = await people[turn]!.follow(match);
  await twin.hear('step');
  mover.say({ type: 'move', match, seq: 0, move: 'draw', ref: 1 });
  expect((await twin.hear('step', ({ seq }) => seq === 1)).view).toEqual((await mover.hear('step', ({ seq }) => seq === 1)).view);
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
