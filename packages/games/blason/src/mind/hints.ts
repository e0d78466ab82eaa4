import { type Frozen, fastRng, type Hints, type Seat } from '@tabard/core';
import { emblemsShown, mayClaim, missingFor } from '../engine/awards.ts';
import {
  AUGMENTATIONS,
  type Augmentation,
  AWARD_MARKERS,
  AWARDS,
  AWARDS_IN_PLAY,
  type Award,
  COLUMNS,
  type Column,
  type ColumnName,
  EMBLEM_OF,
  FIRST_VALUE,
  type Kind,
  TEN_VALUES,
  TENS,
  TYPE_OF,
  VALUE_OF,
} from '../engine/data.ts';
import { apply } from '../engine/effects.ts';
import { legalMoves } from '../engine/legal.ts';
import { LOWER, type Move, NO_BAND, PAY, UPPER } from '../engine/moves.ts';
import { kindsIn, WORDS } from '../engine/sets.ts';
import { fits } from '../engine/shield.ts';
import { clone, NONE, NOT_YET, SHIELD, type State } from '../engine/state.ts';

type Worth = { readonly value: number };
type OfAward = { readonly award: Award };

/** What speaks for a move. */
export type Motive =
  | { readonly because: 'completes-shield'; readonly details: Worth }
  | { readonly because: 'completes-award' | 'claims'; readonly details: OfAward & Worth }
  | { readonly because: 'takes-ten'; readonly details: Worth & { readonly ten: number } }
  | { readonly because: 'leads'; readonly details: { readonly augmentation: Augmentation } }
  | { readonly because: 'nears-award' | 'serves-award'; readonly details: OfAward }
  | { readonly because: 'fills-column' | 'suits-column'; readonly details: { readonly column: ColumnName } }
  | { readonly because: 'any-card-pays' | 'scores' | 'pays-well'; readonly details: Worth }
  | { readonly because: 'pays-exactly' | 'spends-useless' | 'drops-useless' | 'drops-least' }
  | { readonly because: 'sweeps' | 'keeps-hand' };

/** A card worth so much pays for a lot. */
const DEAR = 4;
const ANYWHERE = [NO_BAND, UPPER, LOWER] as const;

export const hints: Hints<State, Move> = { why };

function why(s: Frozen<State>, seat: Seat, move: Move): Motive | undefined {
  switch (move.type) {
    case 'place':
      return whyPlace(s, seat, move);
    case 'take':
      return whyTake(s, seat, move.card);
    case 'pay':
      return whyPay(s, seat, move.card);
    case 'claim':
      return { because: 'claims', details: { award: AWARDS[move.award]!, value: topMarker(s, s.awards.indexOf(move.award)) } };
    case 'discard':
      if (!hasPlace(s, seat, move.card)) return { because: 'drops-useless' };
      return kindsIn(s.hands, seat * WORDS).every(card => VALUE_OF[card]! >= VALUE_OF[move.card]!) ? { because: 'drops-least' } : undefined;
    case 'swap':
      return legalMoves(s, seat).some(other => other.type === 'take' && helps(s, seat, other.card)) ? undefined : { because: 'sweeps' };
    case 'end':
      return s.phase === 'place' && s.lastTurns === NOT_YET && s.handSizes[seat]! > 1 ? { because: 'keeps-hand' } : undefined;
    case 'draw':
    case 'pass':
      return;
  }
}

function whyPlace(s: Frozen<State>, seat: Seat, move: Extract<Move, { type: 'place' }>): Motive | undefined {
  const next = laid(s, seat, move);
  const value = VALUE_OF[move.card]!;
  const isNew = s.tops[seat * SHIELD + move.column] === NONE;
  if (next.firstHolder === seat && s.firstHolder === NONE) return { because: 'completes-shield', details: { value: FIRST_VALUE } };
  return (
    whyAward(s, next, seat) ??
    whyTen(s, next, seat) ??
    whyLead(s, next, seat) ??
    whyNear(s, next, seat) ??
    (move.herald && value >= DEAR ? { because: 'any-card-pays', details: { value } } : undefined) ??
    (isNew ? { because: 'fills-column', details: { column: COLUMNS[move.column]! } } : { because: 'scores', details: { value } })
  );
}

/** The awards are claimed one a turn; the one worth most is named. */
function whyAward(s: Frozen<State>, next: Frozen<State>, seat: Seat): Motive | undefined {
  const place = best(
    awardsWhere(place => mayClaim(next, seat, place) && !mayClaim(s, seat, place)),
    place => topMarker(next, place),
  );
  return place === undefined
    ? undefined
    : { because: 'completes-award', details: { award: awardAt(s, place), value: topMarker(next, place) } };
}

function whyTen(s: Frozen<State>, next: Frozen<State>, seat: Seat): Motive | undefined {
  const at = TENS.findIndex((_, ten) => next.tenHolders[ten] === seat && s.tenHolders[ten] === NONE);
  return at < 0 ? undefined : { because: 'takes-ten', details: { ten: TENS[at]!, value: TEN_VALUES[at]! } };
}

/** First with most of an augmentation, and with more than one card of it. */
function whyLead(s: Frozen<State>, next: Frozen<State>, seat: Seat): Motive | undefined {
  const leads = (at: Frozen<State>, emblem: number): boolean => {
    const own = emblemsShown(at, seat, emblem);
    for (let other = 0; other < at.seats; other++) if (other !== seat && emblemsShown(at, other, emblem) >= own) return false;
    return own > 1;
  };
  const augmentation = AUGMENTATIONS.find((_, emblem) => leads(next, emblem) && !leads(s, emblem));
  return augmentation && { because: 'leads', details: { augmentation } };
}

/** One thing more, and an award is fulfilled. */
function whyNear(s: Frozen<State>, next: Frozen<State>, seat: Seat): Motive | undefined {
  const missing = (at: Frozen<State>, place: number) => missingFor(at, seat, at.awards[place]!).length;
  const near = awardsWhere(place => isOpen(s, seat, place) && missing(next, place) === 1 && missing(s, place) > 1);
  const place = best(near, one => topMarker(s, one));
  return place === undefined ? undefined : { because: 'nears-award', details: { award: awardAt(s, place) } };
}

function whyTake(s: Frozen<State>, seat: Seat, card: Kind): Motive | undefined {
  const column = emptyColumnFor(s, seat, card);
  const place = best(
    awardsWhere(one => column !== undefined && isOpen(s, seat, one) && serves(s, seat, card, one)),
    one => topMarker(s, one),
  );
  if (place !== undefined) return { because: 'serves-award', details: { award: awardAt(s, place) } };
  if (column !== undefined) return { because: 'suits-column', details: { column: COLUMNS[column]! } };
  return VALUE_OF[card]! >= DEAR ? { because: 'pays-well', details: { value: VALUE_OF[card]! } } : undefined;
}

/** It serves more than to pay with. */
const helps = (s: Frozen<State>, seat: Seat, card: Kind): boolean => !['pays-well', undefined].includes(whyTake(s, seat, card)?.because);

function whyPay(s: Frozen<State>, seat: Seat, card: Kind): Motive | undefined {
  if (!hasPlace(s, seat, card)) return { because: 'spends-useless' };
  return VALUE_OF[card] === s.pendingCost - s.pendingPaid ? { because: 'pays-exactly' } : undefined;
}

/** The shield once the element lies there, whatever pays for it. */
function laid(s: Frozen<State>, seat: Seat, move: Move): State {
  const next = clone(s as State);
  const rng = fastRng(0);
  apply(next, seat, move, rng);
  while (next.phase === 'pay') apply(next, seat, PAY[kindsIn(next.hands, seat * WORDS)[0]!]!, rng);
  return next;
}

const awardsWhere = (wanted: (place: number) => boolean): number[] =>
  Array.from({ length: AWARDS_IN_PLAY }, (_, place) => place).filter(wanted);
const awardAt = (s: Frozen<State>, place: number): Award => AWARDS[s.awards[place]!]!;
const topMarker = (s: Frozen<State>, place: number): number => AWARD_MARKERS[s.awardsTaken[place]!] ?? 0;
const isOpen = (s: Frozen<State>, seat: Seat, place: number): boolean =>
  ((s.claimed[seat]! >>> place) & 1) === 0 && topMarker(s, place) > 0;

/** Whether an award still asks for what a card shows. */
function serves(s: Frozen<State>, seat: Seat, card: Kind, place: number): boolean {
  const missing = missingFor(s, seat, s.awards[place]!);
  return missing.includes(TYPE_OF[card]!) || missing.includes(EMBLEM_OF[card]!);
}

const best = (places: readonly number[], worth: (place: number) => number): number | undefined =>
  places.toSorted((a, b) => worth(b) - worth(a))[0];

const columnsFor = (s: Frozen<State>, seat: Seat, card: Kind): Column[] =>
  [...COLUMNS.keys()].filter(column => ANYWHERE.some(band => fits(s, seat, card, column, band)));
const hasPlace = (s: Frozen<State>, seat: Seat, card: Kind): boolean => columnsFor(s, seat, card).length > 0;
const emptyColumnFor = (s: Frozen<State>, seat: Seat, card: Kind): Column | undefined =>
  columnsFor(s, seat, card).find(column => s.tops[seat * SHIELD + column] === NONE);
