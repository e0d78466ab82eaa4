import type { Advice, Outcome } from './game.ts';

/**
 * What `npm run learn` found out about who wins, as plain numbers: a network with one hidden layer that gives every seat marks for its row of
 * features, all seats by the same weights. A seat's chance is its share of the exponentials of all marks.
 */
export interface Judgement {
  readonly inputs: number;
  readonly hidden: number;
  /** By input: what it is worth by itself, then what it is worth to each hidden neuron. */
  readonly ofInputs: readonly number[];
  /** By hidden neuron: where it begins, and what it is worth. */
  readonly ofHidden: readonly number[];
}

/** Turns rows of features, one for each of so many seats, into their chances. Makes nothing on the way, for it is asked at every iteration of a search. */
export function judge({
  inputs,
  hidden,
  ofInputs,
  ofHidden,
}: Judgement): (rows: Float64Array, seats: number, chances: Float64Array) => void {
  const wide = hidden + 1;
  const byInput = Float64Array.from(ofInputs);
  const begins = Float64Array.from(ofHidden.slice(0, hidden));
  const worths = Float64Array.from(ofHidden.slice(hidden));
  const neurons = new Float64Array(hidden);

  function marks(rows: Float64Array, from: number): number {
    let sum = 0;
    neurons.set(begins);
    for (let input = 0, at = 0; input < inputs; input++, at += wide) {
      const value = rows[from + input]!;
      if (value === 0) continue;
      sum += value * byInput[at]!;
      for (let neuron = 0; neuron < hidden; neuron++) neurons[neuron]! += value * byInput[at + 1 + neuron]!;
    }
    for (let neuron = 0; neuron < hidden; neuron++) if (neurons[neuron]! > 0) sum += neurons[neuron]! * worths[neuron]!;
    return sum;
  }

  return (rows, seats, chances) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = marks(rows, seat * inputs);
      best = Math.max(best, chances[seat]!);
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp(chances[seat]! - best);
      sum += chances[seat]!;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat]! /= sum;
  };
}

/** The odds of a game of so many seats at most, by what was learned of it and the features it tells; once it is over, shares of the win. */
export function oddsBy<State>(
  judgement: Judgement,
  most: number,
  tellFeatures: (state: State, rows: Float64Array) => number,
  outcome: (state: State) => Outcome | undefined,
): NonNullable<Advice<State, never>['odds']> {
  const judged = judge(judgement);
  const rows = new Float64Array(most * judgement.inputs);
  const chances = new Float64Array(most);
  return (state, seat, all = chances) => {
    const first = outcome(state)?.ranking[0];
    if (first) return first.includes(seat) ? 1 / first.length : 0;
    judged(rows, tellFeatures(state, rows), all);
    return all[seat]!;
  };
}
