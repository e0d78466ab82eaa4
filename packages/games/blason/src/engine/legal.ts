import type { Frozen, Seat } from '@tabard/core';
import { mayClaim } from './awards.ts';
import { AWARDS_IN_PLAY, FIRST_FIGURE, KINDS, type Kind, MAX_SEATS, VALUE_OF } from './data.ts';
import {
  CLAIM,
  DISCARD,
  DRAW,
  END,
  HERALD_DRAW,
  HERALD_PLACE,
  HERALD_TAKE,
  type Move,
  NO_BAND,
  PASS,
  PAY,
  PLACE,
  placeIndex,
  SWAP,
  TAKE,
} from './moves.ts';
import { canTake } from './piles.ts';
import { FIGURES, lowestBit, TINCTURES, WORDS } from './sets.ts';
import { BAND_PAIRS, bandsOf, canPayHerald, NAME_OF, spotsOf, TINCTURE_COLUMNS, TINCTURE_PARTNERS } from './shield.ts';
import { SHIELD, type State } from './state.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

export const acting = (s: Frozen<State>): readonly Seat[] => (s.phase === 'over' ? NOBODY : ALONE[s.turn]!);

export function legalMoves(s: Frozen<State>, seat: Seat, into: Move[] = []): Move[] {
  const count = seat === s.turn ? list(s, seat, into) : 0;
  // Popping keeps the list's memory, setting its length would give it back.
  while (into.length > count) into.pop();
  return into;
}

/** Writes over what the list held before, and says how many moves there are. */
function list(s: Frozen<State>, seat: Seat, into: Move[]): number {
  let count = 0;
  switch (s.phase) {
    case 'turn':
      count = listUsual(s, seat, into, listTakes(s, TAKE, DRAW, into, 0));
      if (count === 0) into[count++] = PASS;
      return listHeraldMoves(s, seat, into, count);
    case 'acquire':
      return listHeraldMoves(s, seat, into, listTakes(s, TAKE, DRAW, into, 0));
    case 'place':
      count = listUsual(s, seat, into, 0);
      into[count++] = END;
      return listHeraldMoves(s, seat, into, count);
    case 'close':
      into[count++] = END;
      return listHeraldMoves(s, seat, into, count);
    case 'pay':
      return listCards(s.hands, seat * WORDS, PAY, into, 0);
    case 'claim':
      for (let place = 0; place < AWARDS_IN_PLAY; place++) if (mayClaim(s, seat, place)) into[count++] = CLAIM[s.awards[place]!]!;
      return count;
    case 'discard':
      return listCards(s.hands, seat * WORDS, DISCARD, into, 0);
    case 'over':
      return 0;
  }
}

/** The move of every card in a set. */
function listCards(set: Int32Array, at: number, moves: readonly Move[], into: Move[], before: number): number {
  let count = before;
  for (let word = 0; word < WORDS; word++) {
    for (let cards = set[at + word]!; cards !== 0; cards &= cards - 1) into[count++] = moves[word * 32 + lowestBit(cards)]!;
  }
  return count;
}

function listTakes(s: Frozen<State>, take: readonly Move[], draw: readonly Move[], into: Move[], before: number): number {
  let count = listCards(s.display, 0, take, into, before);
  if (s.stackSizes[TINCTURES]! > 0) into[count++] = draw[TINCTURES]!;
  if (s.stackSizes[FIGURES]! > 0) into[count++] = draw[FIGURES]!;
  return count;
}

/** By bands and card: the moves that lay a figure down; and by tincture and `TINCTURE_COLUMNS`, those that lay it there. */
interface Layings {
  readonly figures: readonly (readonly Move[])[];
  readonly tinctures: readonly Move[];
}
const layings = (moves: readonly Move[]): Layings => ({
  figures: Array.from({ length: BAND_PAIRS * KINDS }, (_, at) => spotsOf(at % KINDS, Math.floor(at / KINDS)).map(spot => moves[spot]!)),
  tinctures: Array.from({ length: FIRST_FIGURE * 4 }, (_, at) => moves[placeIndex(at >> 2, TINCTURE_COLUMNS[at & 3]!, NO_BAND)]!),
});
const USUAL = layings(PLACE);
const HERALDIC = layings(HERALD_PLACE);

/** Rules 4.1–4.4, for all cards of a hand worth no more than `most`. */
function listPlacements(s: Frozen<State>, seat: Seat, most: number, { figures, tinctures }: Layings, into: Move[], before: number): number {
  const at = seat * WORDS;
  const first = bandsOf(s, seat) * KINDS;
  let count = before;
  for (let word = 0; word < WORDS; word++) {
    for (let cards = s.hands[at + word]!; cards !== 0; cards &= cards - 1) {
      const card = word * 32 + lowestBit(cards);
      if (VALUE_OF[card]! > most) continue;
      if (card < FIRST_FIGURE) count = listTincture(s, seat, card, tinctures, into, count);
      else {
        const spots = figures[first + card]!;
        for (let i = 0; i < spots.length; i++) into[count++] = spots[i]!;
      }
    }
  }
  return count;
}

/** Rule 4.4. */
function listTincture(s: Frozen<State>, seat: Seat, card: Kind, moves: readonly Move[], into: Move[], before: number): number {
  const name = NAME_OF[card];
  const shield = seat * SHIELD;
  let count = before;
  for (let i = 0; i < TINCTURE_COLUMNS.length; i++) {
    if (NAME_OF[s.tops[shield + TINCTURE_PARTNERS[i]!]!] !== name) into[count++] = moves[card * 4 + i]!;
  }
  return count;
}

/** Rule 4.6: the other cards pay. */
const listUsual = (s: Frozen<State>, seat: Seat, into: Move[], before: number): number =>
  listPlacements(s, seat, s.handValues[seat]! >> 1, USUAL, into, before);

/** Rule 3.2. */
function listHeraldMoves(s: Frozen<State>, seat: Seat, into: Move[], before: number): number {
  let count = before;
  if (!hasHerald(s, seat)) return count;
  if (s.displaySizes[TINCTURES]! + s.displaySizes[FIGURES]! > 0) into[count++] = SWAP;
  count = listTakes(s, HERALD_TAKE, HERALD_DRAW, into, count);
  return canPayHerald(s, seat) ? listPlacements(s, seat, ANY_VALUE, HERALDIC, into, count) : count;
}
const ANY_VALUE = 255;

export const hasHerald = (s: Frozen<State>, seat: Seat): boolean => !s.heraldPlayed && s.heralds[seat]! > 0;

/** Used again in every list: nothing of it is kept. */
const probe: Move[] = [];

/** Whether phase `close` has anything to decide. */
export const hasHeraldMove = (s: Frozen<State>, seat: Seat): boolean =>
  hasHerald(s, seat) && (canTake(s) || listHeraldMoves(s, seat, probe, 0) > 0);

/** Whether any placement can be paid. */
export const hasPlacement = (s: Frozen<State>, seat: Seat): boolean => listUsual(s, seat, probe, 0) > 0;
