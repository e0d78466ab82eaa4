import { type Advice, type AnyGame, fastRng, type Rng, type Seat } from '@tabard/core';
import { configOf, diceOf, type Plan, seatsOf } from './learn-games.ts';

/** What a game's `mind/instinct.ts` tells of moves. */
export interface Instinctive {
  /** So many weights make an instinct. */
  readonly INSTINCTS: number;
  /** What the move looked at last is like: places in a list of weights, and how much of each. */
  readonly told: { readonly places: ArrayLike<number>; readonly values: ArrayLike<number>; readonly count: number };
  tellMove(state: unknown, seat: Seat, move: unknown): void;
}

export const instinctOf = (game: string): Promise<Instinctive> => import(`@tabard/${game}/instinct`) as Promise<Instinctive>;

/** What some games have taught: where to every weight should go. */
export interface Practised {
  readonly slopes: Float64Array;
  readonly decisions: number;
  /** How undecided it was, on average: 0 where it always knew its move. */
  readonly doubt: number;
}

/** What comes after a decision counts so much less with every decision that lies between: luck is in all of them. */
const REACH = 0.97;
/** Who does not know anything yet plays very long games: they are broken off and judged by the odds. */
const LONGEST = 400;
/** So many things are told of the moves of a decision at most, and so many moves there are. */
const ROOM = 1 << 14;
const FINE = 2 ** 24;

interface Decided {
  readonly seat: Seat;
  /** By seat: what the odds were before. */
  readonly chances: Float64Array;
  /** Which weights had a say, and how much more each spoke for the move made than for all. */
  readonly places: Int32Array;
  readonly leanings: Float64Array;
}

/** Plays games of an instinct against itself. What led to more than the game's odds expected, it would do more often. */
export function practise(
  game: AnyGame,
  { odds }: Advice<unknown, unknown>,
  { INSTINCTS, tellMove, told }: Instinctive,
  plan: Plan,
  weights: ArrayLike<number>,
  { from, games }: { readonly from: number; readonly games: number },
): Practised {
  const slopes = new Float64Array(INSTINCTS);
  const [places, leanings] = [new Int32Array(ROOM), new Float64Array(ROOM)];
  const [ends, shares] = [new Int32Array(ROOM), new Float64Array(ROOM)];
  let [decisions, doubt] = [0, 0];
  for (let number = from; number < from + games; number++) playOne(number);
  return { slopes, decisions, doubt: doubt / decisions };

  function playOne(number: number): void {
    const rng = fastRng(diceOf(plan, number));
    const state: unknown = game.setup(configOf(plan, number), seatsOf(plan, number), rng);
    const course: Decided[] = [];
    for (let [seat] = game.acting(state); seat !== undefined && course.length < LONGEST; [seat] = game.acting(state)) {
      const moves: unknown[] = game.legalMoves(state, seat);
      const chosen = moves.length > 1 ? weigh(state, seat, moves, rng) : 0;
      if (moves.length > 1) course.push(decided(state, seat, moves.length, chosen));
      game.apply(state, seat, moves[chosen], rng);
    }
    const end = new Float64Array(game.seats.max);
    for (let seat = 0; seat < seatsOf(plan, number); seat++) end[seat] = odds!(state, seat);
    learnFrom(course, end);
  }

  /** Rolls for a move by what speaks for each. */
  function weigh(state: unknown, seat: Seat, moves: readonly unknown[], rng: Rng): number {
    let [used, top, all] = [0, Number.NEGATIVE_INFINITY, 0];
    for (const [i, move] of moves.entries()) {
      let score = 0;
      tellMove(state, seat, move);
      for (let k = 0; k < told.count; k++, used++) {
        places[used] = told.places[k]!;
        leanings[used] = told.values[k]!;
        score += weights[places[used]!]! * leanings[used]!;
      }
      ends[i] = used;
      shares[i] = score;
      top = Math.max(top, score);
    }
    for (let i = 0; i < moves.length; i++) {
      shares[i] = Math.exp(shares[i]! - top);
      all += shares[i]!;
    }
    for (let i = 0; i < moves.length; i++) shares[i]! /= all;
    let chosen = 0;
    for (let left = rng.below(FINE) / FINE - shares[0]!; left >= 0 && chosen < moves.length - 1; left -= shares[chosen]!) chosen++;
    return chosen;
  }

  function decided(state: unknown, seat: Seat, moves: number, chosen: number): Decided {
    for (let i = 0, k = 0; i < moves; i++) {
      const share = shares[i]!;
      if (share > 0) doubt -= share * Math.log(share);
      for (; k < ends[i]!; k++) leanings[k]! *= (i === chosen ? 1 : 0) - share;
    }
    const chances = new Float64Array(game.seats.max);
    odds!(state, seat, chances);
    const used = ends[moves - 1]!;
    decisions++;
    return { seat, chances, places: places.slice(0, used), leanings: leanings.slice(0, used) };
  }

  /** From the end to the beginning: how much better things went than expected. */
  function learnFrom(course: readonly Decided[], end: Float64Array): void {
    const gains = new Float64Array(game.seats.max);
    let after = end;
    for (const one of course.toReversed()) {
      for (let seat = 0; seat < gains.length; seat++) gains[seat] = after[seat]! - one.chances[seat]! + REACH * gains[seat]!;
      for (let k = 0; k < one.places.length; k++) slopes[one.places[k]!]! += one.leanings[k]! * gains[one.seat]!;
      after = one.chances;
    }
  }
}
