import type { Frozen, Seat } from '@tabard/core';
import { VALUE_OF } from './data.ts';
import { hasHerald } from './legal.ts';
import type { Move } from './moves.ts';
import { prospects } from './prospects.ts';
import { CARDS, counts, gain, lay, lose, loseHerald, markers, OPEN, open, pay, takesTen } from './sheet.ts';
import type { State } from './state.ts';
import type { HeraldPhase } from './view.ts';
import type { Weights } from './weights.ts';

/** The mean of a stack, and what its cards may be good for besides. */
const BLIND_VALUE = 2.8;
const BLIND_WORTH = 0.06;
const SWAP_WORTH = 0.1;

/** What the mover's sheet is worth once a move is tried on it. What it would pay with is chosen for it. */
export function tried(s: Frozen<State>, seat: Seat, move: Move, w: Weights): number {
  switch (move.type) {
    case 'take':
      if (move.herald) loseHerald();
      gain(move.card);
      return prospects(w) + afterTake(s, seat, move.herald, w);
    case 'draw':
      if (move.herald) loseHerald();
      counts[CARDS]!++;
      return prospects(w) + BLIND_VALUE * w.handValue + BLIND_WORTH + afterTake(s, seat, move.herald, w);
    case 'swap':
      loseHerald();
      return prospects(w) + SWAP_WORTH + phaseWorth(s.phase as HeraldPhase, w);
    case 'place':
      if (move.herald) loseHerald();
      lose(move.card);
      pay(s, seat, move.herald ? 1 : VALUE_OF[move.card]!, move.card);
      lay(s, seat, move.card, move.column, move.band);
      return prospects(w) + phaseWorth(move.herald ? (s.phase as HeraldPhase) : 'place', w) - gift(s, seat, move.card, w);
    case 'pay':
      lose(move.card);
      pay(s, seat, s.pendingCost - s.pendingPaid - VALUE_OF[move.card]!, move.card);
      return prospectsPaid(s, seat, w) - gift(s, seat, s.pendingCard, w);
    case 'discard':
      lose(move.card);
      return prospects(w);
    case 'claim':
      return prospects(w) + claimWorth(move.award, w);
    case 'pass':
    case 'end':
      return prospects(w) - turnOver(s, w);
  }
}

/** What the sheet is worth once the element that waits lies on the shield. */
export function prospectsPaid(s: Frozen<State>, seat: Seat, w: Weights): number {
  lay(s, seat, s.pendingCard, s.pendingColumn, s.pendingBand);
  return prospects(w) + phaseWorth(s.pendingBack, w);
}

export const phaseWorth = (phase: HeraldPhase, w: Weights): number => w[phase];

/** Rule 4.8: who takes a ten gives each of the others a herald. */
export const gift = (s: Frozen<State>, seat: Seat, card: number, w: Weights): number =>
  takesTen(s, seat, card) ? w.points + w.heralds : 0;

function afterTake(s: Frozen<State>, seat: Seat, herald: boolean, w: Weights): number {
  if (herald) return phaseWorth(s.phase as HeraldPhase, w);
  if (s.phase === 'turn') return w.acquire;
  return hasHerald(s, seat) ? w.close : -turnOver(s, w);
}

/** It is another's turn then, to the loss of all who wait. */
const turnOver = (s: Frozen<State>, w: Weights): number => w.turn / (s.seats - 1);

function claimWorth(award: number, w: Weights): number {
  for (let at = 0; at < counts[OPEN]!; at++) if (open[at] === award) return markers[at]! * (w.points - w.fulfilled);
  return 0;
}
