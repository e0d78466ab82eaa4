import { type Rng, type Seat, shuffle } from '@tabard/core';
import type { Config } from './config.ts';
import { CARDS, type Card } from './data.ts';

/** Everything that is true, and nothing that follows from it. The last card of stock and pile is the top. */
export interface State {
  turn: Seat;
  stock: Card[];
  pile: Card[];
  hands: Card[][];
  /** How many have passed, one after the other. */
  passes: number;
}

/** Rules 2.1 and 2.2. */
export function setup({ hand }: Config, seats: number, rng: Rng): State {
  const stock = [...CARDS];
  shuffle(stock, rng);
  const hands = Array.from({ length: seats }, () => stock.splice(-hand));
  const pile = stock.splice(-1);
  return { turn: rng.below(seats), stock, pile, hands, passes: 0 };
}

/** Written by hand: the compiler finds a field left out, the contract test a list that is shared. */
export const clone = (s: State): State => ({
  turn: s.turn,
  stock: [...s.stock],
  pile: [...s.pile],
  hands: s.hands.map(hand => [...hand]),
  passes: s.passes,
});
