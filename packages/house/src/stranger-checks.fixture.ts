import { Desk } from './desk.fixture.ts';
import type { House, LiveTable } from './index.ts';
import { type Check, differs, type Inn, Ponderer, position } from './inn.fixture.ts';

const LISTED = { start: false, terms: { listed: true } };
const MINUTE_MS = 60_000;

const find = (inn: Inn, house: House, name: string) => new Desk(inn, house).ask('find', name, { body: { game: 'pips' } });

/** What the lobby says of whether the hosts are away. */
const awayIn = async (house: House) => (await house.lobby.rows()).map(({ hostAway = false }) => hostAway);

/** People who do not know each other at one table. */
export const STRANGER_CHECKS: Record<string, Check> = {
  'strangers begin without a host who has been away for a minute, from every house': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob', 'open'], LISTED);
    const [ann, bob] = [await inn.follower(other, await inn.at(other, live), 'ann'), await inn.follower(house, live, 'bob')];
    const desk = new Desk(inn, house);
    const start = () => desk.code('start', 'bob', { table: live.table.id });
    await inn.time.pass(2 * MINUTE_MS);
    const here = [await start(), bob.tables.at(-1)!.hostGraceMs];
    ann.session.end();
    await inn.time.pass(1000);
    const gone = [await start(), bob.tables.at(-1)!.hostGraceMs];
    await inn.time.pass(MINUTE_MS - 1000);
    return (
      differs('while the host is there', here, ['not-host', undefined]) ??
      differs('when the host has just gone', gone, ['not-host', MINUTE_MS]) ??
      differs('a minute later', await start(), 'granted')
    );
  },

  'a host who watches from no seat is there': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['bob', 'open'], { ...LISTED, host: 'hal' });
    await inn.follower(other, await inn.at(other, live), 'hal');
    await inn.time.pass(2 * MINUTE_MS);
    return differs('the answer', await new Desk(inn, house).code('start', 'bob', { table: live.table.id }), 'not-host');
  },

  'the lobby says where the host is away, and when they are back': async open => {
    const inn = open();
    const house = inn.house();
    house.begin();
    const live = await inn.table(house, ['ann', 'open'], LISTED);
    const watcher = await inn.guest(house, undefined);
    await watcher.say({ type: 'hello', version: 4, lang: 'en' });
    await watcher.say({ type: 'watch', what: 'lobby' });
    const told = () => watcher.heard.flatMap(one => (one.type === 'lobby' ? one.changed.map(({ hostAway = false }) => hostAway) : []));
    await inn.time.pass(1000);
    const ann = await inn.follower(house, live, 'ann');
    await inn.time.pass(30_000);
    ann.session.end();
    await inn.time.pass(5000);
    const soon = told();
    await inn.time.pass(25_000);
    const later = told();
    const back = await inn.follower(house, live, 'ann');
    await inn.time.pass(1000);
    const again = told();
    back.session.end();
    await inn.time.pass(2 * MINUTE_MS);
    return (
      differs('what is told at once, later, and when she is back', [soon, later, again], [[false], [false, true], [false, true, false]]) ??
      differs('when it left memory', [house.size, await awayIn(house)], [0, [true]])
    );
  },

  'of a host who may be at another house the lobby says nothing': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    for (const one of [house, other]) one.begin();
    const live = await inn.table(house, ['ann', 'open'], LISTED);
    await inn.follower(house, live, 'ann');
    await inn.time.pass(2 * MINUTE_MS);
    return differs(
      'here and there, and in whose memory it is',
      [await awayIn(house), await awayIn(other), other.size],
      [[false], [false], 0],
    );
  },

  'a table is found where somebody is, before one where more have been': async open => {
    const inn = open();
    const house = inn.house();
    await inn.table(house, ['ann', 'bob', 'open'], LISTED);
    const live = await inn.table(house, ['cyd', 'open', 'open'], LISTED);
    await inn.follower(house, live, 'cyd');
    return differs('the table', (await find(inn, house, 'zoe')).id, live.table.id);
  },

  'nobody is sent where nobody has been for minutes, and somebody to where they just were': async open => {
    const inn = open();
    const house = inn.house();
    const [old, left] = [await inn.table(house, ['ann', 'open'], LISTED), await inn.table(house, ['bob', 'open', 'open'], LISTED)];
    const bob = await inn.follower(house, left, 'bob');
    await inn.time.pass(10 * MINUTE_MS);
    bob.session.end();
    await inn.time.pass(MINUTE_MS);
    const first = await find(inn, house, 'yan');
    await inn.time.pass(10 * MINUTE_MS);
    const second = await find(inn, house, 'zoe');
    const known = [old, left].map(({ table }) => table.id);
    return differs('the tables', [first.id === left.table.id, known.includes(second.id)], [true, false]);
  },

  'whoever waits at another house is found there': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    for (const one of [house, other]) one.begin();
    const live = await inn.table(house, ['ann', 'open', 'open'], LISTED);
    await inn.follower(house, live, 'ann');
    await inn.time.pass(10 * MINUTE_MS);
    const found = find(inn, other, 'zoe');
    await inn.time.pass(1000);
    return differs('the table', (await found).id, live.table.id);
  },

  'who came late and goes leaves the seat to its bot, and to others': async open => {
    const { inn, house, live } = await lateTable(open);
    const before = live.table.about.chairs[1];
    const ann = await inn.follower(house, live, 'ann');
    await inn.wish(house, live, 'zoe', { type: 'sit', seat: 1, commitment: null });
    const full = (await house.lobby.rows()).length;
    await inn.wish(house, live, 'zoe', { type: 'leave' });
    await inn.time.pass(1000);
    const told = ann.steps.flatMap(({ entries }) => entries.flatMap(({ deed }) => deed ?? []));
    const mine = await inn.store.unfinishedOf('zoe');
    return (
      differs('what is told', told, [
        { type: 'joined', seat: 1 },
        { type: 'left', seat: 1 },
      ]) ??
      differs('the seat, and whose table it is', [live.table.about.chairs[1], mine], [before, []]) ??
      differs('in the lobby, with her and without', [full, (await house.lobby.rows()).length], [0, 1])
    );
  },

  'where a bot made moves of somebody is told with the seats': async open => {
    const ponderer = new Ponderer();
    const inn = open({ thinker: () => ponderer.thinker });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[1, 2], [3]], [[], []]) });
    const played = () => live.describe(undefined).seats.map(({ botPlayed = false }) => botPlayed);
    await inn.wish(house, live, 'ann', { type: 'leave' });
    const before = played();
    await inn.time.pass(0);
    ponderer.questions[0]!.answer('2');
    await inn.time.pass(0);
    await inn.wish(house, live, 'ann', { type: 'takeBack' });
    await inn.wish(house, live, 'bob', { type: 'resign' });
    return differs(
      'before a move and in the end',
      [before, played()],
      [
        [false, false],
        [true, false],
      ],
    );
  },
};

/** A match in the lobby, in which a bot may be replaced. */
async function lateTable(open: Parameters<Check>[0]): Promise<{ inn: Inn; house: House; live: LiveTable }> {
  const inn = open({ thinker: () => new Ponderer().thinker });
  const house = inn.house();
  return { inn, house, live: await inn.table(house, ['ann', 'bot'], { terms: { listed: true, latecomers: true } }) };
}
