import type { Question } from '@tabard/house';
import { ScriptedTime } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import type { Mind, Task } from './mind.ts';
import { BotPool } from './pool.ts';

const PAUSE_MS = 900;

interface Faking {
  readonly workers?: number;
  readonly pauseMs?: number;
  fails?(task: Task): boolean;
}

/** Thinks as long as it is told to, but for a forced move; `fails` says which of its tasks it dies over. */
function fakePool({ workers = 1, pauseMs = PAUSE_MS, fails = () => false }: Faking = {}) {
  const time = new ScriptedTime();
  const tasks: Task[] = [];
  const staff = { hired: 0, dismissed: 0 };
  const hire = (): Mind => {
    staff.hired++;
    return {
      ready: Promise.resolve(),
      ask: task =>
        new Promise((resolve, reject) => {
          tasks.push(task);
          const thinksMs = task.view === 'forced' ? 0 : Number(/:(\d+)ms/.exec(task.spec)?.[1] ?? 20);
          time.after(thinksMs, () => (fails(task) ? reject(new Error('died')) : resolve(`move of ${task.seat}`)));
        }),
      dismiss: async () => {
        staff.dismissed++;
      },
    };
  };
  const pool = new BotPool({ pauseMs, workers, time, hire });
  const answers = new Map<number, { readonly said: string; readonly at: number }>();
  const ask = (seat: number, { level = 'strong', view = 'free' }: Partial<Question> = {}): void => {
    const note = (said: string) => void answers.set(seat, { said, at: time.now() });
    pool.choose({ game: 'pips', level, view, seat }).then(note, (error: Error) => note(error.message));
  };
  const specs = (): string[] => tasks.map(({ spec }) => spec);
  return { time, pool, staff, ask, answers, specs };
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
});
