import { type Advice, type Frozen, fastRng, type Seat } from '@tabard/core';
import { emblemsShown, missingFor } from './awards.ts';
import { AUGMENTATIONS, AWARD_MARKERS, AWARDS_IN_PLAY, SYMBOL_VALUE, TENS, VALUE_OF } from './data.ts';
import { apply } from './effects.ts';
import { type Move, PAY } from './moves.ts';
import { markersOf, total } from './scoring.ts';
import { kindsIn, WORDS } from './sets.ts';
import { fits } from './shield.ts';
import { clone, NONE, NOT_YET, SHIELD, type State } from './state.ts';

const OTHERS_WEIGHT = 0.5;
/** A card in hand pays, or will lie on the shield one day. */
const CARD_WORTH = 0.2;
const CARD_WORTH_PER_VALUE = 0.32;
/** Beyond the limit cards are only thrown away. */
const CARDS_OF_USE = 7;
/** A hand card that suits an empty column. */
const SUITS_WORTH = 0.35;
const FILLED_WORTH = 0.9;
/** More than the point at the end, less than a good placement. */
const HERALD_WORTH = 1.4;
/** Part of an award's marker when so many of the things it asks for are missing. */
const NEARNESS = [0.9, 0.42, 0.18, 0.07];
const TEN_WORTH = 0.5;
const LEAD_WORTH = 0.4;
const OVER_WORTH = 3;

/** How a sensible player judges Blason: points and markers, awards and tens in reach, majorities, and a hand that can pay. */
export const advice: Advice<State, Move> = {
  promise(s, seat) {
    const settled = s.pendingCard === NONE ? s : paid(s);
    let others = 0;
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += standing(settled, other);
    return standing(settled, seat) - (others / (s.seats - 1)) * OTHERS_WEIGHT;
  },
  unit: 8,
};

/** An element put down counts as if it were paid with the cheapest cards. */
function paid(s: Frozen<State>): State {
  const next = clone(s as State);
  const rng = fastRng(0);
  while (next.phase === 'pay') apply(next, next.turn, PAY[cheapest(next)]!, rng);
  return next;
}

/** The smallest card that covers the rest, else the smallest there is. */
function cheapest(s: Frozen<State>): number {
  const rest = s.pendingCost - s.pendingPaid;
  const hand = kindsIn(s.hands, s.turn * WORDS).sort((a, b) => VALUE_OF[a]! - VALUE_OF[b]!);
  return hand.find(card => VALUE_OF[card]! >= rest) ?? hand[0]!;
}

function standing(s: Frozen<State>, seat: Seat): number {
  if (s.phase === 'over') return total(s, seat) * OVER_WORTH;
  const markers = markersOf(s, seat).reduce((sum, { value }) => sum + value, 0);
  const now = s.track[seat]! + markers + awardsInReach(s, seat) + majorities(s, seat);
  if (!hasTurnLeft(s, seat)) return now + s.heralds[seat]! + s.handValues[seat]! * 0.01;
  return now + s.heralds[seat]! * HERALD_WORTH + nextTen(s, seat) + handWorth(s, seat) + columnsWorth(s, seat);
}

function hasTurnLeft(s: Frozen<State>, seat: Seat): boolean {
  if (s.lastTurns === NOT_YET) return true;
  const wait = (seat - s.turn + s.seats) % s.seats;
  return wait > 0 && wait <= s.lastTurns;
}

function handWorth(s: Frozen<State>, seat: Seat): number {
  const values = kindsIn(s.hands, seat * WORDS).map(card => VALUE_OF[card]!);
  values.sort((a, b) => b - a);
  return values.slice(0, CARDS_OF_USE).reduce((sum, value) => sum + CARD_WORTH + CARD_WORTH_PER_VALUE * value, 0);
}

function columnsWorth(s: Frozen<State>, seat: Seat): number {
  const hand = kindsIn(s.hands, seat * WORDS);
  let worth = 0;
  for (let column = 0; column < SHIELD; column++) {
    if (s.tops[seat * SHIELD + column] !== NONE) worth += FILLED_WORTH;
    else if (hand.some(card => ([0, 1, 2] as const).some(band => fits(s, seat, card, column, band)))) worth += SUITS_WORTH;
  }
  return worth;
}

function awardsInReach(s: Frozen<State>, seat: Seat): number {
  let worth = 0;
  for (let place = 0; place < AWARDS_IN_PLAY; place++) {
    if ((s.claimed[seat]! >>> place) & 1) continue;
    const marker = AWARD_MARKERS[s.awardsTaken[place]!] ?? 0;
    worth += marker * (NEARNESS[missingFor(s, seat, s.awards[place]!).length] ?? 0);
  }
  return worth;
}

function nextTen(s: Frozen<State>, seat: Seat): number {
  const ten = Math.floor(s.track[seat]! / 10);
  if (ten >= TENS.length || s.tenHolders[ten] !== NONE) return 0;
  return (ten + 1) * TEN_WORTH * ((s.track[seat]! % 10) / 10);
}

/** Ahead, level or just behind. */
function majorities(s: Frozen<State>, seat: Seat): number {
  let worth = 0;
  for (let augmentation = 0; augmentation < AUGMENTATIONS.length; augmentation++) {
    const own = emblemsShown(s, seat, augmentation);
    let most = 0;
    for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, emblemsShown(s, other, augmentation));
    if (own > 0 && own >= most) worth += SYMBOL_VALUE * LEAD_WORTH * (own > most ? 1 : 0.6);
  }
  return worth;
}
