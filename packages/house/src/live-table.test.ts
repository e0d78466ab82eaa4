import { ScriptedTime } from '@tabard/testkit';
import { pips } from '@tabard/testkit/pips';
import { describe, expect, test } from 'vitest';
import { Games } from './index.ts';
import { deadBus, Inn, offered, position, sure } from './inn.fixture.ts';

const scene = async (parts: ConstructorParameters<typeof Inn>[1] = {}) => {
  const inn = new Inn(new ScriptedTime(), parts);
  const house = inn.house();
  return { inn, house, live: await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) }) };
};

test('the end of a match is kept as a position', async () => {
  const { inn, house, live } = await scene();
  await inn.move(house, live, '3');
  await inn.time.pass(0);
  expect(await inn.store.snapshot(live.table.id)).toMatchObject({ n: 1, seq: live.table.match!.after, revision: 1 });
});

test('whoever runs the house hears how many entries were stored', async () => {
  const { inn, house, live } = await scene();
  await inn.move(house, live, '3');
  expect(inn.entries).toBe(2);
});

test('a closed table has no match to show', async () => {
  const { inn, house, live } = await scene();
  await live.wish('house', { type: 'close' });
  const guest = await inn.follower(house, live, 'bob', { seq: 1 });
  expect([guest.errors, guest.steps, guest.tables.at(-1)?.status]).toEqual([[], [], 'closed']);
});

test('names that cannot be looked up hold nothing up for good', async () => {
  const { inn, house, live } = await scene();
  const guest = await inn.follower(house, live, undefined);
  const { playersBy } = inn.store;
  inn.store.playersBy = () => Promise.reject(new Error('disk full'));
  await expect(inn.move(house, live, '3', 'w')).rejects.toThrow('disk full');
  expect([guest.steps.length, live.table.about.status]).toEqual([1, 'playing']);
  inn.store.playersBy = playersBy;
  const again = await inn.wish(house, live, 'ann', { type: 'move', after: live.table.match!.after, moves: ['3'] }, 'w');
  expect(again.ok).toBe(true);
  expect([guest.facts.map(([, facts]) => facts.length), live.table.about.status]).toEqual([[1, 0], 'over']);
});

test('who plays is told with the match, at once and to who comes later', async () => {
  const { inn, house, live } = await scene();
  const watching = await inn.follower(house, live, undefined);
  await inn.wish(house, live, 'ann', { type: 'standIn', seat: 1, awayMs: 45_000 });
  await inn.wish(house, live, 'bob', { type: 'takeBack' });
  await inn.wish(house, live, 'bob', { type: 'resign' });
  const later = await inn.follower(house, live, undefined, { seq: 0 });
  const told = [
    { type: 'stoodIn', seat: 1, by: 0 },
    { type: 'takenBack', seat: 1 },
    { type: 'resigned', seat: 1 },
  ];
  for (const { steps } of [watching, later])
    expect(steps.flatMap(({ entries }) => entries.flatMap(({ deed }) => deed ?? []))).toEqual(told);
});

test('a repeat of a wish is answered even when others went on', async () => {
  const { inn, house, live } = await scene();
  const { after } = live.table.match!;
  const draw = () => inn.wish(house, live, 'ann', { type: 'move', after, moves: ['draw'] }, 'w');
  const first = sure(await draw());
  await inn.move(house, live, 'draw');
  expect([sure(await draw()), await inn.movesIn(live)]).toEqual([first, ['draw', 'draw']]);
});

describe('a match of newer rules', () => {
  const newer = offered({ ...pips, revision: 2 });

  test('is not opened by a house of older ones', async () => {
    const { inn, house, live } = await scene();
    await inn.at(inn.house({ games: [newer] }), live);
    await house.close();
    expect(await inn.house().open(live.table.id)).toEqual({ ok: false, error: 'newer-rules' });
  });

  test('holds up no other table of a house that has it in memory', async () => {
    const { inn, house, live } = await scene();
    await inn.at(inn.house({ games: [newer] }), live);
    await inn.time.pass(0);
    expect([house.isPaused, inn.problems]).toEqual([false, []]);
  });

  test('is carried over once, whatever the number of houses that open it', async () => {
    const { inn, live } = await scene({ bus: deadBus });
    const houses = [1, 2, 3].map(() => inn.house({ games: [newer] }));
    const there = await Promise.all(houses.map(house => inn.at(house, live)));
    expect((await inn.log(live)).filter(({ deed }) => deed.type === 'carried')).toHaveLength(1);
    expect(there.map(({ table }) => table.about.revision)).toEqual([2, 2, 2]);
  });
});

test.each([
  [30, 'made'],
  [12, 'the position and the table have another goal'],
])('a table for 30 that begins in a position for %i', async (goal, answer) => {
  const { inn, house } = await scene();
  const from = { ...position(0, [[3], [1]], [[9], []]), config: { goal } };
  expect(
    await inn.table(house, ['ann', 'bob'], { from }).then(
      () => 'made',
      (error: Error) => error.message,
    ),
  ).toBe(answer);
});

test('a game is loaded when first asked for, and again if that failed', async () => {
  let loads = 0;
  const failing = { ...offered(pips), load: () => (++loads === 1 ? Promise.reject(new Error('offline')) : offered(pips).load()) };
  const games = new Games([failing]);
  await expect(games.get('pips')).rejects.toThrow('offline');
  const [first, second] = await Promise.all([games.get('pips'), games.get('pips')]);
  expect([first === second, loads, games.get('chess')]).toEqual([true, 2, undefined]);
});
