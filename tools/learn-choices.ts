import { fastRng } from '@tabard/core';

/** Something was chosen among several: of each option so many numbers, and of the moment, which may be another for each option. */
export interface Choice {
  readonly options: number;
  /** By option and term. */
  readonly rows: Float32Array;
  /** By option and moment. */
  readonly moments: Float32Array;
  /** What part of the choice fell on each option. */
  readonly shares: Float32Array;
}

export interface Fitting {
  readonly terms: number;
  readonly moments: number;
  /** By term and moment, to begin with. What nothing speaks against stays. */
  readonly from: Float64Array;
  readonly seed: string;
  readonly epochs: number;
  readonly rate: number;
  /** How strongly it holds on to where it began. */
  readonly hold: number;
  onEpoch?(epoch: number, weights: Float64Array): void;
}

const BATCH = 128;
const [MOMENTUM, SQUARES, TINY] = [0.9, 0.999, 1e-8];

/** On average, how little what was chosen was expected. */
export function surpriseAt(
  choices: readonly Choice[],
  weights: Float64Array,
  { terms, moments }: Pick<Fitting, 'terms' | 'moments'>,
): number {
  const marks = new Float64Array(mostOptions(choices));
  let sum = 0;
  for (const choice of choices) {
    const all = mark(choice, weights, terms, moments, marks);
    for (let option = 0; option < choice.options; option++)
      if (choice.shares[option]! > 0) sum -= choice.shares[option]! * (marks[option]! - all);
  }
  return sum / choices.length;
}

/** How often what was chosen most is what is expected most. */
export function hitsAt(choices: readonly Choice[], weights: Float64Array, { terms, moments }: Pick<Fitting, 'terms' | 'moments'>): number {
  const marks = new Float64Array(mostOptions(choices));
  let hits = 0;
  for (const choice of choices) {
    mark(choice, weights, terms, moments, marks);
    const best = Math.max(...marks.subarray(0, choice.options));
    if (choice.shares.some((share, option) => share > 0 && marks[option]! >= best)) hits++;
  }
  return hits / choices.length;
}

/** Fills in the marks of the options; gives the logarithm of the sum of their exponentials. */
function mark({ options, rows, moments: of }: Choice, weights: Float64Array, terms: number, moments: number, marks: Float64Array): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let option = 0; option < options; option++) {
    let sum = 0;
    for (let term = 0; term < terms; term++) {
      const value = rows[option * terms + term]!;
      if (value === 0) continue;
      let worth = 0;
      for (let moment = 0; moment < moments; moment++) worth += weights[term * moments + moment]! * of[option * moments + moment]!;
      sum += value * worth;
    }
    marks[option] = sum;
    top = Math.max(top, sum);
  }
  let sum = 0;
  for (let option = 0; option < options; option++) sum += Math.exp(marks[option]! - top);
  return top + Math.log(sum);
}

/** A conditional logit: Adam on the surprise at what was chosen, with terms brought to one measure. Gives weights by term and moment. */
export function fitChoices(choices: readonly Choice[], { terms, moments, from, seed, epochs, rate, hold, onEpoch }: Fitting): Float64Array {
  const spread = spreads(choices, terms);
  const weights = from.slice();
  const size = weights.length;
  const [slopes, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const marks = new Float64Array(mostOptions(choices));
  const rng = fastRng(`choices ${seed}`);
  const order = Uint32Array.from(choices.keys());
  let steps = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const pace = rate * (1 - (epoch - 1) / epochs);
    mix();
    for (let first = 0; first < order.length; first += BATCH) {
      const batch = order.subarray(first, first + BATCH);
      slopes.fill(0);
      for (const at of batch) learnFrom(choices[at]!);
      step(batch.length, pace);
    }
    onEpoch?.(epoch, weights);
  }
  return weights;

  function mix(): void {
    for (let i = order.length - 1; i > 0; i--) {
      const j = rng.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
  }

  function learnFrom(choice: Choice): void {
    const { options, rows, moments: of, shares } = choice;
    const all = mark(choice, weights, terms, moments, marks);
    for (let option = 0; option < options; option++) {
      const wrong = Math.exp(marks[option]! - all) - shares[option]!;
      for (let term = 0; term < terms; term++) {
        const value = rows[option * terms + term]!;
        if (value === 0) continue;
        const slope = wrong * value;
        for (let moment = 0; moment < moments; moment++) slopes[term * moments + moment]! += slope * of[option * moments + moment]!;
      }
    }
  }

  function step(batch: number, pace: number): void {
    steps++;
    for (let i = 0; i < size; i++) {
      const measure = spread[Math.floor(i / moments)]!;
      const slope = slopes[i]! / batch / measure + hold * (weights[i]! - from[i]!) * measure;
      mean[i] = MOMENTUM * mean[i]! + (1 - MOMENTUM) * slope;
      square[i] = SQUARES * square[i]! + (1 - SQUARES) * slope * slope;
      const stride = mean[i]! / (1 - MOMENTUM ** steps) / (Math.sqrt(square[i]! / (1 - SQUARES ** steps)) + TINY);
      weights[i]! -= (pace * stride) / measure;
    }
  }
}

/** By term: how far the options of a choice lie apart. One that never differs is left as it is. */
function spreads(choices: readonly Choice[], terms: number): Float64Array {
  const squares = new Float64Array(terms);
  for (const { options, rows } of choices)
    for (let term = 0; term < terms; term++) {
      let mean = 0;
      for (let option = 0; option < options; option++) mean += rows[option * terms + term]! / options;
      for (let option = 0; option < options; option++) squares[term]! += (rows[option * terms + term]! - mean) ** 2 / options;
    }
  return squares.map(sum => Math.sqrt(sum / choices.length) || 1);
}

const mostOptions = (choices: readonly Choice[]): number => choices.reduce((most, { options }) => Math.max(most, options), 0);
