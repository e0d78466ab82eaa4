import { type Frozen, pen, type Seat } from '@tabard/core';
import { handPoints } from '../engine/cards.ts';
import * as data from '../engine/data.ts';
import { countBits, lowestBit } from '../engine/data.ts';
import * as state from '../engine/state.ts';
import { isUp, type State } from '../engine/state.ts';
import { excluderOf } from '../engine/steps.ts';
import type { Phase } from '../engine/view.ts';
import { cardsOf, facesOf, holdsAny, kindsOf } from './holdings.ts';

/** Local names for what a search reads at every iteration. */
const { BLACK, CHAINERS, EVERY_KIND, FITTING, MIRAGE, NORMALS, OF_COLOUR, SALVATION, SCROLLS, WORDS } = data;
const { ANY_COLOUR, NOTHING } = state;

/** The faces of a colour lie in half a word, Normals first. */
const HALF = 16;
const NORMAL_FACES = 0x1ff;
const [PRIESTESS, PRINCESS, PRINCE] = [9, 13, 15];
const SPECIAL_FACES = HALF - PRIESTESS;
const JESTERS = data.kindSet(({ face }) => face === 'jester');
const BLACK_FACES = data.KINDS - data.FIRST_BLACK;
const SIZES = 9;
const FEW = 3;
const FAR = 3;
const PHASES: readonly Phase[] = ['turn', 'call', 'target', 'swap', 'take', 'exclude'];

/** So many numbers tell of a seat. */
export const FEATURES = 78 + SIZES + SPECIAL_FACES + BLACK_FACES + SCROLLS.length;

/** By seat, for the rows of the others. */
const sizes = new Float64Array(6);
const points = new Float64Array(6);
const isReadyToWin = new Uint8Array(6);

const { add, begin, put, putIf, putOne, skip } = pen();

/** What speaks for and against each seat, a row of `FEATURES` for each, most of them between -1 and 1. Gives the number of seats. */
export function tellFeatures(s: Frozen<State>, into: Float64Array): number {
  begin(into, s.seats * FEATURES);
  for (let seat = 0; seat < s.seats; seat++) {
    sizes[seat] = s.handSizes[seat]!;
    points[seat] = handPoints(s, seat);
    isReadyToWin[seat] = s.called[seat] === 1 && fitting(s, seat, NORMALS) > 0 ? 1 : 0;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    tellHand(s, seat);
    tellFit(s, seat);
    tellScrolls(s, seat);
    tellTurn(s, seat);
    tellOthers(s, seat);
    tellTable(s);
  }
  return s.seats;
}

/** How many kinds of a set, with a second copy or without, fit on the top card now, whatever a chain asks for. */
function fitting(s: Frozen<State>, seat: Seat, set: data.KindSets): number {
  let kinds = 0;
  for (let word = 0; word < WORDS; word++)
    kinds += countBits(s.holds[seat * WORDS + word]! & set[word]! & (OF_COLOUR[s.colour * WORDS + word]! | FITTING[s.top * WORDS + word]!));
  return kinds;
}

function tellHand(s: Frozen<State>, seat: Seat): void {
  const size = sizes[seat]!;
  let [normals, colours, most, second, seen, twice, thrice] = [0, 0, 0, 0, 0, 0, 0];
  let [escorts, ofColour] = [0, 0];
  for (let colour = 0; colour < BLACK; colour++) {
    const held = facesOf(s.holds, seat, colour);
    const again = facesOf(s.pairs, seat, colour);
    const count = countBits(held) + countBits(again);
    normals += countBits(held & NORMAL_FACES) + countBits(again & NORMAL_FACES);
    if (count > 0) colours++;
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
    if (colour === s.colour) ofColour = count;
    thrice |= (twice & held) | (seen & again);
    twice |= (seen & held) | again;
    seen |= held;
    escorts += (held >> PRINCESS) & (held >> PRINCE) & 1;
  }
  put(size / 7);
  putOne(Math.min(size, SIZES) - 1, SIZES);
  put(points[seat]! / 50);
  put(normals / 5);
  putIf(normals === 0);
  putIf(normals === 0 && size <= FEW);
  putIf(normals === 1);
  put(colours / BLACK);
  put(most / 4);
  put(second / 4);
  put(ofColour / 4);
  put(countBits(twice & NORMAL_FACES) / 3);
  put(countBits(thrice & NORMAL_FACES));
  put(escorts);
  tellSpecials(s, seat);
}

function tellSpecials(s: Frozen<State>, seat: Seat): void {
  for (let colour = 0; colour < BLACK; colour++) {
    addFaces(facesOf(s.holds, seat, colour) >> PRIESTESS);
    addFaces(facesOf(s.pairs, seat, colour) >> PRIESTESS);
  }
  skip(SPECIAL_FACES);
  const blacks = seat * WORDS + WORDS - 1;
  addFaces(s.holds[blacks]!);
  addFaces(s.pairs[blacks]!);
  skip(BLACK_FACES);
}

/** One more of each face, a bit each. */
function addFaces(faces: number): void {
  for (let left = faces; left !== 0; left &= left - 1) add(1, lowestBit(left));
}

/** What could be discarded now, and what is left to do with the last cards. */
function tellFit(s: Frozen<State>, seat: Seat): void {
  const size = sizes[seat]!;
  const wait = waitOf(s, seat);
  const fits = fitting(s, seat, EVERY_KIND);
  const normals = fitting(s, seat, NORMALS);
  const holdsNormal = holdsAny(s, seat, NORMALS);
  const called = s.called[seat] === 1;
  const ready = isReadyToWin[seat] === 1;
  put(Math.min(fits, 5) / 3);
  putIf(fits === 0);
  putIf(fits === 1);
  put(normals / 3);
  putIf(fits === 0 && wait === 0);
  putIf(fits === 0 && wait === 1);
  putIf(size === 2 && fits > 0);
  putIf(size === 2 && fits > 0 && wait === 0);
  putIf(size === 2 && !holdsNormal);
  putIf(size === 2 && normals === 2);
  put(fitting(s, seat, JESTERS));
  putIf(size === 1 && !holdsNormal);
  putIf(size === 1 && !called);
  putIf(called);
  putIf(called && wait === 0);
  putIf(called && wait === 1);
  putIf(ready);
  putOne(ready ? (wait === 0 ? (s.chain === 0 ? 0 : 1) : wait === 1 ? 2 : 3) : -1, 4);
}

function tellScrolls(s: Frozen<State>, seat: Seat): void {
  const ready = s.ready[seat]!;
  const size = sizes[seat]!;
  let best = 0;
  for (let left = ready; left !== 0; left &= left - 1) {
    const scroll = lowestBit(left);
    add(1, scroll);
    if (scroll < BLACK) best = Math.max(best, Math.min(cardsOf(s, seat, scroll), size - 2));
  }
  skip(SCROLLS.length);
  put(best / 3);
  put((ready >> SALVATION) & 1 ? Math.max(0, size - 4) / 4 : 0);
  put((ready >> MIRAGE) & 1 && waitOf(s, seat) === 0 ? s.chain / 4 : 0);
  let down = 0;
  for (const card of s.rows[seat]!) if (!isUp(card)) down++;
  put(down / 3);
}

function tellTurn(s: Frozen<State>, seat: Seat): void {
  const wait = waitOf(s, seat);
  const isTurn = wait === 0;
  const chainers = kindsOf(s, seat, CHAINERS);
  putOne(Math.min(wait, FAR), FAR + 1);
  put(chainers / 2);
  if (s.chain > 0 && wait <= 1) add(s.chain / 4, 2 * wait + (chainers === 0 ? 0 : 1));
  skip(4);
  putIf(isTurn && s.skip);
  putIf(wait === 1 && s.skip);
  putOne(isTurn ? PHASES.indexOf(s.phase) : -1, PHASES.length);
  const excluder = isTurn && s.pendingBy !== NOTHING ? excluderOf(s.pendingBy) : undefined;
  putIf(excluder === 'escort');
  putIf(excluder === 'salvation');
}

function tellOthers(s: Frozen<State>, seat: Seat): void {
  let [least, sum, ready, called, down] = [99, 0, 0, 0, 0];
  let soonest = FAR + 1;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    least = Math.min(least, sizes[other]!);
    sum += sizes[other]!;
    if (s.called[other] === 1) called++;
    down += countBits(s.ready[other]!);
    if (isReadyToWin[other] === 0) continue;
    ready++;
    soonest = Math.min(soonest, waitOf(s, other));
  }
  put((sizes[seat]! - least) / 7);
  put(least / 7);
  putIf(least === 1);
  putIf(least === 2);
  put(sum / (s.seats - 1) / 7);
  put(called);
  put(ready);
  putIf(soonest === 0);
  putIf(soonest === 1);
  put(down / (s.seats - 1) / 3);
  const after = (seat + s.direction + s.seats) % s.seats;
  put(sizes[after]! / 7);
  putIf(s.called[after] === 1);
}

function tellTable(s: Frozen<State>): void {
  putIf(s.seats === 2);
  putIf(s.seats === 3);
  putIf(s.seats === 4);
  putIf(s.colour === ANY_COLOUR);
  put(s.drawSize / 100);
  put(Math.min(s.turnsInRound, 100) / 50);
  put(s.pile.length / 20);
  putIf(s.config.edition === 'de');
  putIf(s.config.edition === 'fr');
}

/** After how many others it is a seat's turn. */
function waitOf(s: Frozen<State>, seat: Seat): number {
  return ((seat - s.turn) * s.direction + s.seats) % s.seats;
}
