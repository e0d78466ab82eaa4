import type { Frozen, Seat } from '@tabard/core';
import { BLACK, COLOUR_OF, COLOURS, FACE_OF, FIRST_BLACK, IS_NORMAL, KIND_DATA, type Kind, KINDS, NUMBER_OF, SCROLLS, type ScrollKind } from './data.ts';
import type { Place } from './facts.ts';
import { buy, CALL, DONE, DRAW, EXCLUDE, MAX_SEATS, type Move, NAME, PLAY, placeAt, playAs, SILENT, swap, TAKE, TAKE_NONE, TARGET, USE, useAt, useOn } from './moves.ts';
import { ANY_COLOUR, type State } from './state.ts';
import { mayExclude, mayStop } from './steps.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

export const acting = (s: Frozen<State>): readonly Seat[] => (s.phase === 'over' ? NOBODY : ALONE[s.turn]!);

export function legalMoves(s: Frozen<State>, seat: Seat, into: Move[] = []): Move[] {
  into.length = 0;
  if (seat !== s.turn) return into;
  switch (s.phase) {
    case 'start-colour':
      for (const name of NAME) into.push(name);
      break;
    case 'turn':
      listTurn(s, seat, into);
      break;
    case 'exclude':
      for (let card = 0; card < KINDS; card++) if (mayExclude(s, seat, card)) into.push(EXCLUDE[card]!);
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

function listTurn(s: Frozen<State>, seat: Seat, into: Move[]): void {
  listDiscards(s, seat, into);
  if (s.chain > 0 || into.length === 0 || canDraw(s)) into.push(DRAW);
  if (s.pile.length > 0 && s.handSizes[seat]! >= 3) listBuys(s, seat, into);
  listUses(s, seat, into);
}

/** For every colour and number on top: the kinds that fit (2.6), each once. */
const FITTING: readonly (readonly Uint8Array[])[] = COLOURS.map((_, colour) =>
  Array.from({ length: 51 }, (_, number) => kindsWhere(kind => COLOUR_OF[kind] === colour || NUMBER_OF[kind] === number || COLOUR_OF[kind] === BLACK)),
);
const ALL_KINDS = kindsWhere(() => true);
const CHAINERS = kindsWhere(kind => NUMBER_OF[kind] === 25);

function kindsWhere(wanted: (kind: Kind) => boolean): Uint8Array {
  return Uint8Array.from(KIND_DATA.map((_, kind) => kind).filter(wanted));
}

/** Rules 2.6, 3.2, 6.4. */
function listDiscards(s: Frozen<State>, seat: Seat, into: Move[]): void {
  const candidates = s.chain > 0 ? CHAINERS : s.colour === ANY_COLOUR ? ALL_KINDS : FITTING[s.colour]![NUMBER_OF[s.top]!]!;
  const normalsOnly = mustEndOnNormal(s, seat);
  const hand = seat * KINDS;
  for (let i = 0; i < candidates.length; i++) {
    const card = candidates[i]!;
    if (s.hands[hand + card] === 0 || (normalsOnly && IS_NORMAL[card] === 0)) continue;
    if (card < FIRST_BLACK) into.push(PLAY[card]!);
    else for (let colour = 0; colour < COLOURS.length; colour++) into.push(playAs(card, colour));
  }
}

export const fits = (s: Frozen<State>, card: Kind): boolean =>
  s.colour === ANY_COLOUR || card >= FIRST_BLACK || COLOUR_OF[card] === s.colour || NUMBER_OF[card] === NUMBER_OF[s.top];

/** Rule 6.4: after the call only a Normal may be discarded; the French edition allows it for the penalty. */
export const mustEndOnNormal = (s: Frozen<State>, seat: Seat): boolean => s.called[seat] === 1 && s.config.edition !== 'fr';

export const mayDiscard = (s: Frozen<State>, seat: Seat, card: Kind): boolean =>
  s.hands[seat * KINDS + card]! > 0 &&
  (s.chain > 0 ? NUMBER_OF[card] === 25 : fits(s, card)) &&
  (IS_NORMAL[card] === 1 || !mustEndOnNormal(s, seat));

export function hasDiscard(s: Frozen<State>, seat: Seat): boolean {
  for (let card = 0; card < KINDS; card++) if (mayDiscard(s, seat, card)) return true;
  return false;
}

/** Rule 8.1: below its top card the discard pile becomes a new draw pile. */
export const canDraw = (s: Frozen<State>): boolean => s.drawSize > 0 || s.discardSize > 1;

const NUMBERS = [...new Set(NUMBER_OF)];
/** Rule 4.1: by edition, for each number that can be bought with, its kinds. */
const NORMAL_SETS = NUMBERS.filter(number => number < 10).map(number => kindsWhere(kind => NUMBER_OF[kind] === number));
const ALL_SETS = NUMBERS.map(number => kindsWhere(kind => NUMBER_OF[kind] === number));

function listBuys(s: Frozen<State>, seat: Seat, into: Move[]): void {
  const hand = seat * KINDS;
  for (const kinds of s.config.edition === 'de' ? ALL_SETS : NORMAL_SETS) {
    let held = 0;
    for (let i = 0; i < kinds.length; i++) held += s.hands[hand + kinds[i]!]!;
    if (held >= 3) listBuysOf(s.hands, hand, kinds, into);
  }
}

function listBuysOf(hands: Uint8Array, hand: number, kinds: Uint8Array, into: Move[]): void {
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
export const SALVATION = indexOfScroll('salvation');
export const MENACE = indexOfScroll('menace');
export const REVELATION = indexOfScroll('revelation');

const GIFT_FACES = ['dragon', 'golem', 'gargoyle'];
/** What Menace gives away (4.10). */
export const GIFTS = kindsWhere(kind => GIFT_FACES.includes(String(FACE_OF[kind])));

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
      return GIFTS.every(card => s.hands[seat * KINDS + card]! > 0) ? undefined : 'use.menace-missing';
    case REVELATION:
      return s.pile.length > 0 ? undefined : 'use.pile-empty';
    case MIRAGE:
      return;
    default:
      if (s.handSizes[seat]! <= 2) return 'use.herald-few';
      return hasColour(s, seat, scroll) ? undefined : 'use.herald-none';
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

/** The Heralds are numbered as their colours. */
function hasColour(s: Frozen<State>, seat: Seat, colour: number): boolean {
  for (let card = 0; card < FIRST_BLACK; card++) if (COLOUR_OF[card] === colour && s.hands[seat * KINDS + card]! > 0) return true;
  return false;
}

/** Rule 5.9. */
export const mayTake = (s: Frozen<State>, card: Kind): boolean => s.discard[card]! > 0 && FACE_OF[card] !== 'valkyrie';

export function hasTake(s: Frozen<State>): boolean {
  for (let card = 0; card < KINDS; card++) if (mayTake(s, card)) return true;
  return false;
}

function listSwaps(s: Frozen<State>, into: Move[]): void {
  const places = scrollPlaces(s);
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) if (maySwap(s, places[i]!, places[j]!)) into.push(swap(places[i]!, places[j]!));
  }
}

export function hasSwap(s: Frozen<State>): boolean {
  const places = scrollPlaces(s);
  return places.some((a, i) => places.some((b, j) => j > i && maySwap(s, a, b)));
}

function scrollPlaces(s: Frozen<State>): Place[] {
  const places: Place[] = [];
  for (let seat = 0; seat < s.seats; seat++) for (let index = 0; index < s.rows[seat]!.length; index++) places.push(placeAt(seat, index));
  if (s.pile.length > 0) places.push('pile');
  return places;
}

/** Rule 5.7, for two places in their order (the pile last). */
export function maySwap(s: Frozen<State>, a: Place, b: Place): boolean {
  if (!isPlace(s, a) || !isPlace(s, b) || a === 'pile') return false;
  if (b !== 'pile' && a.seat === b.seat && a.index === b.index) return false;
  switch (s.config.edition) {
    case 'ja':
      return !isUp(s, a) && !isUp(s, b);
    case 'de':
      return b === 'pile' || a.seat !== b.seat;
    case 'fr':
      return true;
  }
}

export const isPlace = (s: Frozen<State>, place: Place): boolean =>
  place === 'pile' ? s.pile.length > 0 : place.seat < s.seats && place.index < s.rows[place.seat]!.length;

const isUp = (s: Frozen<State>, place: Place): boolean => place !== 'pile' && s.rows[place.seat]![place.index]!.up;
