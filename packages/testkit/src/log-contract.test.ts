import { type Entry, type Log, memoryLog } from '@tabard/table';
import { expect, test } from 'vitest';
import { LOG_CHECKS, logContract, survives } from './log-contract.ts';

logContract(memoryLog, { name: 'memoryLog' });

/** Each is a log in memory with one bug in it, and the check that has to find it. */
const BUGS: Record<string, { readonly breaks: string; readonly bug: (log: Log) => Partial<Log> }> = {
  'forgets the order': {
    breaks: 'entries read back in order, from any number on',
    bug: log => ({ read: async (match, after) => (await log.read(match, after)).toReversed() }),
  },
  'reads one entry too many': {
    breaks: 'entries read back in order, from any number on',
    bug: log => ({ read: (match, after) => log.read(match, after - 1) }),
  },
  'loses who wrote an entry': {
    breaks: 'an entry says what it said',
    bug: log => ({ append: run => log.append(run.map(({ table: _, ...entry }) => entry)) }),
  },
  'does not tell matches from each other by case': {
    breaks: 'matches do not mix',
    bug: log => ({
      append: run => log.append(run.map(entry => ({ ...entry, match: entry.match.toLowerCase() }))),
      read: (match, after) => log.read(match.toLowerCase(), after),
    }),
  },
  'answers any match with all entries': {
    breaks: 'a match nobody played has no entries',
    bug: log => ({ read: (_match, after) => log.read('m', after) }),
  },
  'lets the last writer win': {
    breaks: 'a taken number is answered, and nothing is stored',
    bug: () => lastWriterWins(),
  },
  'stores the free part of a run': {
    breaks: 'a run is stored as a whole or not at all',
    bug: log => ({
      append: async run => {
        const answers = [];
        for (const entry of run) answers.push(await log.append([entry]));
        return answers.includes('taken') ? 'taken' : 'stored';
      },
    }),
  },
  'looks first and stores later': {
    breaks: 'of many appends of one number at once exactly one is stored',
    bug: log => {
      const hasty = lastWriterWins();
      return {
        ...hasty,
        append: async run => {
          const used = new Set((await hasty.read(run[0]!.match, 0)).map(({ seq }) => seq));
          await Promise.resolve();
          return run.some(({ seq }) => used.has(seq)) ? log.append([]).then(() => 'taken') : hasty.append(run);
        },
      };
    },
  },
  'drops what comes while it is busy': {
    breaks: 'many matches at once are all stored',
    bug: log => {
      let busy = 0;
      return {
        append: async run => {
          busy++;
          await Promise.resolve();
          const answer = busy > 30 ? 'stored' : await log.append(run);
          busy--;
          return answer;
        },
      };
    },
  },
  'answers before it stores': {
    breaks: 'what was answered can be read at once',
    bug: log => ({
      append: async run => {
        setTimeout(() => void log.append(run), 1);
        return 'stored';
      },
    }),
  },
};

test.each(Object.entries(BUGS))('the contract finds a log that %s', async (_name, { breaks, bug }) => {
  const log = memoryLog();
  expect(await LOG_CHECKS[breaks]!({ ...log, ...bug(log) })).toBeTypeOf('string');
});

test('the contract finds a log that forgets everything', async () => {
  expect(await survives(() => memoryLog())(memoryLog())).toBeTypeOf('string');
  expect(await survives(log => log)(memoryLog())).toBeUndefined();
});

function lastWriterWins(): Log {
  const entries: Entry[] = [];
  return {
    append: async run => {
      for (const entry of run) {
        const place = entries.findIndex(({ match, seq }) => match === entry.match && seq === entry.seq);
        entries.splice(place === -1 ? entries.length : place, place === -1 ? 0 : 1, entry);
      }
      return 'stored';
    },
    read: async (match, after) => entries.filter(entry => entry.match === match && entry.seq > after),
  };
}
