import type { Beliefs, Frozen, Rng, Seat } from '@tabard/core';
import * as data from '../engine/data.ts';
import { type Kind, lowestBit, type ScrollKind, wordOf } from '../engine/data.ts';
import * as state from '../engine/state.ts';
import { addToHand, isUp, knownInPile, type ScrollCard, type State, scrollCard, scrollOf, seenBy } from '../engine/state.ts';
import { BELIEFS } from './beliefs.ts';

/** Local names for what a search reads at every iteration. */
const { BLACK, COLOUR_OF, IS_NORMAL, KINDS, NUMBER_OF, SCROLLS, SPECIAL_OF, WORDS } = data;
const { VIEWERS } = state;

type Say = (place: number, value: number) => void;

/** All Normals are alike, every Special is something else. */
const FACES: readonly (data.Special | 'normal')[] = [...new Set(SPECIAL_OF)];
const FACE_OF = Uint8Array.from(SPECIAL_OF, face => FACES.indexOf(face));
const NUMBERS: readonly number[] = [...new Set(NUMBER_OF)];
const PLACE_OF = Uint8Array.from(NUMBER_OF, number => NUMBERS.indexOf(number));

/** Hands of one card called, of one not called, of two, three, four, five, and of more. */
const STAGES = 7;
/** How many turns of a round, at a table of four, make it older. */
const AGING = [8, 16, 28];
const AGES = AGING.length + 1;
const FOUR = 4;
const UP_TO_THREE = 4;
const few = (count: number): number => (count < UP_TO_THREE ? count : UP_TO_THREE - 1);

/** Who acted last, the time before, or earlier. */
const ACTED = 3;

/** Where the weights of each thing begin. */
let end = 0;
const room = (count: number): number => {
  const start = end;
  end += count;
  return start;
};
const FACE = room(FACES.length * STAGES);
const NUMBER = room(STAGES);
const AGE = room(FACES.length * AGES);
const NORMALS = room(UP_TO_THREE * STAGES);
const SUITED = room(UP_TO_THREE * STAGES);
const ALIKE = room(UP_TO_THREE * STAGES);
const BLACKS = room(STAGES);
const COLOUR = room(2 * ACTED * STAGES);
const NORMAL_COLOUR = room(ACTED * STAGES);
const TOP = room(ACTED * STAGES);
const SCROLL = room(SCROLLS.length * STAGES);
const SCROLL_AGE = room(SCROLLS.length * AGES);

/** So many weights make a belief: those for two seats, then those for more. */
export const CREEDS = 2 * end;

/** So many things are told of the largest hand and row of scrolls. */
const ROOM = 2048;
/** What a seat holds: places in a list of weights, and how much of each. */
export const told = { places: new Int16Array(ROOM), values: new Float64Array(ROOM), count: 0 };

/** What matters of a position to whatever a seat could hold. */
const sense = { first: 0, late: 0, age: 0, acted: 0, colour: 0, ofColour: 0, number: 0 };
/** The hand looked at, by colour and by number. */
const ofColour = new Int32Array(BLACK + 1);
const ofNumber = new Int32Array(NUMBERS.length);
let normalCount = 0;

function takeIn(s: Frozen<State>, seat: Seat): void {
  const size = s.handSizes[seat]!;
  sense.first = s.seats === 2 ? 0 : end;
  sense.late = s.called[seat] === 1 ? 0 : Math.min(size, STAGES - 1);
  const turns = (FOUR * s.turnsInRound) / s.seats;
  sense.age = AGING.filter(turn => turns >= turn).length;
  const wait = ((seat - s.turn) * s.direction + s.seats) % s.seats;
  sense.acted = Math.min(s.seats - 1 - wait, ACTED - 1);
  sense.ofColour = COLOUR + ((COLOUR_OF[s.top] === BLACK ? ACTED : 0) + sense.acted) * STAGES + sense.late;
  sense.colour = s.colour;
  sense.number = NUMBER_OF[s.top]!;
}

/** Says in `told` what the hand and the face-down scrolls of a seat are like. */
export function tellHeld(s: Frozen<State>, seat: Seat): void {
  takeIn(s, seat);
  emptyHand();
  told.count = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let copies = s.hands[seat * KINDS + kind]!; copies > 0; copies--) {
      describe(kind, tell);
      count(kind, 1);
    }
  }
  for (const card of s.rows[seat]!) if (!isUp(card)) describeScroll(scrollOf(card), tell);
}

function tell(place: number, value: number): void {
  told.places[told.count] = sense.first + place;
  told.values[told.count++] = value;
}

function emptyHand(): void {
  ofColour.fill(0);
  ofNumber.fill(0);
  normalCount = 0;
}

function count(kind: Kind, by: 1 | -1): void {
  ofColour[COLOUR_OF[kind]!]! += by;
  ofNumber[PLACE_OF[kind]!]! += by;
  normalCount += by * IS_NORMAL[kind]!;
}

/** What speaks for one more card in the hand looked at. */
function describe(kind: Kind, say: Say): void {
  const { late } = sense;
  const colour = COLOUR_OF[kind]!;
  describeItself(kind, say);
  if (IS_NORMAL[kind] === 1) say(NORMALS + late * UP_TO_THREE + few(normalCount), 1);
  if (colour !== BLACK) say(SUITED + late * UP_TO_THREE + few(ofColour[colour]!), 1);
  say(ALIKE + late * UP_TO_THREE + few(ofNumber[PLACE_OF[kind]!]!), 1);
}

/** The part of it that does not depend on the other cards. */
function describeItself(kind: Kind, say: Say): void {
  const { late, acted } = sense;
  const isNormal = IS_NORMAL[kind] === 1;
  const colour = COLOUR_OF[kind]!;
  say(FACE + FACE_OF[kind]! * STAGES + late, 1);
  say(AGE + FACE_OF[kind]! * AGES + sense.age, 1);
  if (isNormal) say(NUMBER + late, NUMBER_OF[kind]! / 10);
  if (colour === BLACK) say(BLACKS + late, 1);
  else if (colour === sense.colour) {
    say(sense.ofColour, 1);
    if (isNormal) say(NORMAL_COLOUR + acted * STAGES + late, 1);
  }
  if (NUMBER_OF[kind] === sense.number) say(TOP + acted * STAGES + late, 1);
}

function describeScroll(scroll: ScrollKind, say: Say): void {
  say(SCROLL + scroll * STAGES + sense.late, 1);
  say(SCROLL_AGE + scroll * AGES + sense.age, 1);
}

/** The weights as factors: a guess is the more likely, the larger the product of those of its cards. */
const credit = Float64Array.from(BELIEFS, Math.exp);

/** Each hidden card is compared with so many of the draw pile, each hidden scroll with as many of the scroll pile. */
const OTHERS = 5;
const FINENESS = 2 ** 20;
const places = new Int32Array(OTHERS);
const chances = new Float64Array(OTHERS + 1);
/** The cards of the draw pile lie in any order, so that one after the other is as good as any. */
let next = 0;

/** Cards and scrolls that the viewer does not know change places with some of the piles, as likely as those would rather be kept. */
export function beliefs(one: Frozen<State>, viewer: Seat): Beliefs<State> {
  const others: Other[] = [];
  for (let seat = 0; seat < one.seats; seat++) if (seat !== viewer && seat !== one.turn) others.push(otherIn(one, seat));
  const bit = 1 << viewer;
  return {
    sway(guess, rng) {
      for (let i = 0; i < others.length; i++) layAgain(guess, others[i]!, bit, rng);
      if (guess.drawSize === 0) return;
      next = rng.below(guess.drawSize);
      for (let i = 0; i < others.length; i++) dealAgain(guess, others[i]!, bit, rng);
    },
  };
}

/** Factors for a seat. */
interface Other {
  readonly seat: Seat;
  /** By kind of card. */
  readonly byItself: Float64Array;
  /** By how many Normals, how many of its colour and how many of its number are in the hand besides. */
  readonly normals: Float64Array;
  readonly suited: Float64Array;
  readonly alike: Float64Array;
  /** By kind of scroll. */
  readonly scrolls: Float64Array;
}

function otherIn(s: Frozen<State>, seat: Seat): Other {
  takeIn(s, seat);
  const { first, late } = sense;
  const row = (start: number) => credit.slice(first + start + late * UP_TO_THREE, first + start + (late + 1) * UP_TO_THREE);
  const products = (length: number, describe: (kind: number, say: Say) => void) =>
    Float64Array.from({ length }, (_, kind) => {
      let product = 1;
      describe(kind, (place, value) => {
        product *= credit[first + place]! ** value;
      });
      return product;
    });
  return {
    seat,
    byItself: products(KINDS, describeItself),
    normals: row(NORMALS),
    suited: row(SUITED),
    alike: row(ALIKE),
    scrolls: products(SCROLLS.length, describeScroll),
  };
}

function dealAgain(s: State, other: Other, bit: number, rng: Rng): void {
  const { seat } = other;
  const hand = seat * KINDS;
  emptyHand();
  for (let word = 0; word < WORDS; word++) {
    const at = seat * WORDS + word;
    for (let left = s.holds[at]!; left !== 0; left &= left - 1) count(32 * word + lowestBit(left), 1);
    for (let left = s.pairs[at]!; left !== 0; left &= left - 1) count(32 * word + lowestBit(left), 1);
  }
  for (let word = 0; word < WORDS; word++) {
    for (let left = s.holds[seat * WORDS + word]!; left !== 0; left &= left - 1) {
      const kind = 32 * word + lowestBit(left);
      const known = s.known[hand + kind]!;
      const seen = (known & bit ? 1 : 0) + (known & (bit << VIEWERS) ? 1 : 0);
      for (let copies = s.hands[hand + kind]! - seen; copies > 0; copies--) reconsider(s, other, kind, rng);
    }
  }
}

function reconsider(s: State, other: Other, kind: Kind, rng: Rng): void {
  count(kind, -1);
  let all = factorOf(other, kind);
  chances[0] = all;
  for (let i = 1; i <= OTHERS; i++) {
    next = next === 0 ? s.drawSize - 1 : next - 1;
    places[i - 1] = next;
    const factor = factorOf(other, s.draw[next]!);
    chances[i] = factor;
    all += factor;
  }
  let chosen = 0;
  for (let left = (all * rng.below(FINENESS)) / FINENESS - chances[0]!; left >= 0 && chosen < OTHERS; left -= chances[chosen]!) chosen++;
  const taken = chosen === 0 ? kind : s.draw[places[chosen - 1]!]!;
  if (taken !== kind) {
    s.draw[places[chosen - 1]!] = kind;
    swapInHand(s, other.seat, kind, taken);
  }
  count(taken, 1);
}

function factorOf({ byItself, normals, suited, alike }: Other, kind: Kind): number {
  const colour = COLOUR_OF[kind]!;
  let factor = byItself[kind]! * alike[few(ofNumber[PLACE_OF[kind]!]!)]!;
  if (IS_NORMAL[kind] === 1) factor *= normals[few(normalCount)]!;
  if (colour !== BLACK) factor *= suited[few(ofColour[colour]!)]!;
  return factor;
}

function swapInHand(s: State, seat: Seat, out: Kind, into: Kind): void {
  const word = seat * WORDS + wordOf(out);
  const second = s.pairs[word]! & (1 << out);
  s.hands[seat * KINDS + out]!--;
  s.pairs[word]! ^= second;
  s.holds[word]! ^= (1 << out) ^ second;
  s.handSizes[seat]!--;
  addToHand(s, seat, into);
}

/** The same for scrolls, with those of the scroll pile. */
function layAgain(s: State, { seat, scrolls }: Other, bit: number, rng: Rng): void {
  if (s.pile.length === 0) return;
  const row = s.rows[seat]!;
  let ready = 0;
  for (let i = 0; i < row.length; i++) {
    if (isUp(row[i]!)) continue;
    if ((seenBy(row[i]!) & bit) === 0) exchange(row, i, s.pile, scrolls, bit, rng);
    ready |= 1 << scrollOf(row[i]!);
  }
  s.ready[seat] = ready;
}

function exchange(row: ScrollCard[], at: number, pile: ScrollCard[], scrolls: Float64Array, bit: number, rng: Rng): void {
  const card = row[at]!;
  let best = -1;
  let all = scrolls[scrollOf(card)]!;
  for (let i = 0; i < OTHERS; i++) {
    const place = rng.below(pile.length);
    const other = pile[place]!;
    if (((seenBy(other) | knownInPile(other)) & bit) !== 0) continue;
    const factor = scrolls[scrollOf(other)]!;
    all += factor;
    if (all * rng.below(FINENESS) < factor * FINENESS) best = place;
  }
  if (best < 0) return;
  const other = pile[best]!;
  row[at] = withScroll(card, scrollOf(other));
  pile[best] = withScroll(other, scrollOf(card));
}

const withScroll = (card: ScrollCard, scroll: ScrollKind): ScrollCard => scrollCard(scroll, isUp(card), seenBy(card), knownInPile(card));
