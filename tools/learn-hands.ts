import { type AnyGame, fastRng, guessesAt, type Seat } from '@tabard/core';
import type { Course } from './learn-lessons.ts';

/** What a game's `mind/belief.ts` tells of what a seat holds. */
export interface Believing {
  /** So many weights make a belief. */
  readonly CREEDS: number;
  /** What the seat looked at last holds: places in a list of weights, and how much of each. */
  readonly told: { readonly places: ArrayLike<number>; readonly values: ArrayLike<number>; readonly count: number };
  tellHeld(state: unknown, seat: Seat): void;
}

export const believingOf = (game: string): Promise<Believing> => import(`@tabard/${game}/belief`) as Promise<Believing>;

/** A game, and that one in so many of its positions is looked at. */
export interface Watched {
  readonly seats: number;
  readonly every: number;
  readonly course: Course;
}

/** What seats held, each beside what guesses had them hold: rows of weights' places and how much of each, one row after the other. */
export interface Held {
  /** So many rows belong together, the truth first. */
  readonly beside: number;
  /** By row: where it begins; then where the last one ends. */
  readonly starts: Uint32Array;
  readonly places: Int16Array;
  readonly values: Float32Array;
}

export interface Fitting {
  readonly weights: number;
  readonly seed: string;
  readonly epochs: number;
  readonly rate: number;
  /** How much a weight loses by itself, in parts of the rate. */
  readonly decay: number;
  onEpoch?(epoch: number, weights: Float64Array): void;
}

const GUESSES = 7;
const BATCH = 256;
const ROOM = 1 << 16;
const [MOMENTUM, SQUARES, TINY] = [0.9, 0.999, 1e-8];
const DIGITS = 2;

/** What the others hold in some of the positions of games, and what whoever has to decide there would guess. */
export function heldIn(game: AnyGame, { told, tellHeld }: Believing, games: Iterable<Watched>): Held {
  const rng = fastRng('held');
  const starts = [0];
  let [places, values] = [new Int16Array(ROOM), new Float32Array(ROOM)];
  let used = 0;
  const note = (state: unknown, seat: Seat): void => {
    tellHeld(state, seat);
    if (used + told.count > places.length) {
      const [more, wider] = [new Int16Array(2 * places.length), new Float32Array(2 * values.length)];
      more.set(places);
      wider.set(values);
      [places, values] = [more, wider];
    }
    for (let k = 0; k < told.count; k++, used++) {
      places[used] = told.places[k]!;
      values[used] = told.values[k]!;
    }
    starts.push(used);
  };
  for (const { seats, every, course } of games)
    course(state => {
      if (rng.below(every) > 0) return;
      const viewer = game.acting(state)[0]!;
      const guesses = guessesAt(game, game.view(state, viewer));
      const all = [state, ...Array.from({ length: GUESSES }, () => guesses.deal(rng))];
      for (let seat = 0; seat < seats; seat++) if (seat !== viewer) for (const one of all) note(one, seat);
    });
  return { beside: 1 + GUESSES, starts: Uint32Array.from(starts), places: places.subarray(0, used), values: values.subarray(0, used) };
}

/** On average, how little the truth was expected among guesses. */
export function surpriseAt(held: Held, weights: Float64Array): number {
  const marks = new Float64Array(held.beside);
  const count = rowsOf(held);
  let sum = 0;
  for (let at = 0; at < count; at++) sum += mark(held, at, weights, marks);
  return sum / count;
}

const rowsOf = ({ starts, beside }: Held): number => (starts.length - 1) / beside;

/** Fills in how likely each of the rows that belong together is the truth; gives the surprise that the first one is. */
function mark({ beside, starts, places, values }: Held, at: number, weights: Float64Array, marks: Float64Array): number {
  let all = 0;
  for (let i = 0; i < beside; i++) {
    let sum = 0;
    for (let k = starts[at * beside + i]!; k < starts[at * beside + i + 1]!; k++) sum += weights[places[k]!]! * values[k]!;
    marks[i] = Math.exp(sum);
    all += marks[i]!;
  }
  for (let i = 0; i < beside; i++) marks[i]! /= all;
  return -Math.log(marks[0]!);
}

/** A conditional logit: Adam on the surprise at the truth. So weights come to say how much more often something is held than is dealt. */
export function fitHeld(held: Held, { weights: size, seed, epochs, rate, decay, onEpoch }: Fitting): number[] {
  const { beside, starts, places, values } = held;
  const [weights, slopes, mean, square] = [0, 0, 0, 0].map(() => new Float64Array(size)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const marks = new Float64Array(beside);
  const rng = fastRng(`held ${seed}`);
  const order = Uint32Array.from({ length: rowsOf(held) }, (_, at) => at);
  let steps = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const pace = rate * (1 - (epoch - 1) / epochs);
    mix();
    for (let first = 0; first < order.length; first += BATCH) {
      const batch = order.subarray(first, first + BATCH);
      slopes.fill(0);
      for (const at of batch) learnFrom(at);
      step(batch.length, pace);
    }
    onEpoch?.(epoch, weights);
  }
  return Array.from(weights, weight => Number(weight.toFixed(DIGITS)) + 0);

  function mix(): void {
    for (let i = order.length - 1; i > 0; i--) {
      const j = rng.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
  }

  function learnFrom(at: number): void {
    mark(held, at, weights, marks);
    for (let i = 0; i < beside; i++) {
      const wrong = marks[i]! - (i === 0 ? 1 : 0);
      for (let k = starts[at * beside + i]!; k < starts[at * beside + i + 1]!; k++) slopes[places[k]!]! += wrong * values[k]!;
    }
  }

  function step(batch: number, pace: number): void {
    steps++;
    for (let i = 0; i < size; i++) {
      const slope = slopes[i]! / batch + decay * weights[i]!;
      mean[i] = MOMENTUM * mean[i]! + (1 - MOMENTUM) * slope;
      square[i] = SQUARES * square[i]! + (1 - SQUARES) * slope * slope;
      const stride = mean[i]! / (1 - MOMENTUM ** steps) / (Math.sqrt(square[i]! / (1 - SQUARES ** steps)) + TINY);
      weights[i]! -= pace * stride;
    }
  }
}
