import type { Frozen, Seat } from '@tabard/core';
import { emblemsShown } from '../engine/awards.ts';
import { AWARD_MARKERS, FIRST_FIGURE, HERALD_VALUE, KINDS, type Kind, PILES, type Pile, VALUE_OF } from '../engine/data.ts';
import { hasHerald } from '../engine/legal.ts';
import type { Move } from '../engine/moves.ts';
import { lowestBit, pileOf, TINCTURES } from '../engine/sets.ts';
import { NOT_YET, type State } from '../engine/state.ts';
import type { Phase } from '../engine/view.ts';
import { laying, paying, placing } from './placing.ts';
import { holding, mostElsewhere, nearer, prospects } from './prospects.ts';
import { emblemOf, inHand, LESS, lacking, markers, STAR, sheet, TRAITS_OF, unheld } from './sheet.ts';
import { suited, unsuited } from './suits.ts';
import { nearAt, type Weights } from './weights.ts';

/** What a move adds to the mover's sheet, and what the phase is worth that it leads to. What pays is chosen for it. */
export function gain(s: Frozen<State>, seat: Seat, move: Move, w: Weights): number {
  switch (move.type) {
    case 'take':
      return taking(s, seat, move.card, w) + afterTake(s, seat, move.herald, w);
    case 'draw':
      return drawing(move.pile, w) + (move.pile === TINCTURES ? w.drawTincture : w.drawFigure) + afterTake(s, seat, move.herald, w);
    case 'swap':
      return w.swap + afterHerald(s, w);
    case 'place':
      return placing(s, seat, move, w) + (move.herald ? w.heraldPlace + afterHerald(s, w) : w.place + starting(s, w));
    case 'pay':
      return laying(s, seat, s.pendingCard, s.pendingColumn, s.pendingBand, w) + paying(s, move.card, w) + phaseWorth(s.pendingBack, w);
    case 'discard':
      return losing(move.card, w);
    case 'claim':
      return Math.imul(AWARD_MARKERS[s.awardsTaken[s.awards.indexOf(move.award)]!]!, w.points - w.fulfilled);
    case 'pass':
    case 'end':
      return w.end + turnOver(s, seat, w);
  }
}

export function phaseWorth(phase: Phase, w: Weights): number {
  switch (phase) {
    case 'turn':
      return w.turn;
    case 'acquire':
      return w.acquire;
    case 'place':
      return w.place;
    case 'close':
      return w.close;
    case 'pay':
    case 'claim':
    case 'discard':
    case 'over':
      return 0;
  }
}

const afterHerald = (s: Frozen<State>, w: Weights): number => phaseWorth(s.phase, w) - HERALD_VALUE * w.points - w.heralds;

/** What speaks for placing now, and not taking first. */
function starting(s: Frozen<State>, w: Weights): number {
  if (s.phase !== 'turn') return 0;
  return w.start + Math.imul(sheet.cards, w.startCards) + Math.imul(sheet.value, w.startValue) + Math.imul(sheet.suited, w.startSuits);
}

function afterTake(s: Frozen<State>, seat: Seat, herald: boolean, w: Weights): number {
  if (herald) return w.heraldTake + afterHerald(s, w);
  if (s.phase === 'turn') return s.lastTurns === NOT_YET ? w.acquire : turnOver(s, seat, w);
  return hasHerald(s, seat) ? w.close : turnOver(s, seat, w);
}

/** It is another's turn then, to the loss of all who wait; or this was the last one, and the hand has no use any more. */
function turnOver(s: Frozen<State>, seat: Seat, w: Weights): number {
  if (s.lastTurns === NOT_YET) return (-w.turn / (s.seats - 1)) | 0;
  return prospects(s, seat, w.ending) - prospects(s, seat, w);
}

/** What was found on the latest sheets, by card, and by pile: a herald takes the same. */
const taken = new Int32Array(KINDS);
const takenEditions = new Int32Array(KINDS);
const drawnBlind = new Int32Array(PILES.length);
const drawnEditions = new Int32Array(PILES.length);

function taking(s: Frozen<State>, seat: Seat, card: Kind, w: Weights): number {
  if (takenEditions[card] !== sheet.edition) {
    takenEditions[card] = sheet.edition;
    taken[card] = joining(s, seat, card, w);
  }
  return taken[card]!;
}

function drawing(pile: Pile, w: Weights): number {
  if (drawnEditions[pile] !== sheet.edition) {
    drawnEditions[pile] = sheet.edition;
    drawnBlind[pile] = joiningBlind(pile, w);
  }
  return drawnBlind[pile]!;
}

function joining(s: Frozen<State>, seat: Seat, card: Kind, w: Weights): number {
  const { filled, bands, cards, tinctures, wanted } = sheet;
  const traits = TRAITS_OF[card]!;
  const suits = suited(filled, bands, sheet.traits | traits, card < FIRST_FIGURE ? tinctures + 1 : tinctures) - sheet.suited;
  let worth = holding(cards + 1, w) - holding(cards, w) + Math.imul(VALUE_OF[card]!, w.handValue) + Math.imul(suits, w.suits);
  if (w.courts !== 0 && courts(s, seat, emblemOf(card))) worth += w.courts;
  return traits & wanted ? worth + nearer(traits, 0, 0, 0, w) : worth;
}

/** Whether one card more of an augmentation makes or breaks a tie. */
function courts(s: Frozen<State>, seat: Seat, emblem: number): boolean {
  if (emblem === STAR) return false;
  const margin = emblemsShown(s, seat, emblem) - mostElsewhere(s, seat, emblem);
  return margin === 0 || margin === -1;
}

function losing(card: Kind, w: Weights): number {
  const { filled, bands, cards, lone, tinctures } = sheet;
  const traits = TRAITS_OF[card]!;
  const suits = suited(filled, bands, sheet.traits & ~(traits & lone), card < FIRST_FIGURE ? tinctures - 1 : tinctures) - sheet.suited;
  const worth = holding(cards - 1, w) - holding(cards, w) - Math.imul(VALUE_OF[card]!, w.handValue) + Math.imul(suits, w.suits);
  return worth + nearer(0, 0, traits, 0, w);
}

const ofPile = (all: ArrayLike<number>, pile: Pile): number[] => Array.from(all).filter((_, card) => pileOf(card) === pile);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
/** By pile: the value of its cards, and by pile and trait how likely they are to show it. */
const MEAN_VALUE = PILES.map((_, pile) => mean(ofPile(VALUE_OF, pile)));
const CHANCE = PILES.map((_, pile) =>
  Float64Array.from({ length: LESS }, (_, trait) => mean(ofPile(TRAITS_OF, pile).map(traits => (traits >>> trait) & 1))),
);
/** How likely a figure is to suit a column: it takes one type in eight, or one of two if its row is open. */
const SUITS = 1 / 6;

/** What a card taken blind brings on average. */
function joiningBlind(pile: Pile, w: Weights): number {
  const { filled, bands, cards, traits, tinctures } = sheet;
  const chance = CHANCE[pile]!;
  const suits = pile === TINCTURES ? suited(filled, bands, traits, tinctures + 1) - sheet.suited : unsuited(filled, bands, traits) * SUITS;
  let worth = MEAN_VALUE[pile]! * w.handValue + suits * w.suits;
  for (let at = 0; at < sheet.open; at++) {
    const now = nearAt(lacking[at]!, unheld[at]!);
    const step = markers[at]! * (w.near[now - 1]! - w.near[now]!);
    for (let left = inHand[at]! & sheet.wanted; left !== 0; left &= left - 1) worth += chance[lowestBit(left)]! * step;
  }
  return holding(cards + 1, w) - holding(cards, w) + (worth | 0);
}
