import type { Frozen, Rng, Seat } from '@tabard/core';
import type { Kind } from '../engine/data.ts';
import * as data from '../engine/data.ts';
import { type Move, TAKE_NONE } from '../engine/moves.ts';
import type { State } from '../engine/state.ts';
import { emptiesHand } from '../engine/steps.ts';
import { holdsAny, kindsOf, kindsOfColour } from './holdings.ts';

/** Local names for what playouts read at every decision. */
const { BLIZZARD, EXPLOSION, MENACE, MIRAGE, REVELATION, SALVATION, SHOCK_WAVE, TORNADO } = data;
const { CHAINERS, COLOUR_OF, IS_NORMAL, NORMALS, NUMBER_OF } = data;

/** All in points, as a card in hand costs about so many. */
const CARD = 9;
const DOUBT = 16;
const DRAW_COST = 12;
/** A card of the colour that will be in force can be discarded next. */
const SUITED = 4;
const FITS_NEXT = 14;
const NO_NORMAL = 30;
const EMPTY_HAND = 60;
const SCROLL = 8;
/** To make somebody draw who has called, or is about to. */
const STOPS_CALLER = 40;
const STOPS_NEXT = 14;
const WINS = 1000;

/** What a hurried player does: sheds dear cards, minds colours and the last card, stops who is about to win, and calls whenever he may. */
export function hunch(s: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): number {
  switch (s.phase) {
    case 'call':
      return 0;
    case 'turn':
    case 'exclude':
    case 'target':
    case 'start-colour':
      return bestOf(s, seat, moves, rng);
    case 'take':
      return moves.at(-1) === TAKE_NONE ? moves.length - 1 : bestOf(s, seat, moves, rng);
    case 'swap':
    case 'over':
      return rng.below(moves.length);
  }
}

function bestOf(s: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): number {
  if (moves.length === 1) return 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const worth = worthOf(s, seat, moves[i]!) + rng.below(DOUBT);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

function worthOf(s: Frozen<State>, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'play':
      return playWorth(s, seat, move.card, move.colour ?? COLOUR_OF[move.card]!);
    case 'draw':
      return s.chain === 0 ? -DRAW_COST : -CARD * s.chain;
    case 'buy':
      return buyWorth(s.handSizes[seat]! - 3);
    case 'use':
      return useWorth(s, seat, move.scroll, move.target);
    case 'exclude':
      return excludeWorth(s, seat, move.card);
    case 'target':
      return move.seat === null ? -EMPTY_HAND : stopWorth(s, move.seat);
    case 'take':
      return move.card === null ? 0 : -NUMBER_OF[move.card]!;
    case 'colour':
      return SUITED * kindsOfColour(s, seat, move.colour);
    default:
      return 0;
  }
}

/** An empty hand costs four cards (6.3); with one card left the turn cannot end well, but for drawing (6.5). */
const buyWorth = (left: number): number => (left === 0 ? -EMPTY_HAND : left === 1 ? 0 : 2 * CARD);

function playWorth(s: Frozen<State>, seat: Seat, card: Kind, colour: number): number {
  const left = s.handSizes[seat]! - 1;
  if (left === 0) return s.called[seat] === 1 && IS_NORMAL[card] === 1 ? WINS : -EMPTY_HAND;
  if (emptiesHand(s, seat, card)) return -EMPTY_HAND;
  const suited = kindsOfColour(s, seat, colour) - (COLOUR_OF[card] === colour ? 1 : 0);
  let worth = CARD + NUMBER_OF[card]! * 0.5;
  if (left === 1) worth += lastCardWorth(s, seat, card, suited);
  else worth += SUITED * Math.min(suited, 3);
  return worth;
}

/** What is left in hand is to be a Normal that can be discarded next. */
function lastCardWorth(s: Frozen<State>, seat: Seat, played: Kind, suited: number): number {
  const normals = kindsOf(s, seat, NORMALS) - IS_NORMAL[played]!;
  return (normals > 0 ? 0 : -NO_NORMAL) + (suited > 0 ? FITS_NEXT : 0);
}

function excludeWorth(s: Frozen<State>, seat: Seat, card: Kind): number {
  const left = s.handSizes[seat]! - 1;
  if (left === 0) return -EMPTY_HAND;
  const lastNormal = IS_NORMAL[card] === 1 && kindsOf(s, seat, NORMALS) === 1;
  return CARD + NUMBER_OF[card]! * 0.5 + DOUBT - (lastNormal ? NO_NORMAL : 0);
}

function useWorth(s: Frozen<State>, seat: Seat, scroll: number, target: unknown): number {
  const cards = s.handSizes[seat]!;
  switch (scroll) {
    case EXPLOSION:
      return stopWorth(s, target as Seat) - SCROLL;
    case BLIZZARD:
      return mostToStop(s, seat) - SCROLL;
    case MIRAGE:
      return s.chain > 0 && !holdsAny(s, seat, CHAINERS) ? CARD * s.chain : -DRAW_COST - SCROLL;
    case SALVATION:
      return CARD * (cards - 4) - SCROLL;
    case MENACE:
      return WINS;
    case REVELATION:
      return 2 * SCROLL + CARD;
    case SHOCK_WAVE:
    case TORNADO:
      return -2 * DRAW_COST;
    default: // Heralds
      return CARD * Math.min(kindsOfColour(s, seat, scroll), cards - 2) - SCROLL;
  }
}

const stopWorth = (s: Frozen<State>, other: Seat): number =>
  s.called[other] === 1 ? STOPS_CALLER : s.handSizes[other]! <= 2 ? STOPS_NEXT : -s.handSizes[other]!;

function mostToStop(s: Frozen<State>, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, stopWorth(s, other));
  return most;
}
