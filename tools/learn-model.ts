import { fastRng, type Judgement, judge } from '@tabard/core';

/** Positions, as rows of features for each seat, and what each seat got of the win in the end. */
export interface Lessons {
  readonly inputs: number;
  /** Of all positions, one after the other. */
  readonly rows: Float32Array;
  readonly shares: Float32Array;
  /** By position: its seats, and where its first row is. */
  readonly seats: Uint8Array;
  readonly starts: Uint32Array;
}

export interface Training {
  readonly hidden: number;
  readonly seed: string;
  readonly rate: number;
  /** How much a weight loses by itself, in parts of the rate. */
  readonly decay: number;
  /** Learned before, to go on from. */
  readonly from?: Judgement | undefined;
  /** Ends when so many epochs have not helped; each that did not halves the rate. */
  readonly patience: number;
  onEpoch?(epoch: number, study: number, trial: number): void;
}

const BATCH = 256;
const [MOMENTUM, SQUARES, TINY] = [0.9, 0.999, 1e-8];
/** Less is no progress. */
const ENOUGH = 1e-4;
const DIGITS = 4;

/** On average, how little the winner was expected. */
export function surprise(judgement: Judgement, { inputs, rows, shares, seats, starts }: Lessons): number {
  const judged = judge(judgement);
  const most = mostSeats(seats);
  const [row, chances] = [new Float64Array(inputs * most), new Float64Array(most)];
  let sum = 0;
  for (let position = 0; position < seats.length; position++) {
    const count = seats[position]!;
    const first = starts[position]!;
    row.set(rows.subarray(first * inputs, (first + count) * inputs));
    judged(row, count, chances);
    for (let seat = 0; seat < count; seat++) if (shares[first + seat]! > 0) sum -= shares[first + seat]! * Math.log(chances[seat]!);
  }
  return sum / seats.length;
}

/** Adam on the surprise at who won, ended by the games of the trial. Inputs are brought to one measure first, and the weights back to theirs in the end. */
export function train(study: Lessons, trial: Lessons, { hidden, seed, rate, decay, patience, from, onEpoch }: Training): Judgement {
  const { inputs, rows, shares, seats, starts } = study;
  const scale = spreads(study);
  const wide = hidden + 1;
  const size = inputs * wide + 2 * hidden;
  const begins = inputs * wide;
  const worths = begins + hidden;
  const rng = fastRng(`learn ${seed}`);
  const weights = new Float64Array(size);
  for (let input = 0; input < inputs; input++)
    for (let neuron = 0; neuron < hidden; neuron++) weights[input * wide + 1 + neuron] = (uniform() * 1.2) / Math.sqrt(inputs);
  for (let neuron = 0; neuron < hidden; neuron++) weights[worths + neuron] = (uniform() * 0.6) / Math.sqrt(hidden);
  if (from) {
    for (let at = 0; at < begins; at++) weights[at] = from.ofInputs[at]! * scale[Math.floor(at / wide)]!;
    weights.set(from.ofHidden, begins);
  }
  const [slopes, mean, square] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const most = mostSeats(seats);
  const [x, neurons, marks] = [new Float64Array(most * inputs), new Float64Array(most * hidden), new Float64Array(most)];
  const back = new Float64Array(hidden);

  const order = Uint32Array.from(seats.keys());
  let best = asJudgement();
  let least = surprise(best, trial);
  let [steps, pace] = [0, rate];
  for (let epoch = 1, idle = 0; idle < patience; epoch++) {
    let sum = 0;
    mix();
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH);
      slopes.fill(0);
      for (let i = from; i < to; i++) sum += learnFrom(order[i]!);
      step(to - from);
    }
    const now = asJudgement();
    const left = surprise(now, trial);
    onEpoch?.(epoch, sum / order.length, left);
    if (left < least - ENOUGH) [least, best] = [left, now];
    else idle++;
    pace = rate / 2 ** idle;
  }
  return best;

  function uniform(): number {
    return rng.below(2 ** 24) / 2 ** 23 - 1;
  }

  function mix(): void {
    for (let i = order.length - 1; i > 0; i--) {
      const j = rng.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
  }

  /** Adds to the slopes; gives the surprise. */
  function learnFrom(position: number): number {
    const count = seats[position]!;
    const first = starts[position]!;
    let top = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < count; seat++) {
      const row = seat * inputs;
      const layer = seat * hidden;
      let mark = 0;
      for (let neuron = 0; neuron < hidden; neuron++) neurons[layer + neuron] = weights[begins + neuron]!;
      for (let input = 0, at = 0; input < inputs; input++, at += wide) {
        const value = rows[(first + seat) * inputs + input]! / scale[input]!;
        x[row + input] = value;
        if (value === 0) continue;
        mark += value * weights[at]!;
        for (let neuron = 0; neuron < hidden; neuron++) neurons[layer + neuron]! += value * weights[at + 1 + neuron]!;
      }
      for (let neuron = 0; neuron < hidden; neuron++)
        if (neurons[layer + neuron]! > 0) mark += neurons[layer + neuron]! * weights[worths + neuron]!;
      marks[seat] = mark;
      top = Math.max(top, mark);
    }
    let all = 0;
    for (let seat = 0; seat < count; seat++) all += Math.exp(marks[seat]! - top);
    let surprised = 0;
    for (let seat = 0; seat < count; seat++) {
      const chance = Math.exp(marks[seat]! - top) / all;
      const share = shares[first + seat]!;
      if (share > 0) surprised -= share * Math.log(chance);
      const wrong = chance - share;
      const layer = seat * hidden;
      for (let neuron = 0; neuron < hidden; neuron++) {
        const active = neurons[layer + neuron]! > 0;
        back[neuron] = active ? wrong * weights[worths + neuron]! : 0;
        if (active) slopes[worths + neuron]! += wrong * neurons[layer + neuron]!;
        slopes[begins + neuron]! += back[neuron]!;
      }
      for (let input = 0, at = 0; input < inputs; input++, at += wide) {
        const value = x[seat * inputs + input]!;
        if (value === 0) continue;
        slopes[at]! += wrong * value;
        for (let neuron = 0; neuron < hidden; neuron++) slopes[at + 1 + neuron]! += back[neuron]! * value;
      }
    }
    return surprised;
  }

  function step(batch: number): void {
    steps++;
    const stride = (pace * Math.sqrt(1 - SQUARES ** steps)) / (1 - MOMENTUM ** steps);
    for (let i = 0; i < size; i++) {
      const slope = slopes[i]! / batch;
      mean[i] = MOMENTUM * mean[i]! + (1 - MOMENTUM) * slope;
      square[i] = SQUARES * square[i]! + (1 - SQUARES) * slope * slope;
      weights[i]! -= (stride * mean[i]!) / (Math.sqrt(square[i]!) + TINY) + pace * decay * weights[i]!;
    }
  }

  function asJudgement(): Judgement {
    const rounded = (value: number) => Number(value.toFixed(DIGITS));
    return {
      inputs,
      hidden,
      ofInputs: Array.from({ length: begins }, (_, at) => rounded(weights[at]! / scale[Math.floor(at / wide)]!)),
      ofHidden: Array.from(weights.subarray(begins), rounded),
    };
  }
}

/** By input: how far its values lie apart. One that never changes is left as it is. */
function spreads({ inputs, rows }: Lessons): Float64Array {
  const count = rows.length / inputs;
  const [sums, squares] = [new Float64Array(inputs), new Float64Array(inputs)];
  for (let at = 0; at < rows.length; at++) {
    sums[at % inputs]! += rows[at]!;
    squares[at % inputs]! += rows[at]! * rows[at]!;
  }
  return squares.map((square, input) => Math.sqrt(square / count - (sums[input]! / count) ** 2) || 1);
}

const mostSeats = (seats: Uint8Array): number => seats.reduce((most, count) => Math.max(most, count), 0);
