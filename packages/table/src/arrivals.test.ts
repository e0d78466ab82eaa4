import { expect, test } from 'vitest';
import { arrivals } from './arrivals.ts';
import type { Deed, Entry } from './entry.ts';

const logOf = (...deeds: readonly Deed[]): Entry[] =>
  deeds.map((deed, index) => ({ table: 't', seq: index + 1, at: (index + 1) * 10, salt: '', hash: '', deed }));

const sat = (seat: number, player: string): Deed => ({ type: 'sat', seat, player });

test.each<[string, readonly Deed[], Record<string, number>]>([
  ['who sits down has come then', [sat(0, 'ann'), sat(1, 'bob')], { ann: 10, bob: 20 }],
  ['who sits down again on their seat came before', [sat(0, 'ann'), sat(0, 'ann')], { ann: 10 }],
  ['who changes seats came before', [sat(0, 'ann'), sat(1, 'ann'), sat(0, 'bob')], { ann: 10, bob: 30 }],
  ['who got up and came back has come anew', [sat(0, 'ann'), { type: 'left', seat: 0 }, sat(0, 'ann')], { ann: 30 }],
  ['who got up from a seat they changed to is gone', [sat(0, 'ann'), sat(1, 'ann'), { type: 'left', seat: 1 }], {}],
  [
    'who came late and gave the seat back to its bot is gone',
    [sat(0, 'ann'), { type: 'botSeated', seat: 0, name: 'Isolde', level: 'easy', by: 'ann', again: true }],
    {},
  ],
  ['a program comes when it is invited', [{ type: 'invited', seat: 1, player: 'engine', by: 'ann' }], { engine: 10 }],
  [
    'a program that was sent away is gone',
    [
      { type: 'invited', seat: 1, player: 'engine', by: 'ann' },
      { type: 'opened', seat: 1, by: 'ann' },
    ],
    {},
  ],
])('%s', (_name, deeds, came) => expect(Object.fromEntries(arrivals(logOf(...deeds)))).toEqual(came));
