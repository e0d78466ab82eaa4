import { type Frozen, pen, type Seat } from '@tabard/core';
import { columnsFilled, emblemsShown, symbolHolders } from '../engine/awards.ts';
import {
  AUGMENTATIONS,
  AWARD_MARKERS,
  AWARDS_IN_PLAY,
  FIRST_FIGURE,
  HAND_LIMIT,
  HERALDS,
  MAX_SEATS,
  SYMBOL_VALUE,
  TENS,
  TYPES,
  VALUE_OF,
} from '../engine/data.ts';
import { NO_BAND } from '../engine/moves.ts';
import { lowestBit, WORDS } from '../engine/sets.ts';
import { bandOf, ROW_NAMES } from '../engine/shield.ts';
import { NOT_YET, SHIELD, type State } from '../engine/state.ts';
import type { Phase } from '../engine/view.ts';
import { mostElsewhere } from './prospects.ts';
import { hand, lacking, markers, sheet, TRAITS_OF, unheld } from './sheet.ts';
import { fullest, outlook, standing } from './standings.ts';
import { suited, unsuited } from './suits.ts';
import { ALL_LEFT, CLAIM_LEFT, tenOf, WHOLE } from './weights.ts';

/** Further than any award ever is. */
const FAR = 9;
/** What an award may lack to be told of. */
const NEAR = 3;
const ANY_TYPE = (1 << TYPES.length) - 1;
const PHASES: readonly Phase[] = ['turn', 'acquire', 'place', 'close', 'pay', 'claim', 'discard'];

const OF_SHEET = 38;
/** So many numbers tell of a seat. */
export const FEATURES = OF_SHEET + 39 + PHASES.length;

const standings = new Float64Array(MAX_SEATS);
const points = new Float64Array(MAX_SEATS);
/** The points, with the symbols that the shields show now. */
const reckoned = new Float64Array(MAX_SEATS);
const columns = new Float64Array(MAX_SEATS);
/** By seat and award in play: how many things it lacks, `FAR` if the seat cannot claim it. */
const lacks = new Uint8Array(MAX_SEATS * AWARDS_IN_PLAY);
let late = 0;
let last = 0;
const { add, begin, goTo, put, putIf, putOne, skip } = pen();

/** What speaks for and against each seat, a row of `FEATURES` for each, most of them between -1 and 1. Gives the number of seats. */
export function tellFeatures(s: Frozen<State>, into: Float64Array): number {
  const stage = fullest(s);
  begin(into, s.seats * FEATURES);
  late = stage / SHIELD;
  last = s.lastTurns === NOT_YET ? 0 : 1;
  for (let seat = 0; seat < s.seats; seat++) {
    standings[seat] = standing(s, seat, stage) / WHOLE;
    points[seat] = sheet.points;
    reckoned[seat] = sheet.points;
    columns[seat] = columnsFilled(s, seat);
    noteAwards(s, seat);
    goTo(seat * FEATURES);
    tellShield(s, seat);
    tellHand(s, seat);
    tellAwards();
  }
  for (let augmentation = 0; augmentation < AUGMENTATIONS.length; augmentation++)
    for (let holders = symbolHolders(s, augmentation); holders !== 0; holders &= holders - 1) reckoned[lowestBit(holders)]! += SYMBOL_VALUE;
  for (let seat = 0; seat < s.seats; seat++) {
    goTo(seat * FEATURES + OF_SHEET);
    tellLead(s, seat);
    tellRivalry(s, seat);
    tellMajorities(s, seat);
    tellTurn(s, seat);
    tellTable(s);
  }
  return s.seats;
}

function noteAwards(s: Frozen<State>, seat: Seat): void {
  for (let place = 0, open = 0; place < AWARDS_IN_PLAY; place++) {
    const isOpen = ((s.claimed[seat]! >>> place) & 1) === 0 && s.awardsTaken[place]! < AWARD_MARKERS.length;
    lacks[seat * AWARDS_IN_PLAY + place] = isOpen ? lacking[open++]! : FAR;
  }
}

function tellShield(s: Frozen<State>, seat: Seat): void {
  const { filled, track, tensLeft, heralds } = sheet;
  const ten = tenOf(track);
  const isFree = (tensLeft >>> ten) & 1;
  const way = (track - 10 * ten) / 10;
  put(track / 40);
  put(isFree * way);
  put((isFree * way * (ten + 1)) / TENS.length);
  put(heralds / 3);
  put((heralds * (1 - last)) / 3);
  putIf(heralds === 0);
  for (let row = 0; row < ROW_NAMES.length; row++) putIf(bandOf(s, seat, row) === NO_BAND);
  put(columns[seat]! / SHIELD);
  putIf(columns[seat] === SHIELD);
  putIf(columns[seat] === SHIELD - 1);
  putIf(columns[seat] === SHIELD - 2);
  put(unsuited(filled, sheet.bands, sheet.traits) / 4);
}

function tellHand(s: Frozen<State>, seat: Seat): void {
  const { filled, bands, cards, value, tinctures } = sheet;
  const empty = SHIELD - columns[seat]!;
  let [playable, dearest, ofUse] = [0, 0, 0];
  for (let card = 0; card < cards; card++) {
    const worth = VALUE_OF[hand[card]!]!;
    const fits = hand[card]! < FIRST_FIGURE || suited(0, bands, TRAITS_OF[hand[card]!]!, 0) > 0;
    if (fits) playable += worth;
    if (fits && worth > dearest) dearest = worth;
    if (TRAITS_OF[hand[card]!]! & sheet.asked) ofUse++;
  }
  const within = Math.min(value / 2, playable);
  put(cards / HAND_LIMIT);
  put(cards > HAND_LIMIT ? (cards - HAND_LIMIT) / 3 : 0);
  put(value / 15);
  put((value / 15) * late);
  put(within / 8);
  put((within / 8) * last);
  put(2 * dearest <= value ? dearest / 5 : 0);
  put(tinctures / 4);
  put(sheet.suited / 5);
  put((empty - sheet.suited) / 5);
  put((2 * empty - cards) / 10);
  putIf(sheet.suited === empty);
  putIf(sheet.suited === empty && value >= 2 * empty);
  put(ofUse / 4);
  put(offered(s, filled, bands));
}

/** How many cards of the display an award or an empty column waits for. */
function offered(s: Frozen<State>, filled: number, bands: number): number {
  let offers = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let cards = s.display[word]!; cards !== 0; cards &= cards - 1) {
      const traits = TRAITS_OF[word * 32 + lowestBit(cards)]!;
      const isNew = (traits & sheet.traits & ANY_TYPE) === 0;
      if (traits & sheet.wanted) offers++;
      else if (isNew && suited(filled, bands, traits, 0) > 0) offers++;
    }
  }
  return offers / 3;
}

/** By the points of their markers: those fulfilled, those that lack a few things, and what of that is in hand. */
function tellAwards(): void {
  let best = 0;
  for (let award = 0; award < sheet.open; award++) {
    const lack = lacking[award]!;
    const points = markers[award]! / 7;
    if (lack > NEAR) continue;
    add(points, lack);
    if (lack === 0) best = Math.max(best, points);
    else if (unheld[award] === 0) add(points, 3 + lack);
    else if (unheld[award] === 1) add(points, 6 + Math.min(2, lack));
  }
  skip(9);
  put(best);
}

function tellLead(s: Frozen<State>, seat: Seat): void {
  const lead = standings[seat]! - bestBut(standings, s.seats, seat);
  const ahead = (reckoned[seat]! - bestBut(reckoned, s.seats, seat)) / 10;
  const sooner = (columns[seat]! - bestBut(columns, s.seats, seat)) / SHIELD;
  put(standings[seat]! / 4);
  put((standings[seat]! / 4) * late);
  put(lead / 2);
  put((lead / 2) * late);
  put((lead / 2) * last);
  put(points[seat]! / 40);
  put((points[seat]! - bestBut(points, s.seats, seat)) / 10);
  put(reckoned[seat]! / 40);
  put(ahead);
  put(ahead * late);
  put(ahead * late * late);
  put(ahead * last);
  put(sooner);
  put(sooner * late);
  put(ahead * sooner);
}

/** Awards that nobody else is as near to, and those that somebody else can claim first. */
function tellRivalry(s: Frozen<State>, seat: Seat): void {
  let [alone, threatened, claims] = [0, 0, 0];
  for (let place = 0; place < AWARDS_IN_PLAY; place++) {
    const own = lacks[seat * AWARDS_IN_PLAY + place]!;
    claims += (s.claimed[seat]! >>> place) & 1;
    if (own > NEAR) continue;
    const marker = AWARD_MARKERS[s.awardsTaken[place]!]! / 7 / (1 + own);
    const rival = nearestBut(s, seat, place);
    if (rival > own) alone += marker;
    if (rival < own) threatened += marker;
  }
  put(alone);
  put(threatened);
  put(claims / 3);
}

function nearestBut(s: Frozen<State>, seat: Seat, place: number): number {
  let nearest = FAR;
  for (let other = 0; other < s.seats; other++) if (other !== seat) nearest = Math.min(nearest, lacks[other * AWARDS_IN_PLAY + place]!);
  return nearest;
}

function tellMajorities(s: Frozen<State>, seat: Seat): void {
  let [leads, safe, ties, close] = [0, 0, 0, 0];
  for (let augmentation = 0; augmentation < AUGMENTATIONS.length; augmentation++) {
    const own = emblemsShown(s, seat, augmentation);
    const margin = own - mostElsewhere(s, seat, augmentation);
    if (own === 0 && margin === 0) continue;
    if (margin > 0) leads++;
    if (margin > 1) safe++;
    if (margin === 0) ties++;
    if (margin === -1) close++;
  }
  put(leads / 3);
  put((leads / 3) * late);
  put(safe / 3);
  put((safe / 3) * late);
  put(ties / 3);
  put((ties / 3) * late);
  put(close / 3);
  put((close / 3) * late);
}

function tellTurn(s: Frozen<State>, seat: Seat): void {
  const wait = (seat - s.turn + s.seats) % s.seats;
  const isTurn = wait === 0;
  const left = outlook(s, seat);
  putOne(isTurn ? PHASES.indexOf(s.phase) : -1, PHASES.length);
  put(isTurn && s.phase === 'turn' ? late : 0);
  put(isTurn && s.phase === 'pay' ? (s.pendingCost - s.pendingPaid) / 5 : 0);
  putIf(isTurn && !s.heraldPlayed && s.heralds[seat]! > 0);
  put(wait / (s.seats - 1));
  put((wait / (s.seats - 1)) * late);
  putIf(last === 1 && left === ALL_LEFT);
  putIf(last === 1 && left === CLAIM_LEFT);
}

function tellTable(s: Frozen<State>): void {
  put(late);
  put(last);
  putIf(s.seats === 3);
  putIf(s.seats === 4);
  putIf(s.seats === 5);
  put(s.supply / HERALDS);
}

function bestBut(values: ArrayLike<number>, seats: number, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, values[other]!);
  return best;
}
