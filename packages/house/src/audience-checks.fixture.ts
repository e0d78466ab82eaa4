import type { AnyGame, Seat } from '@tabard/core';
import type { ServerMessage } from '@tabard/protocol';
import type { PipsView } from '@tabard/testkit/pips';
import type { LiveTable } from './index.ts';
import {
  type Check,
  deadBus,
  differs,
  factsIn,
  type Guest,
  type Inn,
  offered,
  patience,
  playerAt,
  position,
  turnAt,
} from './inn.fixture.ts';
import { deferred } from './wish-checks.fixture.ts';

/** Who is told what, and when. */
export const AUDIENCE_CHECKS: Record<string, Check> = {
  'followers of a house that was far behind hear every fact': async open => {
    const inn = open({ bus: deadBus, games: [offered(patience)] });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob', 'cyd']);
    const there = await inn.at(other, live);
    const followers = [await inn.follower(other, there, 'ann'), await inn.follower(other, there, undefined)];
    await inn.moves(house, live, 71);
    there.hearOf(live.table);
    await inn.time.pass(0);
    return firstTrouble(followers, guest => missing(inn, live, guest));
  },

  'a crowd is told of who sits there a few times a second, and of nobody else': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    let messages = 0;
    const told = new Set<unknown>();
    const crowd = async (names: readonly (string | undefined)[]) => {
      for (const name of names) {
        const player = name === undefined ? undefined : await inn.player(name);
        const send = (message: ServerMessage) => {
          messages++;
          told.add(message);
        };
        await live.follow({ player: player?.id, memory: false, send, end: () => {} }, undefined);
      }
    };
    await crowd(Array.from({ length: 200 }, (_, i) => (i % 2 ? `guest ${i}` : undefined)));
    const arrivals = messages;
    // How many watch is told once.
    await inn.time.pass(2000);
    const comings = async (name: string) => {
      const before = messages;
      for (let i = 0; i < 40; i++) {
        const guest = await inn.follower(house, live, name);
        guest.session.end();
        await inn.time.pass(125);
      }
      await inn.time.pass(500);
      return (messages - before) / 200;
    };
    const [strangers, players] = [await comings('eve'), await comings('bob')];
    told.clear();
    const last = await inn.follower(house, live, 'ann');
    await inn.follower(house, live, 'bob');
    const different = told.size;
    await inn.time.pass(250);
    return (
      differs('messages to who comes', arrivals, 400) ??
      differs('messages to each of the crowd when strangers come', strangers, 0) ??
      differs('when players do, for five seconds', players >= 5 && players <= 25, true) ??
      differs('different messages of one change', different, 1) ??
      differs(
        'who is here in the end',
        last.tables.at(-1)!.seats.map(({ connected }) => connected),
        [true, true],
      )
    );
  },

  'that a match begins or ends is told at once': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { start: false });
    const watcher = await inn.follower(house, live, undefined);
    await inn.follower(house, live, 'ann');
    await inn.follower(house, live, 'bob');
    await inn.wish(house, live, 'ann', { type: 'start' });
    const begun = watcher.tables.at(-1)!.status;
    await inn.wish(house, live, 'ann', { type: 'resign' });
    return differs('what is told', [begun, watcher.tables.at(-1)!.status], ['playing', 'over']);
  },

  'however many come to a match, it is played again once': async open => {
    let views = 0;
    const view: AnyGame['view'] = (state, viewer) => {
      views++;
      return patience.view(state, viewer);
    };
    const inn = open({ games: [offered({ ...patience, view })] });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    await inn.moves(house, live, 40);
    const { read } = inn.store;
    let reads = 0;
    inn.store.read = (...of) => {
      reads++;
      return read(...of);
    };
    const come = () => Promise.all(Array.from({ length: 30 }, () => inn.follower(house, live, undefined, { seq: 0 })));
    const before = views;
    const early = await come();
    const first = [reads, views - before];
    await inn.moves(house, live, 3);
    const late = await come();
    return (
      differs('how often the log is read and the match looked at', first, [1, 1]) ??
      differs('how often the log is read', reads, 1) ??
      (await firstTrouble([...early, ...late], guest => missing(inn, live, guest)))
    );
  },

  'who sees the same is sent the same, and a memory is part of it': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[3], [1]], [[], []]) });
    const [plain, sharp] = [await inn.follower(house, live, 'bob'), await inn.follower(house, live, 'bob', { memory: true })];
    await inn.move(house, live, '3');
    const [blind, keen] = [plain.steps.at(-1)!, sharp.steps.at(-1)!];
    return (
      differs('what a screen is told of the past', 'seen' in (blind.view as object), false) ??
      differs('what a memory is told', (keen.view as { seen: unknown }).seen, { played: [3] }) ??
      differs('all else', { ...blind, view: 0 }, { ...keen, view: 0 })
    );
  },

  'nobody sees what only another seat may see': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    const mover = playerAt(live, turnAt(live));
    const guests = await Promise.all(['ann', 'bob', undefined].map(name => inn.follower(house, live, name)));
    await inn.move(house, live, 'draw');
    const told = guests.map(({ facts }) => JSON.stringify(facts).includes('card'));
    return (
      differs('who knows the card', told, [mover === 'ann', mover === 'bob', false]) ??
      differs(
        'whose hands they see',
        guests.map(({ steps }) => (steps.at(-1)!.view as { viewer: unknown }).viewer),
        [0, 1, 'public'],
      )
    );
  },

  'in a crowd whose turn it was or is hears at once, and everybody hears everything once': async open => {
    const { inn, house, live, guests } = await crowd(open);
    for (let i = 0; i < 5; i++) {
      const mover = playerAt(live, turnAt(live));
      await inn.move(house, live, 'draw');
      const concerned = [mover, playerAt(live, turnAt(live))];
      for (const [name, guest] of guests) {
        const hasHeard = guest.steps.at(-1)!.seq === live.table.seq;
        if (concerned.includes(name) && !hasHeard) return `${name} is to move, and does not know it`;
        if (!concerned.includes(name) && hasHeard && i === 0) return `${name} need not hear at once`;
      }
    }
    await inn.time.pass(60);
    return firstTrouble([...guests.values()], guest => missing(inn, live, guest));
  },

  'in a crowd nobody waits for more than a moment': async open => {
    const { inn, house, live, guests } = await crowd(open);
    await inn.move(house, live, 'draw');
    await inn.time.pass(60);
    const late = [...guests].filter(([, { steps }]) => steps.at(-1)!.seq < live.table.seq).map(([name]) => name);
    return differs('who still waits', late, []);
  },

  'no news of the table overtakes a move': async open => {
    const { inn, house, live, guests } = await crowd(open);
    const leaver = await inn.follower(house, live, undefined);
    await inn.move(house, live, 'draw');
    leaver.session.end();
    await inn.time.pass(600);
    await inn.move(house, live, 'draw');
    await house.renamed('ann');
    await inn.move(house, live, 'draw');
    await inn.follower(house, live, undefined);
    return firstTrouble([...guests.values()], guest => overtaken(inn, live, guest));
  },

  'who hears how it ended heard what led there': async open => {
    const { inn, house, live, guests } = await crowd(open, { from: position(0, [[1], [9, 9], [2], [3]], [[5], [8, 7, 6], [4], [6]]) });
    await inn.move(house, live, '1');
    const { playersBy } = inn.store;
    const { promise: names, resolve: know } = deferred();
    inn.store.playersBy = async ids => {
      await names;
      return playersBy(ids);
    };
    const last = inn.move(house, live, '9');
    await inn.time.pass(60);
    know();
    await last;
    return firstTrouble([...guests.values()], async guest => (await overtaken(inn, live, guest)) ?? missing(inn, live, guest));
  },

  'who returns hears what they missed, once': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const there = await inn.at(other, live);
    const { seq } = live.table;
    await inn.moves(house, live, 2);
    await there.catchUp();
    await inn.moves(house, live, 3);
    const guest = await inn.follower(other, there, 'ann', { seq: seq + 1 });
    await there.catchUp();
    return (
      differs('since when they were told', guest.steps[0]?.since, seq + 1) ??
      differs(
        'what they were told of',
        guest.facts.map(([entry]) => entry),
        [2, 3, 4, 5].map(n => seq + n),
      ) ??
      missing(inn, live, guest)
    );
  },

  'who returns after very long is told of the last two thousand entries': async open => {
    const inn = open({ games: [offered(solitaire)] });
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { from: position(0, [[1], [2]], [[], []]) });
    const { after } = live.table.match!;
    await inn.wish(house, live, 'ann', { type: 'move', after, moves: Array.from({ length: 2100 }, () => 'draw') });
    const { seq } = live.table;
    const guest = await inn.follower(house, live, 'bob', { seq: after });
    return differs(
      'what they are told of',
      guest.steps.map(step => [step.since, step.seq, step.entries.length]),
      [[seq - 2000, seq, 2000]],
    );
  },

  'who comes from a house that knows more is not shown less': async open => {
    const inn = open({ bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['ann', 'bob']);
    const there = await inn.at(other, live);
    await inn.moves(house, live, 2);
    const guest = await inn.follower(other, there, 'ann', { seq: live.table.seq });
    return differs(
      'the entry they are shown',
      guest.steps.map(({ since, seq }) => [since, seq]),
      [[live.table.seq, live.table.seq]],
    );
  },

  'a seat that has seen more than is stored is told on, once, and a stranger is not believed': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob']);
    const { seq } = live.table;
    await inn.follower(house, live, undefined, { seq: seq + 9 });
    await inn.follower(house, live, 'eve', { seq: seq + 9 });
    await inn.follower(house, live, 'bob', { seq });
    const before = inn.problems.length;
    for (const name of ['ann', 'bob']) await inn.follower(house, live, name, { seq: seq + 1 });
    return differs('problems before and after', [before, inn.problems.length], [0, 1]);
  },

  'who may not watch hears of the table and sees nothing of the match': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'bob'], { spectators: false });
    const stranger = await inn.follower(house, live, 'cyd');
    const before = stranger.tables.length;
    await inn.moves(house, live, 2);
    await inn.wish(house, live, 'ann', { type: 'resign' });
    return (
      differs('what they were answered', stranger.errors, ['spectators-forbidden']) ??
      differs('the news they heard', [before, stranger.tables.at(-1)?.status], [1, 'over']) ??
      differs('the steps they saw', stranger.steps, [])
    );
  },

  'who sits down sees the match from there': async open => {
    const inn = open();
    const house = inn.house();
    const live = await inn.table(house, ['ann', 'open'], { spectators: false, start: false });
    const guest = await inn.follower(house, live, 'bob');
    await inn.wish(house, live, 'bob', { type: 'sit', seat: 1, commitment: null });
    await inn.wish(house, live, 'bob', { type: 'start' });
    await inn.moves(house, live, 2);
    const viewers = guest.steps.map(({ view }) => (view as { viewer: unknown }).viewer);
    return differs('as whom they saw', viewers, [1, 1, 1]) ?? missing(inn, live, guest);
  },
};

/** Patience in which nobody else ever has a turn. */
const solitaire: AnyGame = {
  ...patience,
  apply: (s: { turn: Seat }, seat, ...rest) => {
    patience.apply(s, seat, ...rest);
    s.turn = seat;
  },
};

/** Four at a table in a crowd, and a spectator, all following. */
async function crowd(open: Parameters<Check>[0], setting: Parameters<Inn['table']>[2] = {}) {
  const inn = open({ isCrowded: true });
  const house = inn.house();
  const names = ['ann', 'bob', 'cyd', 'dan'];
  const live = await inn.table(house, names, setting);
  const guests = new Map<string, Guest>();
  for (const name of [...names, 'eve']) guests.set(name, await inn.follower(house, live, name));
  return { inn, house, live, guests };
}

/** Says what somebody was not told as it is in the log, or twice, or in another order. */
async function missing(inn: Inn, live: LiveTable, guest: Guest): Promise<string | undefined> {
  const { viewer } = guest.steps.at(-1)!.view as PipsView;
  const { since } = guest.steps[0]!;
  const told = guest.facts.filter(([, facts]) => facts.length > 0);
  return differs(
    `what ${viewer} was told`,
    told,
    factsIn(await inn.log(live), live.hosted.game, viewer).filter(([seq]) => seq > since),
  );
}

/** Says which news of the table came before what had happened until then. */
async function overtaken(inn: Inn, live: LiveTable, { heard }: Guest): Promise<string | undefined> {
  const moves = factsIn(await inn.log(live), live.hosted.game, 'public').map(([seq]) => seq);
  let known = 0;
  for (const message of heard) {
    if (message.type === 'step') known = message.seq;
    if (message.type !== 'table' || known === 0) continue;
    const untold = moves.filter(seq => seq > known && seq <= message.table.seq);
    if (untold.length > 0) return `news after entry ${message.table.seq} came before move ${untold[0]}`;
  }
  return;
}

async function firstTrouble<T>(things: readonly T[], trouble: (thing: T) => Promise<string | undefined>): Promise<string | undefined> {
  for (const thing of things) {
    const found = await trouble(thing);
    if (found !== undefined) return found;
  }
  return;
}
