import type { AnyGame } from '@tabard/core';
import { type PipsView, pips } from '@tabard/testkit/pips';
import { Desk } from './desk.fixture.ts';
import type { House, LiveTable, Thinker } from './index.ts';
import {
  bestOf,
  type Check,
  deadBus,
  differs,
  type Inn,
  offered,
  patience,
  playerAt,
  position,
  quickThinker,
  sure,
  thinkerOf,
  turnAt,
} from './inn.fixture.ts';

const HOUR_MS = 3_600_000;
const CLOCK = { moveMs: 10_000, reserveMs: 20_000 };

const timed = (inn: Inn, house: House, names = ['ann', 'bob']) => inn.table(house, names, { terms: { clock: CLOCK } });

const deedsOf = async (inn: Inn, live: LiveTable): Promise<string[]> => (await inn.log(live)).map(({ deed }) => deed.type);
const flagsAt = async (inn: Inn, live: LiveTable): Promise<number[]> =>
  (await inn.log(live)).flatMap(({ at, deed }) => (deed.type === 'flagged' ? [at - (live.table.about.created ?? 0)] : []));

/** Pips in which drawing must be decided quickly. */
const hurried: AnyGame = { ...pips, isHurried: (s: never, seat) => pips.acting(s).includes(seat) };

/** Pips in which everybody is always to move, and quickly. */
const together: AnyGame = { ...pips, acting: () => [0, 1], refusal: () => undefined, isHurried: () => true, timeout: () => 'draw' };

export const HANDS = position(
  0,
  [
    [2, 9],
    [3, 4],
  ],
  [[], []],
);

/** How a house minds the time, and what is taken back. */
export const CLOCK_CHECKS: Record<string, Check> = {
  'a flag falls when it is time, and everybody is told': async open => {
    const inn = open();
    const house = inn.house();
    house.begin();
    const live = await timed(inn, house);
    const [mine, guest] = [turnAt(live), await inn.follower(house, live, 'ann')];
    await inn.time.pass(29_999);
    const early = await flagsAt(inn, live);
    await inn.time.pass(1);
    const told = guest.steps.flatMap(({ entries }) => entries.flatMap(({ deed }) => (deed ? [deed] : [])));
    return (
      differs('flags before their time', early, []) ??
      differs('when it fell', await flagsAt(inn, live), [30_000]) ??
      differs('what was told', told, [{ type: 'flagged', seat: mine }]) ??
      differs('whose turn it is', turnAt(live), 1 - mine)
    );
  },

  'a flag falls at a table that nobody has in memory': async open => {
    const inn = open();
    const maker = inn.house();
    const live = await inn.table(maker, ['ann', 'bob'], { terms: { clock: { moveMs: HOUR_MS, reserveMs: 0 } } });
    await maker.close();
    const house = inn.house();
    house.begin();
    await inn.time.pass(HOUR_MS - 1);
    const before = [await flagsAt(inn, live), house.size];
    await inn.time.pass(1);
    return differs('before', before, [[], 0]) ?? differs('when it fell', await flagsAt(inn, live), [HOUR_MS]);
  },

  'nobody loses the time in which no house was up': async open => {
    const inn = open({ bus: deadBus });
    const first = inn.house();
    first.begin();
    const live = await timed(inn, first);
    await inn.time.pass(12_000);
    await first.close();
    await inn.time.pass(100_000);
    const second = inn.house();
    second.begin();
    await inn.time.pass(1000);
    const again = await inn.at(second, live);
    const left = again.describe(undefined).clocks?.[turnAt(again)];
    await inn.time.pass(16_999);
    const early = await flagsAt(inn, live);
    await inn.time.pass(1);
    return (
      differs('what is left', left, { moveMs: 0, reserveMs: 17_000, runs: true }) ??
      differs('flags before their time', early, []) ??
      differs('when it fell', await flagsAt(inn, live), [130_000])
    );
  },

  'who is quicker than the house loses no time, either': async open => {
    const inn = open({ bus: deadBus });
    const first = inn.house();
    first.begin();
    const live = await timed(inn, first);
    await inn.time.pass(12_000);
    await first.close();
    await inn.time.pass(100_000);
    const { alive } = inn.store;
    inn.store.alive = async (...how) => {
      await new Promise<void>(resolve => void inn.time.after(50, resolve));
      return alive(...how);
    };
    const second = inn.house();
    second.begin();
    await inn.at(second, live);
    await inn.time.pass(1000);
    return differs('flags', await flagsAt(inn, live), []);
  },

  'of houses that begin in the same moment one finds out how long nobody was up': async open => {
    const inn = open({ bus: deadBus });
    const first = inn.house();
    first.begin();
    const live = await timed(inn, first);
    await inn.time.pass(12_000);
    await first.close();
    await inn.time.pass(100_000);
    const { beat } = inn.store;
    inn.store.beat = async (...who) => {
      await beat(...who);
      await new Promise<void>(resolve => void inn.time.after(1, resolve));
      return beat(...who);
    };
    const [second, third] = [inn.house(), inn.house()];
    second.begin();
    third.begin();
    await inn.time.pass(1000);
    return (
      differs('how many are up', [second.housesUp, third.housesUp], [2, 2]) ??
      differs(
        'the outages',
        (await inn.store.outages()).map(({ from, to }) => to - from),
        [100_001],
      ) ??
      differs('flags', await flagsAt(inn, live), [])
    );
  },

  'a table that left memory lets no flag fall by itself': async open => {
    const inn = open();
    const house = inn.house();
    const live = await timed(inn, house);
    await inn.time.pass(61_000);
    const before = (await flagsAt(inn, live)).length;
    house.sweep();
    await inn.time.pass(600_000);
    return differs('flags after it left memory', [house.size, (await flagsAt(inn, live)).length - before], [0, 0]);
  },

  'with another house up nobody was away': async open => {
    const inn = open({ bus: deadBus });
    const [first, second] = [inn.house(), inn.house()];
    first.begin();
    await inn.time.pass(1000);
    const live = await timed(inn, first);
    await inn.time.pass(3000);
    second.begin();
    await inn.time.pass(40_000);
    return differs('when it fell', (await flagsAt(inn, live))[0], 30_000);
  },

  'what is left is told with every step, and how long one has': async open => {
    const inn = open();
    const house = inn.house();
    const live = await timed(inn, house);
    const mine = turnAt(live);
    const guests = [await inn.follower(house, live, 'ann'), await inn.follower(house, live, 'bob')];
    await inn.time.pass(12_000);
    await inn.moves(house, live, 1);
    const [mover, next] = [guests[mine]!.steps.at(-1)!, guests[1 - mine]!.steps.at(-1)!];
    return (
      differs('clocks', mover.clocks?.[mine], { moveMs: 10_000, reserveMs: 18_000, runs: false }) ??
      differs('the clock that runs', mover.clocks?.[1 - mine], { moveMs: 10_000, reserveMs: 20_000, runs: true }) ??
      differs('how long they have', [mover.deadlineMs, next.deadlineMs], [undefined, 30_000])
    );
  },

  'whoever asks for their turn is told how long they have': async open => {
    const inn = open();
    const house = inn.house();
    const live = await timed(inn, house);
    const plain = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    const who = playerAt(live, turnAt(live));
    await inn.time.pass(4000);
    const desk = new Desk(inn, house);
    const { turn } = await desk.ask('turn', who, { table: live.table.id });
    const { turn: calm } = await desk.ask('turn', 'ann', { table: plain.table.id });
    return (
      differs('how long, and the clocks', [turn?.deadlineMs, turn?.clocks?.[turnAt(live)]?.moveMs], [26_000, 6000]) ??
      differs('without a clock', [calm !== null, calm?.deadlineMs, calm?.clocks], [true, undefined, undefined])
    );
  },

  'a hurried decision is made for who does not make it, after as long as they like': async open => {
    const inn = open({ games: [offered(hurried)] });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    await inn.store.changePlayer('bob', { settings: { callSeconds: 7 } });
    await live.renamed();
    await inn.time.pass(5999);
    const before = await inn.movesIn(live);
    await inn.time.pass(1);
    const first = await inn.movesIn(live);
    await inn.time.pass(7999);
    const slow = await inn.movesIn(live);
    await inn.time.pass(1);
    return differs('moves', [before, first, slow, await inn.movesIn(live)], [[], ['2'], ['2'], ['2', '3']]);
  },

  'a hurried decision keeps the time it began with': async open => {
    const inn = open({ games: [offered(hurried)] });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    const desk = new Desk(inn, house);
    await inn.time.pass(3000);
    await desk.ask('changeMe', 'ann', { body: { settings: { callSeconds: 60 } } });
    await desk.ask('changeMe', 'bob', { body: { settings: { callSeconds: 9 } } });
    await inn.time.pass(3000);
    const first = await inn.movesIn(live);
    await inn.time.pass(9999);
    const still = await inn.movesIn(live);
    await inn.time.pass(1);
    return differs(
      'moves of ann, and of bob whose time is longer by then',
      [first, still, await inn.movesIn(live)],
      [['2'], ['2'], ['2', '3']],
    );
  },

  'of several who act each is told their own time, and it runs out for each': async open => {
    const inn = open({ games: [offered(together)] });
    const house = inn.house();
    await inn.player('ann');
    await inn.player('bob');
    await inn.store.changePlayer('ann', { settings: { callSeconds: 60 } });
    await inn.store.changePlayer('bob', { settings: { callSeconds: 7 } });
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    const timed = await inn.table(house, ['ann', 'bob'], { from: HANDS, terms: { clock: CLOCK } });
    const told = async (table: LiveTable) => {
      const guests = [await inn.follower(house, table, 'ann'), await inn.follower(house, table, 'bob')];
      return guests.map(({ steps }) => steps.at(-1)!.deadlineMs);
    };
    const times = [await told(live), await told(timed)];
    await inn.time.pass(8000);
    const seats = (await inn.log(live)).flatMap(({ deed }) => (deed.type === 'move' ? [deed.seat] : []));
    return (
      differs('how long they have, without a clock and with one', times, [
        [61_000, 8000],
        [30_000, 8000],
      ]) ?? differs('for whom the house moved', seats, [1])
    );
  },

  'a hurried decision that one house does not mind is minded by another': async open => {
    const inn = open({ games: [offered(hurried)] });
    const maker = inn.house();
    const tables = await Promise.all(Array.from({ length: 8 }, () => inn.table(maker, ['ann', 'bob'], { from: HANDS })));
    await maker.close();
    for (const house of [inn.house({ games: [] }), inn.house()]) house.begin();
    await inn.time.pass(60_000 + 10_000);
    const moves = await Promise.all(tables.map(live => inn.movesIn(live)));
    return differs('tables at which nobody moved', moves.filter(({ length }) => length === 0).length, 0);
  },

  'a match that all have left to their flags rests until somebody is back': async open => {
    let thoughts = 0;
    const thinker = thinkerOf(async ({ view }) => {
      thoughts++;
      return bestOf(view as PipsView);
    });
    const inn = open({ thinker: () => thinker });
    const house = inn.house();
    house.begin();
    const live = await timed(inn, house, ['ann', 'bob', 'bot']);
    await inn.time.pass(HOUR_MS);
    const [thought, seq] = [thoughts, (await inn.log(live)).length];
    const rested = [(await deedsOf(inn, live)).slice(-2), (await inn.at(house, live)).describe(undefined).resting];
    await inn.time.pass(24 * HOUR_MS);
    const { due, about } = (await inn.store.listed(live.table.id))!;
    const again = await inn.at(house, live);
    const before = [again.table.seq, thoughts];
    const back = playerAt(again, turnAt(again));
    sure(await inn.wish(house, again, back, { type: 'takeBack' }));
    sure(await inn.move(house, again, 'draw'));
    await inn.time.pass(1000);
    return (
      differs('how it came to rest', rested, [['flagged', 'stoodIn'], true]) ??
      differs('how it stands a day later', [about.status, due > inn.store.now() + 24 * HOUR_MS], ['playing', true]) ??
      differs('what happened meanwhile, and was thought', before, [seq, thought]) ??
      differs('whose turn it is when somebody is back', playerAt(again, turnAt(again)), back)
    );
  },

  'a pause stops bots and clocks until somebody goes on': async open => {
    const inn = open();
    const house = inn.house();
    const live = await timed(inn, house, ['ann', 'bot']);
    sure(await inn.wish(house, live, 'ann', { type: 'offer', what: 'pause' }));
    const before = live.table.seq;
    await inn.time.pass(200_000);
    const paused = [live.table.seq, live.describe(undefined).paused, live.isWaitingFor('ann')];
    sure(await inn.wish(house, live, 'ann', { type: 'resume' }));
    await inn.time.pass(1000);
    return (
      differs('while it is paused', paused, [before, true, false]) ?? differs('who is waited for then', live.isWaitingFor('ann'), true)
    );
  },

  'who may take a move back is told, a moment later, and nobody else': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    const guests = [
      await inn.follower(house, live, 'ann'),
      await inn.follower(house, live, 'bob'),
      await inn.follower(house, live, undefined),
    ];
    sure(await inn.move(house, live, '9'));
    const { after } = live.table.match!;
    const at = (guest: (typeof guests)[number]) => guest.heard.filter(({ type }) => type === 'undo');
    const soon = guests.flatMap(at);
    await inn.time.pass(250);
    const told = guests.map(at);
    sure(await inn.move(house, live, 'draw'));
    await inn.time.pass(1000);
    return (
      differs('at once', soon, []) ??
      differs('then', told, [[{ type: 'undo', table: live.table.id, after, may: true }], [], []]) ??
      differs('after a move that taught something', guests.map(at), told)
    );
  },

  'whether a move may be taken back is for who has time to look; else it is found out here': async open => {
    const asked: unknown[] = [];
    const answers = [async () => true, () => Promise.reject(new Error('no idea')), () => undefined];
    const glance: Thinker['glance'] = (game, { move }) => {
      asked.push([game, move]);
      return answers.shift()!();
    };
    const inn = open({ thinker: () => ({ ...quickThinker(), glance }) });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    const guest = await inn.follower(house, live, 'ann');
    const told = async (): Promise<number> => {
      sure(await inn.move(house, live, '9'));
      await inn.time.pass(1000);
      const { length } = guest.heard.filter(({ type }) => type === 'undo');
      sure(await house.undo(live, await inn.player('ann'), live.table.match!.after));
      return length;
    };
    const lengths = [await told(), await told(), await told()];
    return (
      differs(
        'what was asked',
        asked,
        Array.from(lengths, () => [live.hosted.game.id, '9']),
      ) ?? differs('how often ann was told', lengths, [1, 2, 3])
    );
  },

  'who looks at a move for too long offers nothing of it': async open => {
    const late = Promise.withResolvers<boolean>();
    const inn = open({ thinker: () => ({ ...quickThinker(), glance: () => late.promise }) });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    const guest = await inn.follower(house, live, 'ann');
    sure(await inn.move(house, live, '9'));
    await inn.time.pass(1000);
    sure(await inn.move(house, live, 'draw'));
    late.resolve(true);
    await inn.time.pass(1000);
    return differs(
      'what ann was told',
      guest.heard.filter(({ type }) => type === 'undo'),
      [],
    );
  },

  'who was told at one house that they may take a move back may at every other': async open => {
    const inn = open();
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    const guest = await inn.follower(house, live, 'ann');
    sure(await inn.move(house, live, '9'));
    await inn.time.pass(250);
    const told = guest.heard.flatMap(message => (message.type === 'undo' ? [message.after] : []));
    const answer = await other.undo(await inn.at(other, live), await inn.player('ann'), live.table.match!.after);
    await inn.time.pass(0);
    return (
      differs('what ann was told, and whether it is granted', [told, answer.ok], [[live.table.seq - 1], true]) ??
      differs('moves that stand', live.table.match!.n, 0)
    );
  },

  'after a restart who may take a move back is told so again, and may': async open => {
    const inn = open({ games: [offered(patience)] });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    await inn.moves(house, live, 20);
    sure(await inn.move(house, live, '9'));
    await house.close();
    const kept = await inn.store.snapshot(live.table.id);
    const next = inn.house();
    const again = await inn.at(next, live);
    const { after } = again.table.match!;
    const guest = await inn.follower(next, again, 'ann');
    await inn.time.pass(250);
    const told = guest.heard.filter(({ type }) => type === 'undo');
    const answer = await next.undo(again, await inn.player('ann'), after);
    return (
      differs('moves that stood in the position that was kept', kept?.n, 20) ??
      differs('what ann is told', told, [{ type: 'undo', table: live.table.id, after, may: true }]) ??
      differs('whether it is granted, and moves that stand', [answer.ok, again.table.match!.n], [true, 20])
    );
  },

  'a move taken back is gone from what is told to who comes': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: HANDS });
    const begun = live.table.seq;
    const early = await inn.follower(house, live, 'bob', { seq: begun });
    sure(await inn.move(house, live, '9'));
    await inn.follower(house, live, undefined, { seq: begun });
    sure(await house.undo(live, await inn.player('ann'), live.table.match!.after));
    const late = await inn.follower(house, live, 'bob', { seq: begun });
    const facts = late.steps[0]!.entries.flatMap(entry => entry.facts);
    const deeds = early.steps.at(-1)!.entries.map(({ deed }) => deed);
    return (
      differs('facts', facts, []) ??
      differs('what they were told who saw it', deeds, [{ type: 'undone', seat: 0, moves: 1 }]) ??
      differs('whose turn it is', late.steps[0]!.acting, [0])
    );
  },

  'who plays with bots alone goes back to the turn before, and so again': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bot'], { from: HANDS });
    const ann = await inn.player('ann');
    const guest = await inn.follower(house, live, 'ann');
    for (let turn = 0; turn < 2; turn++) {
      sure(await inn.move(house, live, 'draw'));
      await inn.time.pass(5000);
    }
    const told = guest.heard.filter(({ type }) => type === 'undo').length;
    const numbers = [live.table.match!.n];
    for (let undo = 0; undo < 2; undo++) {
      await house.undo(live, ann, live.table.match!.after);
      numbers.push(live.table.match!.n);
    }
    const further = await house.undo(live, ann, live.table.match!.after);
    return (
      differs('moves that stand', numbers, [4, 2, 0]) ??
      differs('whether they were told', told > 0, true) ??
      differs('from the first turn', further, { ok: false, error: 'no-undo' })
    );
  },

  'who plays with bots alone goes back one turn, also at a house that has not heard of the last ones': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bot'], { from: HANDS });
    await inn.move(house, live, 'draw');
    await inn.time.pass(5000);
    const behind = await inn.at(other, live);
    for (let turn = 0; turn < 2; turn++) {
      sure(await inn.move(house, live, 'draw'));
      await inn.time.pass(5000);
    }
    const stood = [behind.table.match!.n, live.table.match!.n];
    const answer = await other.undo(behind, await inn.player('ann'), live.table.match!.after);
    return differs('moves that stood, and stand', [stood, answer.ok, behind.table.match!.n], [[2, 6], true, 4]);
  },

  'a house that rests lets no flag fall': async open => {
    const inn = open();
    const house = inn.house();
    house.begin();
    const live = await timed(inn, house);
    await house.close();
    await inn.time.pass(100_000);
    return differs('what happened', (await deedsOf(inn, live)).includes('flagged'), false);
  },
};
