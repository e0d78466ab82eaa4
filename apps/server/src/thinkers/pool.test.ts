import type { Question } from '@tabard/house';
import { ScriptedTime } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import type { Mind, Task } from './mind.ts';
import { BotPool } from './pool.ts';

const PAUSE_MS = 900;

interface Faking {
  readonly workers?: number;
  readonly pauseMs?: number;
  /** How much there is to think about, as everybody sees it. */
  readonly doubt?: number;
  fails?(task: Task): boolean;
  addressOf?(owner: string): string | undefined;
}

/** Thinks as long as it is told to or until it is hurried, but for a forced move; `fails` says which of its tasks it dies over. */
function fakePool({ workers = 1, pauseMs = PAUSE_MS, doubt = 1, fails = () => false, addressOf = () => undefined }: Faking = {}) {
  const time = new ScriptedTime();
  const tasks: Task[] = [];
  const staff = { hired: 0, dismissed: 0 };
  const hire = (): Mind => {
    staff.hired++;
    let hurry = () => {};
    return {
      ready: Promise.resolve(),
      ask: task =>
        new Promise((resolve, reject) => {
          tasks.push(task);
          const thinksMs = task.view === 'forced' ? 0 : Number(/:(\d+)ms/.exec(task.spec)?.[1] ?? 20);
          const end = () => (fails(task) ? reject(new Error('died')) : resolve(`move of ${task.seat}`));
          time.after(thinksMs, end);
          hurry = end;
        }),
      weigh: async () => doubt,
      glance: ({ trial }) =>
        new Promise((resolve, reject) => {
          time.after(1, () => (trial.move === 'deadly' ? reject(new Error('died')) : resolve(trial.move === 'harmless')));
        }),
      hurry: () => hurry(),
      dismiss: async () => {
        staff.dismissed++;
      },
    };
  };
  const pool = new BotPool({ pauseMs, workers, time, hire, addressOf });
  const answers = new Map<number, { readonly said: string; readonly at: number }>();
  const ask = (seat: number, asked: Partial<Question> = {}): Question => {
    const note = (said: string) => void answers.set(seat, { said, at: time.now() });
    const question = { game: 'pips', level: 'strong', view: 'free', publicView: 'table', seat, owner: 'ann', isWatched: true, ...asked };
    pool.choose(question).then(note, (error: Error) => note(error.message));
    return question;
  };
  const specs = (): string[] => tasks.map(({ spec }) => spec);
  return { time, pool, staff, ask, answers, specs, tasks };
}

describe('time', () => {
  test.each(['easy', 'medium', 'strong', 'greedy', 'random'])('%s takes the same time, whatever there is to choose', async level => {
    const { time, ask, answers } = fakePool({ workers: 2 });
    ask(0, { level, view: 'forced' });
    ask(1, { level, view: 'free' });
    await time.pass(5000);
    expect([...answers.values()].map(({ at }) => at)).toEqual([PAUSE_MS, PAUSE_MS]);
  });

  test('also when the queue leaves a search to end after the pause', async () => {
    const late = async (view: string) => {
      const { time, ask, answers } = fakePool();
      for (let seat = 0; seat < 3; seat++) ask(seat);
      ask(3, { view });
      await time.pass(5000);
      return answers.get(3)!.at;
    };
    expect(await late('free')).toBeGreaterThan(PAUSE_MS);
    expect(await late('forced')).toBe(await late('free'));
  });

  test('strong searches within the pause; only it is told how long', async () => {
    const { time, ask, specs } = fakePool({ workers: 3 });
    for (const [seat, level] of ['strong', 'medium', 'easy'].entries()) ask(seat, { level });
    await time.pass(1000);
    expect(specs()).toEqual(['strong:800ms', 'medium', 'easy']);
  });

  test.each([
    [0, 'strong:24ms'],
    [500, 'strong:400ms'],
    [60_000, 'strong:800ms'],
  ])('with a pause of %i ms it is %s', async (pauseMs, spec) => {
    const { time, ask, specs } = fakePool({ pauseMs });
    ask(0);
    await time.pass(0);
    expect(specs()).toEqual([spec]);
  });
});

describe('a master', () => {
  const master = { level: 'master' };

  test.each([
    [1, 'master:5000ms', 5000],
    [0.4, 'master:2000ms', 2000],
    [0.1, 'master:800ms', PAUSE_MS],
    [0, 'master:800ms', PAUSE_MS],
  ])('takes the more time the more there is to think about, as everybody sees it: %d', async (doubt, spec, at) => {
    const { time, ask, answers, specs } = fakePool({ doubt });
    ask(0, master);
    await time.pass(6000);
    expect(specs()).toEqual([spec]);
    expect(answers.get(0)!.at).toBe(at);
  });

  test('takes the same time, whatever it holds', async () => {
    const { time, ask, answers } = fakePool({ workers: 2 });
    ask(0, { ...master, view: 'forced' });
    ask(1, { ...master, view: 'free' });
    await time.pass(6000);
    expect([...answers.values()].map(({ at }) => at)).toEqual([5000, 5000]);
  });

  test.each([
    ['forced', 300, 900],
    ['free', 300, 900],
    ['forced', 1000, 1000],
    ['free', 1000, 1000],
    ['forced', 4000, 4000],
    ['free', 4000, 4000],
  ])('with a %s move makes room for who comes after %i ms, no later than others would', async (view, comesAt, at) => {
    const { time, ask, answers } = fakePool();
    ask(0, { ...master, view });
    await time.pass(comesAt);
    ask(1, { owner: 'bob' });
    await time.pass(10_000);
    expect(answers.get(0)!.at).toBe(at);
    expect(answers.get(1)!.at).toBeLessThanOrEqual(comesAt + 1500);
  });

  test('lets who comes have a mind that is free, and goes on', async () => {
    const { time, ask, answers } = fakePool({ workers: 2 });
    ask(0, master);
    await time.pass(1000);
    ask(1, { owner: 'bob' });
    await time.pass(10_000);
    expect([answers.get(0)!.at, answers.get(1)!.at]).toEqual([5000, 1000 + PAUSE_MS]);
  });

  test('thinks no longer than others where somebody waits, or nobody looks', async () => {
    const crowd = fakePool();
    for (let seat = 0; seat < 3; seat++) crowd.ask(seat, master);
    await crowd.time.pass(10_000);
    expect(crowd.specs()).toEqual(['master:500ms', 'master:500ms', 'master:5000ms']);
    const unseen = fakePool();
    unseen.ask(0, { ...master, isWatched: false });
    await unseen.time.pass(10_000);
    expect(unseen.specs()).toEqual(['master:800ms']);
  });

  test('costs its owner what it was given', async () => {
    const { time, ask, tasks } = fakePool();
    ask(0, { ...master, owner: 'ann' });
    await time.pass(100);
    ask(1, { owner: 'ann' });
    ask(2, { owner: 'ann' });
    for (let seat = 3; seat < 8; seat++) ask(seat, { owner: 'bob' });
    await time.pass(20_000);
    expect(tasks.map(({ seat }) => seat).indexOf(2)).toBeGreaterThan(3);
  });

  test('that fails is asked again, and closes with the others', async () => {
    let deaths = 1;
    const { time, ask, pool, staff, answers } = fakePool({ fails: () => deaths-- > 0 });
    ask(0, master);
    await time.pass(5000);
    expect([answers.size, staff.hired]).toEqual([0, 2]);
    await pool.close();
    await time.pass(0);
    expect(answers.get(0)!.said).toBe('closed');
    await time.pass(10_000);
    expect(staff).toEqual({ hired: 2, dismissed: 2 });
  });
});

describe('the queue', () => {
  test('shares what time there is: the more wait, the shorter everybody searches, and nobody waits two seconds', async () => {
    const { time, ask, answers, specs } = fakePool();
    ask(0);
    await time.pass(10);
    for (let seat = 1; seat < 11; seat++) ask(seat);
    await time.pass(5000);
    expect(specs()).toEqual(['strong:800ms', ...Array(10).fill('strong:71ms')]);
    expect(answers.get(0)!.at).toBe(PAUSE_MS);
    expect(answers.get(10)!.at).toBe(1510);
  });

  test('however many wait, a search is worth something', async () => {
    const { time, ask, answers, specs } = fakePool();
    for (let seat = 0; seat < 100; seat++) ask(seat);
    await time.pass(5000);
    expect(new Set(specs())).toEqual(new Set(['strong:24ms']));
    expect(answers.get(99)!.at).toBe(2400);
  });

  test('four questions of one moment get equal parts', async () => {
    const { time, ask, answers, specs } = fakePool();
    ask(0, { level: 'easy' });
    for (let seat = 1; seat < 5; seat++) ask(seat);
    await time.pass(5000);
    expect(specs().slice(1)).toEqual(['strong:370ms', 'strong:370ms', 'strong:370ms', 'strong:370ms']);
    expect(answers.get(4)!.at).toBe(1500);
  });

  test('several workers think at the same time, and no more than there are', async () => {
    const { time, ask, staff, answers } = fakePool({ workers: 3 });
    for (let seat = 0; seat < 9; seat++) ask(seat);
    await time.pass(5000);
    expect(staff).toEqual({ hired: 3, dismissed: 0 });
    expect(answers.size).toBe(9);
  });

  test('who dies is replaced, and somebody else is asked the same', async () => {
    let deaths = 1;
    const { time, ask, staff, answers } = fakePool({ fails: ({ seat }) => seat === 1 && deaths-- > 0 });
    for (let seat = 0; seat < 3; seat++) ask(seat);
    await time.pass(5000);
    expect([...answers.values()].map(({ said }) => said)).toEqual(['move of 0', 'move of 1', 'move of 2']);
    expect(staff).toEqual({ hired: 2, dismissed: 1 });
  });

  test('what nobody survives has no answer, and takes no less time', async () => {
    const { time, ask, staff, answers } = fakePool({ fails: ({ seat }) => seat === 0 });
    ask(0, { level: 'medium' });
    ask(1, { level: 'medium' });
    await time.pass(5000);
    expect(answers.get(0)).toEqual({ said: 'died', at: PAUSE_MS });
    expect(answers.get(1)).toEqual({ said: 'move of 1', at: PAUSE_MS });
    expect(staff).toEqual({ hired: 3, dismissed: 2 });
  });

  test('closed, it lets nobody wait', async () => {
    const { time, ask, pool, staff, answers } = fakePool();
    ask(0, { level: 'easy' });
    ask(1);
    ask(2);
    await time.pass(100);
    await pool.close();
    await time.pass(0);
    expect([...answers.values()].map(({ said }) => said)).toEqual(['closed', 'closed', 'closed']);
    await time.pass(5000);
    expect(staff).toEqual({ hired: 1, dismissed: 1 });
  });

  test('closed, it hires nobody for whoever dies then, and takes no more questions', async () => {
    const { time, ask, pool, staff, answers } = fakePool({ workers: 2, fails: () => true });
    ask(0);
    ask(1);
    await time.pass(100);
    await pool.close();
    ask(2);
    await time.pass(5000);
    expect([...answers.values()].map(({ said }) => said)).toEqual(['closed', 'closed', 'closed']);
    expect(staff).toEqual({ hired: 2, dismissed: 2 });
  });
});

const TABLES = 1200;
const IDENTITIES = 60;
const BYSTANDERS = 5;

interface Attack {
  /** Who is taken to have asked. */
  ownerOf?(name: string): string;
  addressOf?(name: string): string | undefined;
  readonly isWatched?: boolean;
  readonly level?: string;
}

/** How bystanders fare beside somebody with very many tables of bots and many identities. */
async function beside({ ownerOf = name => name, addressOf = () => undefined, isWatched = true, level = 'strong' }: Attack) {
  const { time, pool, tasks } = fakePool({ addressOf });
  const play = async (name: string, moves: number, isWatched: boolean, note: (waitedMs: number) => void) => {
    const question = { game: 'pips', view: name, publicView: 'table', seat: 0, owner: ownerOf(name), isWatched };
    for (let n = 0; n < moves; n++) {
      const at = time.now();
      await pool.choose({ ...question, level: name.startsWith('eve') ? level : 'strong' });
      note(time.now() - at);
    }
  };
  for (let i = 0; i < TABLES; i++) void play(`eve ${i % IDENTITIES}`, 1000, isWatched, () => {});
  await time.pass(3000);
  const waits: number[] = [];
  for (let i = 0; i < BYSTANDERS; i++) void play(`bystander ${i}`, 8, true, waitedMs => waits.push(waitedMs));
  await time.pass(20_000);
  const searches = tasks.filter(({ view }) => String(view).startsWith('bystander')).map(({ spec }) => Number(/\d+/.exec(spec)![0]));
  return { moves: waits.length, longestMs: Math.max(...waits), shortestSearchMs: Math.min(...searches) };
}

const homeOf = (name: string): string => name.replace(/^eve.*/, 'where eve lives');

describe('beside 1,200 tables of one attacker', () => {
  test.each<[string, Attack]>([
    ['one identity', { ownerOf: homeOf }],
    ['many at one address', { addressOf: homeOf }],
    ['nobody watches', { addressOf: homeOf, isWatched: false }],
    ['masters', { addressOf: homeOf, level: 'master' }],
    ['masters whom nobody watches', { addressOf: homeOf, level: 'master', isWatched: false }],
  ])('everybody else’s bots keep their pace: %s', async (_, attack) => {
    const { moves, longestMs, shortestSearchMs } = await beside(attack);
    expect(moves).toBe(8 * BYSTANDERS);
    expect(longestMs).toBeLessThanOrEqual(1500);
    expect(shortestSearchMs).toBeGreaterThan(3 * 24);
  });

  test('a plain queue would not let them: this is noticed', async () => {
    const { moves, longestMs } = await beside({ ownerOf: () => 'everybody' });
    expect(moves === 8 * BYSTANDERS && longestMs <= 1500).toBe(false);
  });
});

describe('what nobody watches', () => {
  test('comes after what somebody does', async () => {
    const { time, ask, tasks } = fakePool();
    ask(0);
    for (let seat = 1; seat < 4; seat++) ask(seat, { isWatched: false });
    for (let seat = 4; seat < 7; seat++) ask(seat);
    await time.pass(10_000);
    expect(tasks.map(({ seat }) => seat)).toEqual([0, 4, 5, 6, 1, 2, 3]);
  });

  test('takes four times as long, and no more than eight of an address think at a time', async () => {
    const { time, ask, answers } = fakePool({ addressOf: owner => (owner === 'cyd' ? 'elsewhere' : 'home') });
    for (let seat = 0; seat < 20; seat++) ask(seat, { level: 'easy', isWatched: false, owner: seat % 2 ? 'ann' : 'bob' });
    ask(20, { level: 'easy', isWatched: false, owner: 'cyd' });
    await time.pass(20_000);
    const at = Array.from({ length: 21 }, (_, seat) => Math.floor(answers.get(seat)!.at / (4 * PAUSE_MS)));
    expect(at).toEqual([...Array(8).fill(1), ...Array(8).fill(2), ...Array(4).fill(3), 1]);
  });

  test('is no less urgent than anything else once somebody does', async () => {
    const { time, pool, ask, answers, tasks } = fakePool();
    const questions = Array.from({ length: 12 }, (_, seat) => ask(seat, { level: 'easy', isWatched: false }));
    await time.pass(10);
    // One that is thought about, one that waits for a mind, one that waits for a place.
    for (const seat of [0, 5, 11]) pool.hurry(questions[seat]!);
    await time.pass(30_000);
    expect(tasks.slice(0, 4).map(({ seat }) => seat)).toEqual([0, 5, 11, 1]);
    expect([0, 5, 11].map(seat => answers.get(seat)!.at)).toEqual([PAUSE_MS, PAUSE_MS, PAUSE_MS]);
    expect(answers.size).toBe(12);
  });

  test('is answered at once where only the pause is left', async () => {
    const { time, pool, ask, answers } = fakePool();
    const question = ask(0, { level: 'easy', isWatched: false });
    await time.pass(2 * PAUSE_MS);
    expect(answers.size).toBe(0);
    pool.hurry(question);
    await time.pass(0);
    expect(answers.get(0)!.at).toBe(2 * PAUSE_MS);
    pool.hurry(question);
  });
});

describe('whether a move may be taken back', () => {
  const trial = (move: string) => ({ seat: 0, move, before: {}, seed: 'a' });

  test('is for who has nothing else to do: one after the other, the latest first, after all that bots are asked', async () => {
    const { time, pool, ask, answers } = fakePool();
    const order: string[] = [];
    const look = (name: string) => void pool.glance('pips', trial('harmless'))!.then(may => order.push(`${name} ${may}`));
    look('first');
    look('second');
    look('third');
    ask(0, { level: 'easy' });
    await time.pass(1);
    expect(order).toEqual(['first true']);
    await time.pass(PAUSE_MS);
    expect(order).toEqual(['first true', 'third true', 'second true']);
    const telling = pool.glance('pips', trial('telling'));
    await time.pass(1);
    expect([answers.get(0)!.said, await telling]).toEqual(['move of 0', false]);
  });

  test('is left to others where nobody has time, or too many wait', async () => {
    const { time, pool, ask } = fakePool();
    ask(0);
    const complain = ({ message }: Error) => message;
    const looks = Array.from({ length: 200 }, () => pool.glance('pips', trial('harmless'))!.catch(complain));
    expect(pool.glance('pips', trial('harmless'))).toBe(undefined);
    await time.pass(499);
    const late = pool.glance('pips', trial('harmless'));
    expect(late).toBe(undefined);
    await time.pass(1);
    expect(new Set(await Promise.all(looks))).toEqual(new Set(['nobody has time to look']));
  });

  test('ends with the pool', async () => {
    const { pool, ask } = fakePool();
    ask(0);
    const look = pool.glance('pips', trial('harmless'))!.catch(({ message }: Error) => message);
    await pool.close();
    expect([await look, pool.glance('pips', trial('harmless'))]).toEqual(['closed', undefined]);
  });

  test('who dies over it is followed by another', async () => {
    const { time, pool, staff, ask, answers } = fakePool();
    const died = pool.glance('pips', trial('deadly'))!.catch(({ message }: Error) => message);
    ask(0);
    await time.pass(5000);
    expect([await died, answers.get(0)!.said, staff]).toEqual(['died', 'move of 0', { hired: 2, dismissed: 1 }]);
  });
});
