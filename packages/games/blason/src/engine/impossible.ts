import type { Frozen, Refusal } from '@tabard/core';
import { hasClaim } from './awards.ts';
import { CARDS, COLUMNS, DISPLAY_SIZES, FIRST_FIGURE, HAND_AFTER, HERALD_COST, HERALDS, PILES, VALUE_OF } from './data.ts';
import { canTake, isSettled } from './piles.ts';
import { refuse, refuseSpot } from './refusal.ts';
import { clash, PARTNER_OF } from './shield.ts';
import { NONE, SHIELD, type State } from './state.ts';

/** Rule 9: why a position cannot be. Cards, bands and markers were checked when they were read. */
export function impossible(s: Frozen<State>): Refusal | undefined {
  return badShield(s) ?? badPiles(s) ?? badHeralds(s) ?? badPending(s) ?? badPhase(s);
}

function badShield(s: Frozen<State>): Refusal | undefined {
  for (let seat = 0; seat < s.seats; seat++) {
    for (let column = 0; column < SHIELD; column++) {
      const card = s.tops[seat * SHIELD + column]!;
      if (card >= FIRST_FIGURE || clash(s, seat, card, column) === NONE) continue;
      const partner = COLUMNS[PARTNER_OF[column]!]!;
      return refuse('9', 'position.same-tincture', { column: COLUMNS[column]!, partner, tincture: CARDS[card]!.replace(/-\d$/, '') });
    }
  }
}

function badPiles(s: Frozen<State>): Refusal | undefined {
  const crowded = PILES.find((_, pile) => s.displaySizes[pile]! > DISPLAY_SIZES[pile]!);
  if (crowded !== undefined) return refuse('9', 'position.display', { pile: crowded });
  const unsettled = PILES.find((_, pile) => !isSettled(s, pile));
  return unsettled === undefined ? undefined : refuse('9', 'position.gap', { pile: unsettled });
}

function badHeralds(s: Frozen<State>): Refusal | undefined {
  const heralds = s.heralds.reduce((sum, held) => sum + held, 0);
  return heralds > HERALDS ? refuse('9', 'position.heralds', { heralds }) : undefined;
}

function badPending(s: Frozen<State>): Refusal | undefined {
  if (s.pendingCard === NONE) return s.phase === 'pay' ? refuse('9', 'position.pending') : undefined;
  const card = CARDS[s.pendingCard]!;
  const spot = { card: s.pendingCard, column: s.pendingColumn, band: s.pendingBand };
  if (s.phase !== 'pay' || !isPriced(s) || refuseSpot(s, s.turn, spot)) return refuse('9', 'position.pending', { card });
  const short = s.pendingPaid + s.handValues[s.turn]! < s.pendingCost;
  return short ? refuse('9', 'position.cannot-pay', { card, cost: s.pendingCost }) : undefined;
}

/** An element costs its value and leads to phase `place`; a herald's costs 1 and leads back to where it was played. */
function isPriced(s: Frozen<State>): boolean {
  const usual = s.pendingCost === VALUE_OF[s.pendingCard] && s.pendingBack === 'place';
  return s.pendingPaid < s.pendingCost && (usual || (s.pendingCost === HERALD_COST && s.heraldPlayed));
}

/** A phase without a move. */
function badPhase(s: Frozen<State>): Refusal | undefined {
  const over =
    (s.phase === 'acquire' && !canTake(s)) ||
    (s.phase === 'claim' && !hasClaim(s, s.turn)) ||
    (s.phase === 'discard' && s.handSizes[s.turn]! <= HAND_AFTER);
  return over ? refuse('9', 'position.no-move', { phase: s.phase }) : undefined;
}
