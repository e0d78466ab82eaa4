import { err, type Frozen, ok, type Position, type Refusal, type Result, type Rng, shuffle } from '@tabard/core';
import { CARDS, type Card, ID, isCard, SEATS } from './data.ts';
import { refuse } from './reasons.ts';
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
  const unreadable = (field: string) => err(refuse('6', 'position.unreadable', { field }));
  if (!isObject(position) || position.game !== ID) return unreadable('game');
  const { turn, pile, stock, passes = 0 } = position;
  const hands = handsOf(position.seats);
  if (!hands || hands.length < SEATS.min || hands.length > SEATS.max) return unreadable('seats');
  if (!isWhole(turn) || turn >= hands.length) return unreadable('turn');
  if (!isCards(pile) || pile.length === 0) return unreadable('pile');
  if (stock !== undefined && !isCards(stock)) return unreadable('stock');
  const lying = [...pile, ...hands.flat(), ...(stock ?? [])];
  const wrong = CARDS.find(card => !isInPlace(card, lying, { stockIsGiven: stock !== undefined }));
  if (wrong !== undefined) return err(refuse('6', 'position.cards', { card: wrong }));
  const rest = stock ? [...stock] : CARDS.filter(card => !lying.includes(card));
  if (!stock) shuffle(rest, rng);
  if (!isWhole(passes) || passes > hands.length || (passes > 0 && rest.length > 0)) return unreadable('passes');
  return ok({ turn, stock: rest, pile: [...pile], hands, passes });
}

function handsOf(seats: unknown): Card[][] | undefined {
  if (!Array.isArray(seats)) return;
  const hands = seats.map((seat: unknown) => (isObject(seat) && isCards(seat.hand) ? [...seat.hand] : undefined));
  return hands.every(hand => hand !== undefined) ? hands : undefined;
}

/** A card lies somewhere once; what lies nowhere is in the stock, unless that is given. */
function isInPlace(card: Card, lying: readonly Card[], { stockIsGiven }: { readonly stockIsGiven: boolean }): boolean {
  const times = lying.filter(one => one === card).length;
  return times === 1 || (times === 0 && !stockIsGiven);
}

const isObject = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null;
const isCards = (json: unknown): json is Card[] => Array.isArray(json) && json.every(isCard);
const isWhole = (json: unknown): json is number => Number.isSafeInteger(json) && (json as number) >= 0;
