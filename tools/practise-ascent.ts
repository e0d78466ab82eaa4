import type { Practised } from './practise-games.ts';

/** Where an ascent was left; of one that has only begun, the weights alone. */
export interface Stand {
  readonly weights: readonly number[];
  readonly steps?: number;
  readonly average?: readonly number[];
  readonly mean?: readonly number[];
  readonly square?: readonly number[];
}

const RATE = 0.03;
/** The first steps are small: nothing is known of the slopes yet. */
const WARMING = 10;
const [MOMENTUM, SQUARES, TINY] = [0.9, 0.99, 1e-4];
/** How much a step counts in the average that is kept in the end. */
const FRESH = 0.02;
/** Slopes are of a hundred decisions. */
const DECISIONS = 100;
const DIGITS = 3;

/** Adam, uphill. */
export class Ascent {
  readonly weights: Float64Array;
  readonly #average: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #steps: number;

  constructor(size: number, { weights = [], steps = 0, average = weights, mean = [], square = [] }: Partial<Stand> = {}) {
    const filled = (values: readonly number[]) => Float64Array.from({ length: size }, (_, i) => values[i] ?? 0);
    this.weights = filled(weights);
    this.#average = filled(average);
    this.#mean = filled(mean);
    this.#square = filled(square);
    this.#steps = steps;
  }

  get steps(): number {
    return this.#steps;
  }

  step(parts: readonly Practised[]): void {
    const decisions = parts.reduce((sum, part) => sum + part.decisions, 0);
    this.#steps++;
    const rate = RATE * Math.min(1, this.#steps / WARMING);
    for (let i = 0; i < this.weights.length; i++) {
      const slope = (DECISIONS * parts.reduce((sum, { slopes }) => sum + slopes[i]!, 0)) / decisions;
      this.#mean[i] = MOMENTUM * this.#mean[i]! + (1 - MOMENTUM) * slope;
      this.#square[i] = SQUARES * this.#square[i]! + (1 - SQUARES) * slope * slope;
      const mean = this.#mean[i]! / (1 - MOMENTUM ** this.#steps);
      const square = this.#square[i]! / (1 - SQUARES ** this.#steps);
      this.weights[i]! += (rate * mean) / (Math.sqrt(square) + TINY);
      this.#average[i] = (1 - FRESH) * this.#average[i]! + FRESH * this.weights[i]!;
    }
  }

  /** Of the last steps, as they are kept. */
  average(): number[] {
    return Array.from(this.#average, weight => Number(weight.toFixed(DIGITS)));
  }

  stand(): Stand {
    const [weights, average, mean, square] = [this.weights, this.#average, this.#mean, this.#square].map(row => [...row]);
    return { weights: weights!, average: average!, mean: mean!, square: square!, steps: this.#steps };
  }
}
