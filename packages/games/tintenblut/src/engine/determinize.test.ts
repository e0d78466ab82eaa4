import { fastRng } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { invariant } from '../contract-plan.ts';
import { tintenblut } from '../index.ts';
import { VILLAIN_DATA } from './data.ts';
import { after, type Given, given, look } from './positions.fixture.ts';
import type { State } from './state.ts';

const groupOf = (card: string): string => VILLAIN_DATA.find(({ id, group }) => card === id || card === `${id}:${group.value}`)!.group.value;
const groups = (s: State): string => look(s).villainStack.map(groupOf).join(' ');
const GUESSES = 200;

function guessed(s: State, viewer: number | 'public'): State[] {
  const guess = tintenblut.fast!.guesses!(tintenblut.view(s, viewer));
  const rng = fastRng('guesses');
  return Array.from({ length: GUESSES }, () => guess.deal(rng));
}
const kinds = (values: readonly unknown[]): number => new Set(values.map(value => JSON.stringify(value))).size;

describe('rule 1.7: what is hidden is guessed from the view alone', () => {
  const HANDS: Given = {
    seats: [
      { at: 'mill', hand: 'nettle' },
      { at: 'farm', hand: 'farid roxane' },
      { at: 'camp', hand: 'mo' },
    ],
  };

  test('my hand stays, others get any of the cards I have not seen', () => {
    const states = guessed(given(HANDS), 1);
    for (const s of states) {
      expect(invariant(s)).toBeUndefined();
      expect(look(s).seats.map(({ advantages }) => advantages.length)).toEqual([1, 2, 1]);
      expect(look(s).seats[1]!.advantages).toEqual(['farid', 'roxane']);
    }
    expect(kinds(states.map(s => look(s).seats[0]!.advantages))).toBe(10);
    expect(kinds(states.map(s => look(s).advantageStack))).toBeGreaterThan(GUESSES - 5);
  });

  test('cards that left the game are in no guess', () => {
    const played = after(
      {
        seats: [
          { at: 'mill', played: 'mill', hand: 'nettle nettle nettle' },
          { at: 'farm', hand: 'mo' },
        ],
        phase: 'after',
      },
      'use nettle',
    );
    for (const s of guessed(played, 1)) {
      const cards = [...look(s).advantageStack, ...look(s).seats.flatMap(({ advantages }) => advantages)];
      expect(cards.filter(card => card === 'nettle')).toHaveLength(2);
    }
  });

  test('the groups of villain cards lie upon each other until the stack is used up', () => {
    const fresh = given({ seats: [{ at: 'mill', villains: 'basta miller' }, { at: 'farm' }] });
    const states = guessed(fresh, 0);
    expect(kinds(states.map(groups))).toBe(1);
    expect(groups(states[0]!)).toBe('I I I II II II II II III III III III III');
    expect(kinds(states.map(s => look(s).villainStack[0]))).toBe(3);
  });

  test('after that only the group on top is known', () => {
    const later = given({
      seats: [{ at: 'mill', villains: 'slasher' }, { at: 'farm' }],
      villainStack: ['firefox', 'innkeeper', 'mortola', 'men-at-arms'],
      villainDiscard: ['adderhead:III'],
    });
    const states = guessed(later, 0);
    expect(states.every(s => groupOf(look(s).villainStack[0]!) === 'II')).toBe(true);
    expect(kinds(states.map(groups))).toBe(3);
    expect(kinds(states.map(s => look(s).villainStack))).toBe(18);
    expect(states.every(s => look(s).villainDiscard.join() === 'adderhead:III')).toBe(true);
  });

  test('who may still use what is guessed too, and new cards are not among it', () => {
    const s = after(
      { ...HANDS, seats: [{ at: 'ombra', hand: 'nettle barn-owl', provisions: 1 }, { at: 'farm' }] },
      'go camp',
      'dustfinger ombra',
      'collect',
    );
    for (const guess of guessed(s, 1)) {
      expect(look(guess).seats[0]!.advantages).toHaveLength(3);
      expect(look(guess).heldBefore).toHaveLength(2);
    }
    expect(look(guessed(s, 0)[0]!).heldBefore).toEqual(['nettle', 'barn-owl']);
  });

  test('at the end everything lies open', () => {
    const over = given({ ...HANDS, phase: 'over' });
    for (const s of guessed(over, 'public')) expect(look(s).seats).toEqual(look(over).seats);
  });
});
