import { type Advice, type AnyGame, chanceOf, fastRng, type Seat } from '@tabard/core';
import type { Featured } from './judged-bot.ts';
import type { Lessons } from './learn-model.ts';

/** Shows the positions of a game in which somebody had to decide, and tells who won it. */
export type Course = (see: (state: unknown) => void) => readonly Seat[];

const ROOM = 1 << 14;

/** Some of the positions of games, one in `every`, with who won in the end. */
export function lessonsOf(game: AnyGame, { FEATURES, tellFeatures }: Featured, courses: Iterable<Course>, every: number): Lessons {
  let rows = new Float32Array(ROOM * FEATURES);
  const [shares, seats, starts]: [number[], number[], number[]] = [[], [], []];
  const row = new Float64Array(game.seats.max * FEATURES);
  let filled = 0;
  const note = (state: unknown): void => {
    const count = tellFeatures(state, row);
    if ((filled + count) * FEATURES > rows.length) rows = doubled(rows);
    rows.set(row.subarray(0, count * FEATURES), filled * FEATURES);
    seats.push(count);
    starts.push(filled);
    filled += count;
  };
  for (const course of sampled(courses, every)) {
    const from = seats.length;
    const won = course(note);
    for (const count of seats.slice(from)) for (let seat = 0; seat < count; seat++) shares.push(won.includes(seat) ? 1 / won.length : 0);
  }
  return {
    inputs: FEATURES,
    rows: rows.subarray(0, filled * FEATURES),
    shares: Float32Array.from(shares),
    seats: Uint8Array.from(seats),
    starts: Uint32Array.from(starts),
  };
}

/** On average, how little the winner was expected by a game's advice, in the same positions. */
export function surpriseOf(advice: Advice<unknown, unknown>, game: AnyGame, courses: Iterable<Course>, every: number): number {
  let [sum, positions] = [0, 0];
  for (const course of sampled(courses, every)) {
    const states: unknown[] = [];
    const won = course(state => states.push(game.clone(state)));
    for (const state of states) for (const seat of won) sum -= Math.log(chanceOf(advice, state, seat)) / won.length;
    positions += states.length;
  }
  return sum / positions;
}

/** Neighbouring positions are too much alike to see them all. */
function* sampled(courses: Iterable<Course>, every: number): Generator<Course> {
  const rng = fastRng('lessons');
  for (const course of courses)
    yield see =>
      course(state => {
        if (rng.below(every) === 0) see(state);
      });
}

function doubled(rows: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const wide = new Float32Array(2 * rows.length);
  wide.set(rows);
  return wide;
}
