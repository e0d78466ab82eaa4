import type { Advice } from '@tabard/core';
import type { Move } from '../engine/moves.ts';
import type { State } from '../engine/state.ts';

/** What a sensible player likes: few cards in hand, and others with many. */
export const advice: Advice<State, Move> = {
  promise(s, seat) {
    const others = s.hands.filter((_, other) => other !== seat).map(hand => hand.length);
    return Math.min(...others) - 2 * s.hands[seat]!.length;
  },
  unit: 2,
};
