import { FIRST_FIGURE, type Kind, VALUE_OF } from '../engine/data.ts';
import { NONE } from '../engine/state.ts';
import { hand, sheet, TRAITS_OF } from './sheet.ts';

/** What is paid for an element, as far as it counts: traits a bit each. */
export const paid = { cards: 0, tinctures: 0, value: 0, traits: 0 };
/** Places in the sheet's hand, a bit each. */
let spent = 0;

export function payNothing(): void {
  paid.cards = 0;
  paid.tinctures = 0;
  paid.value = 0;
  paid.traits = 0;
  spent = 0;
}

/** The card to pay so much with first. */
export function cheapestFor(cost: number): Kind {
  payNothing();
  putInOrder();
  return hand[cheapest(cost, NONE)]!;
}

export function payWith(card: Kind): void {
  putInOrder();
  let at = 0;
  while (hand[at] !== card) at++;
  spend(at);
}

/** Pays so much with cards of the sheet's hand, but not with this one: the cheapest that covers the rest, else the cheapest there is. */
export function pay(cost: number, but: Kind): void {
  putInOrder();
  for (let rest = cost; rest > 0; ) {
    const at = cheapest(rest, but);
    spend(at);
    rest -= VALUE_OF[hand[at]!]!;
  }
}

function spend(at: number): void {
  const card = hand[at]!;
  spent |= 1 << at;
  paid.cards++;
  paid.value += VALUE_OF[card]!;
  paid.traits |= TRAITS_OF[card]!;
  if (card < FIRST_FIGURE) paid.tinctures++;
}

function cheapest(rest: number, but: Kind): number {
  let first = -1;
  for (let at = 0; at < sheet.cards; at++) {
    if ((spent >>> at) & 1 || hand[at] === but) continue;
    if (VALUE_OF[hand[at]!]! >= rest) return at;
    if (first < 0) first = at;
  }
  return first;
}

/** The edition of the sheet whose hand is in order. */
let ordered = 0;

/** The cheapest first, and among equals those that no award asks for. */
function putInOrder(): void {
  if (ordered === sheet.edition) return;
  ordered = sheet.edition;
  for (let end = 1; end < sheet.cards; end++) {
    const card = hand[end]!;
    let at = end;
    for (; at > 0 && dearness(hand[at - 1]!) > dearness(card); at--) hand[at] = hand[at - 1]!;
    hand[at] = card;
  }
}

const dearness = (card: Kind): number => 2 * VALUE_OF[card]! + (TRAITS_OF[card]! & sheet.asked ? 1 : 0);
