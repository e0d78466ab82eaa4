import { expect, test } from 'vitest';
import { type Judgement, judge, oddsBy, pen } from './judgement.ts';

/** Two inputs and two neurons: one wakes above 1 of the first input, one below 0 of the second. */
const JUDGEMENT: Judgement = { inputs: 2, hidden: 2, ofInputs: [0.5, 1, 0, 0, 0, -1], ofHidden: [-1, 0, 2, 3] };

function chancesOf(rows: readonly number[], seats: number): number[] {
  const chances = new Float64Array(seats);
  judge(JUDGEMENT)(Float64Array.from(rows), seats, chances);
  return [...chances];
}

test('marks are added up input by input and neuron by neuron, and chances are shares of their exponentials', () => {
  const marks = [0.5 * 3 + 2 * (3 - 1), 0.5 * 1, 3 * 2];
  const all = marks.reduce((sum, mark) => sum + Math.exp(mark), 0);
  const chances = chancesOf([3, 0, 1, 5, 0, -2], 3);
  for (const [seat, mark] of marks.entries()) expect(chances[seat]).toBeCloseTo(Math.exp(mark) / all, 12);
});

test('seats that are alike have the same chances, and nobody is sure of too much to be counted', () => {
  expect(chancesOf([1, 1, 1, 1, 1, 1, 1, 1], 4)).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(chancesOf([2000, 0, 0, 0], 2)).toEqual([1, 0]);
});

test('neurons beyond the first eight count as much', () => {
  const hidden = 19;
  const worths = Array.from({ length: hidden }, (_, neuron) => neuron + 1);
  const judgement = { inputs: 1, hidden, ofInputs: [0, ...worths.map(worth => worth / 10)], ofHidden: [...worths.map(() => 0), ...worths] };
  const chances = new Float64Array(2);
  judge(judgement)(Float64Array.of(0.01, 0), 2, chances);
  const mark = worths.reduce((sum, worth) => sum + (0.01 * worth * worth) / 10, 0);
  expect(chances[0]).toBeCloseTo(1 / (1 + Math.exp(-mark)), 12);
});

test('a pen writes numbers one after the other, over whatever was there', () => {
  const { add, begin, goTo, put, putIf, putOne, skip } = pen();
  const rows = new Float64Array(13).fill(9);
  begin(rows, 12);
  put(0.5);
  putIf(true);
  putIf(false);
  putOne(1, 3);
  putOne(3, 3);
  add(2, 1);
  add(2, 1);
  skip(2);
  put(7);
  expect([...rows]).toEqual([0.5, 1, 0, 0, 1, 0, 0, 0, 0, 0, 4, 7, 9]);
  goTo(2);
  put(3);
  expect(rows[2]).toBe(3);
});

test('odds go by the features of a position, one seat or all at once, and by the result once it is over', () => {
  const tell = (state: readonly number[], rows: Float64Array): number => {
    rows.set(state);
    return state.length / JUDGEMENT.inputs;
  };
  const outcome = ([first]: readonly number[]) => (first === 9 ? { ranking: [[1, 2], [0]], scores: [], reason: 'over' } : undefined);
  const odds = oddsBy(JUDGEMENT, 4, tell, outcome);
  const rows = [3, 0, 1, 5, 0, -2];
  const all = new Float64Array(3);
  expect(odds(rows, 1, all)).toBe(all[1]);
  expect([...all]).toEqual(chancesOf(rows, 3));
  expect([0, 1, 2].map(seat => odds(rows, seat))).toEqual([...all]);
  expect([0, 1, 2].map(seat => odds([9], seat))).toEqual([0, 0.5, 0.5]);
});
