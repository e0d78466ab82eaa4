import { type Frozen, fastRng, type Hints, type Seat } from '@tabard/core';
import {
  CHAINERS,
  COLOUR_OF,
  COLOURS,
  type Colour,
  DRAWS,
  GAINS,
  IS_NORMAL,
  KINDS,
  type Kind,
  type KindSets,
  NORMALS,
  NUMBER_OF,
  SCROLLS,
  SPECIAL_OF,
  WORDS,
  wordOf,
} from '../engine/data.ts';
import { apply } from '../engine/effects.ts';
import { hasDiscard, legalMoves } from '../engine/legal.ts';
import type { Move } from '../engine/moves.ts';
import { clone, isUp, type State } from '../engine/state.ts';
import { emptiesHand } from '../engine/steps.ts';
import { nextSeat } from '../engine/turns.ts';

type At = { readonly seat: Seat };
type Counted = { readonly count: number };
type Chain = { readonly sum: number };

/** What speaks for a move. */
export type Motive =
  | { readonly because: 'wins-round' | 'calls' | 'one-left' | 'keeps-25' | 'keeps-normal' | 'nothing-fits' | 'all-draw' }
  | { readonly because: 'moves-again' | 'turns-round' | 'sheds-more' | 'buys' | 'new-scroll' | 'scouts' }
  | { readonly because: 'may-take' | 'takes-normal' | 'takes-25' | 'takes-nothing' }
  /** The seat is who has to answer. */
  | { readonly because: 'begins-chain' | 'hands-chain-on' | 'dodges-chain'; readonly details: Chain & At }
  /** The seat has so few cards left that it may win before long. */
  | { readonly because: 'stops'; readonly details: At }
  | { readonly because: 'makes-draw'; readonly details: Counted & At }
  | { readonly because: 'somebody-draws'; readonly details: Counted }
  | { readonly because: 'skips' | 'scouts-hand' | 'takes-scroll-away' | 'trades-scroll'; readonly details: At }
  | { readonly because: 'gains'; readonly details: Counted }
  | { readonly because: 'own-colour'; readonly details: Counted & { readonly colour: Colour } }
  | { readonly because: 'sheds'; readonly details: { readonly points: number } };

/** Who has no more cards than this may win before long. */
const FEW = 2;

/** Who has no more than these gets new ones for the penalty (6.3). */
const BOUGHT_WITH = 3;

export const hints: Hints<State, Move> = { why };

function why(s: Frozen<State>, seat: Seat, move: Move): Motive | undefined {
  switch (move.type) {
    case 'play':
      return whyPlay(s, seat, move.card, move.colour ?? COLOUR_OF[move.card]!, move);
    case 'use':
      return whyUse(s, seat, move);
    case 'draw':
      return whyDraw(s, seat);
    case 'buy':
      return s.handSizes[seat]! > BOUGHT_WITH ? { because: 'buys' } : undefined;
    case 'colour':
      return ownColour(s, seat, move.colour);
    case 'exclude':
      return s.handSizes[seat] === 1 ? undefined : sheds(move.card);
    case 'target':
      if (move.seat === null) return;
      if (SPECIAL_OF[s.pendingBy] === 'gargoyle') return { because: 'scouts-hand', details: { seat: move.seat } };
      return makesDraw(s, seat, move.seat, move);
    case 'swap':
      return whySwap(seat, move.places);
    case 'take':
      return whyTake(s, seat, move.card);
    case 'call':
      return { because: 'calls' };
    case 'done':
    case 'silent':
      return;
  }
}

function whyPlay(s: Frozen<State>, seat: Seat, card: Kind, colour: number, move: Move): Motive | undefined {
  const left = without(s, seat, card);
  if (left.length === 0) return IS_NORMAL[card] && s.called[seat] === 1 ? { because: 'wins-round' } : undefined;
  if (emptiesHand(s, seat, card)) return;
  const ability = whyAbility(s, seat, card, move);
  if (s.chain > 0) return ability;
  if (left.length === 1 && IS_NORMAL[left[0]!] && ability?.because !== 'may-take') return { because: 'one-left' };
  if (ability) return ability;
  if (!isIn(CHAINERS, card) && mayDiscard(s, seat, CHAINERS)) return { because: 'keeps-25' };
  if (!IS_NORMAL[card] && left.length <= FEW && left.some(kind => IS_NORMAL[kind])) return { because: 'keeps-normal' };
  return ownColour(s, seat, colour, card) ?? sheds(card);
}

function whyAbility(s: Frozen<State>, seat: Seat, card: Kind, move: Move): Motive | undefined {
  const next = after(s, seat, move);
  switch (SPECIAL_OF[card]!) {
    case 'knight':
    case 'prince':
    case 'golem': {
      const details = { sum: next.chain, seat: nextSeat(next, seat) };
      return s.chain > 0 ? { because: 'hands-chain-on', details } : { because: 'begins-chain', details };
    }
    case 'dragon':
      return { because: 'somebody-draws', details: { count: DRAWS.dragon } };
    case 'jester':
      return s.seats === 2 ? { because: 'moves-again' } : skips(s, nextSeat(s, seat));
    case 'mage':
      return s.seats > 2 ? turnsRound(s, seat) : undefined;
    case 'priestess':
      return gains(s, GAINS.priestess);
    case 'lord':
    case 'princess':
    case 'goddess':
      return canExclude(next, seat) ? { because: 'sheds-more' } : undefined;
    case 'gargoyle':
      return { because: 'scouts' };
    case 'valkyrie':
      return next.phase === 'take' ? { because: 'may-take' } : undefined;
    case 'pixie':
    case 'normal':
      return;
  }
}

/** A step that may be stopped waits for its player even where nothing can be excluded (5.13). */
const canExclude = (s: Frozen<State>, seat: Seat): boolean => legalMoves(s, seat).some(({ type }) => type === 'exclude');

function whyUse(s: Frozen<State>, seat: Seat, move: Extract<Move, { type: 'use' }>): Motive | undefined {
  const { scroll, target } = move;
  switch (SCROLLS[scroll]!) {
    case 'explosion':
      return makesDraw(s, seat, target as Seat, move);
    case 'blizzard': {
      const other = s.handSizes.findIndex((hand, at) => at !== seat && hand <= FEW);
      return other >= 0 ? { because: 'stops', details: { seat: other } } : { because: 'all-draw' };
    }
    case 'mirage':
      return s.chain > 0 ? { because: 'dodges-chain', details: { sum: s.chain, seat: nextSeat(s, seat) } } : undefined;
    case 'shock-wave':
      return typeof target === 'object' && target.seat !== seat
        ? { because: 'takes-scroll-away', details: { seat: target.seat } }
        : undefined;
    case 'tornado':
      return s.rows[seat]!.filter(card => !isUp(card)).length === 1 ? { because: 'new-scroll' } : undefined;
    case 'menace':
      return { because: 'wins-round' };
    case 'revelation':
      return gains(s, GAINS.revelation);
    default:
      return { because: 'sheds-more' };
  }
}

function whyDraw(s: Frozen<State>, seat: Seat): Motive | undefined {
  if (!hasDiscard(s, seat)) return { because: 'nothing-fits' };
  return s.chain > 0 ? { because: 'keeps-25' } : undefined;
}

function whySwap(seat: Seat, places: Extract<Move, { type: 'swap' }>['places']): Motive | undefined {
  const owners = places.map(place => (place === 'pile' ? undefined : place.seat));
  const other = owners.find(owner => owner !== undefined && owner !== seat);
  return owners.includes(seat) && other !== undefined ? { because: 'trades-scroll', details: { seat: other } } : undefined;
}

function whyTake(s: Frozen<State>, seat: Seat, card: Kind | null): Motive | undefined {
  if (card === null) return holds(s, seat, NORMALS) ? { because: 'takes-nothing' } : undefined;
  if (isIn(CHAINERS, card)) return { because: 'takes-25' };
  return IS_NORMAL[card] && !holds(s, seat, NORMALS) ? { because: 'takes-normal' } : undefined;
}

/** As many as there are to draw. */
function makesDraw(s: Frozen<State>, seat: Seat, other: Seat, move: Move): Motive | undefined {
  const count = after(s, seat, move).handSizes[other]! - s.handSizes[other]!;
  if (count <= 0) return;
  return s.handSizes[other]! <= FEW
    ? { because: 'stops', details: { seat: other } }
    : { because: 'makes-draw', details: { count, seat: other } };
}

const skips = (s: Frozen<State>, seat: Seat): Motive =>
  s.handSizes[seat]! <= FEW ? { because: 'stops', details: { seat } } : { because: 'skips', details: { seat } };

/** Who would have been next may be about to win. */
const turnsRound = (s: Frozen<State>, seat: Seat): Motive =>
  s.handSizes[nextSeat(s, seat)]! <= FEW ? { because: 'stops', details: { seat: nextSeat(s, seat) } } : { because: 'turns-round' };

function gains(s: Frozen<State>, scrolls: number): Motive | undefined {
  const count = Math.min(scrolls, s.pile.length);
  return count > 0 ? { because: 'gains', details: { count } } : undefined;
}

const sheds = (card: Kind): Motive => ({ because: 'sheds', details: { points: NUMBER_OF[card]! } });

/** The colour that will be in force is one of which there are more in hand. */
function ownColour(s: Frozen<State>, seat: Seat, colour: number, played?: Kind): Motive | undefined {
  const count =
    hand(s, seat).filter(kind => COLOUR_OF[kind] === colour).length - (played !== undefined && COLOUR_OF[played] === colour ? 1 : 0);
  const letter = COLOURS[colour];
  return letter !== undefined && count >= FEW ? { because: 'own-colour', details: { colour: letter, count } } : undefined;
}

function after(s: Frozen<State>, seat: Seat, move: Move): State {
  const next = clone(s as State);
  apply(next, seat, move, fastRng(0));
  return next;
}

function hand(s: Frozen<State>, seat: Seat): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let copy = s.hands[seat * KINDS + kind]!; copy > 0; copy--) kinds.push(kind);
  return kinds;
}

function without(s: Frozen<State>, seat: Seat, card: Kind): Kind[] {
  const kinds = hand(s, seat);
  kinds.splice(kinds.indexOf(card), 1);
  return kinds;
}

const isIn = (set: KindSets, kind: Kind): boolean => (set[wordOf(kind)]! & (1 << kind)) !== 0;

function holds(s: Frozen<State>, seat: Seat, set: KindSets): boolean {
  for (let word = 0; word < WORDS; word++) if ((s.holds[seat * WORDS + word]! & set[word]!) !== 0) return true;
  return false;
}

const mayDiscard = (s: Frozen<State>, seat: Seat, set: KindSets): boolean =>
  legalMoves(s, seat).some(move => move.type === 'play' && isIn(set, move.card));
