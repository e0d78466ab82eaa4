import { ScriptedTime } from '@tabard/testkit';
import { pips } from '@tabard/testkit/pips';
import { expect, test } from 'vitest';
import { Inn, offered, Ponderer, position, START } from './inn.fixture.ts';
import type { Row } from './store.ts';

const DAY_MS = 86_400_000;
const days = (count: number): number => Math.ceil((START + count * DAY_MS) / DAY_MS) * DAY_MS;

/** An inn where bots never answer, and the rows of all appends. */
function written() {
  const inn = new Inn(new ScriptedTime(), { thinker: () => new Ponderer().thinker });
  const rows: Row[] = [];
  const { append } = inn.store;
  inn.store.append = (run, row) => {
    rows.push(row);
    return append(run, row);
  };
  return { inn, house: inn.house(), rows };
}

test('the first row of a table tells all', async () => {
  const { inn, house, rows } = written();
  const live = await inn.table(house, ['ann', 'open'], { start: false });
  expect(rows).toEqual([{ about: live.table.about, acting: [], due: days(2) }]);
});

test('a move tells who is to move then, and nothing else; one that leaves that as it is tells nothing', async () => {
  const { inn, house, rows } = written();
  const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[1], [2]], [[], []]) });
  await inn.move(house, live, '1');
  expect(rows.slice(1)).toEqual([{ acting: [1] }]);
  const stubborn = { ...pips, revision: 1, acting: () => [0, 1], refusal: () => undefined };
  const another = inn.house({ games: [offered(stubborn)] });
  const there = await inn.table(another, ['ann', 'bob'], { from: position(0, [[1, 2], [3]], [[], []]) });
  await inn.wish(another, there, 'ann', { type: 'move', after: there.table.match!.after, moves: ['1'] });
  expect(rows.slice(3)).toEqual([{}]);
});

test('a table is due at once while a bot is to move, and again in its time when nobody is', async () => {
  const { inn, house, rows } = written();
  const live = await inn.table(house, ['ann', 'bot'], { from: position(0, [[1], [2]], [[], []]) });
  await inn.move(house, live, '1');
  await live.wish('house', { type: 'move', seat: 1, after: live.table.match!.after, moves: ['2'] });
  expect(rows.map(({ due }) => due)).toEqual([days(60), 0, days(60)]);
});

test('it is due at once while a bot plays for somebody, and for who gave up', async () => {
  const { inn, house, rows } = written();
  const live = await inn.table(house, ['ann', 'bob', 'cyd'], { from: position(0, [[1], [2], [3]], [[], [], []]) });
  await inn.wish(house, live, 'ann', { type: 'standIn', seat: 0, level: 'easy', awayMs: 0 });
  await inn.wish(house, live, 'ann', { type: 'takeBack' });
  await inn.wish(house, live, 'ann', { type: 'resign' });
  expect(rows.map(({ due }) => due)).toEqual([days(60), 0, days(60), 0]);
});

test('time is told by the day: what changes on the same day is due as before', async () => {
  const { inn, house, rows } = written();
  const live = await inn.table(house, ['ann', 'bob']);
  await inn.moves(house, live, 1);
  await inn.time.pass(2 * DAY_MS);
  await inn.moves(house, live, 1);
  expect(rows.map(({ due }) => due)).toEqual([days(60), undefined, days(62)]);
});

test('a match played to its end leaves its people something to wear, but not who gave up', async () => {
  const { inn, house, rows } = written();
  const live = await inn.table(house, ['ann', 'bot', 'cyd'], { from: position(2, [[1], [2], [3]], [[], [], [9]], 12) });
  await inn.wish(house, live, 'ann', { type: 'resign' });
  await inn.move(house, live, '3');
  expect(rows.map(({ worn }) => worn)).toEqual([undefined, undefined, [{ player: 'cyd', arms: 'arms of seat 2' }]]);
  expect(rows.at(-1)).toMatchObject({ acting: [], due: days(365), about: { status: 'over' } });
});

test('a match that was given up leaves nothing', async () => {
  const { inn, house, rows } = written();
  const live = await inn.table(house, ['ann', 'bob']);
  await inn.wish(house, live, 'ann', { type: 'resign' });
  expect(rows.at(-1)).toMatchObject({ worn: [], about: { status: 'over' } });
});
