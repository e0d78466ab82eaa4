import { blancNoir } from '@tabard/blanc-noir';
import { describe, expect, test } from 'vitest';
import { against, chosen } from '../measure.fixture.ts';
import { tempo } from './tempo.ts';

const file = new URL('tempo.ts', import.meta.url);

test.each([2, 3, 4, 5, 6])('plays whole games with %i seats', async seats => {
  expect(await against(blancNoir, file, { seats, deals: 1, options: { goal: seats === 2 ? 200 : 'round' } })).toBeGreaterThan(0);
});

test.each(['ja', 'de', 'fr'])('plays the edition %s', async edition => {
  expect(await against(blancNoir, file, { seats: 3, deals: 2, options: { edition, goal: 'round' } })).toBeGreaterThan(0);
});

test('wins three of four duels with a random mover', async () => {
  expect(await against(blancNoir, file, { seats: 2, deals: 20, options: { goal: 'round' } })).toBeGreaterThanOrEqual(0.75);
});

describe('tempo', () => {
  const seat = (hand: string, more: object = {}) => ({ hand: hand.split(' '), ...more });
  const choice = (seats: readonly object[], more: object = {}) => chosen(blancNoir, tempo, { seats, discard: ['5r'], ...more });
  const rival = seat('1g 2g 3g 4g 6g');

  test('keeps the turn by a Jester and ends on a Normal of his colour', () => {
    expect(choice([seat('jester-r 7r'), rival])).toBe('play jester-r');
  });

  test('plays the Special first, for only a Normal may be the last card', () => {
    expect(choice([seat('mage-r 3r'), rival])).toBe('play mage-r');
  });

  test('names the colour of the card it means to end on', () => {
    expect(choice([seat('pixie 3b'), rival], { scrollPile: [] })).toBe('play pixie b');
  });

  test('buys a scroll to be rid of three cards, and still discards', () => {
    expect(choice([seat('3y 3b 3g 8r 9r'), rival])).toBe('buy 3y 3b 3g');
  });

  test('does not buy itself an empty hand', () => {
    expect(choice([seat('3r 3b 3g'), rival])).toBe('play 3r');
  });

  test('blocks one who has called by a chain', () => {
    const caller = seat('9r', { called: true });
    expect(choice([seat('knight-r 2r 8b 9g'), caller])).toBe('play knight-r');
  });

  test('keeps an Explosion until a rival has one card left', () => {
    const holds = seat('2r 8b 9g 4y', { scrolls: [{ scroll: 'explosion' }] });
    expect(choice([holds, rival])).toBe('play 2r');
    expect(choice([holds, seat('9r', { called: true })])).toBe('use explosion @1');
  });

  test('passes a chain on by a Mirage', () => {
    const holds = seat('2r 8b 9g 4y', { scrolls: [{ scroll: 'mirage' }] });
    expect(choice([holds, rival], { discard: ['knight-r'], chain: 4 })).toBe('use mirage');
  });

  test('brings the Prince to his Princess', () => {
    const pending = { by: 'princess-r', count: 0 };
    expect(choice([seat('prince-r 3r 8b dragon'), rival], { discard: ['princess-r'], phase: 'exclude', pending })).toBe('exclude prince-r');
  });

  test('calls', () => {
    expect(choice([seat('3r'), rival], { phase: 'call' })).toBe('call');
  });
});
