import type { Frozen, Rng, Seat } from '@tabard/core';
import { showHand } from './cards.ts';
import { MAX_TURNS } from './data.ts';
import type { RoundEnd, Tell } from './facts.ts';
import { isDecided, ranking, scoreRound } from './scoring.ts';
import { dealRound } from './setup.ts';
import { type AtWork, ESCORT, EVERYBODY, NOTHING, type State } from './state.ts';
import type { Phase } from './view.ts';

/** A card or scroll goes to work and waits for its player's choices. */
export function startWork(s: State, by: AtWork, phase: Phase): void {
  s.phase = phase;
  s.pendingBy = by;
  s.pendingCount = 0;
}

/** A scroll's work leads back into phase one, a card's ends the turn. */
export function finishWork(s: State, rng: Rng, tell?: Tell): void {
  const byScroll = s.pendingBy > ESCORT;
  s.phase = 'turn';
  s.pendingBy = NOTHING;
  s.pendingCount = 0;
  if (!byScroll) endTurn(s, rng, tell);
}

/** Rule 6.1: with exactly one card, not called yet, the player decides before the turn ends. */
export function endTurn(s: State, rng: Rng, tell?: Tell): void {
  const seat = s.turn;
  if (s.handSizes[seat] === 1 && s.called[seat] === 0) {
    if (s.config.call === 'players') {
      s.phase = 'call';
      return;
    }
    s.called[seat] = 1;
    tell?.({ type: 'called', seat });
  }
  passTurn(s, rng, tell);
}

/** The turn is over: a stalemate (8.3), or the next player's turn. */
export function passTurn(s: State, rng: Rng, tell?: Tell): void {
  const skip = s.skip;
  s.skip = false;
  s.turnsInRound++;
  if (s.idle >= s.seats || s.turnsInRound >= MAX_TURNS) {
    endRound(s, 'stalemate', rng, tell);
    return;
  }
  s.phase = 'turn';
  s.turn = nextSeat(s, s.turn);
  if (!skip) return;
  const skipped = s.turn;
  s.turn = nextSeat(s, skipped);
  tell?.({ type: 'skipped', seat: skipped });
}

export function nextSeat(s: Frozen<State>, seat: Seat): Seat {
  const next = seat + s.direction;
  return next < 0 ? s.seats - 1 : next === s.seats ? 0 : next;
}

/** Rules 7.1–7.5: scores the round, and ends the game or deals the next round. */
export function endRound(s: State, reason: RoundEnd, rng: Rng, tell?: Tell): void {
  scoreRound(s, reason, tell);
  if (isDecided(s)) endGame(s, tell);
  else {
    s.round++;
    dealRound(s, rng, tell);
  }
}

function endGame(s: State, tell?: Tell): void {
  s.phase = 'over';
  s.pendingBy = NOTHING;
  s.pendingCount = 0;
  for (let seat = 0; seat < s.seats; seat++) showHand(s, seat, EVERYBODY);
  tell?.({ type: 'game-over', ranking: ranking(s), scores: s.points.slice() });
}
