import type { Frozen, Seat } from '@tabard/core';
import { emblemsShown } from '../engine/awards.ts';
import { type Column, FIRST_FIGURE, FIRST_VALUE, HERALD_COST, HERALD_VALUE, type Kind, TENS, VALUE_OF } from '../engine/data.ts';
import { type Band, type Move, NO_BAND, PLACE, placeIndex } from '../engine/moves.ts';
import { ROW_OF } from '../engine/shield.ts';
import { NONE, SHIELD, type State } from '../engine/state.ts';
import { columns, holding, majority, mostElsewhere, nearer, nextTen } from './prospects.ts';
import { paid, pay, payNothing, payWith } from './purse.ts';
import { emblemOf, STAR, sheet, TRAITS_OF, traitsOf } from './sheet.ts';
import { suited } from './suits.ts';
import { tenOf, type Weights } from './weights.ts';

/** What was found on the latest sheets: what it costs to pay for an element, and by `placeIndex` what it brings, with a herald or without. */
const purchase = { edition: 0, card: NONE, cost: 0, worth: 0 };
const laid = new Int32Array(PLACE.length);
const editions = new Int32Array(PLACE.length);

/** What an element of the hand brings, with what is paid for it. */
export function placing(s: Frozen<State>, seat: Seat, { card, column, band, herald }: Move & { type: 'place' }, w: Weights): number {
  const at = placeIndex(card, column, band);
  if (editions[at] !== sheet.edition) {
    editions[at] = sheet.edition;
    laid[at] = laying(s, seat, card, column, band, w);
  }
  return laid[at]! + buying(card, herald ? HERALD_COST : VALUE_OF[card]!, w);
}

function buying(card: Kind, cost: number, w: Weights): number {
  if (purchase.edition === sheet.edition && purchase.card === card && purchase.cost === cost) return purchase.worth;
  payNothing();
  pay(cost, card);
  purchase.edition = sheet.edition;
  purchase.card = card;
  purchase.cost = cost;
  purchase.worth = parting(1, w) - Math.imul(VALUE_OF[card]!, w.handValue);
  return purchase.worth;
}

/** What is lost when the element that waits is paid with this card first. */
export function paying(s: Frozen<State>, card: Kind, w: Weights): number {
  payNothing();
  payWith(card);
  pay(s.pendingCost - s.pendingPaid - VALUE_OF[card]!, NONE);
  return parting(0, w);
}

/** What is lost when it is paid with the cheapest cards. */
export function payingLeast(s: Frozen<State>, w: Weights): number {
  payNothing();
  pay(s.pendingCost - s.pendingPaid, NONE);
  return parting(0, w);
}

/** What is lost with the cards paid; so many others leave the hand with them. */
function parting(others: number, w: Weights): number {
  const { filled, bands, cards, traits, lone, tinctures } = sheet;
  const suits = suited(filled, bands, traits & ~(lone & paid.traits), tinctures - paid.tinctures) - sheet.suited;
  const worth = holding(cards - paid.cards - others, w) - holding(cards, w) - Math.imul(paid.value, w.handValue);
  return worth + Math.imul(suits, w.suits) + nearer(0, 0, paid.traits, 0, w);
}

/** What an element brings that lies on the shield. One that waits to be paid has left the hand before. */
export function laying(s: Frozen<State>, seat: Seat, card: Kind, column: Column, band: Band, w: Weights): number {
  const waits = card === s.pendingCard;
  const covered = s.tops[seat * SHIELD + column]!;
  const traits = TRAITS_OF[card]!;
  const before = traitsOf(covered);
  const filled = sheet.filled | (1 << column);
  const left = waits ? sheet.traits : sheet.traits & ~(sheet.lone & traits);
  const tinctures = waits || card >= FIRST_FIGURE ? sheet.tinctures : sheet.tinctures - 1;
  const suits = suited(filled, fixed(column, band), left, tinctures) - sheet.suited;
  let worth = reaching(VALUE_OF[card]!, w) + leading(s, seat, emblemOf(card), emblemOf(covered), w) + Math.imul(suits, w.suits);
  if (covered === NONE) worth += columns(filled, w) - columns(sheet.filled, w);
  else worth += w.covers;
  if (filled === FULL && s.firstHolder === NONE) worth += Math.imul(FIRST_VALUE, w.points);
  return worth + shown(waits ? traits : 0, traits & ~before, before & ~traits, w);
}

/** What was found last: it is the same in all empty columns. */
const latest = { edition: 0, joining: 0, showing: 0, covered: 0, w: undefined as Weights | undefined, worth: 0 };

/** How much nearer the awards come with what shows now and what does not any more. */
function shown(joining: number, showing: number, covered: number, w: Weights): number {
  if (
    latest.showing !== showing ||
    latest.covered !== covered ||
    latest.edition !== sheet.edition ||
    latest.joining !== joining ||
    latest.w !== w
  ) {
    latest.edition = sheet.edition;
    latest.joining = joining;
    latest.showing = showing;
    latest.covered = covered;
    latest.w = w;
    latest.worth = nearer(joining, showing, 0, covered, w);
  }
  return latest.worth;
}
const FULL = (1 << SHIELD) - 1;

/** The bands of the rows once an element fixes one of them. */
function fixed(column: Column, band: Band): number {
  if (band === NO_BAND) return sheet.bands;
  const last = sheet.bands % 3;
  return ROW_OF[column] === 0 ? band * 3 + last : sheet.bands - last + band;
}

/** Points on the track, with the ten they reach, for which each of the others gets a herald (4.8). */
function reaching(value: number, w: Weights): number {
  const { track, tensLeft } = sheet;
  const ten = tenOf(track + value);
  const isTaken = ten > tenOf(track) && ten <= TENS.length && (tensLeft >>> (ten - 1)) & 1;
  const worth = Math.imul(value, w.points) - nextTen(track, tensLeft, w) + nextTen(track + value, tensLeft, w);
  return isTaken ? worth + Math.imul(ten - HERALD_VALUE, w.points) - w.heralds : worth;
}

/** Majorities won and lost. */
function leading(s: Frozen<State>, seat: Seat, emblem: number, covered: number, w: Weights): number {
  if (emblem === covered) return 0;
  return (emblem === STAR ? 0 : turned(s, seat, emblem, 1, w)) + (covered === STAR ? 0 : turned(s, seat, covered, -1, w));
}

/** One card more or less of an augmentation, to the loss or gain of another. */
function turned(s: Frozen<State>, seat: Seat, emblem: number, by: 1 | -1, w: Weights): number {
  const own = emblemsShown(s, seat, emblem);
  const others = mostElsewhere(s, seat, emblem);
  const won = majority(own + by, others, w) - majority(own, others, w);
  const lost = majority(others, own, w) - majority(others, own + by, w);
  return won + ((lost / (s.seats - 1)) | 0);
}
