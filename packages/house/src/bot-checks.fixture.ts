import { type PipsView, pips } from '@tabard/testkit/pips';
import type { House, LiveTable } from './index.ts';
import { type Check, deadBus, differs, type Inn, offered, Ponderer, position, quickThinker, thinkerOf, turnAt } from './inn.fixture.ts';
import { failOnce } from './wish-checks.fixture.ts';

/** How bots play. */
export const BOT_CHECKS: Record<string, Check> = {
  'a thought that is outdated is not even asked for': async open => {
    const asked = await Promise.all([
      askedFor(open, async () => {}),
      askedFor(open, async ({ inn, house, live }) => void (await inn.wish(house, live, 'bob', { type: 'takeBack' }))),
      askedFor(open, async ({ live }) => {
        await live.wish('house', { type: 'move', seat: 1, after: live.table.match!.after, moves: ['draw'] });
      }),
    ]);
    return differs('the moves asked for', asked, [['2'], [], []]);
  },

  'a thought for a position that is gone is not made in another': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker, bus: deadBus });
    const [house, other] = [inn.house(), inn.house()];
    const live = await inn.table(house, ['bot', 'bot'], { host: 'ann', from: position(0, [[2], [3]], [[], []]) });
    await inn.at(other, live);
    questions[1]!.answer('draw');
    await inn.time.pass(0);
    questions[2]!.answer('draw');
    await inn.time.pass(0);
    await live.catchUp();
    questions[0]!.answer('2');
    await inn.time.pass(0);
    return differs('the moves', await inn.movesIn(live), ['draw', 'draw']);
  },

  'a bot that fails makes the harmless move': async open => {
    const { inn, live, questions } = await stoodIn(open);
    questions[0]!.fail();
    await inn.time.pass(0);
    return differs('the moves', await inn.movesIn(live), ['2']);
  },

  'a bot that wants an illegal move makes the harmless one': async open => {
    const { inn, live, questions } = await stoodIn(open);
    questions[0]!.answer('9');
    await inn.time.pass(0);
    return differs('the moves', await inn.movesIn(live), ['2']) ?? differs('the problems', inn.problems, ['a bot wanted an illegal move']);
  },

  "a bot's move that could not be stored is made when the house goes on": async open => {
    const { inn, live, questions } = await stoodIn(open);
    failOnce(inn, { isStored: false });
    questions[0]!.answer('2');
    await inn.time.pass(500);
    const before = questions.length;
    await inn.time.pass(500);
    questions[1]?.answer('3');
    await inn.time.pass(0);
    return differs('the thoughts before, and the moves', [before, await inn.movesIn(live)], [1, ['3']]);
  },

  'a bot that can do nothing right thinks once': async open => {
    let thoughts = 0;
    const strict = { ...pips, refusal: () => ({ rule: '1', because: 'cannot' }) };
    const inn = open({
      games: [offered(strict)],
      thinker: () => thinkerOf(async () => (++thoughts > 9 ? new Promise<string>(() => {}) : 'draw')),
    });
    await inn.table(inn.house(), ['bot', 'bot'], { host: 'ann' });
    await inn.time.pass(0);
    return differs('how often it thinks', thoughts, 1);
  },

  'a seat has one thought at a time': async open => {
    const { inn, live, questions } = await stoodIn(open);
    live.nudge();
    live.nudge();
    await inn.time.pass(0);
    return differs('how many questions there are', questions.length, 1);
  },

  'a bot knows what its seat may know, and no more': async open => {
    const { questions } = await stoodIn(open);
    const { game, level, seat, view, publicView } = questions[0]!.question;
    const { viewer, hand, handSizes } = view as PipsView;
    const everybody = publicView as PipsView;
    return (
      differs('the question', [game, level, seat, viewer, hand, handSizes], ['pips', 'easy', 1, 1, [2, 3], [1, 2]]) ??
      differs('what everybody sees', [everybody.viewer, everybody.hand, everybody.handSizes], ['public', undefined, [1, 2]])
    );
  },

  'a question says whose table it is, and whether somebody watches': async open => {
    const { thinker, questions } = new Ponderer();
    const inn = open({ thinker: () => thinker });
    const [house, other] = [inn.house(), inn.house()];
    await inn.program('deep', 'ann');
    const from = position(0, [[1], [2]], [[], []]);
    const watched = async (host: string, watch: (live: LiveTable) => Promise<unknown>) => {
      const live = await inn.table(house, ['ann', 'bot'], { host, from, start: false });
      await watch(live);
      await inn.time.pass(0);
      await inn.wish(house, live, 'ann', { type: 'start' });
      await inn.move(house, live, '1');
      const asked = questions.splice(0).map(({ question }) => question);
      return [asked[0]!.owner, asked.every(({ isWatched }) => isWatched)];
    };
    const told = [
      await watched('bob', async () => {}),
      await watched('deep', live => inn.follower(house, live, undefined)),
      await watched('ann', async live => inn.follower(other, await inn.at(other, live), 'ann')),
    ];
    return differs('whose, and whether it is watched', told, [
      ['bob', false],
      ['ann', true],
      ['ann', true],
    ]);
  },

  'who comes to a table hurries its bots': async open => {
    const { thinker, questions } = new Ponderer();
    const hurried: unknown[] = [];
    const inn = open({ thinker: () => ({ ...thinker, hurry: question => void hurried.push(question) }) });
    const house = inn.house();
    const live = await inn.table(house, ['bot', 'bot'], { host: 'ann' });
    await inn.time.pass(0);
    const before = hurried.length;
    await inn.follower(house, live, undefined);
    const wasFirst = hurried.length === 1 && hurried[0] === questions[0]!.question;
    questions[0]!.answer('draw');
    await inn.time.pass(0);
    await inn.follower(house, live, 'ann');
    return differs('what is hurried before, then, and of what was watched already', [before, wasFirst, hurried.length], [0, true, 1]);
  },

  'bots play a match to its end': async open => {
    const inn = open({ thinker: quickThinker });
    const live = await inn.table(inn.house(), ['bot', 'bot', 'bot'], { host: 'ann' });
    await inn.time.pass(0);
    return differs('how it stands', live.table.about.status, 'over');
  },

  'nothing is thought of in a house that is closed': async open => {
    let thoughts = 0;
    const inn = open({
      thinker: time =>
        thinkerOf(async () => {
          thoughts++;
          await new Promise<void>(resolve => time.after(100, resolve));
          return 'draw';
        }),
    });
    const house = inn.house();
    const live = await inn.table(house, ['bot', 'bot'], { host: 'ann' });
    await inn.time.pass(50);
    await house.close();
    await inn.time.pass(1000);
    return differs('the thoughts and moves', [thoughts, await inn.movesIn(live)], [1, []]);
  },
};

interface StoodIn {
  readonly inn: Inn;
  readonly house: House;
  readonly live: LiveTable;
  readonly questions: Ponderer['questions'];
}

/** It is bob's turn, and a bot thinks for him. */
async function stoodIn(open: Parameters<Check>[0]): Promise<StoodIn> {
  const { thinker, questions } = new Ponderer();
  const inn = open({ thinker: () => thinker });
  const house = inn.house();
  const live = await inn.table(house, ['ann', 'bob'], { from: position(1, [[1], [2, 3]], [[], []]) });
  await inn.wish(house, live, 'bob', { type: 'standIn', seat: turnAt(live), level: 'easy', awayMs: 0 });
  await inn.time.pass(0);
  return { inn, house, live, questions };
}

/** The moves that the bots of a table ask for, when something happens while one thinks. */
async function askedFor(open: Parameters<Check>[0], happens: (at: StoodIn) => Promise<void>): Promise<string[]> {
  const scene = await stoodIn(open);
  const { inn, live } = scene;
  const { thinker, questions } = new Ponderer();
  const asked: string[] = [];
  const at = {
    get table() {
      return live.table;
    },
    hosted: live.hosted,
    isOurs: true,
    owner: 'ann',
    isWatched: true,
    move: async (_seat: number, _after: number, move: string) => {
      asked.push(move);
      return 'made' as const;
    },
  };
  const report = { problem: () => {}, note: () => {}, stored: () => {}, refused: () => {} };
  new inn.api.BotSeats(at, thinker, report).nudge();
  await happens(scene);
  questions[0]!.answer('2');
  await inn.time.pass(0);
  return asked;
}
