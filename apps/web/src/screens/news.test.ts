import { expect, test } from 'vitest';
import { newsSince } from './news.ts';

const session = {
  history: { value: [2, 3, 5].map(seq => ({ seq, fact: { type: `fact ${seq}` } })) },
  tabled: { value: [4, 6].map(seq => ({ seq, deed: { type: 'takenBack', seat: 0 } as const })) },
} as unknown as Parameters<typeof newsSince>[0];

test.each([
  ['nothing new', { facts: 5, tabled: 6 }, 5, [], [], { facts: 5, tabled: 6 }],
  ['a fact that is not shown yet waits', { facts: 3, tabled: 6 }, 3, [], [], { facts: 3, tabled: 6 }],
  ['who came or went is told at once, and passes over no fact', { facts: 2, tabled: 0 }, 3, [3], [4, 6], { facts: 3, tabled: 6 }],
  ['a leap back tells nothing twice', { facts: 5, tabled: 6 }, 2, [], [], { facts: 5, tabled: 6 }],
] as const)('%s', (_, heard, seen, facts, tabled, then) => {
  const news = newsSince(session, heard, seen);
  expect([news.facts.map(({ seq }) => seq), news.tabled.map(({ seq }) => seq), news.heard]).toEqual([facts, tabled, then]);
});
