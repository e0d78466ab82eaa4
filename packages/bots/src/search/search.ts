import type { Advice, Game, Guesses, Rng, SearchStyle, Seat } from '@tabard/core';
import { NONE, ROOT, Tree } from './tree.ts';
import { Worth } from './worth.ts';

export interface Considered<Move> {
  readonly move: Move;
  readonly visits: number;
  /** What it led to, on average: from 0, last, to 1, first. */
  readonly value: number;
}

export interface Searched<Move> {
  /** The best first. */
  readonly moves: readonly Considered<Move>[];
  readonly iterations: number;
  /** How many decisions were simulated. */
  readonly decisions: number;
}

/** Whether so many iterations are enough; `lead` is how many more of them went to the first move than to the second. */
export type Enough = (iterations: number, lead: () => number) => boolean;

const USUAL: SearchStyle = { curiosity: 0.5, trust: 0, hope: 1.2, horizon: 30, wholeRounds: false };

/**
 * Information-set Monte Carlo tree search with one observer: each iteration guesses what is hidden from the seat, walks down the tree of
 * moves that are possible in this guess, adds one, plays on by hunches, and takes the result back up to every mover on the way.
 */
export class Search<State, Move, Config, View, Fact> {
  readonly #game: Game<State, Move, Config, View, Fact>;
  readonly #advice: Advice<State, Move>;
  readonly #style: SearchStyle;
  readonly #tree = new Tree<Move>();
  readonly #moves: Move[] = [];
  readonly #path: number[] = [];
  readonly #movers: Seat[] = [];
  readonly #worth: Worth<State, Move>;
  #decisions = 0;

  constructor(game: Game<State, Move, Config, View, Fact>, advice: Advice<State, Move>, style: Partial<SearchStyle> = {}) {
    this.#game = game;
    this.#advice = advice;
    this.#style = { ...USUAL, ...advice.style, ...style };
    this.#worth = new Worth(game.seats.max, advice);
  }

  run(view: View, enough: Enough, rng: Rng): Searched<Move> {
    const guess = guesses(this.#game, view);
    this.#tree.clear();
    this.#decisions = 0;
    let iterations = 0;
    let state: State | undefined;
    const lead = () => this.#lead();
    while (!enough(iterations, lead)) {
      state = guess.deal(rng, state);
      this.#walkDown(state, rng);
      this.#playOn(state, rng);
      this.#worth.settle(state, this.#game.outcome(state));
      this.#takeBack();
      iterations++;
    }
    return { moves: this.#considered(), iterations, decisions: this.#decisions };
  }

  /** Follows the most promising moves until one is made for the first time, or the game ends. */
  #walkDown(state: State, rng: Rng): void {
    this.#path.length = 0;
    this.#movers.length = 0;
    for (let node = ROOT; ; ) {
      const seat = this.#game.acting(state)[0];
      if (seat === undefined) return;
      const next = this.#choose(node, state, seat, this.#game.legalMoves(state, seat, this.#moves));
      this.#path.push(next);
      this.#movers.push(seat);
      this.#game.apply(state, seat, this.#tree.moves[next]!, rng);
      this.#decisions++;
      if (this.#tree.visits[next] === 0) return;
      node = next;
    }
  }

  /** The move with the highest upper confidence bound among those possible now. */
  #choose(node: number, state: State, seat: Seat, moves: readonly Move[]): number {
    const tree = this.#tree;
    const { curiosity, trust, hope } = this.#style;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const known = tree.child(node, moves[i]!);
      const child = known === NONE ? tree.grow(node, moves[i]!, this.#advice.prior?.(state, seat, moves[i]!) ?? 0) : known;
      const visits = tree.visits[child]!;
      const available = ++tree.available[child]!;
      const bound = visits === 0 ? hope : tree.sums[child]! / visits + curiosity * Math.sqrt(Math.log(available) / visits);
      const worth = bound + (trust * tree.biases[child]!) / (1 + visits);
      if (worth > most) {
        most = worth;
        best = child;
      }
    }
    return best;
  }

  #playOn(state: State, rng: Rng): void {
    const { horizon, wholeRounds } = this.#style;
    const searcher = this.#movers[0];
    let last = this.#movers[this.#movers.length - 1];
    for (let played = 0; ; played++) {
      const seat = this.#game.acting(state)[0];
      if (seat === undefined) return;
      if (played >= horizon && (!wholeRounds || (seat === searcher && last !== searcher))) return;
      const moves = this.#game.legalMoves(state, seat, this.#moves);
      const pick = this.#advice.hunch ? this.#advice.hunch(state, seat, moves, rng) : rng.below(moves.length);
      this.#game.apply(state, seat, moves[pick]!, rng);
      this.#decisions++;
      last = seat;
    }
  }

  #takeBack(): void {
    for (let i = 0; i < this.#path.length; i++) {
      this.#tree.visits[this.#path[i]!]!++;
      this.#tree.sums[this.#path[i]!]! += this.#worth.of(this.#movers[i]!);
    }
  }

  #lead(): number {
    let most = 0;
    let second = 0;
    for (let child = this.#tree.firstChild(ROOT); child !== NONE; child = this.#tree.sibling(child)) {
      const visits = this.#tree.visits[child]!;
      second = Math.max(second, Math.min(visits, most));
      most = Math.max(most, visits);
    }
    return most - second;
  }

  #considered(): Considered<Move>[] {
    const tree = this.#tree;
    const found: Considered<Move>[] = [];
    for (let child = tree.firstChild(ROOT); child !== NONE; child = tree.sibling(child)) {
      const visits = tree.visits[child]!;
      found.push({ move: tree.moves[child]!, visits, value: tree.sums[child]! / Math.max(1, visits) });
    }
    return found.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }
}

const guesses = <State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>, view: View): Guesses<State> =>
  game.guesses?.(view) ?? { deal: rng => game.determinize(view, rng) };
