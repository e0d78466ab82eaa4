import { ScriptedTime } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { Guest, Inn, position } from './inn.fixture.ts';

const HELLO = { type: 'hello', version: 4, lang: 'en' } as const;

/** Ann and Bob at a table, Ann to move; she is on the line and has heard all so far. */
async function scene() {
  const inn = new Inn(new ScriptedTime());
  const house = inn.house();
  const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[1, 2], [3]], [[], []]) });
  const ann = await inn.follower(house, live, 'ann');
  const { id } = live.table;
  const { after } = live.table.match!;
  ann.heard.length = 0;
  return { inn, house, live, ann, id, after };
}

test('a move is answered after it was told', async () => {
  const { ann, id, after, live } = await scene();
  await ann.say({ type: 'move', table: id, after, move: '1', wish: 'w' });
  expect(ann.heard.map(({ type }) => type)).toEqual(['step', 'accepted']);
  expect(ann.heard[1]).toEqual({ type: 'accepted', wish: 'w', table: id, seq: live.table.seq });
});

test('a refusal names the clause and is said in the language of who asked', async () => {
  const { ann, id, after, inn } = await scene();
  await ann.say({ ...HELLO, lang: 'de' });
  await ann.say({ type: 'move', table: id, after, move: '9', wish: 'w' });
  expect(ann.heard[1]).toEqual({
    type: 'refused',
    wish: 'w',
    table: id,
    seq: after,
    index: 0,
    refusal: { rule: '1', because: 'cannot', text: 'de: cannot' },
  });
  expect(inn.refusals).toBe(1);
});

test('of several moves the first ones are made, up to a refusal', async () => {
  const { ann, id, after, inn, live } = await scene();
  await ann.say({ type: 'moves', table: id, after, moves: ['1', '2'], wish: 'w' });
  expect(ann.heard.at(-1)).toMatchObject({ type: 'refused', seq: after + 1, index: 1, refusal: { because: 'not-your-turn' } });
  expect(await inn.movesIn(live)).toEqual(['1']);
});

test.each([
  ['a table that is not', { table: 'B'.repeat(22) }, 'unknown-table'],
  ['a position that is gone', { after: 1 }, 'stale'],
  ['one that is yet to come', { after: 99 }, 'future'],
])('a move at %s', async (_name, change, code) => {
  const { ann, id, after } = await scene();
  const message = { type: 'move', table: id, after, move: '1', wish: 'w', ...change } as const;
  await ann.say(message);
  expect(ann.heard).toEqual([{ type: 'error', code, text: expect.stringMatching(/\w+.*\.$/), wish: 'w', table: message.table }]);
});

test('strangers do not move, and need not follow to be told so', async () => {
  const { inn, house, id, after } = await scene();
  const guest = await inn.guest(house, undefined);
  await guest.say(HELLO);
  await guest.say({ type: 'move', table: id, after, move: '1', wish: 'w' });
  expect(guest.heard.slice(1)).toMatchObject([{ type: 'error', code: 'not-seated' }]);
});

test('who does not follow may move', async () => {
  const { inn, house, live, id, after } = await scene();
  const guest = await inn.guest(house, 'ann');
  await guest.say(HELLO);
  await guest.say({ type: 'move', table: id, after, move: '1', wish: 'w' });
  expect(guest.heard.map(({ type }) => type)).toEqual(['welcome', 'accepted']);
  expect(await inn.movesIn(live)).toEqual(['1']);
});

test('to follow a table that is not is an error', async () => {
  const { ann } = await scene();
  await ann.say({ type: 'follow', table: 'B'.repeat(22) });
  expect(ann.heard).toMatchObject([{ type: 'error', code: 'unknown-table', table: 'B'.repeat(22) }]);
});

test('a store that fails is said to be a pause; any other failure is our fault', async () => {
  const { ann, id, after, inn } = await scene();
  const { append } = inn.store;
  inn.store.append = () => Promise.reject(new Error('disk full'));
  await ann.say({ type: 'move', table: id, after, move: '1', wish: 'w' });
  inn.store.append = append;
  await inn.time.pass(1000);
  inn.chance.draw = () => {
    throw new Error('no more chance');
  };
  await ann.say({ type: 'move', table: id, after, move: '1', wish: 'w' });
  expect(ann.heard.map(message => ('code' in message ? message.code : message))).toEqual([
    { type: 'house', paused: true },
    'paused',
    { type: 'house', paused: false },
    'internal',
  ]);
});

test('goodbye is the last word', async () => {
  const { ann, id, after, inn, live } = await scene();
  ann.session.goodbye('restart');
  ann.session.goodbye('restart');
  await ann.say({ type: 'move', table: id, after, move: '1', wish: 'w' });
  expect(ann.heard).toEqual([{ type: 'goodbye', reason: 'restart' }]);
  expect(await inn.movesIn(live)).toEqual([]);
});

test('who has hung up hears nothing, of a pause neither', async () => {
  const { ann, inn, house, live } = await scene();
  ann.session.end();
  await inn.move(house, live);
  house.stumble(new Error('disk full'));
  expect(ann.heard).toEqual([]);
});

test('who has not said hello hears nothing of a pause', async () => {
  const { inn, house } = await scene();
  const guest = new Guest(inn.api, house, undefined);
  house.stumble(new Error('disk full'));
  expect(guest.heard).toEqual([]);
  await guest.say(HELLO);
  expect(guest.heard).toMatchObject([
    { type: 'welcome', name: '' },
    { type: 'house', paused: true },
  ]);
});
