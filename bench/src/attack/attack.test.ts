import { expect, test } from 'vitest';
import { type AttackBench, shortcomings } from './index.ts';

const FINE: AttackBench = {
  quiet: { moves: 9, p50Ms: 1, p99Ms: 2, worstMs: 3 },
  attacks: [
    {
      name: 'planted',
      attempts: 5,
      answers: { 4: 5 },
      failures: [],
      closed: 0,
      acks: { moves: 9, p50Ms: 1, p99Ms: 6, worstMs: 7 },
      besideSink: { moves: 9, p50Ms: 1, p99Ms: 2, worstMs: 3 },
    },
  ],
  files: { files: 1, oddExits: 0, escapes: 0 },
  attempts: 6,
  serverErrors: 0,
  disconnects: 0,
  complaints: [],
  memory: {
    before: { heap: 100, rss: 1, peakRss: 1 },
    fromOne: { heap: 300, rss: 1, peakRss: 399_000_000 },
    after: { heap: 120, rss: 1, peakRss: 500_000_000 },
    settledMs: 59_000,
  },
};

test.each<[string, Partial<AttackBench>]>([
  ['answers 5xx: 1\nGET /: 500', { serverErrors: 1, attacks: [{ ...FINE.attacks[0]!, failures: ['GET /: 500'] }] }],
  ['disconnects of the bystander: 1', { disconnects: 1 }],
  ['the bystander was told: no', { complaints: ['no'] }],
  ['planted: the bystander got no answer', { attacks: [{ ...FINE.attacks[0]!, acks: { moves: 0, p50Ms: NaN, p99Ms: NaN, worstMs: 0 } }] }],
  ['planted: p99 6.1 ms, beside a sink 2.0 ms', { attacks: [{ ...FINE.attacks[0]!, acks: { ...FINE.attacks[0]!.acks, p99Ms: 6.1 } }] }],
  ['commands to a terminal: 1', { files: { files: 1, oddExits: 0, escapes: 1 } }],
  ['odd ends of verify: 2', { files: { files: 2, oddExits: 2, escapes: 0 } }],
  ['the heap is at 121 % a minute later', { memory: { ...FINE.memory, after: { ...FINE.memory.after, heap: 121 } } }],
  ['resident memory reached 401 MB', { memory: { ...FINE.memory, fromOne: { ...FINE.memory.fromOne, peakRss: 401_000_000 } } }],
])('it would be seen: %s', (line, planted) => {
  expect(shortcomings(FINE, { withTimes: true })).toEqual([]);
  expect(shortcomings({ ...FINE, ...planted }, { withTimes: true })).toEqual([line]);
});
