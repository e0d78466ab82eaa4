import type { Frozen, Seat } from '@tabard/core';
import { columnsFilled } from '../engine/awards.ts';
import { MAX_SEATS } from '../engine/data.ts';
import { areAlike, clone, copyOver, NOT_YET, type State } from '../engine/state.ts';
import { laying, payingLeast } from './placing.ts';
import { prospects } from './prospects.ts';
import { fillIn, sheet } from './sheet.ts';
import { phaseWorth } from './trial.ts';
import { ALL_LEFT, CLAIM_LEFT, NOTHING_LEFT, type Outlook, type Weights, WHOLE, weightsAt } from './weights.ts';

/** How all seats stand by some weights. A state is often looked at many times over, for each seat and each move. */
export class Survey {
  /** What every seat can hope for in the state last looked at, as an exponent. */
  readonly standings = new Float64Array(MAX_SEATS);
  readonly #weightsOf: (s: Frozen<State>, seat: Seat, stage: number) => Weights;
  #seen: State | undefined;
  #edition = 0;

  constructor(weightsOf: (s: Frozen<State>, seat: Seat, stage: number) => Weights) {
    this.#weightsOf = weightsOf;
  }

  /** Sees how all seats stand, and fills in the sheet of the one to act. */
  look(s: Frozen<State>): void {
    if (this.#seen?.seats !== s.seats) this.#seen = clone(s as State);
    else if (!areAlike(this.#seen, s)) copyOver(this.#seen, s as State);
    else {
      if (sheet.edition !== this.#edition) fillIn(s, s.turn);
      this.#edition = sheet.edition;
      return;
    }
    const stage = fullest(s);
    // The seat to act comes last, so that the sheet is its own.
    for (let wait = s.seats - 1; wait >= 0; wait--) {
      const seat = (s.turn + wait) % s.seats;
      this.standings[seat] = standingBy(s, seat, this.#weightsOf(s, seat, stage)) / WHOLE;
    }
    this.#edition = sheet.edition;
  }

  /** What the others have against a seat, as a sum of powers of e. */
  rivalry(s: Frozen<State>, seat: Seat): number {
    let sum = 0;
    for (let other = 0; other < s.seats; other++) if (other !== seat) sum += Math.exp(this.standings[other]!);
    return sum;
  }
}

/** The columns of the fullest shield. */
export function fullest(s: Frozen<State>): number {
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const columns = columnsFilled(s, seat);
    if (columns > most) most = columns;
  }
  return most;
}

/** Rule 6.1. */
export function outlook(s: Frozen<State>, seat: Seat): Outlook {
  if (s.lastTurns === NOT_YET) return ALL_LEFT;
  const wait = (seat - s.turn + s.seats) % s.seats;
  if (wait > 0) return wait <= s.lastTurns ? ALL_LEFT : NOTHING_LEFT;
  return s.phase === 'turn' || s.phase === 'place' || s.phase === 'pay' ? ALL_LEFT : CLAIM_LEFT;
}

/** By the plain prospects: everything changes its weight as the fullest shield fills up. */
export const standing = (s: Frozen<State>, seat: Seat, stage: number): number => standingBy(s, seat, weightsFor(s, seat, stage));

export const weightsFor = (s: Frozen<State>, seat: Seat, stage: number): Weights => weightsAt(stage, outlook(s, seat));

/** An element put down counts as if it were paid with the cheapest cards. Fills in the seat's sheet. */
export function standingBy(s: Frozen<State>, seat: Seat, w: Weights): number {
  fillIn(s, seat);
  return prospects(s, seat, w) + inPhase(s, seat, w);
}

function inPhase(s: Frozen<State>, seat: Seat, w: Weights): number {
  switch (s.phase) {
    case 'pay':
      return seat === s.turn ? onceLaid(s, seat, w) : 0;
    case 'claim':
    case 'discard':
      return isNext(s, seat) ? w.turn : 0;
    case 'turn':
    case 'acquire':
    case 'place':
    case 'close':
    case 'over':
      return seat === s.turn ? phaseWorth(s.phase, w) : 0;
  }
}

const onceLaid = (s: Frozen<State>, seat: Seat, w: Weights): number =>
  laying(s, seat, s.pendingCard, s.pendingColumn, s.pendingBand, w) + payingLeast(s, w) + phaseWorth(s.pendingBack, w);

const isNext = (s: Frozen<State>, seat: Seat): boolean => s.lastTurns !== 0 && seat === (s.turn + 1) % s.seats;
