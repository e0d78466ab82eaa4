import type { MyData } from '@tabard/protocol';
import { Desk } from './desk.fixture.ts';
import { type Check, differs, type Inn, type InnParts, position, sure } from './inn.fixture.ts';

type Open = (parts?: InnParts) => Inn;

/** A match of ann and bob in which both have moved; then a bot moves for ann, and she again. */
async function played(open: Open) {
  const inn = open();
  const house = inn.house();
  const live = await inn.table(house, ['ann', 'bob'], {
    from: position(
      0,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      [[], []],
    ),
  });
  for (const move of ['1', '4']) sure(await inn.move(house, live, move));
  await inn.wish(house, live, 'ann', { type: 'standIn', seat: 0, level: 'easy', awayMs: 0 });
  await inn.time.pass(1000);
  await inn.wish(house, live, 'ann', { type: 'takeBack' });
  for (const move of ['5', '2']) sure(await inn.move(house, live, move));
  return { inn, house, live };
}

async function dataOf(inn: Inn, house: Awaited<ReturnType<typeof played>>['house'], who: string): Promise<MyData> {
  const asked = new Desk(inn, house).ask('myData', who);
  await inn.time.pass(1000);
  return asked;
}

const movesIn = ({ tables }: MyData): unknown[] =>
  tables.flatMap(({ deeds }) => deeds.flatMap(({ deed }) => (deed.type === 'move' ? [deed.move] : [])));

export const DATA_CHECKS: Record<string, Check> = {
  'my data hold my own moves, and not those of a bot that stood in': async open => {
    const { inn, house } = await played(open);
    return (
      differs("ann's moves", movesIn(await dataOf(inn, house, 'ann')), ['1', '2']) ??
      differs("bob's moves", movesIn(await dataOf(inn, house, 'bob')), ['4', '5'])
    );
  },

  'my data hold no move that was made after I resigned, or because my time was over': async open => {
    const inn = open();
    const house = inn.house();
    const from = position(
      0,
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      [[], [], []],
    );
    const live = await inn.table(house, ['ann', 'bob', 'cyd'], { from, terms: { clock: { moveMs: 10_000, reserveMs: 0 } } });
    sure(await inn.move(house, live, '1'));
    await inn.time.pass(10_000);
    await inn.wish(house, live, 'ann', { type: 'resign' });
    sure(await inn.move(house, live, '7'));
    await inn.time.pass(1000);
    const seats = (await inn.log(live)).flatMap(({ deed }) => (deed.type === 'move' ? [deed.seat] : []));
    return (
      differs('who moved', seats, [0, 1, 2, 0]) ??
      differs("ann's moves", movesIn(await dataOf(inn, house, 'ann')), ['1']) ??
      differs("bob's moves", movesIn(await dataOf(inn, house, 'bob')), [])
    );
  },

  'my data hold tables that were closed': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { start: false });
    await inn.wish(house, live, 'ann', { type: 'close' });
    const { tables } = await dataOf(inn, house, 'bob');
    return differs(
      'how they stand',
      tables.map(({ status }) => status),
      ['closed'],
    );
  },

  'my data hold what I said as a spectator, or before I left': async open => {
    const inn = open();
    const house = inn.house();
    // What spectators say during a match is kept nowhere.
    const watched = await inn.table(house, ['ann', 'bob']);
    await inn.wish(house, watched, 'bob', { type: 'resign' });
    const left = await inn.table(house, ['ann', 'open', 'open'], { start: false });
    await inn.player('cyd');
    await inn.wish(house, left, 'cyd', { type: 'sit', seat: 1, commitment: null });
    for (const live of [watched, left])
      for (const name of ['cyd', 'ann'])
        await (await inn.follower(house, live, name)).say({ type: 'say', table: live.table.id, wish: name, phrase: 'hello' });
    await inn.wish(house, left, 'cyd', { type: 'leave' });
    const { tables } = await dataOf(inn, house, 'cyd');
    const mine = tables.map(({ table, seat, said, deeds }) => [table, seat, said.length, deeds.map(({ deed }) => deed.type)]);
    return differs('what is told', Object.fromEntries(mine.map(([table, ...rest]) => [table, rest])), {
      [watched.table.id]: [null, 1, []],
      [left.table.id]: [null, 1, ['sat', 'left']],
    });
  },

  'my data hold nothing of anybody else, and no secret of a match': async open => {
    const { inn, house, live } = await played(open);
    await inn.store.subscribe({
      player: 'ann',
      key: 'key of ann',
      endpoint: 'https://push.example/secret',
      p256dh: 'secret p256dh',
      auth: 'secret auth',
      reasons: ['turn'],
    });
    const text = JSON.stringify(await dataOf(inn, house, 'ann'));
    const log = await inn.log(live);
    const seeds = log.flatMap(({ deed }) => (deed.type === 'made' ? [deed.serverSeed, deed.spareSeed ?? '?'] : []));
    const secrets = [...seeds, ...log.map(({ salt }) => salt), 'secret', 'key of ann', 'bob', 'BOB'];
    return differs(
      'what is told',
      secrets.filter(secret => text.includes(secret)),
      [],
    );
  },
};
