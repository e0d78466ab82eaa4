import type { About } from '@tabard/table';
import { expect, test } from 'vitest';
import type { Job, Packed } from './job.ts';
import { jobsIn, parcelOf } from './parcel.ts';

const entry = (seq: number): Packed => [seq, 1000 + seq, seq % 2 === 0 ? null : `wish ${seq}`, 'salt', 'hash', '{"type":"move"}'];
const append = (row: Extract<Job, { type: 'append' }>['row'], run = [entry(1)]): Job => ({
  type: 'append',
  table: 'oak',
  run,
  row,
  mostWon: 9,
});

test.each<[string, Job[]]>([
  ['nothing', []],
  ['a move', [append({})]],
  ['moves of several tables, of one entry and of more', [append({ acting: [1] }), append({ acting: [], due: 0 }, [entry(2), entry(3)])]],
  ['one that only moves an alarm', [append({ due: 77 })]],
  ['news of a table, which keep their shape', [append({}), append({ about: { game: 'go' } as About, acting: [0] }), append({ due: 1 })]],
  ['something won', [append({ worn: [{ player: 'ann', arms: 'or' }] }), append({})]],
  [
    'other jobs among them',
    [
      append({}),
      { type: 'forget', table: 'ash', seq: 3 },
      { type: 'statements', statements: [{ text: 'x', values: [null, 1] }] },
      append({}),
    ],
  ],
])('a parcel holds what was put into it: %s', (_, jobs) => {
  expect(jobsIn(structuredClone(parcelOf(jobs)))).toEqual(jobs);
});
