import type { Table } from '@tabard/protocol';
import { beforeAll, expect, test } from 'vitest';
import { en } from './i18n/en.ts';
import { t } from './i18n/index.ts';
import { victoryAt, victoryInShort } from './victory.ts';

beforeAll(() => {
  t.value = en;
});

const seats = ['Ada', 'Ben', 'Cy', 'Dora'].map(name => ({ kind: 'player', name })) as unknown as Table['seats'];
const tableOf = (ranking: readonly (readonly number[])[], seat: number | null) =>
  ({ outcome: { ranking, scores: [], reason: 'goal' }, seats, me: { seat, host: false } }) as unknown as Table;

test.each([
  [[[1], [0]], 1, 'You win!', 'You win!'],
  [[[1], [0]], 0, 'Ben wins', 'Ben wins'],
  [[[0, 1], [2]], null, 'Ada and Ben share the victory', 'Ada and Ben share the victory'],
  [[[0, 1], [2]], 1, 'You share the victory with Ada', 'You share the victory with Ada'],
  [[[0, 1, 2], [3]], 3, 'Ada, Ben and Cy share the victory', '3 players share the victory'],
  [[[0, 1, 2], [3]], 0, 'You share the victory with Ben and Cy', '3 players share the victory'],
] as const)('who won, %o, said to seat %s', (ranking, seat, said, inShort) => {
  const table = tableOf(ranking, seat);
  expect([victoryAt(table), victoryInShort(table)]).toEqual([said, inShort]);
});
