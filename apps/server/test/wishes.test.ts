import type { Entry } from '@tabard/table';
import { describe, expect, test } from 'vitest';
import { newWish, pipsTable, serve, Visitor } from './harness.ts';

const TWO_OPEN = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;

const openTable = async (ann: Visitor) => (await ann.ask('create', '', { game: 'pips', seats: [...TWO_OPEN] })).id;

const deeds = (log: readonly Entry[]): string[] => log.map(({ deed }) => deed.type);

/** Sent at the same moment, and once more when both were answered. */
async function thrice<T>(ask: () => Promise<T>): Promise<T[]> {
  const [one, two] = await Promise.all([ask(), ask()]);
  return [one!, two!, await ask()];
}

describe('a wish that comes again is answered again and done once', () => {
  test('create', async () => {
    const { url, house } = await serve();
    const ann = new Visitor(url);
    await ann.ask('changeMe', '', { name: 'Ann' });
    const wish = newWish();
    const tables = await thrice(() => ann.ask('create', '', { game: 'pips', seats: [...TWO_OPEN], wish }));
    expect(new Set(tables.map(({ id }) => id)).size).toBe(1);
    expect(new Set(tables.map(({ commitment }) => commitment)).size).toBe(1);
    expect((await ann.ask('myTables')).tables).toHaveLength(1);
    expect(deeds(await house.store.read(tables[0]!.id, 0))).toEqual(['made', 'sat']);
    const other = await ann.ask('create', '', { game: 'pips', seats: [...TWO_OPEN], wish: newWish() });
    expect(other.id).not.toBe(tables[0]!.id);
  });

  test('create: of another player it is another wish', async () => {
    const { url } = await serve();
    const wish = newWish();
    const made = await Promise.all([1, 2].map(() => new Visitor(url).ask('create', '', { game: 'pips', seats: [...TWO_OPEN], wish })));
    expect(made[0]!.id).not.toBe(made[1]!.id);
  });

  test('rematch: the wish of an earlier table is another wish there', async () => {
    const { url } = await serve();
    const { table, people } = await pipsTable(url, 2);
    const wish = newWish();
    const earlier = await people[0]!.ask('create', '', { game: 'pips', seats: [...TWO_OPEN], wish });
    await people[1]!.ask('resign', table.id);
    const again = await people[0]!.ask('rematch', table.id, { wish });
    expect([earlier.id, table.id]).not.toContain(again.id);
    expect((await people[0]!.ask('table', earlier.id)).status).toBe('waiting');
  });

  test('play now', async () => {
    const { url, house } = await serve();
    house.thinker.choose = () => new Promise(() => {});
    const ann = new Visitor(url);
    await ann.ask('changeMe', '', { name: 'Ann' });
    const wish = newWish();
    const tables = await thrice(() => ann.ask('playNow', '', { game: 'pips', wish }));
    expect(new Set(tables.map(({ id }) => id)).size).toBe(1);
    expect(deeds(await house.store.read(tables[0]!.id, 0))).toEqual(['made', 'sat', 'botSeated', 'botSeated', 'called', 'started']);
    expect((await ann.ask('myTables')).tables).toHaveLength(1);
  });

  test('sit', async () => {
    const { url, house } = await serve();
    const [ann, bob] = [new Visitor(url), new Visitor(url)];
    await bob.ask('changeMe', '', { name: 'Bob' });
    const id = await openTable(ann);
    const wish = newWish();
    for (const table of await thrice(() => bob.ask('sit', id, { seat: 1, wish }))) expect(table).toMatchObject({ seq: 3, me: { seat: 1 } });
    expect(deeds(await house.store.read(id, 0))).toEqual(['made', 'sat', 'sat']);
    await bob.ask('sit', id, { seat: 2, wish: newWish() });
    expect((await bob.ask('sit', id, { seat: 1, wish })).me.seat).toBe(2);
  });

  test('start', async () => {
    const { url, house } = await serve();
    house.thinker.choose = () => new Promise(() => {});
    const ann = new Visitor(url);
    const id = await openTable(ann);
    const wish = newWish();
    for (const table of await thrice(() => ann.ask('start', id, { wish }))) expect(table).toMatchObject({ status: 'playing', seq: 6 });
    expect(deeds(await house.store.read(id, 0))).toEqual(['made', 'sat', 'botSeated', 'botSeated', 'called', 'started']);
    expect(await ann.fails('start', id, { wish: newWish() })).toBe('already-started');
    expect(await ann.fails('start', id)).toBe('already-started');
  });

  test('resign', async () => {
    const { url, house } = await serve();
    const { table, people } = await pipsTable(url, 2);
    const wish = newWish();
    for (const { status, outcome } of await thrice(() => people[0]!.ask('resign', table.id, { wish })))
      expect({ status, outcome }).toMatchObject({ status: 'over', outcome: { ranking: [[1], [0]] } });
    expect(deeds(await house.store.read(table.id, table.seq))).toEqual(['resigned', 'ended']);
    expect(await people[1]!.fails('resign', table.id, { wish })).toBe('over');
  });

  test('rematch', async () => {
    const { url, house } = await serve();
    const { table, people } = await pipsTable(url, 2);
    await people[0]!.ask('resign', table.id);
    const wish = newWish();
    const again = await thrice(() => people[0]!.ask('rematch', table.id, { wish }));
    expect(new Set(again.map(({ id }) => id)).size).toBe(1);
    expect(deeds(await house.store.read(table.id, table.seq))).toEqual(['resigned', 'ended', 'rematch']);
    expect(deeds(await house.store.read(again[0]!.id, 0))).toEqual(['made', 'sat', 'sat']);
    expect((await people[0]!.ask('myTables')).tables).toHaveLength(2);
  });
});

describe('at the same moment', () => {
  test('two sit down on one chair: one wins, the other is told, and may sit elsewhere', async () => {
    const { url, house } = await serve();
    const id = await openTable(new Visitor(url));
    for (let seat = 1; seat < 3; seat++) {
      const people = Array.from({ length: 8 }, () => new Visitor(url));
      const answers = await Promise.all(people.map(one => one.raw('sit', id, { seat })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
      for (const { status, value } of answers) if (status === 409) expect(value).toMatchObject({ code: 'seat-taken' });
      const winner = people[answers.findIndex(({ status }) => status === 200)]!;
      expect((await winner.ask('table', id)).me.seat).toBe(seat);
    }
    expect(deeds(await house.store.read(id, 0))).toEqual(['made', 'sat', 'sat', 'sat']);
  });

  test('two ask for a return match: one table for both, and the other one is closed', async () => {
    const { url, house } = await serve();
    const { table, people } = await pipsTable(url, 2);
    await people[0]!.ask('resign', table.id);
    const made = new Set<string>();
    let goOn = (): void => {};
    const bothThere = new Promise<void>(resolve => {
      goOn = resolve;
    });
    const { append } = house.store;
    house.store.append = async (run, row) => {
      const [first] = run;
      if (first?.deed.type === 'made') {
        made.add(first.table);
        if (made.size === 2) goOn();
        await bothThere;
      }
      return append(run, row);
    };
    const [one, two] = await Promise.all(people.map(one => one.ask('rematch', table.id, { wish: newWish() })));
    expect(one!.id).toBe(two!.id);
    expect(made.size).toBe(2);
    const [orphan] = [...made].filter(id => id !== one!.id);
    expect(deeds(await house.store.read(orphan!, 0)).at(-1)).toBe('closed');
    for (const person of people) {
      const mine = (await person.ask('myTables')).tables.map(({ table }) => table.id);
      expect(mine.sort()).toEqual([table.id, one!.id].sort());
    }
    expect((await people[0]!.ask('table', table.id)).rematch).toBe(one!.id);
  });
});

describe('a thought that comes too late is not made', () => {
  /** A match in which it is Bob's turn, his bot thinks for him, and the test says when it has. */
  async function thinking() {
    const { url, house } = await serve();
    const thoughts: ((move: string) => void)[] = [];
    house.thinker.choose = () => new Promise(resolve => thoughts.push(resolve));
    const { table, people } = await pipsTable(url, 2, { goal: 30 });
    const ear = await people[0]!.follow(table.id);
    const { acting, after } = await ear.hear('step');
    const bob = people[acting[0]!]!;
    await bob.ask('leave', table.id);
    expect(thoughts).toHaveLength(1);
    const moves = async () => (await house.store.read(table.id, 0)).filter(({ deed }) => deed.type === 'move');
    return { id: table.id, house, ann: people[0]!, bob, after, ear, moves, thoughts };
  }

  test('the player has taken the seat back', async () => {
    const { id, bob, after, moves, thoughts } = await thinking();
    await bob.ask('takeBack', id);
    thoughts[0]!('draw');
    await bob.ask('table', id);
    expect(await moves()).toEqual([]);
    expect(await bob.ask('turn', id, undefined, '?wait=0')).toMatchObject({ turn: { after } });
    expect(await bob.ask('move', id, { after, move: 'draw' })).toMatchObject({ type: 'accepted' });
    expect(await moves()).toHaveLength(1);
  });

  test('the player has taken the seat back, moved, and left again', async () => {
    const { id, bob, after, ear, moves, thoughts } = await thinking();
    await bob.ask('takeBack', id);
    await bob.ask('move', id, { after, move: 'draw' });
    await bob.ask('leave', id);
    thoughts[0]!('draw');
    await ear.hear('table', ({ table }) => table.seats.some(({ standIn }) => standIn));
    await bob.ask('table', id);
    expect(await moves()).toHaveLength(1);
  });

  test('the table was closed', async () => {
    const { id, house, ann, moves, thoughts } = await thinking();
    const live = await house.open(id);
    expect(live.ok && (await live.value.wish('house', { type: 'close' })).ok).toBe(true);
    thoughts[0]!('draw');
    expect(await ann.ask('table', id)).toMatchObject({ status: 'closed' });
    expect(await moves()).toEqual([]);
  });
});
