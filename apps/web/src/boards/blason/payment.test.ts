import { expect, test } from 'vitest';
import type { Card } from './game.ts';
import { cheapest, payMoves, withCard, worth } from './payment.ts';

test.each<[cost: number, hand: Card[], wanted: Card[] | undefined]>([
  [4, ['or-1', 'argent-2'], undefined],
  [4, ['or-1', 'argent-2', 'gules-2'], ['argent-2', 'gules-2']],
  [3, ['or-1', 'argent-2', 'bear'], ['bear']],
  [3, ['or-4', 'lion'], ['or-4']],
  [1, ['lion', 'or-2'], ['or-2']],
  [5, ['or-1', 'argent-1', 'bear', 'or-3'], ['or-1', 'argent-1', 'bear']],
])('rule 4.6: the cheapest payment of %i from %j is %j', (cost, hand, wanted) => {
  expect(cheapest(hand, cost)?.toSorted()).toEqual(wanted?.toSorted());
});

test.each<[cost: number, before: Card[], tapped: Card, after: Card[]]>([
  [5, [], 'or-2', ['or-2']],
  [5, ['or-2'], 'or-3', ['or-2', 'or-3']],
  [5, ['or-2', 'or-3'], 'or-4', ['or-3', 'or-4']],
  [5, ['or-3', 'or-4'], 'or-1', ['or-4', 'or-1']],
  [5, ['lion'], 'or-1', ['or-1']],
  [1, ['or-1'], 'lion', ['lion']],
])('to pay %i with %j, a tap on %s leads to %j', (cost, before, tapped, after) => {
  expect(withCard(before, tapped, cost)).toEqual(after);
});

test('what is sent never has a card too many', () => {
  const payment = withCard(withCard(['or-2', 'or-3'], 'or-4', 5), 'or-1', 5);
  expect(payMoves(payment)).toEqual(['pay or-4', 'pay or-1']);
  expect(worth(payment)).toBe(5);
});
