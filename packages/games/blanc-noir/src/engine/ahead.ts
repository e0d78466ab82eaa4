import type { Seat } from '@tabard/core';
import { type Card, COLOURS, faceOf } from './data.ts';
import type { View } from './view.ts';

/**
 * What a seat may choose before its turn comes, and the view it chooses from: any card of its hand, or to draw. What will lie on the pile by
 * then nobody knows, so that whether it fits is said when the turn has come. Undefined where there is nothing to choose.
 */
export function ahead(view: View, seat: Seat): { readonly view: View; readonly legal: readonly string[] } | undefined {
  const { pending: _, ...rest } = view;
  const { phase, hand = [] } = view;
  if (phase === 'over' || hand.length === 0) return;
  const legal = [...new Set(hand)].flatMap(playsOf);
  return { view: { ...rest, phase: 'turn', turn: seat, chain: 0 }, legal: ['draw', ...legal].sort() };
}

const playsOf = (card: Card): readonly string[] =>
  faceOf(card).colour === undefined ? COLOURS.map(colour => `play ${card} ${colour}`) : [`play ${card}`];
