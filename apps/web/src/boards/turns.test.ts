import { expect, test } from 'vitest';
import { lastDeeds, turnsOf } from './turns.ts';

interface Fact {
  readonly type: string;
  readonly seat?: number;
}

const fact = (type: string, seat?: number): Fact => (seat === undefined ? { type } : { type, seat });
const HAPPENED = [
  { seq: 1, fact: fact('round') },
  { seq: 2, fact: fact('played', 0) },
  { seq: 2, fact: fact('skipped', 1) },
  { seq: 3, fact: fact('called', 0) },
  { seq: 4, fact: fact('drew', 2) },
  { seq: 4, fact: fact('shuffled') },
  { seq: 5, fact: fact('played', 0) },
  { seq: 5, fact: fact('round-over') },
  { seq: 5, fact: fact('majority') },
  { seq: 6, fact: fact('played', 0) },
  { seq: 7, fact: fact('shuffled') },
  { seq: 7, fact: fact('drew', 1) },
];

test('entries of one seat in a row are one turn, with what it did to others and what came of it; rounds stand by themselves', () => {
  expect(turnsOf(HAPPENED).map(({ seat, facts }) => [seat, facts.map(({ type }) => type)])).toEqual([
    [undefined, ['round']],
    [0, ['played', 'skipped', 'called']],
    [2, ['drew', 'shuffled']],
    [0, ['played']],
    [undefined, ['round-over', 'majority']],
    [0, ['played']],
    [1, ['shuffled', 'drew']],
  ]);
});

const deedsAfter = (count: number): object =>
  Object.fromEntries(lastDeeds(turnsOf(HAPPENED.slice(0, count)), ({ type }) => (type === 'called' ? '' : type)));

test('a seat keeps what it did last, not what was done to it', () => {
  expect(deedsAfter(HAPPENED.length)).toEqual({ 0: ['played'], 1: ['drew'], 2: ['drew'] });
});

test('a seat whose turn was taken from it keeps that until its next', () => {
  expect(deedsAfter(4)).toEqual({ 0: ['played'], 1: ['skipped'] });
});
