import { expect, test } from 'vitest';
import { fan } from './fan.ts';

const PHONE = { width: 366, height: 300, cardWidth: 68, cardHeight: 96, step: 44 };

test.each([1, 2, 7, 8, 15, 31])('%i cards lie inside the hand, a finger’s width of each visible', count => {
  const { cards, height, width } = fan(count, PHONE);
  expect(cards).toHaveLength(count);
  for (const [index, card] of cards.entries()) {
    expect(card.x).toBeGreaterThanOrEqual(-0.01);
    expect(card.x + PHONE.cardWidth).toBeLessThanOrEqual(width + 0.01);
    const next = cards[index + 1];
    if (next && next.y === card.y && card.turn === 0) expect(next.x - card.x).toBeGreaterThanOrEqual(PHONE.step - 0.01);
    expect(card.wide).toBeGreaterThanOrEqual(PHONE.step - 0.01);
    expect(card.high).toBeGreaterThanOrEqual(PHONE.step);
    expect(card.y).toBeLessThan(height);
  }
});

test.each([
  [7, 300, 1, 366],
  [12, 300, 2, 366],
  [16, 300, 3, 366],
  [25, 300, 4, 366],
])('%i cards in %i px of height lie in %i rows, %i px wide', (count, height, rows, width) => {
  const laid = fan(count, { ...PHONE, height });
  expect([laid.rows, laid.width]).toEqual([rows, width]);
});

test.each([
  [12, 300, 0.62],
  [16, 300, 0.62],
  [16, 200, 0.54],
  [16, 190, 0.49],
])('of %i cards in %i px of height every row shows %f of its own', (count, height, share) => {
  expect(fan(count, { ...PHONE, height }).cards[0]!.high / PHONE.cardHeight).toBeCloseTo(share, 2);
});

test('where there is no height for more rows the hand runs on sideways', () => {
  const laid = fan(25, { ...PHONE, height: 110 });
  expect([laid.rows, laid.width]).toEqual([1, 24 * 44 + 68]);
});

test('one row is fanned, several are straight', () => {
  expect(fan(5, PHONE).cards.map(card => Math.sign(card.turn))).toEqual([-1, -1, 0, 1, 1]);
  expect(fan(12, PHONE).cards.every(card => card.turn === 0)).toBe(true);
});

test('no cards', () => expect(fan(0, PHONE).cards).toEqual([]));
