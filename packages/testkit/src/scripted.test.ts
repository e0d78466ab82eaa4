import { expect, test } from 'vitest';
import { scripted } from './index.ts';

test('scripted dice roll what they are told', () => {
  const dice = scripted(3, 0, 1);
  expect([dice.below(6), dice.below(1)]).toEqual([3, 0]);
  expect(dice.rest()).toEqual([1]);
});

test('scripted dice complain when they run out, and about what no such dice can roll', () => {
  expect(() => scripted().below(6)).toThrow('roll 1, below(6), is not in the script');
  const dice = scripted(2, 6);
  dice.below(6);
  expect(() => dice.below(6)).toThrow('roll 2 is 6, but below(6) was asked');
  expect(dice.rest()).toEqual([6]);
});
