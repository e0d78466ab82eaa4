import { expect, test } from 'vitest';
import { fan } from './fan.ts';

const PHONE = { width: 366, cardWidth: 68, cardHeight: 96, step: 44 };

test.each([1, 2, 7, 8, 15, 31])('%i cards lie inside the hand, a finger’s width of each visible', count => {
  const { cards, height } = fan(count, PHONE);
  expect(cards).toHaveLength(count);
  for (const [index, card] of cards.entries()) {
    expect(card.x).toBeGreaterThanOrEqual(-0.01);
    expect(card.x + PHONE.cardWidth).toBeLessThanOrEqual(PHONE.width + 0.01);
    const next = cards[index + 1];
    if (next && next.y === card.y) expect(next.x - card.x).toBeGreaterThanOrEqual(count > 20 ? 36 : PHONE.step);
    expect(card.y).toBeLessThan(height);
  }
});

test('one row is fanned, several are straight', () => {
  expect(fan(5, PHONE).cards.map(card => Math.sign(card.turn))).toEqual([-1, -1, 0, 1, 1]);
  expect(fan(12, PHONE).cards.every(card => card.turn === 0)).toBe(true);
});

test('no cards', () => expect(fan(0, PHONE).cards).toEqual([]));
