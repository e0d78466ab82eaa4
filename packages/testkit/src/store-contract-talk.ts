import { type Said, type Store, TALK_KEPT } from '@tabard/house';
import { add, DAY_MS, differs, entry, firstRow, person, START, type StoreCheck } from './store-contract-samples.ts';

const said = (id: string, at: number, change: Partial<Said> = {}): Said => ({
  table: 'm',
  id,
  at,
  by: 'ada',
  words: { phrase: 'hello' },
  ...change,
});

const idsOf = (talk: readonly Said[]): string[] => talk.map(({ id }) => id);

/** Ada and Ben at tables m and n. */
async function meet(store: Store): Promise<void> {
  await store.addPlayer(person('ada'), 'key of ada');
  await store.addPlayer(person('ben'), 'key of ben');
  await add(store, 'm', START);
  await add(store, 'n', START);
}

export const TALK_CHECKS: Record<string, StoreCheck> = {
  'what was said at a table reads back as it was, oldest first': async store => {
    await meet(store);
    const odd = 'a\u0000b «é漢😀» \ud83d \'";--';
    const lines = [said('b', START + 2, { words: { text: odd } }), said('a', START + 1), said('c', START + 2, { by: 'ben' })];
    const kept = await Promise.all(lines.map(line => store.keepSaid(line)));
    await store.keepSaid(said('b', START, { table: 'n', words: { phrase: 'luck' } }));
    return (
      differs('the answers', kept, [true, true, true]) ??
      differs('what was said', await store.talkAt('m'), [lines[1], lines[0], lines[2]]) ??
      differs('what was said elsewhere', await store.talkAt('n'), [said('b', START, { table: 'n', words: { phrase: 'luck' } })]) ??
      differs('what was said nowhere', await store.talkAt('M'), [])
    );
  },

  'where somebody spoke is known by name, as long as it is kept': async store => {
    await meet(store);
    await add(store, 'k', START);
    for (const [id, table, by] of [
      ['a', 'n', 'ada'],
      ['b', 'n', 'ada'],
      ['c', 'm', 'ada'],
      ['d', 'k', 'ben'],
    ] as const)
      await store.keepSaid(said(id, START, { table, by }));
    const before = [
      await store.spokeAt('ada', 9),
      await store.spokeAt('ada', 1),
      await store.spokeAt('ben', 9),
      await store.spokeAt('cyd', 9),
    ];
    await store.forget('m', 1);
    const after = await store.spokeAt('ada', 9);
    await store.deletePlayer('ada');
    return (
      differs('the tables', before, [['m', 'n'], ['m'], ['k'], []]) ??
      differs('when one is forgotten, and then who spoke', [after, await store.spokeAt('ada', 9)], [['n'], []])
    );
  },

  'what was said is kept once': async store => {
    await meet(store);
    const all = await Promise.all([1, 2, 3].map(later => store.keepSaid(said('a', START + later))));
    return (
      differs('the answers', all.toSorted(), [false, false, true]) ?? differs('how often it is kept', (await store.talkAt('m')).length, 1)
    );
  },

  'nothing is kept of who is not there, or where there is no table': async store => {
    await meet(store);
    const answers = [await store.keepSaid(said('a', START, { by: 'nobody' })), await store.keepSaid(said('a', START, { table: 'M' }))];
    return (
      differs('the answers', answers, [false, false]) ??
      differs('what was said', [...(await store.talkAt('m')), ...(await store.talkAt('M'))], [])
    );
  },

  'of what was said at a table the last lines are kept': async store => {
    await meet(store);
    await store.keepSaid(said('elsewhere', START, { table: 'n' }));
    for (let i = 0; i < TALK_KEPT + 3; i++) await store.keepSaid(said(`line ${i}`, START + i));
    const kept = idsOf(await store.talkAt('m'));
    return (
      differs('how many', kept.length, TALK_KEPT) ??
      differs('the first and the last', [kept[0], kept.at(-1)], ['line 3', `line ${TALK_KEPT + 2}`]) ??
      differs('what was said elsewhere', idsOf(await store.talkAt('n')), ['elsewhere'])
    );
  },

  'what was said is forgotten with its table': async store => {
    await meet(store);
    await store.keepSaid(said('a', START));
    await store.keepSaid(said('b', START, { table: 'n' }));
    await store.forget('m', 1);
    const gone = await store.talkAt('m');
    await store.append([entry('m', 1)], firstRow());
    return (
      differs('what was said there', gone, []) ??
      differs('at a new table of that name', await store.talkAt('m'), []) ??
      differs('elsewhere', idsOf(await store.talkAt('n')), ['b'])
    );
  },

  'what somebody or a program of theirs said is forgotten with them': async (store, clock) => {
    await meet(store);
    await store.addProgram({ ...person('engine'), owner: 'ada' }, 'token');
    await store.addPlayer(person('cyd'), 'key of cyd');
    for (const by of ['ada', 'ben', 'engine', 'cyd']) await store.keepSaid(said(`by ${by}`, START, { by }));
    await store.deletePlayer('ada');
    const left = idsOf(await store.talkAt('m'));
    await add(store, 'm', START, { about: { ...firstRow().about, host: 'ben' } });
    clock.now += 366 * DAY_MS;
    await store.forgetStrangers();
    return differs('what is left', left, ['by ben', 'by cyd']) ?? differs('a year later', idsOf(await store.talkAt('m')), ['by ben']);
  },
};
