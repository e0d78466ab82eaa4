import type { Frozen, Seat } from '@tabard/core';
import type { Kind } from '../engine/data.ts';
import * as data from '../engine/data.ts';
import { countBits } from '../engine/data.ts';
import type { Place } from '../engine/facts.ts';
import type { Move } from '../engine/moves.ts';
import { isUp, type State } from '../engine/state.ts';
import { emptiesHand, excluderOf } from '../engine/steps.ts';
import { nextSeat } from '../engine/turns.ts';
import { cardsOf, holdsAny, kindsThatFit } from './holdings.ts';

/** Local names for what playouts read at every decision. */
const { BLACK, CHAINERS, COLOUR_OF, EXPLOSION, IS_NORMAL, KINDS, MENACE, MIRAGE, NUMBER_OF, SALVATION, SHOCK_WAVE, SPECIAL_OF, WORDS } =
  data;

/** All Normals are alike, every Special is something else. */
const FACES: readonly (data.Special | 'normal')[] = [...new Set(SPECIAL_OF)];
const FACE_OF = Uint8Array.from(SPECIAL_OF, face => FACES.indexOf(face));
const EXCLUDERS = ['lord', 'goddess', 'princess', 'escort', 'salvation', 'herald'] as const;
/** Of the sixteen faces of a colour, in both halves of a word. */
const NORMAL_FACES = 0x1ff01ff;

/** Hands of one, two, three and four, and of more. */
const STAGES = 4;
const stage = (cards: number): number => Math.min(Math.max(cards, 1), STAGES) - 1;
const UP_TO_THREE = 4;
const few = (count: number): number => (count < UP_TO_THREE ? count : UP_TO_THREE - 1);

/** Where the weights of each thing begin. */
let end = 0;
const room = (count: number): number => {
  const start = end;
  end += count;
  return start;
};
const PLAY = {
  face: room(FACES.length * STAGES),
  lastCard: room(FACES.length),
  empties: room(1),
  number: room(STAGES),
  suited: room(UP_TO_THREE * STAGES),
  alike: room(UP_TO_THREE * STAGES),
  noNormal: room(STAGES),
  lastNormal: room(STAGES),
  nextIsFew: room(2 * FACES.length),
  anyIsFew: room(FACES.length),
  ofThree: room(1),
  underChain: room(FACES.length),
  colourKept: room(2),
};
const DRAW = { stage: room(STAGES), chained: room(1), chain: room(1), called: room(1) };
const BUY = { left: room(STAGES + 1), number: room(1), noNormal: room(1) };
const USE = {
  scroll: room(data.SCROLLS.length * STAGES),
  herald: room(4),
  salvation: room(1),
  chain: room(4),
  target: room(2 * STAGES),
  called: room(1),
  next: room(1),
  least: room(data.SCROLLS.length),
  wave: room(4),
};
const EXCLUDE = {
  face: room(FACES.length),
  by: room(EXCLUDERS.length),
  number: room(EXCLUDERS.length),
  left: room(STAGES + 1),
  lastNormal: room(STAGES + 1),
  suited: room(UP_TO_THREE),
  fits: room(STAGES + 1),
  alike: room(UP_TO_THREE),
};
const DONE = room(EXCLUDERS.length * (STAGES + 1));
const TARGET = { size: room(2 * (STAGES + 1)), called: room(2), next: room(2), nobody: room(1) };
const SWAP = room(5);
const TAKE = { none: room(STAGES), face: room(FACES.length), number: room(1), fits: room(1), suited: room(UP_TO_THREE) };
const COLOUR = room(UP_TO_THREE);

/** Found to matter later, and so in the last places: the weights before them stay where they are. */
const MORE = {
  closes: room(2),
  heralded: room(1),
  drawsNoNormal: room(STAGES),
  usesStuck: room(data.SCROLLS.length),
  usesChained: room(data.SCROLLS.length),
  buysStuck: room(1),
  buysChained: room(1),
};
const SILENT = room(1);
const PASSES_ON = room(2 * FACES.length);

/** So many weights make an instinct: those for two seats, then those for more. */
export const INSTINCTS = 2 * end;

/** What a move is like: places in a list of weights, and how much of each. */
export const told = { places: new Int16Array(32), values: new Float64Array(32), count: 0 };

let first = 0;
/** While a move is only weighed: by what, and what it comes to so far, in a list because a variable would be made anew with every sum. */
let weights: Float64Array | undefined;
const weight = new Float64Array(1);

function tell(place: number, value = 1): void {
  if (weights) weight[0]! += weights[first + place]! * value;
  else {
    told.places[told.count] = first + place;
    told.values[told.count++] = value;
  }
}

/** What matters of a position to all moves of a seat. */
const sense = { next: 0, normals: 0, least: 0 };

/** Looks at a position; the moves that are weighed then are moves in it. */
export function takeIn(s: Frozen<State>, seat: Seat): void {
  first = s.seats === 2 ? 0 : end;
  sense.next = nextSeat(s, seat);
  sense.normals = normalsOf(s, seat);
  sense.least = leastOfOthers(s, seat);
}

/** What a move in the position taken in comes to by these weights: what `told` would say of it, each place times its weight. */
export function weigh(s: Frozen<State>, seat: Seat, move: Move, by: Float64Array): number {
  weights = by;
  weight[0] = 0;
  describe(s, seat, move);
  return weight[0]!;
}

/** Says in `told` what a move is like. Nothing in it comes from what others hold. */
export function tellMove(s: Frozen<State>, seat: Seat, move: Move): void {
  weights = undefined;
  told.count = 0;
  takeIn(s, seat);
  describe(s, seat, move);
}

function describe(s: Frozen<State>, seat: Seat, move: Move): void {
  switch (move.type) {
    case 'play':
      tellPlay(s, seat, move.card, move.colour ?? COLOUR_OF[move.card]!);
      break;
    case 'draw':
      tellDraw(s, seat);
      break;
    case 'buy':
      tellBuy(s, seat, move.cards);
      break;
    case 'use':
      tellUse(s, seat, move.scroll, move.target);
      break;
    case 'exclude':
      tellExclude(s, seat, move.card);
      break;
    case 'done':
      tell(DONE + work(s) * (STAGES + 1) + few(s.handSizes[seat]!));
      break;
    case 'target':
      tellTarget(s, move.seat);
      break;
    case 'swap':
      tell(SWAP + swapKind(seat, move.places));
      break;
    case 'take':
      tellTake(s, seat, move.card);
      break;
    case 'colour':
      tell(COLOUR + few(cardsOf(s, seat, move.colour)));
      break;
    case 'silent':
      tell(SILENT);
      break;
    case 'call':
      break;
  }
}

function tellPlay(s: Frozen<State>, seat: Seat, card: Kind, colour: number): void {
  const face = FACE_OF[card]!;
  const left = s.handSizes[seat]! - 1;
  if (left === 0) {
    tell(PLAY.lastCard + face);
    return;
  }
  const late = stage(left);
  const { next } = sense;
  const normals = sense.normals - IS_NORMAL[card]!;
  tell(PLAY.face + face * STAGES + late);
  if (emptiesHand(s, seat, card)) tell(PLAY.empties);
  tell(PLAY.number + late, NUMBER_OF[card]! / 10);
  const suited = cardsOf(s, seat, colour) - (COLOUR_OF[card] === colour ? 1 : 0);
  const same = alike(s, seat, card) - 1;
  tell(PLAY.suited + late * UP_TO_THREE + few(suited));
  tell(PLAY.alike + late * UP_TO_THREE + few(same));
  if (left === 1 && normals === 1 && suited + same > 0) tell(MORE.closes + (s.seats === 2 && SPECIAL_OF[card] === 'jester' ? 1 : 0));
  if (COLOUR_OF[card] !== BLACK && (s.ready[seat]! >> COLOUR_OF[card]!) & 1) tell(MORE.heralded);
  if (normals === 0) tell(PLAY.noNormal + late);
  else if (normals === 1) tell(PLAY.lastNormal + late);
  if (s.handSizes[next]! <= 2) tell(PLAY.nextIsFew + (s.handSizes[next] === 2 ? FACES.length : 0) + face);
  const after = afterwards(s, seat, next, SPECIAL_OF[card]!);
  if (after !== next && s.handSizes[after]! <= 2) tell(PASSES_ON + (s.handSizes[after] === 2 ? FACES.length : 0) + face);
  if (sense.least === 1) tell(PLAY.anyIsFew + face);
  if (IS_NORMAL[card] === 1 && same === 2 && left > 2) tell(PLAY.ofThree);
  if (s.chain > 0) tell(PLAY.underChain + face);
  if (colour === s.colour) tell(PLAY.colourKept + (s.called[next] === 1 ? 1 : 0));
}

/** Whose turn it is after a card, which may turn the direction round or leave somebody out. */
function afterwards(s: Frozen<State>, seat: Seat, next: Seat, face: data.Special | 'normal'): Seat {
  if (s.seats === 2) return next;
  if (face === 'mage' || face === 'prince') return (2 * seat - next + s.seats) % s.seats;
  return face === 'jester' ? nextSeat(s, next) : next;
}

function tellDraw(s: Frozen<State>, seat: Seat): void {
  const late = stage(s.handSizes[seat]!);
  tell(DRAW.stage + late);
  if (s.called[seat] === 1) tell(DRAW.called);
  if (sense.normals === 0) tell(MORE.drawsNoNormal + late);
  if (s.chain === 0) return;
  tell(DRAW.chained);
  tell(DRAW.chain, s.chain / 4);
}

function tellBuy(s: Frozen<State>, seat: Seat, cards: readonly Kind[]): void {
  const left = s.handSizes[seat]! - cards.length;
  tell(BUY.left + Math.min(left, STAGES));
  tell(BUY.number, NUMBER_OF[cards[0]!]! / 10);
  if (sense.normals <= cards.length) tell(BUY.noNormal);
  if (!mayDiscard(s, seat)) tell(s.chain > 0 ? MORE.buysChained : MORE.buysStuck);
}

function tellUse(s: Frozen<State>, seat: Seat, scroll: number, target: Seat | Place | undefined): void {
  const cards = s.handSizes[seat]!;
  tell(USE.scroll + scroll * STAGES + stage(cards));
  if (sense.least === 1) tell(USE.least + scroll);
  if (!mayDiscard(s, seat)) tell((s.chain > 0 ? MORE.usesChained : MORE.usesStuck) + scroll);
  if (scroll < BLACK) tell(USE.herald + few(Math.min(cardsOf(s, seat, scroll), cards - 2)));
  if (scroll === SALVATION) tell(USE.salvation, cards - 4);
  if (scroll === MIRAGE) tell(USE.chain + (s.chain === 0 ? 0 : holdsAny(s, seat, CHAINERS) ? 1 : 2), s.chain === 0 ? 1 : s.chain / 4);
  if (scroll === EXPLOSION || scroll === MENACE) {
    const other = target as Seat;
    tell(USE.target + (scroll === MENACE ? STAGES : 0) + stage(s.handSizes[other]!));
    if (s.called[other] === 1) tell(USE.called);
    if (other === sense.next) tell(USE.next);
  }
  if (scroll !== SHOCK_WAVE || typeof target !== 'object') return;
  const { seat: owner, index } = target;
  tell(USE.wave + (owner === seat ? 0 : 2) + (isUp(s.rows[owner]![index]!) ? 1 : 0));
}

function tellExclude(s: Frozen<State>, seat: Seat, card: Kind): void {
  const by = work(s);
  const left = Math.min(s.handSizes[seat]! - 1, STAGES);
  const colour = COLOUR_OF[card]!;
  tell(EXCLUDE.face + FACE_OF[card]!);
  tell(EXCLUDE.by + by);
  tell(EXCLUDE.number + by, NUMBER_OF[card]! / 10);
  tell(EXCLUDE.left + left);
  if (IS_NORMAL[card] === 1 && sense.normals === 1) tell(EXCLUDE.lastNormal + left);
  if (colour !== BLACK) tell(EXCLUDE.suited + few(cardsOf(s, seat, colour) - 1));
  if (colour === s.colour || colour === BLACK || NUMBER_OF[card] === NUMBER_OF[s.top]) tell(EXCLUDE.fits + left);
  tell(EXCLUDE.alike + few(alike(s, seat, card) - 1));
}

function tellTarget(s: Frozen<State>, target: Seat | null): void {
  if (target === null) {
    tell(TARGET.nobody);
    return;
  }
  const by = SPECIAL_OF[s.pendingBy] === 'dragon' ? 0 : 1;
  tell(TARGET.size + by * (STAGES + 1) + Math.min(s.handSizes[target]!, STAGES));
  if (s.called[target] === 1) tell(TARGET.called + by);
  if (target === nextSeat(s, s.turn)) tell(TARGET.next + by);
}

/** One's own, the pile's, others'. */
function swapKind(seat: Seat, [one, other]: readonly [Place, Place]): number {
  const isOwn = (place: Place): boolean => place !== 'pile' && place.seat === seat;
  if (other === 'pile') return isOwn(one) ? 0 : 1;
  return isOwn(one) && isOwn(other) ? 2 : isOwn(one) || isOwn(other) ? 3 : 4;
}

function tellTake(s: Frozen<State>, seat: Seat, card: Kind | null): void {
  if (card === null) {
    tell(TAKE.none + stage(s.handSizes[seat]!));
    return;
  }
  const colour = COLOUR_OF[card]!;
  tell(TAKE.face + FACE_OF[card]!);
  tell(TAKE.number, NUMBER_OF[card]! / 10);
  if (colour === s.colour) tell(TAKE.fits);
  if (colour !== BLACK) tell(TAKE.suited + few(cardsOf(s, seat, colour)));
}

/** Whether anything can be discarded now, be it for a price. */
const mayDiscard = (s: Frozen<State>, seat: Seat): boolean => (s.chain > 0 ? holdsAny(s, seat, CHAINERS) : kindsThatFit(s, seat) > 0);

const work = (s: Frozen<State>): number => EXCLUDERS.indexOf(excluderOf(s.pendingBy)!);

function normalsOf(s: Frozen<State>, seat: Seat): number {
  const at = seat * WORDS;
  return (
    countBits(s.holds[at]! & NORMAL_FACES) +
    countBits(s.holds[at + 1]! & NORMAL_FACES) +
    countBits(s.pairs[at]! & NORMAL_FACES) +
    countBits(s.pairs[at + 1]! & NORMAL_FACES)
  );
}

/** How many cards in hand have the number of this one, which is among them. */
function alike(s: Frozen<State>, seat: Seat, card: Kind): number {
  let count = 0;
  for (let word = 0; word < WORDS; word++) {
    const same = SAME_NUMBER[card * WORDS + word]!;
    count += countBits(s.holds[seat * WORDS + word]! & same) + countBits(s.pairs[seat * WORDS + word]! & same);
  }
  return count;
}

/** By kind: all of its number. */
const SAME_NUMBER = Int32Array.from(
  Array.from({ length: KINDS }, (_, kind) => [...data.kindSet(({ number }) => number === NUMBER_OF[kind])]).flat(),
);

function leastOfOthers(s: Frozen<State>, seat: Seat): number {
  let least = 99;
  for (let other = 0; other < s.seats; other++) if (other !== seat) least = Math.min(least, s.handSizes[other]!);
  return least;
}
