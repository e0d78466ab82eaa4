import { type Advice, chanceOf, type Outcome, type Seat } from '@tabard/core';

/** What places are worth: everything for the first, nothing for the last, and little between, for it is winning that counts. */
const STEEPNESS = 8;

/** What seats got out of a game, from 0 to 1: by their place at its end, or by what the advice promises where it was broken off. */
export class Worth<State, Move> {
  readonly #advice: Advice<State, Move>;
  readonly #bySeat: Float64Array;
  #state: State | undefined;

  constructor(seats: number, advice: Advice<State, Move>) {
    this.#advice = advice;
    this.#bySeat = new Float64Array(seats);
  }

  settle(state: State, outcome: Outcome | undefined): void {
    this.#state = state;
    if (outcome) this.#settlePlaces(outcome);
    else this.#bySeat.fill(Number.NaN);
  }

  of(seat: Seat): number {
    if (Number.isNaN(this.#bySeat[seat])) this.#bySeat[seat] = chanceOf(this.#advice, this.#state!, seat, this.#bySeat);
    return this.#bySeat[seat]!;
  }

  #settlePlaces({ ranking, scores }: Outcome): void {
    let place = 0;
    for (const tied of ranking) {
      let worth = 0;
      for (let i = 0; i < tied.length; i++) worth += placeWorth(place + i, scores.length) / tied.length;
      for (const seat of tied) this.#bySeat[seat] = worth;
      place += tied.length;
    }
  }
}

const placeWorth = (place: number, seats: number): number => ((seats - 1 - place) / (seats - 1)) ** STEEPNESS;
