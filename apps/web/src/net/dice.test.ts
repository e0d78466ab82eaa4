import { commitmentTo, mixedSeed, type Notes, recordReplay } from '@tabard/core';
import { type Dice, diceTask, noteDice, type Table } from '@tabard/protocol';
import { checkShuffle } from '@tabard/table';
import { pips } from '@tabard/testkit/pips';
import { describe, expect, test } from 'vitest';
import { begin, commitTo, heed, mindDice } from './dice.ts';
import { scrap } from './notes.ts';
import { ScriptedBrowser, TABLE, tableAt } from './scripted.test-kit.ts';
import { Session } from './session.ts';

const MINE = 'a0'.repeat(32);
const COMMITTED = commitmentTo(MINE)!;
const THEIRS = commitmentTo('b0'.repeat(32))!;
const LIST = [COMMITTED, THEIRS];
const NOTED: Notes = { commitment: '0'.repeat(64), spareCommitment: '1'.repeat(64), mine: MINE };

const waiting = (seq: number, dice: Partial<Dice> = {}, more: Partial<Table> = {}): Table =>
  tableAt(seq, { status: 'waiting', dice: { ...tableAt(seq).dice, ...dice }, ...more });
const called = waiting(5, { commitments: LIST, until: 9 });

/** A house that takes whatever it is asked for, and goes on; `dice` is what it tells then. */
function house(first: Table) {
  const asked: [string, Record<string, unknown>][] = [];
  let table = first;
  const fetching = (async (path: string, { body }: RequestInit) => {
    const name = path.split('/').at(-1)!;
    const { wish: _, ...said } = JSON.parse(String(body));
    asked.push([name, said]);
    const { dice } = table;
    if (name === 'sit') table = { ...table, seq: table.seq + 1, dice: { ...dice, commitments: [said.commitment, THEIRS] } };
    if (name === 'start') table = { ...table, seq: table.seq + 1, dice: { ...dice, until: 9 } };
    if (name === 'reveal') table = { ...table, seq: table.seq + 1, status: 'playing', dice: { ...dice, until: null, revealed: [0] } };
    return Response.json(table);
  }) as unknown as typeof fetch;
  return { asked, fetching };
}

describe('what the dice ask of me', () => {
  const listed: Notes = { ...NOTED, commitments: LIST };
  test.each<[string, Table, Notes, ReturnType<typeof diceTask>]>([
    ['to commit, as long as I have not', waiting(3), {}, { type: 'commit', seat: 0 }],
    ['nothing more, once I have', waiting(3, { commitments: LIST }), NOTED, undefined],
    ['nothing, where I sit on another device, too', waiting(3, { commitments: [THEIRS, null] }), {}, undefined],
    ['nothing of who only watches', waiting(3, {}, { me: { seat: null, host: false } }), {}, undefined],
    ['my bytes, when they are called for', called, listed, { type: 'reveal', bytes: MINE }],
    ['nothing, when they are there', { ...called, dice: { ...called.dice, revealed: [0] } }, listed, undefined],
    ['nothing, while the match lasts', tableAt(9), NOTED, undefined],
    ['nothing for bytes I do not have', called, { commitment: NOTED.commitment! }, undefined],
  ])('%s', (_, table, noted, task) => expect(diceTask(table, noted)).toEqual(task));

  test.each<[string, Partial<Table>, Partial<Dice>]>([
    ['another list than the one I noted with these bytes', {}, { commitments: [COMMITTED, 'c'.repeat(64)] }],
    ['another promise of the server', { commitment: '9'.repeat(64) }, {}],
    ['another commitment on my seat', {}, { commitments: ['c'.repeat(64), THEIRS] }],
  ])('not for %s', (_, more, dice) => {
    expect(diceTask({ ...called, ...more, dice: { ...called.dice, ...dice } }, listed)).toBeUndefined();
  });
});

describe('what is noted', () => {
  test('the promises of the server, once', () => {
    const noted = noteDice(waiting(3), {});
    expect(noted).toEqual({ commitment: '0'.repeat(64), spareCommitment: '1'.repeat(64) });
    expect(noteDice(waiting(4, {}, { commitment: '9'.repeat(64) }), noted)).toEqual(noted);
  });
  test('one list for my bytes; who gives none notes the last', () => {
    const other = { ...called, dice: { ...called.dice, commitments: [COMMITTED, 'c'.repeat(64)] } };
    expect(noteDice(other, noteDice(called, NOTED)).commitments).toEqual(LIST);
    expect(noteDice(other, noteDice(called, {})).commitments).toEqual(other.dice.commitments);
  });
  test('that my bytes are there, when the table says so of them', () => {
    const revealed = { ...called, dice: { ...called.dice, revealed: [0] } };
    expect(noteDice(revealed, NOTED).taken).toBe(true);
    expect(noteDice(called, NOTED).taken).toBeUndefined();
    expect(noteDice(revealed, { ...NOTED, mine: 'c0'.repeat(32) }).taken).toBeUndefined();
  });
  test('new bytes go with a new list', () => {
    const book = scrap();
    book.write({ ...NOTED, commitments: LIST, taken: true });
    const commitment = commitTo(waiting(6, { brokenOff: 1 }), book);
    const { mine, ...rest } = book.read();
    expect(commitmentTo(mine!)).toBe(commitment);
    expect(commitment).not.toBe(COMMITTED);
    expect(rest).toEqual({ commitment: NOTED.commitment, spareCommitment: NOTED.spareCommitment, brokenOff: 1 });
  });
});

test('bytes are drawn after the server’s promise, and sent after the list, by itself', async () => {
  const book = scrap();
  const { asked, fetching } = house(waiting(3));
  const seated = (await heed(waiting(3), book, fetching))!;
  const { mine } = book.read();
  expect(asked).toEqual([['sit', { seat: 0, commitment: commitmentTo(mine!) }]]);
  expect(await heed(seated, book, fetching)).toBeUndefined();
  const list = { ...seated, dice: { ...seated.dice, until: 9 } };
  expect(await heed(list, book, fetching)).toMatchObject({ status: 'playing' });
  expect(asked.at(-1)).toEqual(['reveal', { bytes: mine }]);
  expect(book.read()).toMatchObject({ commitments: list.dice.commitments, taken: true });
});

test('a server that hears my bytes and begins again, until it likes the cards, is found out', async () => {
  const book = scrap();
  const [server, spare, evil] = ['5a', '5b', 'e0'].map(byte => byte.repeat(32)) as [string, string, string];
  const promises = { commitment: commitmentTo(server)!, spareCommitment: commitmentTo(spare)! };
  const fetching = (async () => Response.json(waiting(3))) as unknown as typeof fetch;
  const tell = async (dice: Partial<Dice>) => {
    const table = waiting(3, { spareCommitment: promises.spareCommitment, ...dice }, { commitment: promises.commitment });
    await heed(table, book, fetching);
  };
  /** A replay that fits all my browser was last told. */
  const told = () => {
    const contributions = [book.read().mine!, evil];
    const commitments = contributions.map(bytes => commitmentTo(bytes)!);
    const fairness = { ...promises, serverSeed: server, spareSeed: spare, commitments, contributions };
    const recorded = recordReplay(pips, { seats: 2, config: { goal: 30 }, seed: mixedSeed(fairness)!, fairness, moves: [] });
    if (!recorded.ok) throw new Error(recorded.error.text);
    return recorded.value;
  };
  const seeds = new Set<string>();
  for (let round = 0; round < 5; round++) {
    // No start was broken off, it says.
    await tell({ commitments: [null, commitmentTo(evil)!] });
    await tell({ commitments: [commitmentTo(book.read().mine!)!, commitmentTo(evil)!], until: 9 });
    expect(book.read().taken).toBe(true);
    seeds.add(told().seed);
  }
  expect(seeds.size).toBe(5);
  const found = (admitted: number) => checkShuffle(pips, told(), book.read(), 0, admitted);
  expect(found(0)).toMatchObject({ verdict: 'differs', findings: { list: 'fits', mine: 'fits', deal: 'fits', starts: 'differs' } });
  expect(found(3).verdict).toBe('differs');
  expect(found(4).verdict).toBe('fits');
});

test('a table where nobody is waited for begins at once, with bytes of mine', async () => {
  const { asked, fetching } = house(waiting(3));
  // There is no storage here, as where a browser forbids it: the bytes are kept all the same.
  expect(await begin(waiting(3), fetching)).toMatchObject({ ok: true, value: { status: 'playing' } });
  expect(asked.map(([name]) => name)).toEqual(['sit', 'start', 'reveal']);
});

test('whoever sits at a table need not do anything', async () => {
  const { asked, fetching } = house(waiting(3));
  const session = new Session(TABLE, new ScriptedBrowser(), scrap());
  const end = mindDice(session, scrap(), fetching);
  session.learn(waiting(3));
  await settled();
  expect(asked.map(([name]) => name)).toEqual(['sit']);
  const { dice, seq } = session.table.value!;
  session.learn(waiting(seq + 1, { ...dice, until: 9 }));
  await settled();
  expect(asked.map(([name]) => name)).toEqual(['sit', 'reveal']);
  end();
});

test.each(['paused', 'too-fast', 'offline'])('bytes that are refused, %s, are sent again while they are waited for', async code => {
  const { asked, fetching } = house(called);
  const book = scrap();
  book.write({ ...NOTED, commitments: LIST });
  let isHard = true;
  const refusing = (async (path: string, init: RequestInit) => {
    if (!isHard) return fetching(path, init);
    asked.push(['refused', {}]);
    if (code === 'offline') throw new TypeError('no network');
    return Response.json({ code, text: '' }, { status: 503 });
  }) as typeof fetch;
  const browser = new ScriptedBrowser();
  const session = new Session(TABLE, browser, scrap());
  const end = mindDice(session, book, refusing, browser.after);
  session.learn(called);
  await settled();
  browser.pass(1000);
  await settled();
  const refusals = asked.length;
  expect(refusals).toBe(code === 'offline' ? 4 : 2);
  isHard = false;
  browser.pass(1000);
  await settled();
  browser.pass(5000);
  await settled();
  expect(asked.slice(refusals)).toEqual([['reveal', { bytes: MINE }]]);
  expect(book.read().taken).toBe(true);
  end();
});

test('what is confirmed is said of the bytes that were sent, not of those another tab drew meanwhile', async () => {
  const { fetching } = house(called);
  const book = scrap();
  book.write({ ...NOTED, commitments: LIST });
  const given = heed(called, book, fetching);
  commitTo(waiting(6, { brokenOff: 1 }), book);
  await given;
  expect(book.read().mine).not.toBe(MINE);
  expect(book.read().taken).toBeUndefined();
});

/** As far as promises go. */
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
