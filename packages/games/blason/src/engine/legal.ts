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
  // Popping keeps the list's memory, setting its length to 0 would give it back.
  while (into.length > 0) into.pop();
  if (seat !== s.turn) return into;
  switch (s.phase) {
    case 'turn':
      listTakes(s, TAKE, DRAW, into);
      listUsual(s, seat, into);
      if (into.length === 0) into.push(PASS);
      listHeraldMoves(s, seat, into);
      break;
    case 'acquire':
      listTakes(s, TAKE, DRAW, into);
      listHeraldMoves(s, seat, into);
      break;
    case 'place':
      listUsual(s, seat, into);
      into.push(END);
      listHeraldMoves(s, seat, into);
      break;
    case 'close':
      into.push(END);
      listHeraldMoves(s, seat, into);
      break;
    case 'pay':
      listCards(s.hands, seat * WORDS, PAY, into);
      break;
    case 'claim':
      for (let place = 0; place < AWARDS_IN_PLAY; place++) if (mayClaim(s, seat, place)) into.push(CLAIM[s.awards[place]!]!);
      break;
    case 'discard':
      listCards(s.hands, seat * WORDS, DISCARD, into);
      break;
    case 'over':
      break;
  }
  return into;
}

/** The move of every card in a set. */
function listCards(set: Int32Array, at: number, moves: readonly Move[], into: Move[]): void {
  for (let word = 0; word < WORDS; word++) {
    for (let cards = set[at + word]!; cards !== 0; cards &= cards - 1) into.push(moves[word * 32 + lowestBit(cards)]!);
  }
}

function listTakes(s: Frozen<State>, take: readonly Move[], draw: readonly Move[], into: Move[]): void {
  listCards(s.display, 0, take, into);
  if (s.stackSizes[TINCTURES]! > 0) into.push(draw[TINCTURES]!);
  if (s.stackSizes[FIGURES]! > 0) into.push(draw[FIGURES]!);
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
function listPlacements(s: Frozen<State>, seat: Seat, most: number, { figures, tinctures }: Layings, into: Move[]): void {
  const at = seat * WORDS;
  const first = bandsOf(s, seat) * KINDS;
  for (let word = 0; word < WORDS; word++) {
    for (let cards = s.hands[at + word]!; cards !== 0; cards &= cards - 1) {
      const card = word * 32 + lowestBit(cards);
      if (VALUE_OF[card]! > most) continue;
      if (card < FIRST_FIGURE) listTincture(s, seat, card, tinctures, into);
      else {
        const spots = figures[first + card]!;
        for (let i = 0; i < spots.length; i++) into.push(spots[i]!);
      }
    }
  }
}

/** Rule 4.4. */
function listTincture(s: Frozen<State>, seat: Seat, card: Kind, moves: readonly Move[], into: Move[]): void {
  const name = NAME_OF[card];
  const shield = seat * SHIELD;
  for (let i = 0; i < TINCTURE_COLUMNS.length; i++) {
    if (NAME_OF[s.tops[shield + TINCTURE_PARTNERS[i]!]!] !== name) into.push(moves[card * 4 + i]!);
  }
}

/** Rule 4.6: the other cards pay. */
const listUsual = (s: Frozen<State>, seat: Seat, into: Move[]): void => listPlacements(s, seat, s.handValues[seat]! >> 1, USUAL, into);

/** Rule 3.2. */
function listHeraldMoves(s: Frozen<State>, seat: Seat, into: Move[]): void {
  if (!hasHerald(s, seat)) return;
  if (s.displaySizes[TINCTURES]! + s.displaySizes[FIGURES]! > 0) into.push(SWAP);
  listTakes(s, HERALD_TAKE, HERALD_DRAW, into);
  if (canPayHerald(s, seat)) listPlacements(s, seat, ANY_VALUE, HERALDIC, into);
}
const ANY_VALUE = 255;

export const hasHerald = (s: Frozen<State>, seat: Seat): boolean => !s.heraldPlayed && s.heralds[seat]! > 0;

const probe: Move[] = [];

/** Whether phase `close` has anything to decide. */
export function hasHeraldMove(s: Frozen<State>, seat: Seat): boolean {
  if (!hasHerald(s, seat)) return false;
  if (canTake(s)) return true;
  while (probe.length > 0) probe.pop();
  listHeraldMoves(s, seat, probe);
  return probe.length > 0;
}

/** Whether any placement can be paid. */
export function hasPlacement(s: Frozen<State>, seat: Seat): boolean {
  while (probe.length > 0) probe.pop();
  listUsual(s, seat, probe);
  return probe.length > 0;
}
