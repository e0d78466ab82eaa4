import type { Listed, Row, Store } from '@tabard/house';
import { type About, USUAL_TERMS } from '@tabard/table';
import {
  about,
  add,
  BOT,
  chairOf,
  differs,
  entry,
  firstRow,
  firstTrouble,
  namesOf,
  OPEN,
  person,
  run,
  START,
  type StoreCheck,
} from './store-contract-samples.ts';

export const LIST_CHECKS: Record<string, StoreCheck> = {
  'what a row leaves out stays as it was': async store => {
    let known: Row = firstRow({ acting: [0, 2] });
    const rows: Row[] = [known, {}, { acting: [] }, {}, { due: START + 9 }, { about: about({ status: 'over', resigned: [1] }) }, {}];
    return firstTrouble(rows.entries(), async ([index, row]) => {
      await add(store, 'm', START + index, row);
      known = { ...known, ...row };
      return differs(`the row after ${index + 1} appends`, await store.listed('m'), {
        table: 'm',
        seq: index + 1,
        changed: START + index,
        ...known,
      });
    });
  },

  'every list tells all of a row, with the number and time of the last entry': async store => {
    await add(store, 'm', START);
    const later = [entry('m', 2, 'draw', START + 70), entry('m', 3, 'draw', START + 80)];
    await store.append(later, { acting: [2, 1], due: START + 90 });
    const row: Listed = { table: 'm', seq: 3, changed: START + 80, about: about(), acting: [2, 1], due: START + 90 };
    return (
      differs('the row', await store.listed('m'), row) ??
      differs("the player's tables", await store.tablesOf('ada', 9), [row]) ??
      differs("the player's unfinished tables", await store.unfinishedOf('ada'), [row]) ??
      differs('what is due', await store.dueBy(START + 90, 9), [row])
    );
  },

  'a taken append changes no row': async store => {
    await store.addPlayer(person('ada'), 'key');
    await add(store, 'm', START);
    const before = await store.listed('m');
    const late: Row = {
      about: about({ host: 'eve', chairs: [chairOf('eve'), BOT, OPEN], status: 'closed' }),
      acting: [2],
      due: START + 9,
      worn: [{ player: 'ada', arms: 'gules' }],
    };
    await store.append([entry('m', 1, 'late', START + 5)], late);
    await store.append([entry('m', 3, 'early', START + 5)], late);
    return (
      differs('the row', await store.listed('m'), before) ??
      differs('what who was too late has', namesOf(await store.tablesOf('eve', 9)), []) ??
      differs('the arms', (await store.player('ada'))?.arms, null)
    );
  },

  'a player has the tables where they sit or are host': async store => {
    await add(store, 'm', START, { about: about({ host: 'ada', chairs: [chairOf('ada'), OPEN, OPEN] }) });
    const steps: readonly (readonly [About, readonly string[]])[] = [
      [about({ host: 'ada', chairs: [OPEN, chairOf('ben'), OPEN] }), ['ada', 'ben']],
      [about({ host: 'ada', chairs: [OPEN, chairOf('ben'), chairOf('engine', true)] }), ['ada', 'ben', 'engine']],
      [about({ host: 'ben', chairs: [OPEN, chairOf('ben'), BOT] }), ['ben']],
      [about({ host: 'ben', chairs: [OPEN, OPEN, BOT] }), ['ben']],
    ];
    return firstTrouble(steps, async ([now, have]) => {
      await add(store, 'm', START, { about: now });
      await add(store, 'm', START);
      return differs(`who has the table with the chairs ${JSON.stringify(now.chairs)}`, await havers(store), have);
    });
  },

  "a player's tables come latest change first, as many as asked for, without closed ones": async store => {
    await addAll(store, { a: 'over', b: 'playing', c: 'closed', d: 'waiting', e: 'playing' });
    await add(store, 'other', START + 90, { about: about({ host: 'ben', chairs: [chairOf('ben')] }) });
    await add(store, 'b', START + 100);
    await add(store, 'e', START + 101, { about: about({ status: 'closed' }) });
    return (
      differs('the tables', namesOf(await store.tablesOf('ada', 9)), ['b', 'd', 'a']) ??
      differs('the latest two', namesOf(await store.tablesOf('ada', 2)), ['b', 'd']) ??
      differs('with those closed', namesOf(await store.allTablesOf('ada', 9)), ['e', 'b', 'd', 'c', 'a']) ??
      differs('the latest of all', namesOf(await store.allTablesOf('ada', 1)), ['e'])
    );
  },

  'unfinished tables come longest untouched first, and are counted': async store => {
    await addAll(store, { a: 'waiting', b: 'playing', c: 'over', d: 'closed', e: 'playing', f: 'playing' });
    await add(store, 'other', START + 90, { about: about({ host: 'ben', chairs: [chairOf('ben')] }) });
    await add(store, 'a', START + 100);
    await add(store, 'b', START + 101, { about: about({ status: 'over' }) });
    return (
      differs('the tables', namesOf(await store.unfinishedOf('ada')), ['e', 'f', 'a']) ??
      differs('their number', await store.countUnfinished('ada'), 3) ??
      differs('the number of nobody', await store.countUnfinished('nobody'), 0)
    );
  },

  'what is due comes most urgent first, as many as asked for, and not before its time': async store => {
    const due = { a: 50, b: 10, c: 40, d: 30, e: 60 };
    for (const [table, ms] of Object.entries(due)) await add(store, table, START, { due: START + ms });
    await add(store, 'c', START, { due: START + 5, about: about({ status: 'closed' }) });
    await add(store, 'b', START, { due: START + 70 });
    await add(store, 'd', START);
    return (
      differs('what is due', namesOf(await store.dueBy(START + 50, 9)), ['c', 'd', 'a']) ??
      differs('the most urgent two', namesOf(await store.dueBy(START + 99, 2)), ['c', 'd']) ??
      differs('what is due a moment before', namesOf(await store.dueBy(START + 49, 9)), ['c', 'd'])
    );
  },

  'what is due at the same time comes by name, and a list goes on from where it ended': async store => {
    const due = { c: 10, a: 20, e: 20, b: 20, d: 20, f: 30, '': 20 };
    for (const [table, ms] of Object.entries(due)) await add(store, table, START, { due: START + ms });
    const all = ['c', '', 'a', 'b', 'd', 'e', 'f'];
    return (
      differs('what is due', namesOf(await store.dueBy(START + 30, 9)), all) ??
      differs('what is due after one that is due no more', namesOf(await store.dueBy(START + 30, 9, { due: START + 20, table: 'bb' })), [
        'd',
        'e',
        'f',
      ]) ??
      differs('what is due in time', namesOf(await store.dueBy(START + 20, 9, { due: START + 20, table: 'd' })), ['e']) ??
      firstTrouble([1, 2, 3, 7], async most => differs(`what is due, ${most} at a time`, await dueInPages(store, most), all))
    );
  },

  'the lobby has the tables that are listed and have a seat, the newest first': async store => {
    const listed = { ...USUAL_TERMS, listed: true };
    const late = { ...listed, latecomers: true };
    const full = [chairOf('ada'), BOT];
    const tables: Readonly<Record<string, Partial<About>>> = {
      b: { status: 'waiting', terms: listed, created: START + 2 },
      a: { status: 'waiting', terms: listed, created: START + 2 },
      full: { status: 'waiting', terms: late, chairs: full },
      'by link': { status: 'waiting', terms: USUAL_TERMS },
      'of old': { status: 'waiting' },
      late: { status: 'playing', terms: late, chairs: full, created: START + 4 },
      'without bots': { status: 'playing', terms: late, chairs: [chairOf('ada'), chairOf('ben')] },
      begun: { status: 'playing', terms: listed, chairs: full },
      over: { status: 'over', terms: late },
      begins: { status: 'waiting', terms: listed, created: START + 5 },
      'gets a seat': { status: 'waiting', terms: listed, chairs: full, created: START + 1 },
    };
    for (const [table, change] of Object.entries(tables)) await add(store, table, START, { about: about(change) });
    await add(store, 'b', START + 90);
    await add(store, 'begins', START, { about: about({ ...tables.begins, status: 'playing' }) });
    await add(store, 'gets a seat', START, { about: about({ ...tables['gets a seat'], chairs: [chairOf('ada'), OPEN] }) });
    return (
      differs('the lobby', namesOf(await store.openTables(9)), ['late', 'a', 'b', 'gets a seat']) ??
      differs('the newest two', namesOf(await store.openTables(2)), ['late', 'a']) ??
      differs('a row', (await store.openTables(9))[2], await store.listed('b'))
    );
  },

  'a code leads to its table until the match begins': async store => {
    const waiting = (code: string) => ({ about: about({ status: 'waiting', code }) });
    await add(store, 'a', START, waiting('BCDFGH'));
    await add(store, 'b', START, waiting('BCDFGJ'));
    await add(store, 'begun', START, waiting('BCDFGK'));
    await add(store, 'begun', START, { about: about({ code: 'BCDFGK' }) });
    await add(store, 'without', START, { about: about({ status: 'waiting' }) });
    await add(store, 'a', START + 1);
    const found = async (code: string) => (await store.tableByCode(code))?.table ?? null;
    const codes = ['BCDFGH', 'BCDFGJ', 'BCDFGK', 'BCDFGL', '', 'bcdfgh'];
    return (
      differs('what the codes lead to', await Promise.all(codes.map(found)), ['a', 'b', null, null, null, null]) ??
      differs('a row', await store.tableByCode('BCDFGH'), await store.listed('a'))
    );
  },

  'heads are the last numbers of the tables that there are': async store => {
    const asked = ['b', 'never made', 'a', 'forgotten', 'b'];
    const none = await store.heads(asked);
    await store.append(run('a', 1, 3), firstRow());
    for (const table of ['b', 'c', 'forgotten']) await add(store, table, START);
    await store.forget('forgotten', 1);
    await store.append(run('b', 2, 1), {});
    const heads = [...(await store.heads(asked))].sort();
    return (
      differs('the heads of no table', [...none], []) ??
      differs('the heads', heads, [
        ['a', 3],
        ['b', 2],
      ]) ??
      differs('the heads nobody asks for', [...(await store.heads([]))], []) ??
      differs('the heads of very many', (await store.heads([...Array(5000).keys(), 'c'].map(String))).get('c'), 1)
    );
  },

  'arms come with the append that brings them': async store => {
    for (const id of ['ada', 'ben', 'cyd']) await store.addPlayer(person(id), `key of ${id}`);
    await add(store, 'm', START);
    await add(store, 'm', START, {
      worn: [
        { player: 'ada', arms: 'gules' },
        { player: 'somebody who was forgotten', arms: 'vert' },
        { player: 'ben', arms: 'azure' },
      ],
    });
    await add(store, 'm', START, { worn: [{ player: 'ben', arms: 'or' }] });
    const arms = async (id: string) => (await store.player(id))?.arms;
    return differs('the arms', [await arms('ada'), await arms('ben'), await arms('cyd')], ['gules', 'or', null]);
  },
};

/** All that is due, asked for in pages. */
async function dueInPages(store: Store, most: number): Promise<string[]> {
  const found: Listed[] = [];
  for (let pages = 0; pages < 9; pages++) found.push(...(await store.dueBy(START + 30, most, found.at(-1))));
  return namesOf(found);
}

/** Of some, those who have a table, by whichever list. */
async function havers(store: Store): Promise<string[]> {
  const found: string[] = [];
  for (const player of ['ada', 'ben', 'engine']) {
    const lists = [
      (await store.tablesOf(player, 9)).length,
      (await store.unfinishedOf(player)).length,
      await store.countUnfinished(player),
    ];
    if (lists.some(length => length > 0)) found.push(lists.every(length => length === 1) ? player : `${player} by some lists only`);
  }
  return found;
}

/** A table of Ada's for each status, each a millisecond after the one before. */
async function addAll(store: Store, statuses: Readonly<Record<string, About['status']>>): Promise<void> {
  for (const [index, [table, status]] of Object.entries(statuses).entries()) {
    await add(store, table, START + index, { about: about({ status }) });
  }
}
