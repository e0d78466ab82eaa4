import type { Frozen, Rng, Seat } from '@tabard/core';
import type { Edition } from './config.ts';
import * as data from './data.ts';
import { countBits, type Kind, type KindSets, lowestBit, type ScrollKind, wordOf } from './data.ts';
import type { Place } from './facts.ts';
import * as moves from './moves.ts';
import { buy, type Move, placeAt, playAs, swap, useAt, useOn } from './moves.ts';
import * as state from './state.ts';
import { isUp, type State, scrollOf } from './state.ts';
import { excludable, mayStop } from './steps.ts';

/** Local names for what the inner loop reads: the compiler knows a local constant, an imported one it looks up at every use. */
const {
  BLACK,
  BLIZZARD,
  CHAINERS,
  COLOUR_OF,
  EVERY_KIND,
  EXPLOSION,
  FIRST_BLACK,
  FITTING,
  KIND_DATA,
  KINDS,
  MENACE,
  MIRAGE,
  NO_KIND,
  NORMALS,
  NUMBER_OF,
  OF_COLOUR,
  REVELATION,
  SALVATION,
  SHOCK_WAVE,
  SPECIAL_OF,
  TORNADO,
  WORDS,
} = data;
const { CALL, DONE, DRAW, EXCLUDE, MAX_SEATS, NAME, PLAY, SILENT, TAKE, TAKE_NONE, TARGET, TARGET_NONE, USE } = moves;
const { ANY_COLOUR } = state;

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

export const acting = (s: Frozen<State>): readonly Seat[] => (s.phase === 'over' ? NOBODY : ALONE[s.turn]!);

export function legalMoves(s: Frozen<State>, seat: Seat, into: Move[] = []): Move[] {
  const count = seat === s.turn ? list(s, seat, into) : 0;
  while (into.length > count) into.pop();
  return into;
}

/** Writes over what the list held before, which keeps its memory, and says how many moves there are. */
function list(s: Frozen<State>, seat: Seat, into: Move[]): number {
  let count = 0;
  switch (s.phase) {
    case 'start-colour':
      for (const name of NAME) into[count++] = name;
      break;
    case 'turn':
      return listTurn(s, seat, into);
    case 'exclude':
      count = listExclusions(s, seat, into);
      if (mayStop(s)) into[count++] = DONE;
      break;
    case 'target':
      for (let other = 0; other < s.seats; other++) if (other !== seat) into[count++] = TARGET[other]!;
      if (mayTargetNobody(s)) into[count++] = TARGET_NONE;
      break;
    case 'swap':
      return listSwaps(s, into);
    case 'take':
      for (let card = 0; card < KINDS; card++) if (mayTake(s, card)) into[count++] = TAKE[card]!;
      if (mayTakeNothing(s)) into[count++] = TAKE_NONE;
      break;
    case 'call':
      into[count++] = CALL;
      into[count++] = SILENT;
      break;
    case 'over':
      break;
  }
  return count;
}

function listExclusions(s: Frozen<State>, seat: Seat, into: Move[]): number {
  let count = 0;
  for (let word = 0; word < WORDS; word++) {
    for (let cards = excludable(s, seat, word); cards !== 0; cards &= cards - 1) into[count++] = EXCLUDE[32 * word + lowestBit(cards)]!;
  }
  return count;
}

function listTurn(s: Frozen<State>, seat: Seat, into: Move[]): number {
  const discards = listDiscards(s, seat, into);
  return listOthers(s, seat, discards > 0, into, discards);
}

/** What may be done in phase one besides discarding. */
function listOthers(s: Frozen<State>, seat: Seat, mayDiscard: boolean, into: Move[], from: number): number {
  let count = from;
  if (mayDraw(s, mayDiscard)) into[count++] = DRAW;
  if (s.pile.length > 0 && s.handSizes[seat]! >= 3) count = listBuys(s, seat, into, count);
  return listUses(s, seat, into, count);
}

/** Used again in every pick: nothing of it is kept. */
const listed: Move[] = [];

/** In phase one most moves are discards: they are counted, and only the one picked is looked up. */
export function anyMove(s: Frozen<State>, seat: Seat, rng: Rng): Move {
  if (s.phase !== 'turn') return listed[rng.below(list(s, seat, listed))]!;
  const allowed = allowedTo(s, seat);
  const low = discardable(s, seat, allowed, 0);
  const high = discardable(s, seat, allowed, 1);
  const black = discardable(s, seat, allowed, 2);
  const lows = countBits(low);
  const highs = countBits(high);
  const discards = lows + highs + BLACK * countBits(black);
  const roll = rng.below(discards + listOthers(s, seat, discards > 0, listed, 0));
  if (roll >= discards) return listed[roll - discards]!;
  if (roll < lows) return PLAY[bitAt(low, roll)]!;
  if (roll < lows + highs) return PLAY[32 + bitAt(high, roll - lows)]!;
  const named = roll - lows - highs;
  return playAs(FIRST_BLACK + bitAt(black, Math.trunc(named / BLACK)), named % BLACK);
}

/** The place of a word's lowest bit but so many. */
function bitAt(word: number, skipped: number): number {
  let bits = word;
  for (let left = skipped; left > 0; left--) bits &= bits - 1;
  return lowestBit(bits);
}

function listDiscards(s: Frozen<State>, seat: Seat, into: Move[]): number {
  let count = 0;
  const allowed = allowedTo(s, seat);
  for (let cards = discardable(s, seat, allowed, 0); cards !== 0; cards &= cards - 1) into[count++] = PLAY[lowestBit(cards)]!;
  for (let cards = discardable(s, seat, allowed, 1); cards !== 0; cards &= cards - 1) into[count++] = PLAY[32 + lowestBit(cards)]!;
  for (let cards = discardable(s, seat, allowed, 2); cards !== 0; cards &= cards - 1) {
    for (let colour = 0; colour < BLACK; colour++) into[count++] = playAs(FIRST_BLACK + lowestBit(cards), colour);
  }
  return count;
}

/** A word of the cards in hand that may be discarded: those that fit (2.6) and are allowed. */
const discardable = (s: Frozen<State>, seat: Seat, allowed: KindSets, word: number): number =>
  s.holds[seat * WORDS + word]! & (OF_COLOUR[s.colour * WORDS + word]! | FITTING[s.top * WORDS + word]!) & allowed[word]!;

/** Only a 25 on a chain (3.2), only a Normal after the call (6.4): no card is both. */
function allowedTo(s: Frozen<State>, seat: Seat): KindSets {
  if (mustEndOnNormal(s, seat)) return s.chain > 0 ? NO_KIND : NORMALS;
  return s.chain > 0 ? CHAINERS : EVERY_KIND;
}

export function hasDiscard(s: Frozen<State>, seat: Seat): boolean {
  const allowed = allowedTo(s, seat);
  return (discardable(s, seat, allowed, 0) | discardable(s, seat, allowed, 1) | discardable(s, seat, allowed, 2)) !== 0;
}

export const fits = (s: Frozen<State>, card: Kind): boolean =>
  s.colour === ANY_COLOUR || card >= FIRST_BLACK || COLOUR_OF[card] === s.colour || NUMBER_OF[card] === NUMBER_OF[s.top];

/** Rule 6.4: after the call only a Normal may be discarded; the French edition allows it for the penalty. */
export const mustEndOnNormal = (s: Frozen<State>, seat: Seat): boolean => s.called[seat] === 1 && s.config.edition !== 'fr';

/** Who can answer a chain must, but for the French edition (3.3); who can discard may not draw where there is nothing (8.2). */
export const mayDraw = (s: Frozen<State>, mayDiscard: boolean): boolean =>
  !mayDiscard || (s.chain > 0 ? s.config.edition === 'fr' : canDraw(s));

/** Rule 8.1: below its top card the discard pile becomes a new draw pile. */
const canDraw = (s: Frozen<State>): boolean => s.drawSize > 0 || s.discardSize > 1;

/** For each number that more than two cards have, its kinds. */
const SETS: readonly Uint8Array[] = Array.from({ length: 51 }, (_, number) => kindsWhere(kind => NUMBER_OF[kind] === number));
const SPECIAL_NUMBERS = [10, 20, 25, 40];
const NORMALS_OF_A_COLOUR = NORMALS[0]! & 0xffff;

/** Rule 4.1. */
function listBuys(s: Frozen<State>, seat: Seat, into: Move[], from: number): number {
  let count = from;
  const hand = seat * KINDS;
  for (let faces = heldThrice(s, seat); faces !== 0; faces &= faces - 1)
    count = listBuysOf(s.hands, hand, SETS[lowestBit(faces) + 1]!, into, count);
  if (s.config.edition === 'de') for (const number of SPECIAL_NUMBERS) count = listBuysOf(s.hands, hand, SETS[number]!, into, count);
  return count;
}

/** The Normals, from 1 up, a bit each, of which three cards are in hand: in three colours, or in two and one of them twice. */
function heldThrice(s: Frozen<State>, seat: Seat): number {
  const at = seat * WORDS;
  const r = s.holds[at]!;
  const y = r >> 16;
  const b = s.holds[at + 1]!;
  const g = b >> 16;
  const inTwo = (r & y) | (b & g) | ((r | y) & (b | g));
  const inThree = (r & y & (b | g)) | (b & g & (r | y));
  const pairs = s.pairs[at]! | s.pairs[at + 1]!;
  return (inThree | (inTwo & (pairs | (pairs >> 16)))) & NORMALS_OF_A_COLOUR;
}

function listBuysOf(hands: Uint8Array, hand: number, kinds: Uint8Array, into: Move[], from: number): number {
  let count = from;
  let held = 0;
  for (let i = 0; i < kinds.length; i++) held += hands[hand + kinds[i]!]!;
  if (held < 3) return from;
  for (let i = 0; i < kinds.length; i++) {
    const first = kinds[i]!;
    const copies = hands[hand + first]!;
    if (copies === 0) continue;
    for (let j = copies > 1 ? i : i + 1; j < kinds.length; j++) {
      const second = kinds[j]!;
      if (hands[hand + second] === 0) continue;
      for (let k = j > i && hands[hand + second]! > 1 ? j : j + 1; k < kinds.length; k++) {
        if (hands[hand + kinds[k]!]! > 0) into[count++] = buy(first, second, kinds[k]!);
      }
    }
  }
  return count;
}

function kindsWhere(wanted: (kind: Kind) => boolean): Uint8Array {
  return Uint8Array.from(KIND_DATA.map((_, kind) => kind).filter(wanted));
}

/** What Menace gives away (4.10), as kinds and as a set of black faces. */
export const GIFTS = kindsWhere(kind => ['dragon', 'golem', 'gargoyle'].includes(SPECIAL_OF[kind]!));
const BLACK_WORD = wordOf(FIRST_BLACK);
const GIFT_SET = GIFTS.reduce((set, kind) => set | (1 << kind), 0);

function listUses(s: Frozen<State>, seat: Seat, into: Move[], from: number): number {
  let count = from;
  for (let ready = s.ready[seat]!; ready !== 0; ready &= ready - 1) {
    const scroll = lowestBit(ready);
    if (useless(s, seat, scroll)) continue;
    if (scroll === EXPLOSION || scroll === MENACE) {
      for (let other = 0; other < s.seats; other++) if (other !== seat) into[count++] = useOn(scroll, other);
    } else if (scroll === SHOCK_WAVE) {
      const index = firstDown(s, seat, scroll);
      for (let owner = 0; owner < s.seats; owner++) {
        for (let at = 0; at < s.rows[owner]!.length; at++) if (owner !== seat || at !== index) into[count++] = useAt(scroll, owner, at);
      }
    } else into[count++] = USE[scroll]!;
  }
  return count;
}

/** `use` turns up the first face-down copy in the row; -1: there is none. */
export function firstDown(s: Frozen<State>, seat: Seat, scroll: ScrollKind): number {
  const row = s.rows[seat]!;
  for (let index = 0; index < row.length; index++) if (scrollOf(row[index]!) === scroll && !isUp(row[index]!)) return index;
  return -1;
}

/** Rule 4.9: how many cards in hand. */
export const SALVATION_NEEDS: Readonly<Record<Edition, number>> = { ja: 5, de: 5, fr: 6 };

/** Why using a scroll would do nothing (4.2), if it would. */
export function useless(s: Frozen<State>, seat: Seat, scroll: ScrollKind): UselessBecause | undefined {
  switch (scroll) {
    case EXPLOSION:
    case BLIZZARD:
      return canDraw(s) ? undefined : 'use.no-cards';
    case SHOCK_WAVE:
      return scrollsInRows(s) > 1 ? undefined : 'use.no-scroll';
    case TORNADO:
      return scrollsInRows(s) + s.pile.length > 1 ? undefined : 'use.no-scroll';
    case SALVATION:
      return s.handSizes[seat]! >= SALVATION_NEEDS[s.config.edition] ? undefined : 'use.salvation-few';
    case MENACE:
      return (s.holds[seat * WORDS + BLACK_WORD]! & GIFT_SET) === GIFT_SET ? undefined : 'use.menace-missing';
    case REVELATION:
      return s.pile.length > 0 ? undefined : 'use.pile-empty';
    case MIRAGE:
      return;
    default: // the Heralds are numbered as their colours
      if (s.handSizes[seat]! <= 2) return 'use.herald-few';
      return holdsColour(s, seat, scroll) ? undefined : 'use.herald-none';
  }
}
export type UselessBecause =
  | 'use.no-cards'
  | 'use.no-scroll'
  | 'use.salvation-few'
  | 'use.menace-missing'
  | 'use.pile-empty'
  | 'use.herald-few'
  | 'use.herald-none';

const holdsColour = (s: Frozen<State>, seat: Seat, colour: number): boolean =>
  ((s.holds[seat * WORDS]! & OF_COLOUR[colour * WORDS]!) | (s.holds[seat * WORDS + 1]! & OF_COLOUR[colour * WORDS + 1]!)) !== 0;

function scrollsInRows(s: Frozen<State>): number {
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) count += s.rows[seat]!.length;
  return count;
}

/** Rule 5.9. */
export const mayTake = (s: Frozen<State>, card: Kind): boolean => s.discard[card]! > 0 && SPECIAL_OF[card] !== 'valkyrie';

/** Rule 5.9: in the French edition a card that can be taken must be. */
export const mayTakeNothing = (s: Frozen<State>): boolean => s.config.edition !== 'fr';

/** Rule 5.8: in the German edition the Gargoyle may look at nobody. */
export const mayTargetNobody = (s: Frozen<State>): boolean => s.config.edition === 'de' && SPECIAL_OF[s.pendingBy] === 'gargoyle';

export function hasTake(s: Frozen<State>): boolean {
  for (let card = 0; card < KINDS; card++) if (mayTake(s, card)) return true;
  return false;
}

/** Rule 5.7, for two places in their order (the pile last). */
export const maySwap = (s: Frozen<State>, a: Place, b: Place): boolean =>
  a !== 'pile' && isSwappable(s, a) && isSwappable(s, b) && isPair(s.config.edition, a.seat, b === 'pile' ? b : b.seat);

/** In the Japanese edition only face-down scrolls change places. */
function isSwappable(s: Frozen<State>, place: Place): boolean {
  if (!isPlace(s, place)) return false;
  return place === 'pile' || s.config.edition !== 'ja' || !isUp(s.rows[place.seat]![place.index]!);
}

/** In the German edition two scrolls of one owner do not. */
const isPair = (edition: Edition, one: Seat, other: Seat | 'pile'): boolean => edition !== 'de' || one !== other;

/** Used again in every list: nothing of it is kept. */
const swappable: Exclude<Place, 'pile'>[] = [];

function listSwaps(s: Frozen<State>, into: Move[]): number {
  let count = 0;
  let places = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let index = 0; index < s.rows[seat]!.length; index++) {
      const place = placeAt(seat, index);
      if (!isSwappable(s, place)) continue;
      for (let i = 0; i < places; i++) if (isPair(s.config.edition, swappable[i]!.seat, seat)) into[count++] = swap(swappable[i]!, place);
      swappable[places++] = place;
    }
  }
  if (s.pile.length > 0) for (let i = 0; i < places; i++) into[count++] = swap(swappable[i]!, 'pile');
  return count;
}

/** Whether a Pixie has two scrolls to swap. */
export function hasSwap(s: Frozen<State>): boolean {
  let owners = 0;
  let scrolls = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const before = scrolls;
    for (const card of s.rows[seat]!) if (s.config.edition !== 'ja' || !isUp(card)) scrolls++;
    if (scrolls > before) owners++;
  }
  return scrolls > 0 && (s.pile.length > 0 || (s.config.edition === 'de' ? owners : scrolls) > 1);
}

export const isPlace = (s: Frozen<State>, place: Place): boolean =>
  place === 'pile' ? s.pile.length > 0 : place.seat < s.seats && place.index < s.rows[place.seat]!.length;
