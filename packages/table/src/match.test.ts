import { rngAt } from '@tabard/core';
import { expect, test, vi } from 'vitest';
import { type PipsView, pips } from '../test/pips.ts';
import { type Entry, type Log, Match, type MatchSetup, memoryLog, playThrough } from './index.ts';

const setup: MatchSetup = { match: 'm', game: pips, notation: '4', config: { goal: 30 }, seats: 3, humans: [0, 1], seed: 'seed' };

async function begin(log: Log = memoryLog()) {
  const match = await Match.open(setup, log);
  const [first] = match.acting;
  return { match, log, first: first!, legal: match.see(first!).legal };
}

test('a legal move is stored, then told', async () => {
  const { match, log, first, legal } = await begin();
  const told = vi.fn();
  match.onChange = told;
  expect(await match.submit(first, 0, [legal[0]!])).toEqual({ type: 'accepted', seq: 1 });
  expect(await log.read('m', 0)).toEqual([{ match: 'm', seq: 1, seat: first, move: legal[0] }]);
  expect(told).toHaveBeenCalledExactlyOnceWith(0);
});

test('nothing is told before it is stored', async () => {
  const inner = memoryLog();
  let release = () => {};
  const gate = new Promise<void>(resolve => (release = resolve));
  const { match, first, legal } = await begin({ ...inner, append: run => gate.then(() => inner.append(run)) });
  const told = vi.fn();
  match.onChange = told;
  const before = JSON.stringify([match.seq, match.see(0), match.see('public'), match.newFacts(0, 'public')]);
  const answered = vi.fn();
  const submitted = match.submit(first, 0, [legal[0]!]).then(answered);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(told).not.toHaveBeenCalled();
  expect(answered).not.toHaveBeenCalled();
  expect(JSON.stringify([match.seq, match.see(0), match.see('public'), match.newFacts(0, 'public')])).toBe(before);
  expect(match.isIdle).toBe(false);
  release();
  await submitted;
  expect(told).toHaveBeenCalledOnce();
  expect(answered).toHaveBeenCalledExactlyOnceWith({ type: 'accepted', seq: 1 });
  expect(match.isIdle).toBe(true);
});

test.each<[string, (first: number) => readonly [number, number, readonly string[]], object]>([
  [
    'another seat, out of turn',
    first => [(first + 1) % 3, 0, ['draw']],
    { type: 'refused', seq: 0, index: 0, refusal: { rule: '1', because: 'not-your-turn' } },
  ],
  [
    'unreadable',
    first => [first, 0, ['fly']],
    { type: 'refused', refusal: { rule: '4', because: 'unreadable', details: { text: 'fly' } } },
  ],
  ['future', first => [first, 1, ['draw']], { type: 'fault', fault: 'future', seq: 0 }],
])('%s: an answer, and nothing changes', async (_, ask, answer) => {
  const { match, log, first } = await begin();
  const before = JSON.stringify(match.see(first));
  expect(await match.submit(...ask(first))).toMatchObject(answer);
  expect(JSON.stringify(match.see(first))).toBe(before);
  expect(await log.read('m', 0)).toEqual([]);
});

test('a stale move is told so, a resend is accepted again', async () => {
  const { match, log, first } = await begin();
  await match.submit(first, 0, ['draw']);
  expect(await match.submit(first, 0, ['draw'])).toEqual({ type: 'accepted', seq: 1 });
  expect(await match.submit((first + 1) % 3, 0, ['draw'])).toEqual({ type: 'fault', fault: 'stale', seq: 1 });
  for (let i = 1; i < 40; i++) await match.submit((first + i) % 3, i, [match.see((first + i) % 3).legal[0] ?? 'draw']);
  expect(await match.submit(first, 0, ['draw'])).toEqual({ type: 'accepted', seq: 1 });
  expect((await log.read('m', 0)).length).toBe(match.seq);
});

test('two at once: the second sees what the first did', async () => {
  const { match, first } = await begin();
  const answers = await Promise.all([
    match.submit(first, 0, ['draw']),
    match.submit(first, 0, ['draw']),
    match.submit((first + 1) % 3, 0, ['draw']),
  ]);
  expect(answers.map(answer => answer.type)).toEqual(['accepted', 'accepted', 'fault']);
  expect(match.seq).toBe(1);
});

test('several moves are stored together up to the first refusal', async () => {
  const log = memoryLog();
  const append = vi.fn(log.append);
  const { match, first } = await begin({ ...log, append });
  expect(await match.submit(first, 0, ['draw', 'draw'])).toMatchObject({
    type: 'refused',
    seq: 1,
    index: 1,
    refusal: { because: 'not-your-turn' },
  });
  expect(append).toHaveBeenCalledOnce();
  expect(await match.submit(first, 0, ['draw', 'draw'])).toMatchObject({ type: 'refused', seq: 1, index: 1 });
  expect(match.seq).toBe(1);
});

test('whoever is second at the same log hears «stale» and sees the first one’s move', async () => {
  const log = memoryLog();
  const { match: one, first } = await begin(log);
  const { match: other } = await begin(log);
  const told = vi.fn();
  other.onChange = told;
  await one.submit(first, 0, ['draw']);
  expect(await other.submit(first, 0, [one.see(first).legal[0] ?? '9'])).toMatchObject({ type: 'refused' });
  const card = other.see(first).legal.find(move => move !== 'draw')!;
  expect(await other.submit(first, 0, [card])).toEqual({ type: 'fault', fault: 'stale', seq: 1 });
  expect(told).toHaveBeenCalledExactlyOnceWith(0);
  expect(other.see(first)).toEqual(one.see(first));
});

test('a disk that fails changes nothing, and the log decides afterwards', async () => {
  const inner = memoryLog();
  let broken = true;
  const { match, first } = await begin({
    ...inner,
    append: async run => {
      await inner.append(run); // the worst case: stored, but nobody heard of it
      if (broken) throw new Error('disk full');
      return 'stored';
    },
  });
  await expect(match.submit(first, 0, ['draw'])).rejects.toThrow('disk full');
  expect(match.seq).toBe(0);
  broken = false;
  expect(await match.submit(first, 0, ['draw'])).toEqual({ type: 'accepted', seq: 1 });
  expect((await inner.read('m', 0)).length).toBe(1);
});

test('a match opened again stands where it stood', async () => {
  const { match, log, first } = await begin();
  for (let i = 0; i < 8; i++) await match.submit((first + i) % 3, i, [match.see((first + i) % 3).legal[0]!]);
  await match.resign(0);
  const back = await Match.open(setup, log);
  expect(back.seq).toBe(9);
  expect(back.resigned).toEqual([0]);
  for (const viewer of [0, 1, 2, 'public'] as const) {
    expect(back.see(viewer)).toEqual(match.see(viewer));
    expect(await back.factsSince(0, viewer, { most: 100 })).toEqual(await match.factsSince(0, viewer, { most: 100 }));
  }
});

test('facts since any entry, as the viewer may know them', async () => {
  const { match, first } = await begin();
  const all = [];
  for (let i = 0; i < 9; i++) {
    await match.submit((first + i) % 3, i, ['draw']);
    all.push(...match.newFacts(i, first));
  }
  for (let i = 9; i < 40; i++) {
    const seat = (first + i) % 3;
    await match.submit(seat, i, [match.see(seat).legal[0]!]);
    if (match.seq > i) all.push(...match.newFacts(i, first));
  }
  expect(await match.factsSince(0, first, { most: 1000 })).toEqual({ since: 0, seq: match.seq, facts: all });
  expect(await match.factsSince(5, first, { most: 1000 })).toEqual({ since: 5, seq: match.seq, facts: all.slice(5) });
  expect(await match.factsSince(0, first, { most: 3 })).toEqual({ since: match.seq - 3, seq: match.seq, facts: all.slice(match.seq - 3) });
  const others = (await match.factsSince(0, 'public', { most: 1000 })).facts;
  expect(
    others.filter(fact => (fact as { type: string; card?: number }).type === 'drew').every(fact => !('card' in (fact as object))),
  ).toBe(true);
});

test('a spectator sees no hand and has no moves', async () => {
  const { match } = await begin();
  const { view, legal } = match.see('public');
  expect((view as PipsView).hand).toBeUndefined();
  expect(legal).toEqual([]);
});

test('entry n rolls the dice of n', async () => {
  const { match, first } = await begin();
  await match.submit(first, 0, ['draw']);
  const state = pips.setup({ goal: 30 }, 3, rngAt('seed', 0));
  pips.apply(state, first, 'draw', rngAt('seed', 1));
  expect(match.see(first).view).toEqual(pips.view(state, first));
});

test('a log that does not follow from the rules is a bug, said loudly', () => {
  const entry: Entry = { match: 'm', seq: 1, seat: 0, move: 'fly' };
  expect(() => [...playThrough(setup, [entry])]).toThrow('entry 1 of match m, "fly", does not follow: unreadable');
});
