import type { Table as Described, ServerMessage, Watched } from '@tabard/protocol';
import { pips } from '@tabard/testkit/pips';
import { Desk } from './desk.fixture.ts';
import type { House, LiveTable } from './index.ts';
import { type Check, deadBus, differs, factsIn, type Guest, type Inn, offered, Ponderer, position, sure, turnAt } from './inn.fixture.ts';

const HELLO = { type: 'hello', version: 4, lang: 'en' } as const;
const LISTED = { listed: true };

type Rows = Extract<ServerMessage, { type: Watched }>;

async function watcher(inn: Inn, house: House, name: string | undefined, what: Watched): Promise<Guest> {
  const guest = await inn.guest(house, name);
  await guest.say(HELLO);
  await guest.say({ type: 'watch', what });
  await inn.time.pass(0);
  return guest;
}

/** What was told since, by the names of whoever sits there; a whole list begins with `all`. */
function toldTo(guest: Guest): string[] {
  const rows = guest.heard.filter((message): message is Rows => message.type === 'lobby' || message.type === 'mine');
  guest.heard.length = 0;
  return rows.map(message => {
    const changed = message.type === 'lobby' ? message.changed : message.changed.map(({ table }) => table);
    const tables = changed.map(({ seats }) => seats.map(({ kind, name }) => (kind === 'player' ? name : kind)).join('+'));
    return [...(message.whole ? ['all'] : []), ...tables, ...message.gone.map(() => 'gone')].join(' ');
  });
}

const TIMED = { from: position(0, [[1, 4], [2]], [[], []]), terms: { clock: { moveMs: 60_000, reserveMs: 5000 } } };

/** How long it is, by the first row of their tables, until the flag of a player falls. */
async function leftTo(desk: Desk, player: string): Promise<number | null> {
  const { tables, now } = await desk.ask('myTables', player);
  const { due } = tables[0]!;
  return due === undefined ? null : due - now;
}

/** What is left to ann when the last house closes, a second after the next one is there, and when bob has offered something. */
async function flagsOverAnOutage(open: Parameters<Check>[0]): Promise<(number | null)[]> {
  const inn = open();
  const first = inn.house();
  first.begin();
  const live = await inn.table(first, ['ann', 'bob'], TIMED);
  await inn.time.pass(12_000);
  const left = [await leftTo(new Desk(inn, first), 'ann')];
  await first.close();
  await inn.time.pass(100_000);
  const second = inn.house();
  second.begin();
  await inn.time.pass(1000);
  const desk = new Desk(inn, second);
  left.push(await leftTo(desk, 'ann'));
  sure(await inn.wish(second, await inn.at(second, live), 'bob', { type: 'offer', what: 'pause' }));
  return [...left, await leftTo(desk, 'ann')];
}

/** The same of ann and bob where both decide. */
async function flagsAmongSeveral(open: Parameters<Check>[0]): Promise<(number | null)[]> {
  const inn = open({ games: [offered({ ...pips, acting: () => [0, 1], refusal: () => undefined })] });
  const house = inn.house();
  await inn.table(house, ['ann', 'bob'], TIMED);
  const desk = new Desk(inn, house);
  return [await leftTo(desk, 'ann'), await leftTo(desk, 'bob')];
}

/** Whoever looks for a table, and whoever looks after their own. */
export const LOBBY_CHECKS: Record<string, Check> = {
  'whoever watches the lobby is told of what changes there, without a name of their own': async open => {
    const inn = open();
    const house = inn.house();
    const first = await inn.table(house, ['ann', 'open', 'open'], { start: false, terms: LISTED });
    const guest = await watcher(inn, house, undefined, 'lobby');
    const told = [toldTo(guest)];
    const tell = async (ms = 1000) => {
      await inn.time.pass(ms);
      told.push(toldTo(guest));
    };
    await inn.player('bob');
    await inn.wish(house, first, 'bob', { type: 'sit', seat: 2, commitment: null });
    await tell();
    await inn.table(house, ['cyd', 'open'], { start: false });
    await tell();
    await inn.wish(house, first, 'ann', { type: 'start' });
    await tell();
    await inn.table(house, ['dan', 'bot'], { terms: { ...LISTED, latecomers: true } });
    await tell();
    return differs('what was told', told, [['all ANN+open+open'], ['ANN+open+BOB'], [], ['gone'], ['DAN+bot']]);
  },

  'many changes of the lobby are one message a second': async open => {
    const inn = open();
    const house = inn.house();
    const guest = await watcher(inn, house, undefined, 'lobby');
    toldTo(guest);
    await inn.time.pass(5000);
    for (let i = 0; i < 8; i++) {
      await inn.table(house, [`p${i}`, 'open'], { start: false, terms: LISTED });
      await inn.time.pass(250);
    }
    await inn.time.pass(1000);
    return differs('what was told', toldTo(guest), ['P0+open', 'P3+open P2+open P1+open', 'P7+open P6+open P5+open P4+open']);
  },

  'of one host, programs and all, the lobby shows three tables, the newest': async open => {
    const inn = open();
    const house = inn.house();
    await inn.player('ann');
    await inn.program('deep', 'ann');
    const made: string[] = [];
    for (const host of ['ann', 'ann', 'bob', 'deep', 'ann']) {
      made.push((await inn.table(house, [host, 'open'], { start: false, terms: LISTED })).table.id);
      await inn.time.pass(10);
    }
    const rows = await house.lobby.rows();
    return differs(
      'the tables shown',
      rows.map(({ id }) => made.indexOf(id)),
      [4, 3, 2, 1],
    );
  },

  'where there are more tables than the lobby shows, those stay where somebody is': async open => {
    const inn = open();
    const house = inn.house();
    const oldest = await inn.table(house, ['ann', 'open'], { start: false, terms: LISTED });
    await inn.follower(house, oldest, 'ann');
    for (let i = 0; i < 101; i++) {
      await inn.time.pass(10);
      await inn.table(house, [`p${i}`, 'open'], { start: false, terms: LISTED });
    }
    const rows = await house.lobby.rows();
    return differs(
      'how many, and the last',
      [rows.length, rows.at(-1)?.id === oldest.table.id, rows.at(-2)?.seats[0]?.name],
      [100, true, 'P2'],
    );
  },

  'everybody in the lobby is sent the same message': async open => {
    const inn = open();
    const house = inn.house();
    const guests = [await watcher(inn, house, undefined, 'lobby'), await watcher(inn, house, 'ann', 'lobby')];
    for (const guest of guests) guest.heard.length = 0;
    await inn.time.pass(1000);
    await inn.table(house, ['bob', 'open'], { start: false, terms: LISTED });
    await inn.time.pass(1000);
    const [one, other] = guests.map(({ heard }) => heard);
    return differs('whether it is the same', [one!.length, one![0] === other![0]], [1, true]);
  },

  'the lobby of another house is told, too, and heals when a note is lost': async open => {
    const told: unknown[] = [];
    for (const bus of [undefined, deadBus]) {
      const inn = open(bus ? { bus } : {});
      const [house, other] = [inn.house(), inn.house()];
      other.begin();
      const guest = await watcher(inn, other, undefined, 'lobby');
      await inn.time.pass(20_000);
      toldTo(guest);
      await inn.table(house, ['ann', 'open'], { start: false, terms: LISTED });
      await inn.time.pass(1000);
      const soon = toldTo(guest);
      await inn.time.pass(15_000);
      told.push([soon, toldTo(guest)]);
      await other.close();
    }
    return differs('what was told soon, and later', told, [
      [['ANN+open'], []],
      [[], ['ANN+open']],
    ]);
  },

  'who goes is told nothing more, and nothing is read for nobody': async open => {
    const inn = open();
    const house = inn.house();
    const [stays, goes] = [await watcher(inn, house, undefined, 'lobby'), await watcher(inn, house, 'ann', 'mine')];
    await stays.say({ type: 'unwatch', what: 'lobby' });
    goes.session.end();
    toldTo(stays);
    toldTo(goes);
    let reads = 0;
    const { openTables, tablesOf } = inn.store;
    inn.store.openTables = most => openTables(most + 0 * ++reads);
    inn.store.tablesOf = (player, most) => tablesOf(player, most + 0 * ++reads);
    await inn.table(house, ['ann', 'open'], { start: false, terms: LISTED });
    await inn.time.pass(5000);
    return differs('what was told and read', [toldTo(stays), toldTo(goes), reads], [[], [], 0]);
  },

  'a new name is told in the lobby and in lists': async open => {
    const inn = open();
    const house = inn.house();
    await inn.table(house, ['ann', 'bob', 'open'], { start: false, terms: LISTED });
    const [guest, bob] = [await watcher(inn, house, undefined, 'lobby'), await watcher(inn, house, 'bob', 'mine')];
    await inn.time.pass(1000);
    toldTo(guest);
    toldTo(bob);
    await inn.store.changePlayer('ann', { name: 'Anna' });
    await house.renamed('ann');
    await inn.time.pass(1000);
    return differs('what was told', [toldTo(guest), toldTo(bob)], [['Anna+BOB+open'], ['Anna+BOB+open']]);
  },

  'whoever watches their tables is told whose turn it is, wherever that happens, and opens none': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const guest = await watcher(inn, other, 'bob', 'mine');
    const rows = () =>
      guest.heard.flatMap(message => (message.type === 'mine' ? message.changed.map(({ waiting, acting }) => [waiting, acting]) : []));
    await inn.time.pass(1000);
    const before = rows();
    await inn.moves(house, live, 1);
    await inn.time.pass(1000);
    const after = rows();
    await inn.moves(house, live, 1);
    await inn.time.pass(1000);
    const turns: [boolean, number[]][] = [
      [true, [1]],
      [false, [0]],
    ];
    const [first, second] = before[0]?.[0] ? turns : turns.toReversed();
    return (
      differs('the rows', [before, after, rows()], [[first], [first, second], [first, second, first]]) ??
      differs('the tables opened', other.size, 0)
    );
  },

  'who is given a seat, or loses it, is told at once': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const guest = await watcher(inn, other, 'bob', 'mine');
    const told = [toldTo(guest)];
    await inn.time.pass(1000);
    const live = await inn.table(house, ['ann', 'open', 'open'], { start: false });
    await inn.wish(house, live, 'bob', { type: 'sit', seat: 1, commitment: null });
    await inn.time.pass(1000);
    told.push(toldTo(guest));
    await inn.wish(house, live, 'bob', { type: 'leave' });
    await inn.time.pass(2000);
    told.push(toldTo(guest));
    return differs('what was told', told, [['all'], ['ANN+BOB+open'], ['gone']]);
  },

  'a program that watches keeps the tables where it may join its owner, as long as it may': async open => {
    const inn = open();
    const house = inn.house();
    await inn.program('engine', 'ann');
    const live = await inn.table(house, ['ann', 'open', 'open'], { start: false });
    const guest = await watcher(inn, house, 'engine', 'mine');
    const told = [toldTo(guest)];
    for (const name of ['bob', 'cyd']) {
      await inn.time.pass(1000);
      sure(await inn.wish(house, live, name, { type: 'sit', seat: told.length, commitment: null }));
      await inn.time.pass(1000);
      told.push(toldTo(guest));
    }
    return differs('what was told', told, [['all ANN+open+open'], ['ANN+BOB+open'], ['gone']]);
  },

  'a stranger who watches their tables has none': async open => {
    const inn = open();
    const guest = await watcher(inn, inn.house(), undefined, 'mine');
    return differs('what was told', toldTo(guest), ['all']);
  },

  'when my flag falls is told where it waits for me, by the clock that is told with it': async open => {
    const inn = open();
    const house = inn.house();
    const desk = new Desk(inn, house);
    const live = await inn.table(house, ['ann', 'bob'], TIMED);
    await inn.time.pass(10_000);
    const dueOf = (player: string) => leftTo(desk, player);
    const before = [await dueOf('ann'), await dueOf('bob')];
    await inn.moves(house, live, 1);
    const after = [await dueOf('ann'), await dueOf('bob')];
    const calm = await inn.table(house, ['cyd', 'bob'], { from: position(0, [[1], [2]], [[], []]) });
    const [outlasting, among] = [await flagsOverAnOutage(open), await flagsAmongSeveral(open)];
    return (
      differs('left to ann before nobody was up, after it, and when bob has offered something', outlasting, [53_000, 52_000, 52_000]) ??
      differs('left to ann and bob where both decide', among, [null, null]) ??
      differs(
        'of ann and bob, before her move and after it',
        [before, after],
        [
          [55_000, null],
          [null, 65_000],
        ],
      ) ??
      differs('without a clock', [calm.isWaitingFor('cyd'), await dueOf('cyd')], [true, null])
    );
  },

  'what happened where I sit is told as I may know it, and nobody is here because of it': async open => {
    const inn = open();
    const house = inn.house();
    const desk = new Desk(inn, house);
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[1, 4], [2]], [[], []]) });
    const { id: table, seq: after } = live.table;
    await inn.player('cyd');
    await desk.ask('move', 'ann', { table, body: { after: live.table.match!.after, move: 'draw' } });
    const news = async (who: string, since: number) => (await desk.ask('news', who, { table, query: { after: since } })).entries;
    const cardIn = (entries: Awaited<ReturnType<typeof news>>) => 'card' in (entries[0]!.facts[0] as object);
    const [mine, theirs] = [await news('ann', after), await news('bob', after)];
    const seqs = theirs.map(({ seq }) => seq);
    for (let i = 0; i < 14; i++) await inn.moves(house, live, 1);
    const last = (await news('bob', after)).map(({ seq }) => seq);
    return (
      differs('the entries', [seqs, await news('bob', live.table.seq)], [[after + 1], []]) ??
      differs('who is told the card', [cardIn(mine), cardIn(theirs)], [true, false]) ??
      differs('of many the last', [last.length, last.at(-1)], [12, live.table.seq]) ??
      differs('whether bob is here', live.attendance.isConnected('bob'), false) ??
      differs('what a stranger is told', await desk.code('news', 'cyd', { table, query: { after } }), 'not-seated')
    );
  },

  'a table is found where most people wait, and for longest': async open => {
    const inn = open();
    const house = inn.house();
    const desk = new Desk(inn, house);
    const setting = { start: false, terms: LISTED };
    await inn.table(house, ['ann', 'open', 'open'], setting);
    await inn.time.pass(10);
    const best = await inn.table(house, ['bob', 'cyd', 'open'], setting);
    await inn.time.pass(10);
    await inn.table(house, ['dan', 'eve', 'open'], setting);
    await inn.table(house, ['flo', 'gus', 'hal', 'open'], { start: false });
    await inn.table(house, ['ida', 'joe', 'kim', 'bot'], { terms: { ...LISTED, latecomers: true } });
    const found = await desk.ask('find', 'zoe', { body: { game: 'pips' } });
    const again = await desk.ask('find', 'zoe', { body: { game: 'pips' } });
    return differs('the table', [found.id, found.me.seat, again.id], [best.table.id, 2, best.table.id]);
  },

  'of two who are sent to the last seat one gets it, and the other the next': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const last = await inn.table(house, ['ann', 'bob', 'open'], { start: false, terms: LISTED });
    const next = await inn.table(house, ['cyd', 'open'], { start: false, terms: LISTED });
    const found = await Promise.all(
      [house, other].map((at, i) => new Desk(inn, at).ask('find', ['yan', 'zoe'][i]!, { body: { game: 'pips', wish: 'w' } })),
    );
    return differs('the tables', found.map(({ id }) => id).sort(), [last.table.id, next.table.id].sort());
  },

  'where there is no table, one is opened for everybody, and who comes second finds it': async open => {
    const inn = open();
    const desk = new Desk(inn, inn.house());
    const found = await Promise.all(['yan', 'zoe'].map(name => desk.ask('find', name, { body: { game: 'pips' } })));
    const seats = found.map(({ me }) => me.seat);
    return differs(
      'the table',
      [found[0]!.id === found[1]!.id, seats, found[0]!.terms.listed, found[0]!.oneSeatEach],
      [true, [0, 1], true, true],
    );
  },

  'a wish for a table that comes again leads to the same one, also when its match has begun': async open => {
    const inn = open();
    const house = inn.house();
    const desk = new Desk(inn, house);
    const live = await inn.table(house, ['ann', 'open'], { start: false, terms: LISTED });
    const ask = () => desk.ask('find', 'zoe', { body: { game: 'pips', wish: 'w' } });
    const first = await ask();
    await inn.wish(house, live, 'ann', { type: 'start' });
    const second = await ask();
    const third = await desk.ask('find', 'zoe', { body: { game: 'pips', wish: 'another' } });
    return differs('the tables', [first.id, second.id, third.id === live.table.id], [live.table.id, live.table.id, false]);
  },

  'a code leads to its table until the match begins, and then to nothing': async open => {
    const inn = open();
    const house = inn.house();
    const desk = new Desk(inn, house);
    const live = await inn.table(house, ['ann', 'open'], { start: false, code: 'BCDFGH' });
    const before = await desk.ask('code', undefined, { code: 'BCDFGH' });
    await inn.wish(house, live, 'ann', { type: 'start' });
    const codes = [await desk.code('code', undefined, { code: 'BCDFGH' }), await desk.code('code', undefined, { code: 'XXXXXX' })];
    return differs('what is found', [before.table, codes], [live.table.id, ['unknown-code', 'unknown-code']]);
  },

  'whoever comes late plays on for the bot, and everybody is told': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bot'], { terms: { latecomers: true } });
    const ann = await inn.follower(house, live, 'ann');
    const zoe = await inn.follower(house, live, 'zoe');
    await inn.wish(house, live, 'zoe', { type: 'sit', seat: 1, commitment: null });
    await inn.time.pass(1000);
    const deeds = [ann, zoe].map(({ steps }) => steps.flatMap(({ entries }) => entries.flatMap(({ deed }) => (deed ? [deed] : []))));
    const joined = [{ type: 'joined', seat: 1 }];
    const late = await inn.follower(house, live, undefined, { seq: 0 });
    const history = late.steps[0]!.entries.flatMap(({ deed }) => (deed ? [deed] : []));
    return differs('what is told', [deeds, history, zoe.tables.at(-1)?.me.seat], [[joined, joined], joined, 1]);
  },

  'whoever was told the code or the link may come late, also where nobody may watch': async open => {
    const ponderer = new Ponderer();
    const inn = open({ thinker: () => ponderer.thinker });
    const house = inn.house();
    const from = position(0, [[1, 2], [3, 4], [5]], [[], [], []]);
    const setting = { from, spectators: false, code: 'BCDFGH', terms: { latecomers: true } };
    const live = await inn.table(house, ['ann', 'bob', 'bot'], setting);
    const byCode = async () => (await inn.store.tableByCode('BCDFGH'))?.table ?? null;
    const before = [await byCode(), live.describe('ann').code];
    const zoe = await inn.follower(house, live, 'zoe');
    await inn.moves(house, live, 1);
    const seen = zoe.steps.length;
    await inn.wish(house, live, 'zoe', { type: 'sit', seat: 2, commitment: null });
    const viewer = (zoe.steps.at(-1)?.view as { viewer?: unknown } | undefined)?.viewer;
    return (
      differs('where the code leads, and whether it is told', before, [live.table.id, 'BCDFGH']) ??
      differs('what she saw before she sat down, and as whom she sees then', [seen, viewer], [0, 2]) ??
      differs('where it leads when no seat is left', await byCode(), null)
    );
  },

  'spectators are shown the match some moves late, and its end with everybody': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { start: false, terms: { behind: 2 } });
    const [ann, guest] = [await inn.follower(house, live, 'ann'), await inn.follower(house, live, undefined)];
    await inn.wish(house, live, 'ann', { type: 'start' });
    const began = live.table.seq;
    const seen: unknown[] = [[guest.steps.at(-1)?.seq, guest.steps.at(-1)?.acting.length]];
    for (let i = 0; i < 5; i++) {
      await inn.moves(house, live, 1);
      seen.push([ann.steps.at(-1)!.seq, guest.steps.at(-1)!.seq]);
    }
    const told = guest.facts.length;
    await inn.wish(house, live, 'bob', { type: 'resign' });
    const late = [0, 0, 1, 2, 3].map((seq, i) => [began + i + 1, began + seq]);
    return (
      differs('what is seen', seen, [[began, 1], ...late]) ??
      differs('the moves told before the end', told, factsBefore(guest, began + 3)) ??
      differs('the end', [guest.steps.at(-1)!.seq, guest.steps.at(-1)!.acting], [live.table.seq, []]) ??
      differs('what was told in all', guest.facts, await factsFor(inn, live, began))
    );
  },

  'spectators are as late at a house that opens the match later': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob'], { terms: { behind: 2 } });
    const began = live.table.seq;
    await inn.moves(house, live, 5);
    const guest = await inn.follower(other, await inn.at(other, live), undefined, { seq: 0 });
    const first = [guest.steps.length, guest.steps[0]!.seq, guest.facts.at(-1)?.[0]];
    await inn.moves(house, live, 1);
    await inn.time.pass(0);
    return differs('what is seen', [first, guest.steps.at(-1)!.seq], [[1, began + 3, began + 3], began + 4]);
  },

  'spectators who are late see what was taken back as late, and are left behind by no more than that': async open => {
    const inn = open();
    const house = inn.house();
    const from = position(0, [[], []], [[], []]);
    const live = await inn.table(house, ['ann', 'bot'], { from, terms: { behind: 2 } });
    const [ann, guest] = [await inn.player('ann'), await inn.follower(house, live, undefined)];
    const turn = async () => {
      sure(await inn.move(house, live, 'draw'));
      await inn.time.pass(5000);
    };
    for (let i = 0; i < 3; i++) await turn();
    for (let i = 0; i < 2; i++) sure(await house.undo(live, ann, live.table.match!.after));
    const undone = live.table.seq;
    const { seq: before } = guest.steps.at(-1)!;
    const rest = live.table.match!.n;
    await turn();
    const { seq, entries } = guest.steps.at(-1)!;
    const last = entries.at(-1)?.deed;
    return (
      differs('moves that stand', rest, 2) ??
      differs('whether they saw at once what was taken back', before < undone - 2, true) ??
      differs('what they see two moves later', [seq, last], [undone, { type: 'undone', seat: 0, moves: 2 }])
    );
  },

  'no clock and no word tells spectators who are late what they have not seen': async open => {
    const inn = open();
    const house = inn.house();
    const clock = { moveMs: 10_000, reserveMs: 20_000 };
    const live = await inn.table(house, ['ann', 'bob'], { terms: { behind: 2, clock } });
    const [ann, guest] = [await inn.follower(house, live, 'ann'), await inn.follower(house, live, 'eve')];
    const mine = turnAt(live);
    await inn.time.pass(4000);
    await inn.moves(house, live, 1);
    await inn.time.pass(1000);
    await ann.say({ type: 'say', table: live.table.id, wish: 'w', phrase: 'well-played' });
    await house.renamed('ann');
    await inn.time.pass(500);
    const said = () => guest.heard.filter(({ type }) => type === 'said').length;
    const early = [guest.tables.at(-1)!.clocks, said()];
    await inn.moves(house, live, 1);
    const still = said();
    await inn.moves(house, live, 1);
    await inn.time.pass(500);
    const fresh = { moveMs: 10_000, reserveMs: 20_000, runs: false };
    return (
      differs('before they see the first move', early, [[fresh, fresh], 0]) ??
      differs('words a move later', still, 0) ??
      differs('what they hear with it', [said(), guest.heard.at(-1)?.type], [1, 'said']) ??
      differs('what runs in their steps', guest.steps.at(-1)!.clocks, [fresh, fresh]) ??
      differs(
        'what runs in truth',
        ann.tables.at(-1)!.clocks?.map(({ runs }) => runs),
        [mine === 1, mine === 0],
      )
    );
  },

  'spectators who are late hear everything once, in whatever order this house heard of it': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { terms: { behind: 2 } });
    const guest = await inn.follower(house, live, 'eve');
    const move = async () => {
      await inn.time.pass(1000);
      await inn.moves(house, live, 1);
    };
    await move();
    const early = live.table.at + 500;
    await move();
    for (const [id, at] of [['second', live.table.at + 500] as const, ['first', early] as const])
      await live.hearSaid({ said: { table: live.table.id, id, at, by: 'ann', words: { phrase: 'well-played' } }, aside: false });
    const heard: string[][] = [];
    for (let later = 0; later < 3; later++) {
      heard.push(guest.heard.flatMap(message => (message.type === 'said' ? [message.line.id] : [])));
      await move();
    }
    return differs('what they hear with every move', heard, [[], ['first'], ['first', 'second']]);
  },

  'spectators who are late see the table as it was, and are told nothing before': async open => {
    const inn = open({ thinker: () => new Ponderer().thinker });
    const [house, other] = [inn.house(), inn.house()];
    const from = position(
      0,
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      [[], [], []],
    );
    const live = await inn.table(house, ['ann', 'bob', 'cyd'], { from, terms: { behind: 2 } });
    const [ann, guest] = [await inn.follower(house, live, 'ann'), await inn.follower(house, live, 'eve')];
    const seen = ({ seq, offer, seats }: Described) => [seq, offer !== null, seats.map(({ standIn }) => standIn).indexOf(true)];
    const began = live.table.seq;
    await inn.moves(house, live, 1);
    await inn.time.pass(1000);
    const heard = guest.heard.length;
    await inn.wish(house, live, 'cyd', { type: 'leave' });
    await inn.wish(house, live, 'ann', { type: 'offer', what: 'pause' });
    await inn.time.pass(1000);
    const early = [guest.heard.length - heard, seen(live.describe('eve')), seen(ann.tables.at(-1)!)];
    const desk = new Desk(inn, other);
    const asked = seen(await desk.ask('table', 'eve', { table: live.table.id }));
    await guest.say({ type: 'say', table: live.table.id, wish: 'w', phrase: 'well-played' });
    const accepted = guest.heard.flatMap(one => (one.type === 'accepted' ? [one.seq] : []));
    await inn.moves(house, live, 1);
    await inn.wish(house, live, 'cyd', { type: 'takeBack' });
    await inn.moves(house, live, 1);
    await inn.time.pass(1000);
    const later = seen(guest.tables.at(-1)!);
    return (
      differs('before they see the first move', early, [0, [began, false, -1], [live.table.seq - 3, true, 2]]) ??
      differs('what is told at another house', asked, [began, false, -1]) ??
      differs('what they hear when they speak', accepted, [began]) ??
      differs('when they have seen it', later, [began + 3, true, 2])
    );
  },

  'what was said and unsaid before spectators who are late heard it is never heard': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { terms: { behind: 1 } });
    const [ann, guest] = [await inn.follower(house, live, 'ann'), await inn.follower(house, live, 'eve')];
    await inn.moves(house, live, 1);
    await inn.time.pass(1);
    await ann.say({ type: 'say', table: live.table.id, wish: 'w', phrase: 'well-played' });
    await live.unsay('ann');
    await inn.time.pass(1);
    await inn.moves(house, live, 2);
    return differs(
      'what is heard',
      guest.heard.filter(({ type }) => type === 'said'),
      [],
    );
  },

  'who may not watch sees no clock': async open => {
    const inn = open();
    const house = inn.house();
    const terms = { clock: { moveMs: 10_000, reserveMs: 0 } };
    const live = await inn.table(house, ['ann', 'bob'], { spectators: false, terms });
    return differs('the clocks of ann and of a stranger', [live.describe('ann').clocks?.length, live.describe('eve').clocks], [2, null]);
  },

  'a spectator who sits down sees the match as it is': async open => {
    const ponderer = new Ponderer();
    const inn = open({ thinker: () => ponderer.thinker });
    const house = inn.house();
    const from = position(
      0,
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      [[], [], []],
    );
    const live = await inn.table(house, ['ann', 'bob', 'bot'], { from, terms: { behind: 2, latecomers: true } });
    const zoe = await inn.follower(house, live, 'zoe');
    await inn.moves(house, live, 2);
    const before = zoe.steps.at(-1)!.legal;
    await inn.wish(house, live, 'zoe', { type: 'sit', seat: 2, commitment: null });
    const { seq, legal } = zoe.steps.at(-1)!;
    return differs('what she may do', [before, seq, legal.length > 0], [[], live.table.seq, true]);
  },
};

/** What a spectator was told, but for what came after an entry. */
const factsBefore = ({ facts }: Guest, last: number): number => facts.filter(([seq]) => seq <= last).length;

/** What there was to tell a spectator of everything after an entry. */
async function factsFor(inn: Inn, live: LiveTable, after: number): Promise<[number, unknown[]][]> {
  const facts = new Map(factsIn(await inn.log(live), live.hosted.game, 'public'));
  const told: [number, unknown[]][] = [];
  for (let seq = after; seq <= live.table.seq; seq++) told.push([seq, facts.get(seq) ?? []]);
  return told;
}
