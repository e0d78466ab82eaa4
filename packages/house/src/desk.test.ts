import { headsOf, type Replay } from '@tabard/core';
import { ScriptedTime } from '@tabard/testkit';
import type { PipsView } from '@tabard/testkit/pips';
import { describe, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';
import { deletePlayer, leaveAll, MOST_WON } from './index.ts';
import { Inn, type InnParts, Ponderer, position } from './inn.fixture.ts';

function opened(parts?: InnParts) {
  const inn = new Inn(new ScriptedTime(), parts);
  const house = inn.house();
  return { inn, house, desk: new Desk(inn, house) };
}

const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

describe('making a table', () => {
  test('from seats to the first move', async () => {
    const { inn, house, desk } = opened();
    const { id } = await desk.ask('create', 'ann', { body: { game: 'pips', seats: [...SEATS] } });
    await desk.ask('sit', 'bob', { table: id, body: { seat: 1, name: ' Robert ' } });
    const table = await desk.ask('start', 'ann', { table: id });
    expect(table).toMatchObject({ status: 'playing', options: { goal: 12 }, spectators: true, me: { seat: 0, host: true } });
    expect(table.seats.map(({ name }) => name)).toEqual(['ANN', 'Robert']);
    expect(JSON.stringify(await desk.ask('table', undefined, { table: id }))).not.toMatch(/"(ann|bob)"/);
    expect(house.peek(id)?.table.seq).toBe((await inn.store.read(id, 0)).length);
  });

  test('asking twice by the same name makes it once', async () => {
    const { inn, desk } = opened();
    const ask = () => desk.ask('create', 'ann', { body: { game: 'pips', seats: [...SEATS], wish: 'w' } });
    expect((await ask()).id).toBe((await ask()).id);
    expect(await inn.store.tablesOf('ann', 9)).toHaveLength(1);
  });

  test.each([
    ['another game', { game: 'chess', seats: [...SEATS] }, 'unknown-game'],
    ['one seat', { game: 'pips', seats: [{ kind: 'me' }] }, 'bad-seats'],
    ['five', { game: 'pips', seats: Array.from({ length: 5 }, () => ({ kind: 'open' })) }, 'bad-seats'],
    ['two for me', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-seats'],
    ['a strange bot', { game: 'pips', seats: [{ kind: 'me' }, { kind: 'bot', level: 'unheard-of' }] }, 'unknown-bot'],
    ['strange options', { game: 'pips', seats: [...SEATS], options: { goal: 13 } }, 'bad-options'],
    ['a name of nothing', { game: 'pips', seats: [...SEATS], name: '\u200d' }, 'bad-name'],
  ])('with %s', async (_name, body, code) => {
    const { inn, desk } = opened();
    expect(await desk.code('create', 'ann', { body: body as never })).toBe(code);
    expect(await inn.store.tablesOf('ann', 9)).toEqual([]);
  });

  test('options are refused in the words of the game', async () => {
    const answer = await opened().desk.try('create', 'ann', {
      lang: 'fr',
      body: { game: 'pips', seats: [...SEATS], options: { goal: 13 } },
    });
    expect(answer).toEqual({ ok: false, error: { code: 'bad-options', detail: 'fr: config' } });
  });

  test('whoever may have no more has no more', async () => {
    const { inn, desk } = opened();
    expect(await desk.code('create', 'ann', { isFull: true, body: { game: 'pips', seats: [...SEATS] } })).toBe('too-many-tables');
    expect(await inn.store.tablesOf('ann', 9)).toEqual([]);
  });

  test.each([
    [{}, ['usual', 'usual']],
    [{ bots: 1, level: 'strong' }, ['strong']],
    [{ bots: 15 }, ['usual', 'usual', 'usual']],
  ])('play now with %o', async (more, levels) => {
    const { desk } = opened({ thinker: () => new Ponderer().thinker });
    const table = await desk.ask('playNow', 'ann', { body: { game: 'pips', ...more } });
    expect(table).toMatchObject({ status: 'playing', me: { seat: 0 } });
    expect(table.seats.slice(1).map(({ level }) => level)).toEqual(levels);
  });

  test('while nothing can be stored nothing is made or changed', async () => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    house.stumble(new Error('disk full'));
    expect(await desk.code('create', 'ann', { body: { game: 'pips', seats: [...SEATS] } })).toBe('paused');
    expect(await desk.code('start', 'ann', { table: live.table.id })).toBe('paused');
  });
});

describe('at a table', () => {
  test.each([
    ['one that is not', 'start', 'A'.repeat(22), 'ann', 'unknown-table'],
    ['a stranger', 'start', undefined, undefined, 'not-seated'],
    ['somebody else', 'start', undefined, 'cyd', 'not-seated'],
    ['not the host', 'close', undefined, 'bob', 'not-host'],
    ['too early', 'resign', undefined, 'bob', 'not-started'],
  ] as const)('%s', async (_name, route, table, who, code) => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'bob'], { start: false });
    expect(await desk.code(route, who, { table: table ?? live.table.id })).toBe(code);
  });

  test('bots of one’s own are invited, those of others not', async () => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    await inn.program('deep', 'ann');
    await inn.player('bob');
    await inn.program('shallow', 'bob');
    const invite = (bot: string) => desk.code('invite', 'ann', { table: live.table.id, body: { seat: 1, bot } });
    expect([await invite('shallow'), await invite('deep')]).toEqual(['unknown-bot', 'granted']);
    expect(live.describe('ann').seats[1]).toMatchObject({ name: 'DEEP', program: true });
    await leaveAll(house, { id: 'deep', owner: 'ann' });
    expect(live.describe('ann').seats[1]?.kind).toBe('open');
  });

  test('a deletion that failed on its way is finished by asking again', async () => {
    const { inn, house } = opened();
    await inn.player('ann');
    await inn.program('deep', 'ann');
    const live = await inn.table(house, ['bob', 'ann', 'open'], { start: false });
    await inn.wish(house, live, 'bob', { type: 'invite', seat: 2, program: 'deep' });
    const { append } = inn.store;
    inn.store.append = () => Promise.reject(new Error('no disk'));
    await expect(deletePlayer(house, 'ann')).rejects.toThrow('no disk');
    inn.store.append = append;
    expect([await deletePlayer(house, 'ann'), await deletePlayer(house, 'ann')]).toEqual([true, false]);
    expect(live.describe('bob').seats.map(({ kind }) => kind)).toEqual(['player', 'open', 'open']);
    expect(await inn.store.playersBy(['ann', 'deep'])).toEqual([]);
  });

  test('who sits down while they are deleted leaves all the same', async () => {
    const { inn, house } = opened();
    const live = await inn.table(house, ['bob', 'open'], { start: false });
    await inn.player('ann');
    const forget = inn.store.deletePlayer;
    inn.store.deletePlayer = async id => {
      await inn.wish(house, live, 'ann', { type: 'sit', seat: 1, commitment: null });
      return forget(id);
    };
    expect(await deletePlayer(house, 'ann')).toBe(true);
    expect(live.describe('bob').seats[1]).toMatchObject({ kind: 'open', name: '' });
  });

  test('nobody else’s seat is given to a bot while they are here or have just gone, nor to one of another’s choice', async () => {
    const { inn, house, desk } = opened({ thinker: () => new Ponderer().thinker });
    const live = await inn.table(house, ['ann', 'bob']);
    const { id } = live.table;
    const bob = await inn.follower(house, live, 'bob');
    const standIn = (seat: number, level?: string) =>
      desk.code('standIn', 'ann', { table: id, body: { seat, ...(level !== undefined && { level }) } });
    expect([await standIn(1), await standIn(1, 'unheard-of')]).toEqual(['player-present', 'unknown-bot']);
    bob.session.end();
    await inn.time.pass(44_999);
    expect(await standIn(1)).toBe('just-left');
    await inn.time.pass(1);
    expect([await standIn(1, 'easy'), await standIn(1)]).toEqual(['unreadable', 'granted']);
    expect(live.describe('bob').seats[1]).toMatchObject({ standIn: true, level: 'usual', name: 'BOB' });
    expect(await desk.code('takeBack', 'bob', { table: id })).toBe('granted');
    expect(live.describe('bob').seats[1]).toMatchObject({ standIn: false });
  });

  test('once more', async () => {
    const { inn, house, desk } = opened({ thinker: () => new Ponderer().thinker });
    const live = await inn.table(house, ['ann', 'bot', 'bot'], { goal: 12 });
    const bots = live.describe('ann').seats.map(({ name }) => name);
    expect(await desk.code('rematch', 'ann', { table: live.table.id })).toBe('not-over');
    await desk.ask('resign', 'ann', { table: live.table.id });
    const again = await desk.ask('rematch', 'ann', { table: live.table.id });
    expect(again).toMatchObject({ status: 'waiting', options: { goal: 12 }, me: { seat: 0, host: true } });
    expect(again.seats.map(({ name }) => name)).toEqual(bots);
    expect((await desk.ask('table', 'ann', { table: live.table.id })).rematch).toBe(again.id);
  });

  test('who wants to play once more is told to the others at once', async () => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'bob']);
    const bob = await inn.follower(house, live, 'bob');
    await desk.ask('resign', 'bob', { table: live.table.id });
    expect(bob.tables.at(-1)).toMatchObject({ status: 'over', rematch: null });
    const again = await desk.ask('rematch', 'ann', { table: live.table.id });
    expect(bob.tables.at(-1)).toMatchObject({ rematch: again.id, rematchBy: 0 });
  });

  test('once more, only for those who may have one more table; to the one there is everybody is shown', async () => {
    const { inn, house, desk } = opened({ thinker: () => new Ponderer().thinker });
    const live = await inn.table(house, ['ann', 'bot', 'bot']);
    const table = live.table.id;
    const rematch = () => desk.code('rematch', 'ann', { table, isFull: true });
    await desk.ask('resign', 'ann', { table });
    expect(await rematch()).toBe('too-many-tables');
    const again = await desk.ask('rematch', 'ann', { table });
    expect(await rematch()).toBe('granted');
    await desk.ask('close', 'ann', { table: again.id });
    expect(await rematch()).toBe('too-many-tables');
  });
});

describe('about oneself', () => {
  test('nobody is made known by looking', async () => {
    const { inn, desk } = opened();
    expect(await desk.ask('me', undefined, { lang: 'ja' })).toEqual({ known: false, name: '', lang: 'ja', settings: {} });
    expect(await desk.ask('myTables', undefined)).toMatchObject({ tables: [] });
    expect(await inn.store.player('newcomer')).toBeUndefined();
  });

  test('only what is named is changed', async () => {
    const { desk } = opened();
    await desk.ask('changeMe', 'ann', { body: { settings: { sound: false } } });
    expect(await desk.ask('changeMe', 'ann', { body: { lang: 'de' } })).toMatchObject({
      name: 'ANN',
      lang: 'de',
      settings: { sound: false },
    });
    expect(await desk.code('changeMe', 'ann', { body: { name: '\u202e' } })).toBe('bad-name');
    expect(await desk.code('changeMe', 'ann', { body: { settings: { long: 'x'.repeat(5000) } } })).toBe('too-big');
    expect(await desk.ask('me', 'ann')).toMatchObject({ known: true, name: 'ANN', lang: 'de', settings: { sound: false } });
  });

  test('a new name is told at every table', async () => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'bob']);
    const watcher = await inn.follower(house, live, undefined);
    await desk.ask('changeMe', 'ann', { body: { name: 'Anna' } });
    expect(watcher.tables.at(-1)?.seats[0]?.name).toBe('Anna');
    await desk.ask('changeMe', 'ann', { body: { name: 'Anna', lang: 'de' } });
    expect(watcher.tables).toHaveLength(2);
  });

  test('who changes their name too often keeps it, wherever they ask', async () => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['bob', 'open'], { start: false });
    const isFickle = true;
    expect(await desk.code('changeMe', 'ann', { isFickle, body: { name: 'Anna', lang: 'de' } })).toBe('too-fast');
    expect(await desk.code('sit', 'ann', { isFickle, table: live.table.id, body: { seat: 1, name: 'Anna' } })).toBe('too-fast');
    expect(await desk.ask('me', 'ann')).toMatchObject({ name: 'ANN', lang: 'en' });
    expect(await desk.ask('changeMe', 'ann', { isFickle, body: { name: 'ANN', lang: 'de' } })).toMatchObject({ lang: 'de' });
    await desk.ask('sit', 'ann', { isFickle, table: live.table.id, body: { seat: 1, name: 'ANN' } });
  });

  test('of the arms one has won, one is worn', async () => {
    const { inn, house, desk } = opened();
    const win = async (...names: string[]) =>
      inn.move(house, await inn.table(house, names, { from: position(0, [[3], [1]], [[9], []], 12) }), '3');
    expect(await desk.ask('myArms', undefined)).toEqual({ won: [], worn: null, chosen: false });
    await win('ann', 'bob');
    await win('bob', 'ann');
    const [first, last] = ['arms of seat 0', 'arms of seat 1'];
    expect(await desk.ask('myArms', 'ann')).toEqual({ won: [last, first], worn: last, chosen: false });
    expect(await desk.ask('changeMe', 'ann', { body: { arms: first } })).toMatchObject({ name: 'ANN', arms: first });
    await win('cyd', 'ann');
    expect(await desk.ask('myArms', 'ann')).toEqual({ won: [last, first], worn: first, chosen: true });
    expect(await desk.ask('changeMe', 'ann', { body: { arms: null } })).toMatchObject({ arms: last });
  });

  test('arms that one has not won are not worn, and nothing else is changed then', async () => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) });
    await inn.move(house, live, '3');
    for (const arms of ['arms of seat 1', ''])
      expect(await desk.code('changeMe', 'ann', { body: { arms, lang: 'ja', name: 'Anna' } })).toBe('not-won');
    expect(await desk.ask('me', 'ann')).toMatchObject({ name: 'ANN', lang: 'en', arms: 'arms of seat 0' });
  });

  test('who asks for arms that they have not won is not made somebody, and spends no change of name', async () => {
    const { inn, desk } = opened();
    expect(await desk.code('changeMe', undefined, { body: { arms: 'arms of seat 0' } })).toBe('not-won');
    expect(await inn.store.player('newcomer')).toBeUndefined();
    expect(await desk.code('changeMe', 'ann', { isFickle: true, body: { arms: 'arms of seat 0', name: 'Anna' } })).toBe('not-won');
  });

  test('arms that are worn are among those that were won, also when others have pushed them out', async () => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) });
    await inn.move(house, live, '3');
    const arms = 'arms of seat 0';
    await desk.ask('changeMe', 'ann', { body: { arms } });
    const last = (await inn.store.read(live.table.id, 0)).at(-1)!;
    for (let n = 1; n <= MOST_WON; n++)
      await inn.store.append([{ ...last, seq: last.seq + n }], { worn: [{ player: 'ann', arms: `arms ${n}` }] });
    const mine = await desk.ask('myArms', 'ann');
    expect(mine).toMatchObject({ worn: arms, chosen: true });
    expect([mine.won.length, mine.won.at(-2), mine.won.at(-1)]).toEqual([MOST_WON + 1, 'arms 1', arms]);
    expect(await desk.ask('changeMe', 'ann', { body: { arms } })).toMatchObject({ arms });
    await desk.ask('changeMe', 'ann', { body: { arms: null } });
    expect(await desk.code('changeMe', 'ann', { body: { arms } })).toBe('not-won');
  });

  test('what is played here', async () => {
    const { games } = await opened().desk.ask('games', undefined);
    expect(games).toEqual([
      { id: 'pips', seats: { min: 2, max: 4 }, options: [{ key: 'goal', values: [12, 30], default: 12 }], bots: ['easy', 'strong'] },
    ]);
  });

  test('no table is opened for the list of mine, and names are joined to it', async () => {
    const { inn, house } = opened();
    const mine = [];
    for (const [i, turn] of [1, 0, 1].entries()) {
      mine.push(await inn.table(house, ['ann', `guest${i}`], { from: position(turn, [[1], [2]], [[], []]) }));
      await inn.time.pass(1000);
    }
    await inn.table(house, ['bob', 'cyd']);
    await house.close();
    const another = inn.house();
    inn.store.read = () => Promise.reject(new Error('a table is opened'));
    const { tables } = await new Desk(inn, another).ask('myTables', 'ann');
    const [first, second, third] = mine.map(({ table }) => table.id);
    expect(tables.map(({ table, waiting }) => [table.id, waiting])).toEqual([
      [second, true],
      [third, false],
      [first, false],
    ]);
    expect(tables[0]!.table.seats.map(({ name }) => name)).toEqual(['ANN', 'GUEST1']);
    expect(another.size).toBe(0);
  });

  test('who is here is told from the tables that are open', async () => {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'bob']);
    await inn.follower(house, live, 'bob');
    const { tables } = await desk.ask('myTables', 'ann');
    expect(tables[0]!.table.seats.map(({ connected }) => connected)).toEqual([false, true]);
  });

  test('a program finds the tables of its owner that have a seat left', async () => {
    const { inn, house, desk } = opened();
    await inn.player('ann');
    await inn.program('deep', 'ann');
    const open = await inn.table(house, ['ann', 'open'], { start: false });
    await inn.table(house, ['ann', 'bob'], { start: false });
    const { tables } = await desk.ask('myTables', 'deep');
    expect(tables.map(({ table }) => table.id)).toEqual([open.table.id]);
  });
});

describe('turns', () => {
  async function turns() {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[1, 4], [2]], [[], []]) });
    return { inn, house, desk, live, table: live.table.id, after: live.table.match!.after };
  }

  test('whose turn it is is told at once, with what a memory adds', async () => {
    const { desk, table, after } = await turns();
    const { turn } = await desk.ask('turn', 'ann', { table });
    expect(turn).toMatchObject({ after, acting: [0], legal: ['1', '4', 'draw'], view: { hand: [1, 4], seen: { played: [] } } });
    expect((await desk.ask('myTurn', 'ann')).table?.id).toBe(table);
  });

  test('with a clock, how long one has', async () => {
    const { inn, house, desk } = opened();
    const terms = { clock: { moveMs: 60_000, reserveMs: 5000 } };
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[1, 4], [2]], [[], []]), terms });
    await inn.time.pass(10_000);
    const { turn } = await desk.ask('turn', 'ann', { table: live.table.id });
    expect(turn).toMatchObject({ deadlineMs: 55_000, clocks: [{ moveMs: 50_000, reserveMs: 5000, runs: true }, { runs: false }] });
  });

  test('who waits in vain is told so', async () => {
    const { inn, desk, table } = await turns();
    const [turn, mine] = [desk.ask('turn', 'bob', { table, query: { wait: 5 } }), desk.ask('myTurn', 'bob', { query: { wait: 5 } })];
    await inn.time.pass(5000);
    expect((await turn).turn).toBeNull();
    expect(await mine).toEqual({ table: null, turn: null });
  });

  test('who does not sit there has no turn', async () => {
    const { desk, table } = await turns();
    expect(await desk.code('turn', 'cyd', { table })).toBe('not-seated');
    expect(await desk.code('myTurn', undefined)).toBe('not-seated');
  });

  test('a move is accepted, refused in words, or at fault', async () => {
    const { desk, table, after } = await turns();
    const move = (who: string, move: string) => desk.try('move', who, { table, lang: 'fr', body: { after, move } });
    expect(await move('ann', '9')).toEqual({
      ok: true,
      value: { type: 'refused', seq: after, refusal: { rule: '1', because: 'cannot', text: 'fr: cannot' } },
    });
    expect(await move('ann', '1')).toEqual({ ok: true, value: { type: 'accepted', seq: after + 1 } });
    expect(await move('bob', '2')).toMatchObject({ ok: false, error: { code: 'stale' } });
  });

  test('the end wakes who waits', async () => {
    const { inn, house, desk, live, table } = await turns();
    const waiting = desk.ask('turn', 'bob', { table });
    await inn.time.pass(1000);
    await inn.wish(house, live, 'ann', { type: 'resign' });
    await inn.time.pass(0);
    expect(await waiting).toMatchObject({ table: { status: 'over' }, turn: null });
  });
});

describe('afterwards', () => {
  async function finished({ spectators = true } = {}) {
    const { inn, house, desk } = opened();
    const live = await inn.table(house, ['ann', 'bob'], { goal: 12, spectators });
    const table = live.table.id;
    expect(await desk.code('replay', 'ann', { table })).toBe('not-over');
    while (live.table.about.status === 'playing') await inn.move(house, live);
    return { desk, table, moves: await inn.movesIn(live), live };
  }

  test('every step can be seen over any shoulder', async () => {
    const { desk, table, moves, live } = await finished();
    const all = await desk.ask('steps', undefined, { table, query: { viewer: 1 } });
    expect(all).toMatchObject({ viewer: 1, count: moves.length + 1, lost: 0, outcome: live.describe(undefined).outcome });
    expect(all.steps.map(({ move }) => move)).toEqual([null, ...moves]);
    expect(all.steps.every(({ view }) => (view as PipsView).viewer === 1)).toBe(true);
    const some = await desk.ask('steps', undefined, { table, query: { viewer: 1, from: 1, count: 2 } });
    expect(some).toEqual({ ...all, steps: all.steps.slice(1, 3) });
    expect(await desk.code('steps', undefined, { table, query: { viewer: 2 } })).toBe('unknown-seat');
  });

  test('the whole match can be kept', async () => {
    const { desk, table, moves, live } = await finished();
    const replay = await desk.ask('replay', undefined, { table });
    expect(replay).toMatchObject({ outcome: live.table.about.outcome, fairness: { commitment: live.table.about.commitment } });
    expect((replay as { moves: { move: string }[] }).moves.map(({ move }) => move)).toEqual(moves);
  });

  test('its log has every head, and tells of nobody who they are', async () => {
    const { desk, table, live } = await finished();
    const { log } = (await desk.ask('replay', undefined, { table })) as Replay;
    expect(headsOf(log!)).toHaveLength(live.table.seq);
    expect(headsOf(log!).at(-1)).toBe(live.table.head);
    expect(JSON.stringify(log)).not.toMatch(/"(ann|bob)"/);
  });

  test('where nobody may watch, only who played may look', async () => {
    const { desk, table } = await finished({ spectators: false });
    expect(await desk.code('steps', 'cyd', { table })).toBe('spectators-forbidden');
    expect(await desk.code('steps', 'ann', { table })).toBe('granted');
  });
});
