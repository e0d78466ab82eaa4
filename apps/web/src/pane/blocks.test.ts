import type { AnyWords } from '@tabard/core';
import { expect, test } from 'vitest';
import { blocksOf, sayFact, sinceMyTurn } from './blocks.ts';

interface Fact {
  readonly type: string;
  readonly seat?: number;
  readonly target?: number;
}

const words = {
  fact: (fact: Fact, _: unknown, you?: number) => `${fact.seat === you && you !== undefined ? 'You ' : ''}${fact.type}.`,
  deed: (fact: Fact) => (fact.type === 'ended' ? '' : fact.type),
  toYou: (fact: Fact, you: number) => (fact.target === you || (fact.type === 'skipped' && fact.seat === you) ? `you: ${fact.type}` : ''),
} as unknown as AnyWords;

const HAPPENED = [
  { seq: 1, fact: { type: 'round-began' } },
  { seq: 2, fact: { type: 'played', seat: 0 } },
  { seq: 3, fact: { type: 'ended', seat: 0 } },
  { seq: 4, fact: { type: 'played', seat: 1 } },
  { seq: 4, fact: { type: 'skipped', seat: 2 } },
  { seq: 4, fact: { type: 'shuffled' } },
  { seq: 6, fact: { type: 'scouted', seat: 3, target: 2 } },
  { seq: 6, fact: { type: 'round-over' } },
];
const TABLED = [{ seq: 5, deed: { type: 'resigned', seat: 1 } as const }];

const join = (parts: readonly string[]) => parts.join(', ');
const told = (me: number | undefined) =>
  blocksOf(HAPPENED, TABLED, {
    words,
    name: String,
    me,
    ending: '',
    sayTabled: ({ deed }) => `${'seat' in deed ? deed.seat : ''} ${deed.type}`,
    join,
  });

test('the newest turn comes first, in order within it, and what was done to me is said to me', () => {
  expect(told(2).map(({ kind, seat, lines }) => [kind, seat, lines.map(({ text }) => text)])).toEqual([
    ['break', undefined, ['round-over.']],
    ['turn', 3, ['you: scouted']],
    ['table', undefined, ['1 resigned']],
    ['turn', 1, ['played', 'you: skipped', 'shuffled.']],
    ['turn', 0, ['played']],
    ['break', undefined, ['round-began.']],
  ]);
});

test('who watches reads what happened to others', () => {
  expect(told(undefined).flatMap(({ lines }) => lines)).toEqual(
    ['round-over.', 'scouted', '1 resigned', 'played', 'skipped.', 'shuffled.', 'played', 'round-began.'].map(text => ({
      text,
      toMe: false,
    })),
  );
});

test.each([
  ['I have not moved yet', 2, 0],
  ['two turns and two changes ago', 0, 4],
  ['before the last turn', 1, 3],
  ['just now, but for the end of the round', 3, 1],
  ['I only watch', undefined, 0],
] as const)('since my last turn: %s', (_, me, count) => {
  expect(sinceMyTurn(told(me), me)).toBe(count);
});

test('where somebody gave up, the table says who won', () => {
  const over = [{ seq: 9, fact: { type: 'game-over' } }];
  const said = (ending: string) => blocksOf(over, [], { words, name: String, me: 0, ending, sayTabled: () => '', join })[0]!.lines[0]!.text;
  expect([said(''), said('Ben wins')]).toEqual(['game-over.', 'Ben wins']);
});

test('a deed that goes on with the one before stands on its line; what was done to me stands by itself', () => {
  const placing = { ...words, goesOn: ({ type }: Fact) => ['paid', 'reached', 'filled'].includes(type) } as unknown as AnyWords;
  const facts: Fact[] = [{ type: 'took' }, { type: 'placed' }, { type: 'paid' }, { type: 'reached' }, { type: 'filled' }].map(fact => ({
    ...fact,
    seat: 1,
  }));
  const linesFor = (me: number) => {
    const happened = facts.map((fact, seq) => ({ seq, fact: fact.type === 'reached' ? { ...fact, target: 0 } : fact }));
    const [block] = blocksOf(happened, [], { words: placing, name: String, me, ending: '', sayTabled: () => '', join });
    return block!.lines.map(({ text }) => text);
  };
  expect(linesFor(2)).toEqual(['took', 'placed, paid, reached, filled']);
  expect(linesFor(0)).toEqual(['took', 'placed, paid', 'you: reached', 'filled']);
});

test('what I did is said to me, in the turn of another, too; of nothing else am I told in another way', () => {
  const happened = [
    { seq: 1, fact: { type: 'asked', seat: 1 } },
    { seq: 1, fact: { type: 'drew', seat: 2 } },
  ];
  const linesFor = (me: number | undefined) =>
    blocksOf(happened, [], { words, name: String, me, ending: '', sayTabled: () => '', join })[0]!.lines.map(({ text }) => text);
  expect(linesFor(2)).toEqual(['asked', 'You drew.']);
  expect(linesFor(3)).toEqual(['asked', 'drew.']);
  expect(linesFor(undefined)).toEqual(['asked', 'drew.']);
  const said = (fact: Fact) => sayFact({ words, name: String, me: 2 }, fact).text;
  expect([{ type: 'ended', seat: 2 }, { type: 'skipped', seat: 2 }, { type: 'round-over' }].map(said)).toEqual([
    'You ended.',
    'you: skipped',
    'round-over.',
  ]);
});
