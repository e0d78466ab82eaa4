import type { Frozen, Seat } from '@tabard/core';
import type { Edition } from './config.ts';
import {
  ALL_FACES,
  BLACK,
  CHAINERS,
  COLOUR_OF,
  FACES_WITH,
  FIRST_BLACK,
  GOLEM,
  GROUPS,
  KIND_DATA,
  KINDS,
  type Kind,
  NORMALS,
  NUMBER_OF,
  PER_COLOUR,
  SCROLLS,
  type ScrollKind,
  SPECIAL_OF,
} from './data.ts';
import type { Place } from './facts.ts';
import {
  buy,
  CALL,
  DONE,
  DRAW,
  EXCLUDE,
  MAX_SEATS,
  type Move,
  NAME,
  PLAY,
  placeAt,
  playAs,
  SILENT,
  swap,
  TAKE,
  TAKE_NONE,
  TARGET,
  USE,
  useAt,
  useOn,
} from './moves.ts';
import { ANY_COLOUR, type State } from './state.ts';
import { excludable, mayStop } from './steps.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

export const acting = (s: Frozen<State>): readonly Seat[] => (s.phase === 'over' ? NOBODY : ALONE[s.turn]!);

export function legalMoves(s: Frozen<State>, seat: Seat, into: Move[] = []): Move[] {
  clear(into);
  if (seat !== s.turn) return into;
  switch (s.phase) {
    case 'start-colour':
      for (const name of NAME) into.push(name);
      break;
    case 'turn':
      listTurn(s, seat, into);
      break;
    case 'exclude':
      listExclusions(s, seat, into);
      if (mayStop(s)) into.push(DONE);
      break;
    case 'target':
      for (let other = 0; other < s.seats; other++) if (other !== seat) into.push(TARGET[other]!);
      break;
    case 'swap':
      listSwaps(s, into);
      break;
    case 'take':
      for (let card = 0; card < KINDS; card++) if (mayTake(s, card)) into.push(TAKE[card]!);
      into.push(TAKE_NONE);
      break;
    case 'call':
      into.push(CALL, SILENT);
      break;
    case 'over':
      break;
  }
  return into;
}

/** Popping keeps the list's memory, setting its length to 0 would give it back; a list that has held an object stays a list of objects to V8. */
function clear(list: unknown[]): void {
  if (list.length === 0) list.push(NOBODY);
  while (list.length > 0) list.pop();
}

function listExclusions(s: Frozen<State>, seat: Seat, into: Move[]): void {
  for (let group = 0; group < GROUPS; group++) {
    for (let faces = excludable(s, seat, group); faces !== 0; faces &= faces - 1)
      into.push(EXCLUDE[group * PER_COLOUR + lowestBit(faces)]!);
  }
}

function listTurn(s: Frozen<State>, seat: Seat, into: Move[]): void {
  listDiscards(s, seat, into);
  if (s.chain > 0 || into.length === 0 || canDraw(s)) into.push(DRAW);
  if (s.pile.length > 0 && s.handSizes[seat]! >= 3) listBuys(s, seat, into);
  listUses(s, seat, into);
}

/** Rules 3.2, 6.4: the coloured faces that may be discarded where the colour matches, a bit each. */
function matchingFaces(s: Frozen<State>, seat: Seat): number {
  const allowed = mustEndOnNormal(s, seat) ? NORMALS : ALL_FACES;
  return s.chain > 0 ? allowed & CHAINERS : allowed;
}

/** Rule 2.6: those that may be discarded where it does not. */
const fittingFaces = (s: Frozen<State>): number => (s.colour === ANY_COLOUR ? ALL_FACES : FACES_WITH[NUMBER_OF[s.top]!]!);

/** The black cards that may be discarded, a bit each. */
function blackFaces(s: Frozen<State>, seat: Seat): number {
  if (mustEndOnNormal(s, seat)) return 0;
  const held = s.holds[seat * GROUPS + BLACK]!;
  return s.chain > 0 ? held & GOLEM : held;
}

/** Two colours side by side make one word, whose bits are then the kinds themselves. */
function listDiscards(s: Frozen<State>, seat: Seat, into: Move[]): void {
  for (let cards = discardable(s, seat, 0); cards !== 0; cards &= cards - 1) into.push(PLAY[lowestBit(cards)]!);
  for (let cards = discardable(s, seat, 2); cards !== 0; cards &= cards - 1) into.push(PLAY[2 * PER_COLOUR + lowestBit(cards)]!);
  for (let faces = blackFaces(s, seat); faces !== 0; faces &= faces - 1) {
    for (let colour = 0; colour < BLACK; colour++) into.push(playAs(FIRST_BLACK + lowestBit(faces), colour));
  }
}

/** Of a colour and the next: the cards in hand that may be discarded, a bit each. */
function discardable(s: Frozen<State>, seat: Seat, colour: number): number {
  const at = seat * GROUPS + colour;
  const matching = matchingFaces(s, seat);
  const fitting = matching & fittingFaces(s);
  const low = s.holds[at]! & (colour === s.colour ? matching : fitting);
  const high = s.holds[at + 1]! & (colour + 1 === s.colour ? matching : fitting);
  return low | (high << PER_COLOUR);
}

export const hasDiscard = (s: Frozen<State>, seat: Seat): boolean =>
  (discardable(s, seat, 0) | discardable(s, seat, 2) | blackFaces(s, seat)) !== 0;

const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);

export const fits = (s: Frozen<State>, card: Kind): boolean =>
  s.colour === ANY_COLOUR || card >= FIRST_BLACK || COLOUR_OF[card] === s.colour || NUMBER_OF[card] === NUMBER_OF[s.top];

/** Rule 6.4: after the call only a Normal may be discarded; the French edition allows it for the penalty. */
export const mustEndOnNormal = (s: Frozen<State>, seat: Seat): boolean => s.called[seat] === 1 && s.config.edition !== 'fr';

/** Rule 8.1: below its top card the discard pile becomes a new draw pile. */
export const canDraw = (s: Frozen<State>): boolean => s.drawSize > 0 || s.discardSize > 1;

/** For each number that more than two cards have, its kinds. */
const SETS: readonly Uint8Array[] = Array.from({ length: 51 }, (_, number) => kindsWhere(kind => NUMBER_OF[kind] === number));
const SPECIAL_NUMBERS = [10, 20, 25, 40];

/** Rule 4.1. */
function listBuys(s: Frozen<State>, seat: Seat, into: Move[]): void {
  const hand = seat * KINDS;
  for (let faces = inTwoColours(s, seat) & NORMALS; faces !== 0; faces &= faces - 1)
    listBuysOf(s.hands, hand, SETS[lowestBit(faces) + 1]!, into);
  if (s.config.edition === 'de') for (const number of SPECIAL_NUMBERS) listBuysOf(s.hands, hand, SETS[number]!, into);
}

/** Faces held in two colours at least: there are only two of a kind, so three of a number need that. */
function inTwoColours(s: Frozen<State>, seat: Seat): number {
  const at = seat * GROUPS;
  const r = s.holds[at]!;
  const y = s.holds[at + 1]!;
  const b = s.holds[at + 2]!;
  const g = s.holds[at + 3]!;
  return (r & y) | (b & g) | ((r | y) & (b | g));
}

function listBuysOf(hands: Uint8Array, hand: number, kinds: Uint8Array, into: Move[]): void {
  let held = 0;
  for (let i = 0; i < kinds.length; i++) held += hands[hand + kinds[i]!]!;
  if (held < 3) return;
  for (let i = 0; i < kinds.length; i++) {
    const first = kinds[i]!;
    const copies = hands[hand + first]!;
    if (copies === 0) continue;
    for (let j = copies > 1 ? i : i + 1; j < kinds.length; j++) {
      const second = kinds[j]!;
      if (hands[hand + second] === 0) continue;
      for (let k = j > i && hands[hand + second]! > 1 ? j : j + 1; k < kinds.length; k++) {
        if (hands[hand + kinds[k]!]! > 0) into.push(buy(first, second, kinds[k]!));
      }
    }
  }
}

const indexOfScroll = (name: (typeof SCROLLS)[number]): ScrollKind => SCROLLS.indexOf(name);
export const EXPLOSION = indexOfScroll('explosion');
export const BLIZZARD = indexOfScroll('blizzard');
export const SHOCK_WAVE = indexOfScroll('shock-wave');
export const MIRAGE = indexOfScroll('mirage');
export const TORNADO = indexOfScroll('tornado');
const SALVATION = indexOfScroll('salvation');
export const MENACE = indexOfScroll('menace');
export const REVELATION = indexOfScroll('revelation');

function kindsWhere(wanted: (kind: Kind) => boolean): Uint8Array {
  return Uint8Array.from(KIND_DATA.map((_, kind) => kind).filter(wanted));
}

/** What Menace gives away (4.10), as kinds and as a set of black faces. */
export const GIFTS = kindsWhere(kind => ['dragon', 'golem', 'gargoyle'].includes(SPECIAL_OF[kind]!));
const GIFT_FACES = GIFTS.reduce((set, kind) => set | (1 << (kind - FIRST_BLACK)), 0);

function listUses(s: Frozen<State>, seat: Seat, into: Move[]): void {
  const row = s.rows[seat]!;
  for (let index = 0; index < row.length; index++) {
    const { scroll, up } = row[index]!;
    if (up || firstDown(s, seat, scroll) !== index || useless(s, seat, scroll)) continue;
    if (scroll === EXPLOSION || scroll === MENACE) {
      for (let other = 0; other < s.seats; other++) if (other !== seat) into.push(useOn(scroll, other));
    } else if (scroll === SHOCK_WAVE) {
      for (let owner = 0; owner < s.seats; owner++) {
        for (let at = 0; at < s.rows[owner]!.length; at++) if (owner !== seat || at !== index) into.push(useAt(scroll, owner, at));
      }
    } else into.push(USE[scroll]!);
  }
}

/** `use` turns up the first face-down copy in the row; -1: there is none. */
export function firstDown(s: Frozen<State>, seat: Seat, scroll: ScrollKind): number {
  const row = s.rows[seat]!;
  for (let index = 0; index < row.length; index++) if (row[index]!.scroll === scroll && !row[index]!.up) return index;
  return -1;
}

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
      return s.handSizes[seat]! > 4 ? undefined : 'use.salvation-few';
    case MENACE:
      return (s.holds[seat * GROUPS + BLACK]! & GIFT_FACES) === GIFT_FACES ? undefined : 'use.menace-missing';
    case REVELATION:
      return s.pile.length > 0 ? undefined : 'use.pile-empty';
    case MIRAGE:
      return;
    default: // the Heralds are numbered as their colours
      if (s.handSizes[seat]! <= 2) return 'use.herald-few';
      return s.holds[seat * GROUPS + scroll] !== 0 ? undefined : 'use.herald-none';
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

function scrollsInRows(s: Frozen<State>): number {
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) count += s.rows[seat]!.length;
  return count;
}

/** Rule 5.9. */
export const mayTake = (s: Frozen<State>, card: Kind): boolean => s.discard[card]! > 0 && SPECIAL_OF[card] !== 'valkyrie';

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
  return place === 'pile' || s.config.edition !== 'ja' || !s.rows[place.seat]![place.index]!.up;
}

/** In the German edition two scrolls of one owner do not. */
const isPair = (edition: Edition, one: Seat, other: Seat | 'pile'): boolean => edition !== 'de' || one !== other;

/** Used again in every list: nothing of it is kept. */
const swappable: Exclude<Place, 'pile'>[] = [];

function listSwaps(s: Frozen<State>, into: Move[]): void {
  clear(swappable);
  for (let seat = 0; seat < s.seats; seat++) {
    for (let index = 0; index < s.rows[seat]!.length; index++) {
      const place = placeAt(seat, index);
      if (!isSwappable(s, place)) continue;
      for (const earlier of swappable) if (isPair(s.config.edition, earlier.seat, seat)) into.push(swap(earlier, place));
      swappable.push(place);
    }
  }
  if (s.pile.length > 0) for (const place of swappable) into.push(swap(place, 'pile'));
}

/** Whether a Pixie has two scrolls to swap. */
export function hasSwap(s: Frozen<State>): boolean {
  let owners = 0;
  let scrolls = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const before = scrolls;
    for (const card of s.rows[seat]!) if (s.config.edition !== 'ja' || !card.up) scrolls++;
    if (scrolls > before) owners++;
  }
  return scrolls > 0 && (s.pile.length > 0 || (s.config.edition === 'de' ? owners : scrolls) > 1);
}

export const isPlace = (s: Frozen<State>, place: Place): boolean =>
  place === 'pile' ? s.pile.length > 0 : place.seat < s.seats && place.index < s.rows[place.seat]!.length;
