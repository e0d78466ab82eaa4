import { cheapest, costOf, discardsDue, inPayingOrder, owed, payingWith, worth } from '@tabard/blason/questions';
import type { Card, ColumnName, View } from './game.ts';
import { type Placement, type Tappable, tappable } from './tappable.ts';

/** What a choice is made from: with another view or other legal moves it begins anew. */
export interface Situation {
  readonly view: View;
  readonly legal: readonly string[];
}

/** How far the move in the making has come; nothing is sent before the player says so. */
export type Choosing =
  /** Nothing is chosen yet, or a herald alone. */
  | { readonly stage: 'start'; readonly herald: boolean }
  /** An element, and not yet its column. */
  | { readonly stage: 'element'; readonly herald: boolean; readonly card: Card }
  /** An element and its column, and not yet which of its bands. */
  | { readonly stage: 'band'; readonly herald: boolean; readonly card: Card; readonly column: ColumnName }
  /** What pays: for a placement, or for an element that was put down before. */
  | {
      readonly stage: 'payment';
      readonly herald: boolean;
      readonly placement: Placement | undefined;
      readonly cost: number;
      readonly payment: readonly Card[];
    }
  /** What goes of too large a hand. */
  | { readonly stage: 'discards'; readonly herald: false; readonly wanted: number; readonly discards: readonly Card[] }
  /** A whole move that waits for a last yes. */
  | { readonly stage: 'staged'; readonly herald: boolean; readonly move: string; readonly before: Choosing };

export type Tap =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'column'; readonly placement: Placement }
  /** A card is laid on a column by hand. */
  | { readonly type: 'drop'; readonly card: Card; readonly column: ColumnName }
  | { readonly type: 'cheapest' }
  | { readonly type: 'herald' }
  | { readonly type: 'stage'; readonly move: string }
  | { readonly type: 'back' };

export function begin({ view, legal }: Situation): Choosing {
  const { pays, discards } = tappable(legal, false);
  const cost = owed(view);
  if (pays.size > 0 && cost !== undefined) return payFor({ view, legal }, { herald: false, placement: undefined, cost });
  if (discards.size > 0) return { stage: 'discards', herald: false, wanted: discardsDue(view), discards: [] };
  return { stage: 'start', herald: false };
}

export function next(at: Situation, choosing: Choosing, tap: Tap): Choosing {
  switch (tap.type) {
    case 'card':
      return tapCard(at, choosing, tap.card);
    case 'column':
      return place(at, tap.placement);
    case 'drop':
      return chooseAmong(at, choosing.herald, tap.card, placesIn(at, choosing.herald, tap.card, tap.column));
    case 'cheapest':
      return choosing.stage === 'payment' ? payFor(at, choosing) : choosing;
    case 'herald':
      return choosing.herald ? begin(at) : { stage: 'start', herald: true };
    case 'stage':
      return { stage: 'staged', herald: choosing.herald, move: tap.move, before: choosing };
    case 'back':
      return goBack(at, choosing);
  }
}

function tapCard(at: Situation, choosing: Choosing, card: Card): Choosing {
  switch (choosing.stage) {
    case 'start':
      return choose(at, choosing.herald, card);
    case 'element':
    case 'band':
      return card === choosing.card ? { stage: 'start', herald: choosing.herald } : choose(at, choosing.herald, card);
    case 'payment': {
      const { placement, payment, cost } = choosing;
      if (card === placement?.card) return { stage: 'start', herald: choosing.herald };
      return { ...choosing, payment: payment.includes(card) ? without(payment, card) : payingWith(payment, card, cost) };
    }
    case 'discards': {
      const { discards, wanted } = choosing;
      return { ...choosing, discards: discards.includes(card) ? without(discards, card) : [...discards, card].slice(-wanted) };
    }
    case 'staged':
      return choosing;
  }
}

/** An element with one place only needs no further choice. */
const choose = (at: Situation, herald: boolean, card: Card): Choosing => chooseAmong(at, herald, card, columnsFor(at, herald, card));

function chooseAmong(at: Situation, herald: boolean, card: Card, places: readonly Placement[]): Choosing {
  const [first, ...others] = places;
  return first !== undefined && others.length === 0 ? place(at, first) : openAmong(herald, card, places);
}

/** What is left to choose: the column, or where there is but one, its band. */
function openAmong(herald: boolean, card: Card, places: readonly Placement[]): Choosing {
  const [first] = places;
  const isOne = first !== undefined && places.every(({ column }) => column === first.column);
  return isOne ? { stage: 'band', herald, card, column: first.column } : { stage: 'element', herald, card };
}

const place = (at: Situation, placement: Placement): Choosing =>
  payFor(at, { herald: placement.herald, placement, cost: costOf(placement.card, placement) });

type Due = Pick<Extract<Choosing, { stage: 'payment' }>, 'herald' | 'placement' | 'cost'>;
const payFor = (at: Situation, { herald, placement, cost }: Due): Choosing => ({
  stage: 'payment',
  herald,
  placement,
  cost,
  payment: suggestion(at, { herald, placement, cost }),
});

/** The cheapest payment; what finds no column anyhow pays first. */
function suggestion({ view, legal }: Situation, { herald, placement, cost }: Due): readonly Card[] {
  const { places } = tappable(legal, herald);
  const purse = (view.hand ?? []).filter(card => card !== placement?.card);
  return (
    cheapest(
      purse.toSorted((a, b) => Number(places.has(a)) - Number(places.has(b))),
      cost,
    ) ?? []
  );
}

function goBack(at: Situation, choosing: Choosing): Choosing {
  switch (choosing.stage) {
    case 'staged':
      return choosing.before;
    case 'payment': {
      const { herald, placement } = choosing;
      if (placement === undefined) return begin(at);
      const places = columnsFor(at, herald, placement.card);
      return places.length > 1 ? openAmong(herald, placement.card, places) : { stage: 'start', herald };
    }
    case 'element':
    case 'band':
      return { stage: 'start', herald: choosing.herald };
    case 'start':
    case 'discards':
      return begin(at);
  }
}

export function canGoBack(choosing: Choosing): boolean {
  switch (choosing.stage) {
    case 'start':
      return choosing.herald;
    case 'payment':
      return choosing.placement !== undefined;
    case 'discards':
      return choosing.discards.length > 0;
    case 'element':
    case 'band':
    case 'staged':
      return true;
  }
}

/** All that a yes sends, in order; nothing while something is missing. */
export function wholeOf(choosing: Choosing): readonly string[] {
  switch (choosing.stage) {
    case 'payment': {
      const { placement, payment, cost } = choosing;
      if (worth(payment) < cost) return [];
      return [...(placement === undefined ? [] : [placement.move]), ...inPayingOrder(payment).map(card => `pay ${card}`)];
    }
    case 'discards':
      return choosing.discards.length === choosing.wanted ? choosing.discards.map(card => `discard ${card}`) : [];
    case 'staged':
      return [choosing.move];
    case 'start':
    case 'element':
    case 'band':
      return [];
  }
}

/** What a tap on a hand card would be about, spelled; undefined where it can do nothing. */
export function moveOf({ legal }: Situation, choosing: Choosing, card: Card): string | undefined {
  const { places, discards } = tappable(legal, choosing.herald);
  switch (choosing.stage) {
    case 'payment':
      return card === choosing.placement?.card ? undefined : `pay ${card}`;
    case 'discards':
      return discards.has(card) ? `discard ${card}` : undefined;
    case 'start':
    case 'element':
    case 'band':
      return places.has(card) ? `${choosing.herald ? 'herald ' : ''}place ${card}` : undefined;
    case 'staged':
      return undefined;
  }
}

/** What can be tapped besides the hand; nothing while a move waits for its yes. */
export const nowOf = ({ legal }: Situation, { stage, herald }: Choosing): Tappable =>
  stage === 'staged' ? tappable([], false) : tappable(legal, herald);

/** Whether the payment costs no more than it must. */
export const isCheap = (at: Situation, choosing: Choosing): boolean =>
  choosing.stage !== 'payment' || worth(choosing.payment) <= worth(suggestion(at, choosing));

/** Where an element may go. */
const columnsFor = ({ legal }: Situation, herald: boolean, card: Card): readonly Placement[] =>
  tappable(legal, herald).places.get(card) ?? [];

/** Where an element may go in one column: in one band, or in either. */
export const placesIn = (at: Situation, herald: boolean, card: Card, column: ColumnName): readonly Placement[] =>
  columnsFor(at, herald, card).filter(place => place.column === column);

/** What there is to light up. */
export function placesOf(at: Situation, choosing: Choosing): readonly Placement[] {
  if (choosing.stage === 'element') return columnsFor(at, choosing.herald, choosing.card);
  return choosing.stage === 'band' ? placesIn(at, choosing.herald, choosing.card, choosing.column) : [];
}

/** The one thing left to do, where everybody can see that it is: the board does it by itself. What a hand holds must not be told by speed. */
export const forcedMove = (legal: readonly string[]): string | undefined =>
  legal.length === 1 && legal[0]!.startsWith('claim ') ? legal[0] : undefined;

const without = (cards: readonly Card[], card: Card): readonly Card[] => cards.filter(one => one !== card);
