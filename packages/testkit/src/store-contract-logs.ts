import type { Deed, Entry } from '@tabard/table';
import {
  about,
  add,
  differs,
  entry,
  firstRow,
  firstTrouble,
  namesOf,
  run,
  START,
  type StoreCheck,
  snapshotAt,
} from './store-contract-samples.ts';

const ODD_TEXTS = ['', "play 3r; drop table 'entries' — «é漢😀»", 'x'.repeat(5000), '\n\t"\\\u0000 after nothing', 'null', '007'];

const POSITION = snapshotAt(9).position;

/** A type of deed that is not here does not compile. */
const EVERY_DEED: { readonly [T in Deed['type']]: readonly Extract<Deed, { type: T }>[] } = {
  made: [
    { type: 'made', game: 'harbor', revision: 1, options: { hand: 5 }, seats: 3, spectators: true, host: 'ada', serverSeed: '00ff' },
    {
      type: 'made',
      game: 'harbor',
      revision: 2,
      options: {},
      seats: 2,
      spectators: false,
      hints: false,
      host: 'ben',
      serverSeed: 'ff',
      from: POSITION,
    },
  ],
  sat: [
    { type: 'sat', seat: 0, player: 'ada', commitment: null },
    { type: 'sat', seat: 1, player: 'ben', program: true, commitment: 'c0ffee' },
    { type: 'sat', seat: 2, player: 'cyd', contribution: 'c0ffee' },
  ],
  invited: [{ type: 'invited', seat: 1, player: 'ben', by: 'ada' }],
  left: [{ type: 'left', seat: 2 }],
  botSeated: [
    { type: 'botSeated', seat: 2, name: 'Ædelgard «漢»', level: 'strong:500ms', by: 'ada' },
    { type: 'botSeated', seat: 2, name: 'Isolde', level: 'easy', again: true },
  ],
  opened: [{ type: 'opened', seat: 2, by: 'ada' }],
  called: [{ type: 'called', by: 'ada' }],
  revealed: [{ type: 'revealed', seat: 0, bytes: '00ff' }],
  brokenOff: [{ type: 'brokenOff', by: 'ada' }],
  started: [{ type: 'started' }, { type: 'started', spareSeed: 'ff' }, { type: 'started', by: 'ada', contributions: ['00', null, 'ff'] }],
  move: [
    ...ODD_TEXTS.map((move, seat) => ({ type: 'move' as const, seat, move, check: '811c9dc5' })),
    { type: 'move', seat: 1, move: 'draw', check: '811c9dc5', forced: true, next: [0, 2] },
  ],
  undone: [{ type: 'undone', seat: 1, n: 6, moves: 1, position: POSITION, next: [1] }],
  flagged: [{ type: 'flagged', seat: 1 }],
  offered: [{ type: 'offered', seat: 1, what: 'pause' }],
  answered: [{ type: 'answered', seat: 0, yes: false }],
  paused: [{ type: 'paused' }],
  resumed: [{ type: 'resumed', seat: 2 }],
  stoodIn: [
    { type: 'stoodIn', seat: 0, level: 'medium', by: 'ben' },
    { type: 'stoodIn', seat: 0, level: 'medium' },
  ],
  takenBack: [{ type: 'takenBack', seat: 0 }],
  resigned: [{ type: 'resigned', seat: 5 }],
  ended: [{ type: 'ended', outcome: { ranking: [[2], [0, 1]], scores: [3, -1, 2.5], reason: 'no cards' } }],
  carried: [{ type: 'carried', revision: 3, n: 7, position: POSITION, dropped: 2 }],
  closed: [{ type: 'closed' }, { type: 'closed', by: 'ada' }],
  rematch: [{ type: 'rematch', table: 'another', by: 'ben' }],
};

export const LOG_CHECKS: Record<string, StoreCheck> = {
  'the clock is the one it was handed': async (store, clock) => {
    clock.now += 5000;
    return differs('the time', store.now(), clock.now);
  },

  'a probe of a store that works succeeds': store =>
    store.probe().then(
      () => undefined,
      error => `the probe failed: ${error}`,
    ),

  'entries read back in order, from any number on': async store => {
    await store.append(run('m', 1, 4), firstRow());
    await store.append(run('m', 5, 2), {});
    await store.append(run('m', 7, 1), {});
    return firstTrouble([0, 1, 3, 4, 6, 7, 8], async after =>
      differs(`what comes after ${after}`, await store.read('m', after), run('m', 1, 7).slice(after)),
    );
  },

  'an entry says what it said': async store => {
    const deeds = Object.values(EVERY_DEED).flat();
    const plain = deeds.map((deed, index): Entry => ({ ...entry('m', index + 1), deed }));
    const odd = ODD_TEXTS.map((text, index): Entry => ({ ...entry('m', deeds.length + index + 1), wish: text, salt: text, hash: text }));
    await store.append([...plain, ...odd], firstRow());
    const read = await store.read('m', 0);
    return firstTrouble([...plain, ...odd].entries(), async ([index, wrote]) => differs(`entry ${index + 1}`, read[index], wrote));
  },

  'a table nobody made has nothing': async store => {
    await store.append(run('m', 1, 2), firstRow());
    await store.saveSnapshot('n', snapshotAt(1));
    return (
      differs('its log', await store.read('n', 0), []) ??
      differs('its row', await store.listed('n'), undefined) ??
      differs('its snapshot', await store.snapshot('n'), undefined)
    );
  },

  'tables do not mix': async store => {
    const tables = ['m', 'n', 'M', 'm ', 'm1', "m'", 'm%', ''];
    for (const [index, table] of tables.entries()) {
      await store.append(run(table, 1, 2, `for ${table}`), firstRow({ about: about({ host: `host of ${table}` }) }));
      await store.saveSnapshot(table, snapshotAt(index + 1));
    }
    return firstTrouble(
      tables.entries(),
      async ([index, table]) =>
        differs(`the log of «${table}»`, await store.read(table, 0), run(table, 1, 2, `for ${table}`)) ??
        differs(`the row of «${table}»`, (await store.listed(table))?.about.host, `host of ${table}`) ??
        differs(`the snapshot of «${table}»`, await store.snapshot(table), snapshotAt(index + 1)),
    );
  },

  'a used number is taken, and nothing is stored': async store => {
    await store.append(run('m', 1, 3), firstRow());
    const answers = [];
    for (const late of [run('m', 3, 1, 'late'), run('m', 1, 1, 'late'), run('m', 1, 3, 'late')]) {
      answers.push(await store.append(late, firstRow()));
    }
    return differs('the answers', answers, ['taken', 'taken', 'taken']) ?? differs('the log', await store.read('m', 0), run('m', 1, 3));
  },

  'a number that leaves a gap is taken, and nothing is stored': async store => {
    await store.append(run('m', 1, 3), firstRow());
    const answers = [await store.append(run('m', 5, 1), firstRow()), await store.append(run('n', 2, 2), firstRow())];
    return (
      differs('the answers', answers, ['taken', 'taken']) ??
      differs('the log', await store.read('m', 0), run('m', 1, 3)) ??
      differs('the log of a table that has no first entry', await store.read('n', 0), []) ??
      differs('its row', await store.listed('n'), undefined) ??
      differs('the number that was next', await store.append(run('m', 4, 1), {}), 'stored')
    );
  },

  'a run is stored as a whole or not at all': async store => {
    await store.append(run('m', 1, 3), firstRow());
    const answer = await store.append(run('m', 3, 3, 'late'), {});
    return differs('the answer', answer, 'taken') ?? differs('the log', await store.read('m', 0), run('m', 1, 3));
  },

  'of many appends of one number at once exactly one is stored': async store => {
    const writers = [...Array(20).keys()];
    const answers = await Promise.all(
      writers.map(writer => store.append(run('m', 1, 2, `writer ${writer}`), firstRow({ acting: [writer] }))),
    );
    const winners = writers.filter(writer => answers[writer] === 'stored');
    if (winners.length !== 1) return `${winners.length} of 20 heard «stored»`;
    return (
      differs('the log', await store.read('m', 0), run('m', 1, 2, `writer ${winners[0]}`)) ??
      differs('the row', (await store.listed('m'))?.acting, winners)
    );
  },

  'one who is too late does not hold up the others': async store => {
    await store.append(run('m', 1, 2), firstRow());
    const answers = await Promise.all([
      store.append(run('m', 2, 2, 'late'), {}),
      store.append(run('n', 1, 1), firstRow()),
      store.append(run('m', 3, 1), {}),
    ]);
    return (
      differs('the answers', answers, ['taken', 'stored', 'stored']) ??
      differs('the log', await store.read('m', 0), run('m', 1, 3)) ??
      differs('the other log', await store.read('n', 0), run('n', 1, 1))
    );
  },

  'many tables at once are all stored': async store => {
    const tables = Array.from({ length: 50 }, (_, index) => `table ${index}`);
    const append = async (table: string): Promise<string[]> => {
      const answers: string[] = [];
      for (const seq of [1, 3, 5]) answers.push(await store.append(run(table, seq, 2, table), seq === 1 ? firstRow() : {}));
      return answers;
    };
    const answers = await Promise.all(tables.map(append));
    return firstTrouble(
      tables.entries(),
      async ([index, table]) =>
        differs('the answers', answers[index], ['stored', 'stored', 'stored']) ??
        differs(`the log of ${table}`, await store.read(table, 0), run(table, 1, 6, table)),
    );
  },

  'what was answered can be read at once': async store => {
    await add(store, 'm', START);
    return firstTrouble([2, 3, 4, 5, 6, 7, 8, 9], async seq => {
      await store.append(run('m', seq, 1), { acting: [seq] });
      const row = await store.listed('m');
      return (
        differs('the newest entry', await store.read('m', seq - 1), run('m', seq, 1)) ??
        differs('the row', [row?.seq, row?.acting], [seq, [seq]])
      );
    });
  },

  'lists that were handed in or out may be changed by who has them': async store => {
    const mine = run('m', 1, 3);
    await store.append(mine, firstRow());
    const handedOut = [await store.read('m', 0), await store.tablesOf('ada', 9), await store.dueBy(START, 9)];
    for (const list of [mine, ...handedOut] as unknown[][]) list.length = 0;
    return (
      differs('the log', await store.read('m', 0), run('m', 1, 3)) ??
      differs("the player's tables", namesOf(await store.tablesOf('ada', 9)), ['m']) ??
      differs('what is due', namesOf(await store.dueBy(START, 9)), ['m'])
    );
  },

  'only the last snapshot is kept': async store => {
    await store.append(run('m', 1, 9), firstRow());
    const none = await store.snapshot('m');
    await store.saveSnapshot('m', snapshotAt(3));
    const first = await store.snapshot('m');
    await store.saveSnapshot('m', snapshotAt(9));
    return (
      differs('the snapshot nobody saved', none, undefined) ??
      differs('the first snapshot', first, snapshotAt(3)) ??
      differs('the last snapshot', await store.snapshot('m'), snapshotAt(9))
    );
  },

  'forgetting a table forgets all of it and nothing else': async store => {
    for (const seq of [1, 2, 3]) for (const table of ['m', 'n']) await add(store, table, START + seq);
    for (const table of ['m', 'n']) await store.saveSnapshot(table, snapshotAt(3));
    const answers = [await store.forget('m', 3), await store.forget('never made', 1)];
    await store.saveSnapshot('m', snapshotAt(3));
    return (
      differs('the answers', answers, ['forgotten', 'taken']) ??
      differs('its log', await store.read('m', 0), []) ??
      differs('its row', await store.listed('m'), undefined) ??
      differs('its snapshot', await store.snapshot('m'), undefined) ??
      differs("its player's tables", namesOf(await store.tablesOf('ada', 9)), ['n']) ??
      differs('what is due', namesOf(await store.dueBy(START, 9)), ['n']) ??
      differs("the other's log", await store.read('n', 0), run('n', 1, 3)) ??
      differs("the other's snapshot", await store.snapshot('n'), snapshotAt(3))
    );
  },

  'a table that went on is not forgotten': async store => {
    await store.append(run('m', 1, 3), firstRow());
    const [answer] = await Promise.all([
      store.append(run('m', 4, 1), {}).then(() => store.forget('m', 3)),
      store.forget('m', 2),
      store.forget('m', 9),
    ]);
    return differs('the answer', answer, 'taken') ?? differs('its log', await store.read('m', 0), run('m', 1, 4));
  },

  'a forgotten table can be made again': async store => {
    await store.append(run('m', 1, 3), firstRow());
    await store.saveSnapshot('m', snapshotAt(3));
    await store.forget('m', 3);
    const answers = [await store.append(run('m', 4, 1), {}), await store.append(run('m', 1, 1, 'again'), firstRow())];
    return (
      differs('the answers', answers, ['taken', 'stored']) ??
      differs('the log', await store.read('m', 0), run('m', 1, 1, 'again')) ??
      differs('the snapshot', await store.snapshot('m'), undefined)
    );
  },
};
