import type { Bus, Note } from './bus.ts';
import { Desk } from './desk.fixture.ts';
import { newer } from './gone-checks.fixture.ts';
import type { House } from './index.ts';
import { type Check, deadBus, differs, type Inn, offered, Ponderer, patience, planOf, position, sure } from './inn.fixture.ts';
import { deferred, failOnce } from './wish-checks.fixture.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How a house runs its tables. */
export const HOUSE_CHECKS: Record<string, Check> = {
  'a table that lists were told without is told of once': async open => {
    const inn = open();
    const house = inn.house();
    Object.assign(inn.store, { unreadable: new Set(['torn', 'burnt']) });
    await house.lookAfter();
    await house.lookAfter();
    return differs('the problems', inn.problems, Array(2).fill('what the lists say of a table cannot be read'));
  },

  'whoever only looks hears that the house is paused, if it is the store that fails': async open => {
    const inn = open();
    const live = await inn.table(inn.house(), ['ann', 'bob']);
    const { read, probe } = inn.store;
    const fail = () => Promise.reject(new Error('the line broke'));
    Object.assign(inn.store, { read: fail });
    const torn = await inn.follower(inn.house(), live, 'ann');
    Object.assign(inn.store, { probe: fail });
    const away = await inn.follower(inn.house(), live, 'ann');
    Object.assign(inn.store, { read, probe });
    return differs('what is said of a torn page, and of a store that is away', [torn.errors, away.errors], [['internal'], ['paused']]);
  },

  'who opens a table at the same time opens the same': async open => {
    const inn = open();
    const { id } = (await inn.table(inn.house(), ['ann', 'bob'])).table;
    const house = inn.house();
    const opened = (await Promise.all([1, 2, 3].map(() => house.open(id)))).map(sure);
    opened.push(sure(await house.open(id)));
    return differs('how many there are', [new Set(opened).size, house.size], [1, 1]);
  },

  'whoever opens a table first knows the names': async open => {
    const inn = open();
    const live = await inn.table(inn.house(), ['ann', 'bob']);
    const house = inn.house();
    const { playersBy } = inn.store;
    const { promise: names, resolve: know } = deferred();
    inn.store.playersBy = async ids => {
      await names;
      return playersBy(ids);
    };
    const first = inn.follower(house, live, undefined);
    await inn.time.pass(0);
    const second = inn.follower(house, live, undefined);
    await inn.time.pass(0);
    know();
    const told = (await Promise.all([first, second])).map(({ tables }) => tables[0]?.seats.map(({ name }) => name));
    return differs('the names', told, [
      ['ANN', 'BOB'],
      ['ANN', 'BOB'],
    ]);
  },

  'the same wish makes one table': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const ann = await inn.player('ann');
    const make = (at: typeof house, wish: string) => at.make(planOf(['ann', 'open'], { start: false }), ann, wish);
    const made = (await Promise.all([make(house, 'w'), make(house, 'w'), make(other, 'w')])).map(sure);
    const another = sure(await make(house, 'x'));
    const ids = new Set([...made, another].map(({ table }) => table.id));
    return (
      differs('how many tables there are', [ids.size, (await inn.store.tablesOf('ann', 9)).length], [2, 2]) ??
      differs('how long the log is', (await inn.log(made[0]!)).length, 2)
    );
  },

  'a table whose append failed is made by asking again': async open => {
    const inn = open();
    const house = inn.house();
    const ann = await inn.player('ann');
    const make = () => house.make(planOf(['ann', 'open'], { start: false }), ann, 'w').catch(() => undefined);
    failOnce(inn, { isStored: true });
    const failed = await make();
    const paused = await make();
    await inn.time.pass(2000);
    return differs(
      'the answers',
      [failed?.ok, paused, (await make())?.ok, (await inn.store.tablesOf('ann', 9)).length],
      [undefined, { ok: false, error: 'paused' }, true, 1],
    );
  },

  'of two return matches one is chosen and the other closed': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) });
    const there = await inn.at(other, live);
    await inn.move(house, live, '3');
    const again = [house.rematch(live, await inn.player('ann')), other.rematch(there, await inn.player('bob'))];
    const [mine, theirs] = (await Promise.all(again)).map(sure);
    const later = sure(await house.rematch(live, await inn.player('bob')));
    const listed = await inn.store.dueBy(Number.POSITIVE_INFINITY, 9);
    return (
      differs('where they meet', [mine!.table.id === theirs!.table.id, later.table.id], [true, mine!.table.id]) ??
      differs('how the tables stand', listed.map(({ about }) => about.status).sort(), ['closed', 'over', 'waiting'])
    );
  },

  'a return match is agreed on by a house that has not heard of the end': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) });
    const there = await inn.at(other, live);
    await inn.move(house, live, '3');
    const again = await other.rematch(there, await inn.player('bob'));
    return differs('the answer', again.ok || again.error, true);
  },

  'a return match that was closed or forgotten is replaced': async open => {
    const inn = open();
    const { house, live, again } = await finished(inn);
    const ann = await inn.player('ann');
    const first = sure(await again());
    await inn.wish(house, first, 'ann', { type: 'close' });
    const second = sure(await again());
    const { id, seq } = second.table;
    await inn.store.forget(id, seq);
    const other = inn.house();
    const third = await other.rematch(await inn.at(other, live), ann);
    await inn.time.pass(0);
    const { rematch } = live.table.about;
    return (
      differs('how many there were', new Set([first.table.id, id, rematch]).size, 3) ??
      differs('where ann is shown to', third.ok && third.value.table.id, rematch)
    );
  },

  'a return match of newer rules is not replaced': async open => {
    const inn = open();
    const { live, again } = await finished(inn);
    const { id } = sure(await again()).table;
    const there = inn.house({ games: [newer] });
    await inn.wish(there, sure(await there.open(id)), 'ann', { type: 'start' });
    await inn.time.pass(0);
    return differs(
      'the answer, and the return match',
      [await again(), live.table.about.rematch],
      [{ ok: false, error: 'newer-rules' }, id],
    );
  },

  'a house that hears of an entry reads it': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const there = await inn.at(other, live);
    await inn.moves(house, live, 3);
    await inn.time.pass(0);
    return differs('the last entry known there', there.table.seq, live.table.seq);
  },

  'an entry nobody told of is found in a while': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    other.begin();
    const guest = await inn.follower(other, live, 'bob');
    await inn.moves(house, live, 3);
    await inn.time.pass(15_000);
    return differs('the last entry told', guest.steps.at(-1)?.seq, live.table.seq);
  },

  'an entry told of while the table is opened is not lost': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const { snapshot } = inn.store;
    const { promise: disk, resolve: spin } = deferred();
    inn.store.snapshot = async table => {
      await disk;
      return snapshot(table);
    };
    const opening = inn.at(other, live);
    await inn.time.pass(0);
    await inn.moves(house, live, 1);
    await inn.time.pass(0);
    spin();
    const there = await opening;
    await inn.time.pass(0);
    return differs('the last entry known there', there.table.seq, live.table.seq);
  },

  'while it cannot store anything a house takes no wishes, and says so': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    const [watcher, move] = [await inn.follower(house, live, undefined), () => inn.move(house, live, 'draw').catch(() => 'failed')];
    inn.store.probe = () => Promise.reject(new Error('disk full'));
    failOnce(inn, { isStored: false });
    const failed = await move();
    await inn.time.pass(5000);
    const paused = await move();
    const late = await inn.follower(house, live, undefined);
    inn.store.probe = async () => {};
    await inn.time.pass(1000);
    const goesOn = await move();
    const told = [watcher, late].map(({ heard }) => heard.flatMap(message => (message.type === 'house' ? [message.paused] : [])));
    return (
      differs('the answers', [failed, paused, typeof goesOn === 'object' && goesOn.ok], ['failed', { ok: false, error: 'paused' }, true]) ??
      differs('what people hear of it', told, [
        [true, false],
        [true, false],
      ])
    );
  },

  'a table nobody looks at leaves memory, one that is followed stays': async open => {
    const inn = open();
    const house = inn.house();
    house.begin();
    const [idle, followed] = [await inn.table(house, ['ann', 'bob']), await inn.table(house, ['ann', 'cyd'])];
    await inn.follower(house, followed, 'ann');
    await inn.time.pass(45_000);
    const before = house.size;
    await inn.time.pass(45_000);
    return (
      differs('how many are there', [before, house.size], [2, 1]) ??
      differs('who is there', [house.peek(idle.table.id), house.peek(followed.table.id) === followed], [undefined, true])
    );
  },

  'a table is not put away while its bot thinks': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const house = inn.house();
    await inn.table(house, ['ann', 'bot'], { from: position(1, [[1], [2]], [[], []]) });
    await inn.time.pass(90_000);
    house.sweep();
    const before = house.size;
    questions[0]!.answer('2');
    await inn.time.pass(90_000);
    house.sweep();
    return differs('how many are there', [before, house.size], [1, 0]);
  },

  'a match goes on when a house begins, if a bot is to move': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const live = await inn.table(inn.house(), ['ann', 'bot'], { from: position(1, [[1], [2]], [[], []]) });
    const house = inn.house();
    house.begin();
    await inn.time.pass(0);
    questions[1]?.answer('2');
    await inn.time.pass(0);
    return differs('the moves', await inn.movesIn(live), ['2']) ?? differs('the tables opened', house.size, 1);
  },

  'what nobody comes for any more is cleared away in its time': async open => {
    const inn = open();
    const first = inn.house();
    const waiting = await inn.table(first, ['ann', 'open'], { start: false });
    const playing = await inn.table(first, ['ann', 'bob']);
    const over = await inn.table(first, ['ann', 'bob']);
    await inn.wish(first, over, 'ann', { type: 'resign' });
    const closed = await inn.table(first, ['ann', 'open'], { start: false });
    await inn.wish(first, closed, 'ann', { type: 'close' });
    await first.close();
    const house = inn.house();
    const stands: (string | undefined)[][] = [];
    for (const days of [1, 3, 6, 52, 10, 370]) {
      await inn.time.pass(days * DAY_MS);
      await house.lookAfter();
      const rows = await Promise.all([waiting, playing, over, closed].map(({ table }) => inn.store.listed(table.id)));
      stands.push(rows.map(row => row?.about.status));
    }
    return differs('how they stand after 1, 4, 10, 62, 72 and 442 days', stands, [
      ['waiting', 'playing', 'over', 'closed'],
      [undefined, 'playing', 'over', 'closed'],
      [undefined, 'playing', 'over', undefined],
      [undefined, 'closed', 'over', undefined],
      [undefined, undefined, 'over', undefined],
      [undefined, undefined, undefined, undefined],
    ]);
  },

  'nothing is cleared away at once after the clock jumped or nobody was up, and then it is': async open => {
    const stands = await Promise.all([
      // The clock was set while the house was up.
      clearedAfter(open, async inn => {
        const house = inn.house();
        await house.lookAfter();
        inn.set(61 * DAY_MS);
        return house;
      }),
      // It was set, or two months passed, while none was.
      clearedAfter(open, async inn => {
        await inn.house().lookAfter();
        inn.set(61 * DAY_MS);
        return inn.house();
      }),
      // The house was restarted again and again meanwhile.
      clearedAfter(open, async inn => {
        await inn.house().lookAfter();
        inn.set(61 * DAY_MS);
        for (let i = 0; i < 3; i++) {
          await inn.house().lookAfter();
          await inn.time.pass(20 * HOUR_MS);
        }
        return inn.house();
      }),
      // It was set a little at a time.
      clearedAfter(open, async inn => {
        const house = inn.house();
        for (let i = 0; i < 80; i++) {
          await house.lookAfter();
          inn.set(20 * HOUR_MS);
        }
        return house;
      }),
    ]);
    return differs(
      'how it stands at once, after 23 hours and after 25',
      stands,
      stands.map(() => ['playing', 'playing', 'closed']),
    );
  },

  'nobody is forgotten after the clock jumped, before a day has passed': async open => {
    const inn = open();
    let forgettings = 0;
    inn.store.forgetStrangers = async () => void forgettings++;
    const house = inn.house();
    house.begin();
    await inn.time.pass(25 * 60_000);
    const before = forgettings;
    inn.set(366 * DAY_MS);
    await inn.time.pass(HOUR_MS);
    await house.close();
    return differs('how often strangers were forgotten before and after', [before, forgettings], [2, 2]);
  },

  'a clock that somebody vouches for is believed, and so is one that was set back': async open => {
    const stands = [];
    for (const days of [61, -300]) {
      const inn = open();
      await inn.house().lookAfter();
      inn.set(days * DAY_MS);
      const live = await inn.table(inn.house(), ['ann', 'bob']);
      inn.set(61 * DAY_MS);
      const house = inn.house();
      await house.lookAfter();
      await inn.believe();
      await house.lookAfter();
      stands.push((await inn.store.listed(live.table.id))?.about.status);
    }
    return differs('how they stand', stands, ['closed', 'closed']);
  },

  'bots go on though the clock jumped': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    await inn.table(inn.house(), ['ann', 'bot'], { from: position(1, [[1], [2]], [[], []]) });
    inn.set(61 * DAY_MS);
    const house = inn.house();
    await house.lookAfter();
    await inn.time.pass(0);
    return differs('how often a bot is asked', questions.length, 2);
  },

  'a table somebody follows is not cleared away': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    await inn.follower(house, live, 'ann');
    await inn.time.pass(4 * DAY_MS);
    await inn.believe();
    await house.lookAfter();
    return differs('its status', (await inn.store.listed(live.table.id))?.about.status, 'waiting');
  },

  'who sits down at an abandoned table while it is cleared away keeps the seat': async open => {
    const stands = [];
    for (const isHere of [true, false]) {
      const inn = open({ bus: deadBus });
      const house = inn.house();
      const live = await inn.table(house, ['ann', 'open'], { start: false });
      await inn.time.pass(4 * DAY_MS);
      await inn.believe();
      const { dueBy } = inn.store;
      inn.store.dueBy = async (...of) => {
        const due = await dueBy(...of);
        const there = isHere ? house : inn.house();
        sure(await inn.wish(there, await inn.at(there, live), 'bob', { type: 'sit', seat: 1, commitment: null }));
        return due;
      };
      await house.lookAfter();
      const row = await inn.store.listed(live.table.id);
      stands.push(row?.about.chairs.map(chair => chair.kind === 'player' && chair.player));
    }
    return differs('who sits there', stands, [
      ['ann', 'bob'],
      ['ann', 'bob'],
    ]);
  },

  'a position is kept every two hundred moves': async open => {
    const inn = open({ games: [offered(patience)] });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    await inn.moves(house, live, 199);
    const before = await inn.store.snapshot(live.table.id);
    await inn.moves(house, live, 10);
    const kept = await inn.store.snapshot(live.table.id);
    return differs('what is kept before, and then', [before, kept?.n], [undefined, 200]);
  },

  'a table that is opened while the house closes is closed, too': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const live = await inn.table(inn.house(), ['ann', 'bot'], { from: position(1, [[1], [2]], [[], []]) });
    const house = inn.house();
    const { snapshot } = inn.store;
    const { promise: disk, resolve: spin } = deferred();
    inn.store.snapshot = async table => {
      await disk;
      return snapshot(table);
    };
    const opening = inn.at(house, live);
    await house.close();
    spin();
    await opening;
    questions[1]?.answer('2');
    await inn.time.pass(0);
    return differs('the moves', await inn.movesIn(live), []);
  },

  'a house that is closed hears nothing more': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const there = await inn.at(other, live);
    await house.close();
    const { seq } = live.table;
    await inn.moves(other, there, 2);
    await inn.time.pass(0);
    return differs('the last entry it knows, and the other', [live.table.seq, there.table.seq], [seq, seq + 2]);
  },

  'closing keeps positions, and opening begins there': async open => {
    const inn = open({ games: [offered(patience)] });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    await inn.moves(house, live, 21);
    await house.close();
    const kept = await inn.store.snapshot(live.table.id);
    let applied = 0;
    const { game } = live.hosted;
    const apply = (...of: Parameters<typeof game.apply>): void => {
      applied++;
      game.apply(...of);
    };
    const counting = { ...game, apply };
    const there = await inn.at(inn.house({ games: [offered(counting)] }), live);
    return (
      differs('the snapshot', [kept?.seq, kept?.n], [live.table.match?.after, 21]) ??
      differs('how many moves were made again', applied, 0) ??
      differs('the position', game.describe(there.table.match!.state), game.describe(live.table.match!.state))
    );
  },

  'another name is told at every house': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const guests = [await inn.follower(house, live, undefined), await inn.follower(other, live, undefined)];
    await inn.store.changePlayer('bob', { name: 'Bobby' });
    await house.renamed('bob');
    await inn.time.pass(0);
    return differs(
      'the names',
      guests.map(({ tables }) => tables.at(-1)?.seats[1]?.name),
      ['Bobby', 'Bobby'],
    );
  },

  'arms that were won are shown at every other table': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const elsewhere = [await inn.table(house, ['ann', 'cyd']), await inn.table(other, ['ann', 'dan'])];
    const guests = [await inn.follower(house, elsewhere[0]!, undefined), await inn.follower(other, elsewhere[1]!, undefined)];
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) });
    await inn.move(house, live, '3');
    await inn.time.pass(0);
    return differs(
      'the arms',
      guests.map(({ tables }) => tables.at(-1)?.seats[0]?.arms),
      ['arms of seat 0', 'arms of seat 0'],
    );
  },

  'arms that were chosen are shown at every table': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    await winTwice(inn, house);
    const live = await inn.table(other, ['ann', 'dan']);
    const guest = await inn.follower(other, live, undefined);
    const shown = () => guest.tables.at(-1)?.seats[0]?.arms;
    const last = shown();
    const desk = new Desk(inn, house);
    await desk.ask('changeMe', 'ann', { body: { arms: 'arms of seat 0' } });
    await inn.time.pass(0);
    const chosen = shown();
    await desk.ask('changeMe', 'ann', { body: { arms: null } });
    await inn.time.pass(1000);
    return differs('the arms', [last, chosen, shown()], ['arms of seat 1', 'arms of seat 0', 'arms of seat 1']);
  },

  'of two choices of arms at the same time the one that is kept is shown': async open => {
    const inn = open();
    const house = inn.house();
    await winTwice(inn, house);
    const guest = await inn.follower(house, await inn.table(house, ['ann', 'dan']), undefined);
    const desk = new Desk(inn, house);
    const known = await inn.player('ann');
    await desk.ask('changeMe', 'ann', { body: { arms: 'arms of seat 0' } });
    await inn.time.pass(1000);
    await desk.ask('changeMe', 'ann', { known, body: { arms: null } });
    await inn.time.pass(1000);
    const { worn } = await desk.ask('myArms', 'ann');
    return differs('the arms', [worn, guest.tables.at(-1)?.seats[0]?.arms], ['arms of seat 1', 'arms of seat 1']);
  },

  'other houses are told of every entry, and of who got a seat or lost it': async open => {
    const notes: Note[] = [];
    const bus: Bus = { join: () => ({ ...deadBus().join(), tell: note => void notes.push(note) }) };
    const inn = open({ bus: () => bus });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'open'], { start: false });
    const sit = (name: string, seat: number) => inn.wish(house, live, name, { type: 'sit', seat, commitment: null });
    await sit('bob', 1);
    await inn.wish(house, live, 'bob', { type: 'leave' });
    await inn.wish(house, live, 'ann', { type: 'start' });
    const told = notes.flatMap((note): unknown[] => {
      if (note.type === 'entry') return [[note.table === live.table.id, note.seq]];
      return note.type === 'seated' ? [note.player] : [];
    });
    return differs('what they are told', told, ['ann', [true, 3], 'bob', [true, 4], 'bob', [true, 7]]);
  },
};

/** A match that ann has won, and her wish for another. */
async function finished(inn: Inn) {
  const house = inn.house();
  const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[9], []], 12) });
  await inn.move(house, live, '3');
  const ann = await inn.player('ann');
  return { house, live, again: () => house.rematch(live, ann) };
}

/** How a match nobody comes for stands when a house looks after it at once, after 23 hours and after 25. */
async function clearedAfter(open: Parameters<Check>[0], happens: (inn: Inn) => Promise<House>): Promise<(string | undefined)[]> {
  const inn = open();
  const live = await inn.table(inn.house(), ['ann', 'bob']);
  const house = await happens(inn);
  const stands: (string | undefined)[] = [];
  for (const hours of [0, 23, 2]) {
    await inn.time.pass(hours * HOUR_MS);
    await house.lookAfter();
    stands.push((await inn.store.listed(live.table.id))?.about.status);
  }
  return stands;
}

/** Ann wins arms at the first seat, and then at the second. */
async function winTwice(inn: Inn, house: House): Promise<void> {
  const from = position(0, [[3], [1]], [[9], []], 12);
  for (const names of [
    ['ann', 'bob'],
    ['cyd', 'ann'],
  ])
    await inn.move(house, await inn.table(house, names, { from }), '3');
}
