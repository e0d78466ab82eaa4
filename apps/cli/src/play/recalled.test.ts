import { expect, test } from 'vitest';
import { recalled } from './recalled.ts';

const told = (seats: string): readonly { readonly seat?: number }[] => [...seats].map(sign => (sign === '-' ? {} : { seat: Number(sign) }));
const count = (seats: string): number => recalled(told(seats)).length;

test.each([
  ['nothing happened', '', 0],
  ['little happened', '01', 2],
  ['a turn begins with the sixth thing from the end', '000111222', 6],
  ['the sixth is in the middle of a turn, which is told from its beginning', '000111122222', 9],
  ['what nobody does belongs to the turn before it', '00011-1222', 7],
  ['a turn that is still the first one is told in full', '00000000', 8],
])('%s', (_, seats, length) => {
  expect(count(seats)).toBe(length);
});
