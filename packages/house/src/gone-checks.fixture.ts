import { pips } from '@tabard/testkit/pips';
import { type Bus, memoryBus } from './index.ts';
import { type Check, deadBus, differs, type Guest, type Inn, offered, Ponderer, playerAt, position, sure, turnAt } from './inn.fixture.ts';

/** The same rules, but for their number. */
export const newer = offered({ ...pips, revision: 2 });

/** What becomes of a table that is not for a house any more: newer rules carried it, or it was forgotten; and of seats whose people were. */
export const GONE_CHECKS: Record<string, Check> = {
  'a house that hears of newer rules lets the table go, and tells who follows it': async open => {
    const { inn, house, live, guest } = await followed(open);
    const { id } = live.table;
    await inn.at(inn.house({ games: [newer] }), live);
    await inn.time.pass(0);
    return (
      differs('what ann hears', errorsWith(guest), [['newer-rules', id]]) ??
      differs('who is in memory', [house.peek(id), house.size], [undefined, 0]) ??
      differs('the answer to whoever comes', await house.open(id), { ok: false, error: 'newer-rules' })
    );
  },

  'whoever was at a house that lets the table go is there no more': async open => {
    const inn = open({ bus: () => withoutRuns(memoryBus()) });
    const store = { ...inn.store };
    const house = inn.house({ store });
    const live = await inn.table(house, ['ann', 'bob']);
    await inn.follower(house, live, 'ann');
    // It is asked who is there before it has read why it must not answer.
    store.read = async (...of) => {
      await new Promise<void>(resolve => inn.time.after(5, resolve));
      return inn.store.read(...of);
    };
    const carried = await inn.at(inn.house({ games: [newer] }), live);
    await inn.time.pass(0);
    const asked = carried.attendance.isConnected('ann');
    await inn.time.pass(10);
    return differs('whether ann is there, and later', [asked, carried.attendance.isConnected('ann')], [true, false]);
  },

  'what newer rules carried is found out by looking, where nobody tells': async open => {
    const { inn, house, live, guest } = await followed(open, deadBus);
    house.begin();
    await inn.at(inn.house({ games: [newer] }), live);
    await inn.time.pass(15_000);
    return differs('what ann hears, and who is in memory', [guest.errors, house.size], [['newer-rules'], 0]);
  },

  'whatever is wished for at a table of newer rules is answered so': async open => {
    const { inn, house, live, guest } = await followed(open, deadBus);
    const there = inn.house({ games: [newer] });
    const carried = await inn.at(there, live);
    const ann = await inn.player('ann');
    const { append } = inn.store;
    let appends = 0;
    inn.store.append = (...of) => (++appends > 9 ? Promise.reject(new Error('asked too often')) : append(...of));
    const fault = await house.rematch(live, ann);
    const answers = [fault, await inn.move(house, live).catch(String), await inn.wish(house, live, 'ann', { type: 'resign' })];
    await guest.say({ type: 'move', table: live.table.id, after: live.table.match!.after, move: 'draw', wish: 'w' });
    const last = (await inn.log(live)).length;
    const wrong = { ok: false, error: 'newer-rules' };
    return (
      differs('the answers', answers, [wrong, wrong, wrong]) ??
      differs('what ann hears', guest.errors, ['newer-rules', 'newer-rules']) ??
      differs('the last entry', last, carried.table.seq) ??
      differs('the answer of the newer house', (await inn.move(there, carried)).ok, true)
    );
  },

  'a match of newer rules holds up no other table of an older house': async open => {
    const inn = open();
    const house = inn.house();
    const [live, other] = [await inn.table(house, ['ann', 'bob']), await inn.table(house, ['ann', 'cyd'])];
    await inn.at(inn.house({ games: [newer] }), live);
    await inn.time.pass(0);
    await inn.move(house, live).catch(() => {});
    const moved = await inn.move(house, other);
    return differs('whether it pauses, its problems, the answer elsewhere', [house.isPaused, inn.problems, moved.ok], [false, [], true]);
  },

  'who was deleted has no seat at a return match': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob', 'cyd']);
    for (const name of ['bob', 'cyd']) await inn.wish(house, live, name, { type: 'resign' });
    await inn.api.deletePlayer(house, 'bob');
    const log = await inn.log(sure(await house.rematch(live, await inn.player('ann'))));
    return differs(
      'who sits down',
      log.flatMap(({ deed }) => (deed.type === 'sat' ? [[deed.seat, deed.player]] : [])),
      [
        [0, 'ann'],
        [2, 'cyd'],
      ],
    );
  },

  'for the word of who was deleted nobody waits, at whatever house': async open => {
    const inn = open({ thinker: () => new Ponderer().thinker });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob', 'cyd']);
    sure(await inn.wish(house, live, 'ann', { type: 'offer', what: 'end-without-winner' }));
    sure(await inn.wish(house, live, 'cyd', { type: 'answer', yes: true }));
    const before = live.table.about.status;
    await inn.api.deletePlayer(other, 'bob');
    await inn.time.pass(1000);
    return differs('how it stands before and after', [before, live.table.about.status], ['playing', 'over']);
  },

  'who is deleted in the moment in which they sit down elsewhere keeps no seat': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'open', 'open'], { start: false });
    await inn.player('bob');
    const { append } = inn.store;
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    inn.store.append = async (...of) => {
      await gone;
      return append(...of);
    };
    const sat = inn.wish(house, live, 'bob', { type: 'sit', seat: 1, commitment: null });
    await inn.api.deletePlayer(other, 'bob');
    go();
    await sat;
    await inn.time.pass(0);
    const kinds = () => live.table.about.chairs.map(({ kind }) => kind);
    const first = kinds();
    // A house that dies before it noticed leaves that to whoever opens the table.
    sure(await inn.wish(house, live, 'cyd', { type: 'sit', seat: 2, commitment: null }));
    await inn.store.deletePlayer('cyd');
    await house.close();
    const again = await inn.at(inn.house(), live);
    await inn.time.pass(0);
    const later = again.table.about.chairs.map(({ kind }) => kind);
    return differs(
      'the seats, and at a house that comes later',
      [first, later],
      [
        ['player', 'open', 'open'],
        ['player', 'open', 'open'],
      ],
    );
  },

  'who comes from a newer house to an older one is told so': async open => {
    const inn = open({ bus: deadBus });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    const { seq } = (await inn.at(inn.house({ games: [newer] }), live)).table;
    const guest = await inn.follower(house, live, 'ann', { seq });
    return differs('what ann hears', [errorsWith(guest), guest.tables], [[['newer-rules', live.table.id]], []]);
  },

  'the bots of a table that was let go stop': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bot'], { from: position(1, [[1], [2]], [[], []]) });
    const carried = await inn.at(inn.house({ games: [newer] }), live);
    await inn.time.pass(0);
    questions[0]!.fail();
    await inn.time.pass(0);
    live.nudge();
    questions[1]!.answer('2');
    await inn.time.pass(0);
    return (
      differs('how many questions there are, and problems', [questions.length, inn.problems], [2, []]) ??
      differs('whose turn it is', playerAt(carried, turnAt(carried)), 'ann')
    );
  },

  'who follows a table that was forgotten is told so, and is free to follow it anew': async open => {
    const { inn, house, live, guest } = await followed(open);
    const { id, seq } = live.table;
    await inn.store.forget(id, seq);
    const answer = await inn.wish(house, live, 'bob', { type: 'resign' });
    const hasLeft = [house.size, await house.open(id)];
    const again = await inn.table(house, ['ann', 'bob'], { wish: 'w', from: position(0, [[3], [1]], [[], []]) });
    await guest.say({ type: 'move', table: id, after: again.table.match!.after, move: '3', wish: 'm' });
    return (
      differs('the answer', answer, { ok: false, error: 'unknown-table' }) ??
      differs('what ann hears', errorsWith(guest), [['unknown-table', id]]) ??
      differs('who is in memory', hasLeft, [0, { ok: false, error: 'unknown-table' }]) ??
      differs('the table made anew, and its moves', [again.table.id, await inn.movesIn(again)], [id, ['3']])
    );
  },

  'a table made anew does not leave memory with the old one': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { wish: 'w' });
    await inn.moves(house, live, 2);
    await inn.time.pass(90_000);
    house.sweep();
    const { id, seq } = live.table;
    await inn.store.forget(id, seq);
    const anew = await inn.table(house, ['ann', 'bob'], { wish: 'w' });
    const answer = await inn.wish(house, live, 'bob', { type: 'resign' });
    return differs('the answer, and who is in memory', [answer, house.peek(id) === anew], [{ ok: false, error: 'unknown-table' }, true]);
  },

  'a match nobody comes for is not forgotten by a house that cannot open it': async open => {
    const inn = open();
    const live = await inn.table(inn.house({ games: [newer] }), ['ann', 'bob']);
    await inn.time.pass(400 * DAY_MS);
    await inn.believe();
    await inn.house().lookAfter();
    const status = async () => (await inn.store.listed(live.table.id))?.about.status;
    const before = await status();
    await inn.house({ games: [newer] }).lookAfter();
    return differs('how it stands then, and after its own house looked', [before, await status()], ['playing', 'closed']);
  },

  'a table that is opened while it is forgotten does not stay': async open => {
    const inn = open();
    const maker = inn.house();
    const { id } = (await inn.table(maker, ['ann', 'open'], { start: false })).table;
    await inn.time.pass(400 * DAY_MS);
    await inn.believe();
    const house = inn.house();
    const { forget } = inn.store;
    inn.store.forget = async (...of) => {
      const opened = await house.open(id);
      const forgotten = await forget(...of);
      return opened.ok ? forgotten : 'taken';
    };
    await house.lookAfter();
    return differs(
      'who is in memory, and the answer to whoever comes',
      [house.size, await house.open(id)],
      [0, { ok: false, error: 'unknown-table' }],
    );
  },

  'a table that a house cannot open does not keep it busy': async open => {
    const inn = open({ thinker: () => new Ponderer().thinker });
    await inn.table(inn.house({ games: [newer] }), ['ann', 'bot'], { from: position(1, [[1], [2]], [[], []]) });
    const house = inn.house();
    const { read } = inn.store;
    let reads = 0;
    inn.store.read = (...of) => {
      reads++;
      return read(...of);
    };
    for (let round = 0; round < 3; round++) await house.lookAfter();
    return differs('how often it is read', reads, 1);
  },
};

const DAY_MS = 86_400_000;

/** A table that ann follows, and that is made again by the wish `w`. */
async function followed(open: Parameters<Check>[0], bus?: typeof deadBus) {
  const inn: Inn = open(bus && { bus });
  const house = inn.house();
  const live = await inn.table(house, ['ann', 'bob'], { wish: 'w' });
  return { inn, house, live, guest: await inn.follower(house, live, 'ann') };
}

const errorsWith = ({ heard }: Guest) => heard.flatMap(message => (message.type === 'error' ? [[message.code, message.table]] : []));

/** A bus by which only numbers are told, and what they stand for must be read. */
const withoutRuns = (bus: Bus): Bus => ({
  join: listener =>
    bus.join({
      ...listener,
      hear: note => listener.hear(note.type === 'entry' ? { type: 'entry', table: note.table, seq: note.seq } : note),
    }),
});
