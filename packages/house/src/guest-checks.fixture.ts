import type { LiveTable } from './index.ts';
import { type Check, differs, type Inn, playerAt, position, sure, turnAt } from './inn.fixture.ts';
import { deferred } from './wish-checks.fixture.ts';

const HELLO = { type: 'hello', version: 4, lang: 'en' } as const;

/** How a house speaks with who is on the line, and who asks again and again. */
export const GUEST_CHECKS: Record<string, Check> = {
  'the first word is hello': async open => {
    const inn = open();
    const house = inn.house();
    const { id } = (await inn.table(house, ['ann', 'bob'])).table;
    const guest = await inn.guest(house, 'ann');
    await guest.say({ type: 'follow', table: id });
    await guest.say(HELLO);
    await guest.say({ type: 'ping', ref: 7 });
    return differs(
      'what is answered',
      guest.heard.map(message => ('code' in message ? message.code : message)),
      ['hello-first', { type: 'welcome', version: 4, name: 'ANN' }, { type: 'pong', ref: 7 }],
    );
  },

  'who speaks another version is sent away': async open => {
    const inn = open();
    const guest = await inn.guest(inn.house(), undefined);
    const stays = await guest.say({ ...HELLO, version: 1 });
    return differs('what is answered', [stays, guest.errors], [false, ['version']]);
  },

  'who follows twice hears everything once': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    const guest = await inn.follower(house, live, 'ann');
    await Promise.all([1, 2].map(() => guest.say({ type: 'follow', table: live.table.id })));
    const before = guest.steps.length;
    await inn.move(house, live);
    const once = guest.steps.length - before;
    await guest.say({ type: 'unfollow', table: live.table.id });
    await inn.move(house, live);
    return differs('the steps heard of one move, and after leaving', [once, guest.steps.length - before - once], [1, 0]);
  },

  'who is away is so since they went, wherever they were, and since the table was opened at most': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob', 'cyd']);
    await inn.time.pass(1000);
    const bob = await inn.follower(house, live, 'bob');
    const cyd = await inn.follower(other, await inn.at(other, live), 'cyd');
    await inn.time.pass(2000);
    const away = () => ['ann', 'bob', 'cyd'].map(name => live.attendance.awayMs(name));
    const before = away();
    bob.session.end();
    await inn.time.pass(40);
    cyd.session.end();
    await inn.time.pass(3);
    const after = away();
    await inn.follower(other, await inn.at(other, live), 'bob');
    await inn.time.pass(5);
    return differs(
      'how long they are away',
      [before, after, away()],
      [
        [3000, 0, 0],
        [3043, 43, 3],
        [3048, 0, 8],
      ],
    );
  },

  'how long nobody may let a bot play for who has gone is told': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob', 'cyd', 'bot']);
    await inn.wish(house, live, 'cyd', { type: 'leave' });
    const ann = await inn.follower(house, live, 'ann');
    const bob = await inn.follower(house, live, 'bob');
    await inn.time.pass(500);
    bob.session.end();
    await inn.time.pass(15_000.5);
    const now = live.describe('ann');
    await inn.time.pass(40_000);
    const told = [ann.tables.at(-1)!, now, live.describe('ann')].map(({ seats }) => seats.map(({ graceMs }) => graceMs ?? null));
    return differs(
      'the time left',
      told,
      [45_000, 30_000, 0].map(ms => [null, ms, null, null]),
    );
  },

  'who is not there when the match begins has gone only then': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob', 'cyd'], { start: false });
    const ann = await inn.follower(house, live, 'ann');
    const bob = await inn.follower(house, live, 'bob');
    bob.session.end();
    await inn.time.pass(50_000);
    await inn.wish(house, live, 'ann', { type: 'start' });
    const begun = ['bob', 'cyd'].map(player => live.attendance.awayMs(player));
    await inn.time.pass(2000);
    const later = ['bob', 'cyd'].map(player => live.attendance.awayMs(player));
    const told = ann.tables.at(-1)!.seats.map(({ graceMs }) => graceMs ?? null);
    return (
      differs(
        'how long they are away, and later',
        [begun, later],
        [
          [0, 0],
          [2000, 2000],
        ],
      ) ?? differs('what is told', told, [null, 45_000, 45_000])
    );
  },

  'who changes their mind while a table is opened hears nothing of it': async open => {
    const inn = open();
    const live = await inn.table(inn.house(), ['ann', 'bob']);
    const house = inn.house();
    const opened = slowOpening(inn);
    const guest = await inn.guest(house, 'ann');
    await guest.say(HELLO);
    const follow = guest.say({ type: 'follow', table: live.table.id });
    await guest.say({ type: 'unfollow', table: live.table.id });
    opened();
    await follow;
    const there = await inn.at(house, live);
    return differs('what is heard', [guest.tables, guest.steps, there.attendance.isConnected('ann')], [[], [], false]);
  },

  'who hangs up while a table is opened is not there': async open => {
    const inn = open();
    const live = await inn.table(inn.house(), ['ann', 'bob']);
    const house = inn.house();
    const opened = slowOpening(inn);
    const guest = await inn.guest(house, 'ann');
    await guest.say(HELLO);
    const follow = guest.say({ type: 'follow', table: live.table.id });
    guest.session.end();
    opened();
    await follow;
    return differs('who is there', [(await inn.at(house, live)).attendance.isConnected('ann'), guest.tables], [false, []]);
  },

  'one line follows a hundred tables and no more, however quickly': async open => {
    const inn = open();
    const house = inn.house();
    const tables: LiveTable[] = [];
    for (let i = 0; i < 101; i++) tables.push(await inn.table(house, ['ann', 'open'], { start: false }));
    const guest = await inn.guest(inn.house(), 'ann');
    await guest.say(HELLO);
    await Promise.all(tables.map(({ table }) => guest.say({ type: 'follow', table: table.id })));
    return differs('what is heard', [guest.tables.length, guest.errors], [100, ['too-many-tables']]);
  },

  'a follow that failed does not count': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(inn.house(), ['ann', 'bob']);
    const guest = await inn.guest(house, 'ann');
    await guest.say(HELLO);
    const { read } = inn.store;
    inn.store.read = () => Promise.reject(new Error('disk full'));
    for (let i = 0; i < 100; i++) await guest.say({ type: 'follow', table: `table ${i}` });
    inn.store.read = read;
    const failed = guest.errors.length;
    await guest.say({ type: 'follow', table: live.table.id });
    return differs('how many failed, and what is heard then', [failed, guest.errors.length, guest.steps.length], [100, 100, 1]);
  },

  'who follows is there until they hang up': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    const watcher = await inn.follower(house, live, 'bob');
    const guest = await inn.follower(house, live, 'ann');
    await inn.time.pass(250);
    guest.session.end();
    await inn.time.pass(250);
    return differs(
      'whether ann is there',
      watcher.tables.map(({ seats }) => seats[0]?.connected),
      [false, true, false],
    );
  },

  'who asks for their turn is there, and for half a minute after': async open => {
    const { inn, live, ask } = await program(open);
    const asking = ask(10_000);
    await inn.time.pass(5000);
    const during = live.attendance.isConnected('deep');
    await inn.time.pass(5000);
    await asking;
    await inn.time.pass(29_000);
    const after = live.attendance.isConnected('deep');
    await inn.time.pass(1000);
    return differs('whether it is there', [during, after, live.attendance.isConnected('deep')], [true, true, false]);
  },

  'who asks again stays': async open => {
    const { inn, live, ask } = await program(open);
    for (let i = 0; i < 3; i++) {
      const asking = ask(1000);
      await inn.time.pass(1000);
      await asking;
      await inn.time.pass(25_000);
      if (!live.attendance.isConnected('deep')) return `it was away after question ${i + 1}`;
    }
    return;
  },

  'who waits is woken by their turn': async open => {
    const { inn, live, house, ask } = await program(open);
    const asking = ask(60_000);
    await inn.time.pass(5000);
    await inn.move(house, live, 'draw');
    await inn.time.pass(0);
    return differs('the answer', await answered(asking), live.table.id);
  },

  'who waits is woken by a seat, at whatever house it was given': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const deep = await inn.program('deep', (await inn.player('ann')).id);
    const asking = wait(inn, house, 60_000);
    await inn.time.pass(5000);
    const live = await inn.table(other, ['ann', 'open'], { start: false });
    sure(await other.wish(live, await inn.player('ann'), { type: 'invite', seat: 1, program: deep.id }));
    sure(await other.wish(live, await inn.player('ann'), { type: 'start' }));
    if (playerAt(live, turnAt(live)) === 'ann') await inn.move(other, live, 'draw');
    await inn.time.pass(0);
    return differs('the answer', await answered(asking), live.table.id);
  },

  'who asks about several tables at once is there until the last answer': async open => {
    const { inn, house, live } = await program(open);
    await inn.wish(house, live, 'ann', { type: 'resign' });
    let looked = 0;
    const find = () => {
      if (++looked > 50) throw new Error('it is looked for again and again');
      return undefined;
    };
    const deep = (await inn.store.player('deep'))!;
    const ask = (at: { at?: LiveTable }, waitMs: number) =>
      house.turns.wait(deep, { ...at, find, waitMs, onGone: () => false }).catch(String);
    const questions = [ask({ at: live }, 2000), ask({}, 1000)];
    await inn.time.pass(1500);
    const during = live.attendance.isConnected('deep');
    await inn.time.pass(500);
    const answers = await Promise.all(questions);
    await inn.time.pass(30_000);
    return (
      differs('the answers', answers, [undefined, undefined]) ??
      differs('whether it is there', [during, live.attendance.isConnected('deep')], [true, false])
    );
  },

  'while somebody waits the store is asked once, whatever happens at their tables': async open => {
    const { inn, house, live, ask } = await program(open);
    const { unfinishedOf } = inn.store;
    let asked = 0;
    inn.store.unfinishedOf = player => {
      asked++;
      return unfinishedOf(player);
    };
    const waiting = [ask(60_000)];
    await inn.time.pass(0);
    for (let i = 0; i < 20; i++) {
      const guest = await inn.follower(house, live, 'ann');
      await inn.time.pass(300);
      guest.session.end();
      await inn.time.pass(300);
    }
    const once = asked;
    await inn.move(house, live, '1');
    await inn.time.pass(0);
    return (
      differs('how often the store is asked', once, 1) ?? differs('the answers', await Promise.all(waiting.map(answered)), [live.table.id])
    );
  },

  'no more than so many questions of a program, and of an owner, wait at a time': async open => {
    const { inn, house } = await program(open);
    const deep = (await inn.store.player('deep'))!;
    const [shallow, third, ann] = [await inn.program('shallow', 'ann'), await inn.program('third', 'ann'), await inn.player('ann')];
    const ask = (player: typeof deep) => house.turns.wait(player, { find: () => undefined, waitMs: 1000, onGone: () => false });
    const counts: number[] = [];
    const waiting: Promise<unknown>[] = [];
    for (const player of [deep, shallow, third, ann]) {
      const before = waiting.length;
      while (house.turns.mayWait(player) && waiting.length < 200) waiting.push(ask(player));
      counts.push(waiting.length - before);
    }
    await inn.time.pass(1000);
    await Promise.all(waiting);
    return differs('how many wait, and whether one may then', [counts, house.turns.mayWait(ann)], [[32, 32, 0, 0], true]);
  },

  'who is sent away waits no longer': async open => {
    const { inn, house, live, ask } = await program(open);
    const asking = ask(60_000);
    await inn.time.pass(5000);
    house.turns.dismiss('deep');
    await inn.time.pass(0);
    return differs('the answer and who is there', [await answered(asking), live.attendance.isConnected('deep')], ['nothing', false]);
  },
};

/** A program that waits for its turn while ann thinks. */
async function program(open: Parameters<Check>[0]) {
  const inn = open();
  const house = inn.house();
  await inn.program('deep', (await inn.player('ann')).id);
  const live = await inn.table(house, ['ann', 'deep'], { from: position(0, [[1], [2]], [[], []]) });
  return { inn, house, live, ask: (waitMs: number) => wait(inn, house, waitMs) };
}

async function wait(inn: Inn, house: ReturnType<Inn['house']>, waitMs: number): Promise<LiveTable | undefined> {
  return house.turns.wait((await inn.store.player('deep'))!, {
    find: tables => tables.find(live => live.isWaitingFor('deep')),
    waitMs,
    onGone: () => false,
  });
}

/** No table is read before the answer is called. */
function slowOpening({ store }: Inn): () => void {
  const { read } = store;
  const { promise: disk, resolve: spin } = deferred();
  store.read = async (...of) => {
    await disk;
    return read(...of);
  };
  return spin;
}

/** The table somebody waited for; or that they wait still, or in vain. */
async function answered(asking: Promise<LiveTable | undefined>): Promise<string> {
  const answer = await Promise.race([asking, Promise.resolve('waits still' as const)]);
  return typeof answer === 'string' ? answer : (answer?.table.id ?? 'nothing');
}
