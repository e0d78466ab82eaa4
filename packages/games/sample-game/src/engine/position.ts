import { err, type Frozen, ok, type Position, Reader, type Refusal, type Result, type Rng, shuffle } from '@tabard/core';
import { CARDS, type Card, ID, SEATS } from './data.ts';
import type { State } from './state.ts';

/** Rule 6. */
export const describe = (s: Frozen<State>): Position => ({
  game: ID,
  turn: s.turn,
  stock: [...s.stock],
  pile: [...s.pile],
  seats: s.hands.map(hand => ({ hand: [...hand] })),
  passes: s.passes,
});

/** Believes nothing: a position may come from a file, a link or another program. */
export function restore(position: Position, rng: Rng): Result<State, Refusal> {
  const read = new Reader('6');
  const given = read.object('position', position, ['game', 'turn', 'stock', 'pile', 'seats', 'passes']);
  read.oneOf('game', given.game, [ID]);
  const cards = (field: string, value: unknown): Card[] => read.list(field, value).map(card => read.oneOf(field, card, CARDS));
  const hands = read.list('seats', given.seats).map(seat => cards('hand', read.object('seats', seat, ['hand']).hand));
  if (hands.length < SEATS.min || hands.length > SEATS.max) read.refuse('position.unreadable', { field: 'seats' });
  const turn = read.count('turn', given.turn, hands.length - 1);
  const pile = cards('pile', given.pile);
  if (pile.length === 0) read.refuse('position.unreadable', { field: 'pile' });
  const stock = given.stock === undefined ? restOf([...pile, ...hands.flat()], rng) : cards('stock', given.stock);
  const passes = read.count('passes', given.passes ?? 0, stock.length > 0 ? 0 : hands.length);
  const wrong = notInOnePlace([...pile, ...hands.flat(), ...stock]);
  if (wrong) read.refuse('position.cards', { card: wrong });
  return read.problem ? err(read.problem) : ok({ turn, stock, pile, hands, passes });
}

function restOf(lying: readonly Card[], rng: Rng): Card[] {
  const rest = CARDS.filter(card => !lying.includes(card));
  shuffle(rest, rng);
  return rest;
}

const notInOnePlace = (lying: readonly Card[]): Card | undefined => CARDS.find(card => lying.filter(one => one === card).length !== 1);
