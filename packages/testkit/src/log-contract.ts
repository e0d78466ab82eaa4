import type { Entry, Log } from '@tabard/table';
import { describe, expect, test } from 'vitest';

export interface LogPlan {
  readonly name?: string;
  /** Closes a durable log and opens what it left behind. */
  reopen?(log: Log): Log | Promise<Log>;
  close?(log: Log): void | Promise<void>;
}

/** Registers what every log must do as tests, each on a log of its own. */
export function logContract(makeLog: () => Log | Promise<Log>, { name = 'a log', reopen, close }: LogPlan = {}): void {
  describe(`${name} keeps the contract of a log`, () => {
    const checks = { ...LOG_CHECKS, ...(reopen && { 'what is stored survives reopening': survives(reopen) }) };
    test.each(Object.entries(checks))('%s', async (_name, check) => {
      const log = await makeLog();
      try {
        expect(await check(log)).toBeUndefined();
      } finally {
        await close?.(log);
      }
    });
  });
}

/** Says what is wrong with an empty log, or nothing. */
export type LogCheck = (log: Log) => Promise<string | undefined>;

export const LOG_CHECKS: Record<string, LogCheck> = {
  'entries read back in order, from any number on': async log => {
    await log.append(run('m', 1, 4));
    await log.append(run('m', 5, 2));
    await log.append(run('m', 7, 1));
    for (const after of [0, 1, 3, 4, 6, 7, 8]) {
      const wrong = differs(await log.read('m', after), run('m', 1, 7).slice(after));
      if (wrong) return `after ${after}: ${wrong}`;
    }
  },

  'an entry says what it said': async log => {
    const entries: Entry[] = [
      { match: 'm', seq: 1, seat: 5, move: "play 3r; drop table 'entries' — «é漢😀»" },
      { match: 'm', seq: 2, seat: 0, move: 'resign', table: true },
      { match: 'm', seq: 3, seat: 1, move: 'x'.repeat(1000) },
    ];
    await log.append(entries);
    return differs(await log.read('m', 0), entries);
  },

  'a match nobody played has no entries': async log => {
    await log.append(run('m', 1, 2));
    return differs(await log.read('n', 0), []);
  },

  'matches do not mix': async log => {
    const matches = ['m', 'n', 'M', 'm ', 'm1'];
    for (const match of matches) {
      const answer = await log.append(run(match, 1, 2));
      if (answer !== 'stored') return `entry 1 of «${match}» was ${answer}`;
    }
    for (const match of matches) {
      const wrong = differs(await log.read(match, 0), run(match, 1, 2));
      if (wrong) return wrong;
    }
  },

  'a taken number is answered, and nothing is stored': async log => {
    await log.append(run('m', 1, 3));
    for (const late of [run('m', 3, 1, 'late'), run('m', 1, 1, 'late'), run('m', 1, 3, 'late')]) {
      const answer = await log.append(late);
      if (answer !== 'taken') return `an entry with a used number was ${answer}`;
    }
    return differs(await log.read('m', 0), run('m', 1, 3));
  },

  'a run is stored as a whole or not at all': async log => {
    await log.append(run('m', 1, 3));
    const answer = await log.append(run('m', 3, 3, 'late'));
    if (answer !== 'taken') return `a run that begins with a used number was ${answer}`;
    const wrong = differs(await log.read('m', 0), run('m', 1, 3));
    if (wrong) return wrong;
    await log.append(run('n', 3, 1));
    const behind = await log.append(run('n', 1, 3, 'late'));
    if (behind !== 'taken') return `a run that ends with a used number was ${behind}`;
    return differs(await log.read('n', 0), run('n', 3, 1));
  },

  'of many appends of one number at once exactly one is stored': async log => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, writer) => log.append(run('m', 1, 1, `writer ${writer}`))));
    const winners = [...answers.keys()].filter(writer => answers[writer] === 'stored');
    if (winners.length !== 1) return `${winners.length} of 20 heard «stored»`;
    return differs(await log.read('m', 0), run('m', 1, 1, `writer ${winners[0]}`));
  },

  'many matches at once are all stored': async log => {
    const matches = Array.from({ length: 50 }, (_, index) => `match ${index}`);
    const rounds = [1, 3, 5];
    const answers = await Promise.all(matches.map(async match => (await inOrder(rounds, seq => log.append(run(match, seq, 2)))).join()));
    const odd = answers.find(answer => answer !== 'stored,stored,stored');
    if (odd !== undefined) return `an append of a free number was answered ${odd}`;
    for (const match of matches) {
      const wrong = differs(await log.read(match, 0), run(match, 1, 6));
      if (wrong) return wrong;
    }
  },

  'what was answered can be read at once': async log => {
    for (let seq = 1; seq <= 20; seq++) {
      await log.append(run('m', seq, 1));
      const wrong = differs(await log.read('m', seq - 1), run('m', seq, 1));
      if (wrong) return wrong;
    }
  },
};

export function survives(reopen: NonNullable<LogPlan['reopen']>): LogCheck {
  return async log => {
    await log.append(run('m', 1, 3));
    await Promise.all([log.append(run('n', 1, 1)), log.append(run('m', 4, 1))]);
    const again = await reopen(log);
    const wrong = differs(await again.read('m', 0), run('m', 1, 4)) ?? differs(await again.read('n', 0), run('n', 1, 1));
    if (wrong) return wrong;
    const answer = await again.append(run('m', 4, 1, 'late'));
    return answer === 'taken' ? undefined : `after reopening a used number was ${answer}`;
  };
}

function run(match: string, first: number, length: number, move: string = 'move'): Entry[] {
  return Array.from({ length }, (_, index) => ({ match, seq: first + index, seat: (first + index) % 3, move: `${move} ${first + index}` }));
}

async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function differs(actual: readonly Entry[], expected: readonly Entry[]): string | undefined {
  const [read, written] = [actual.map(line), expected.map(line)];
  const place = written.findIndex((text, index) => text !== read[index]);
  if (place !== -1) return `entry ${place + 1} should read «${written[place]}», and reads «${read[place]}»`;
  if (read.length > written.length) return `there is an entry too many: «${read[written.length]}»`;
}

const line = ({ match, seq, seat, move, table }: Entry): string => JSON.stringify([match, seq, seat, move, table ?? false]);
