import { type Advice, type Fast, fastRng, type Game, guessesAt, type Rng, type SearchStyle, type Seat } from '@tabard/core';
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

export interface Ending {
  /** It ends where the choice is clear, whatever is left of its budget. */
  readonly endsWhenClear?: boolean;
}

/** The part of a search's budget that so many iterations have used: with 1 it ends. */
export type Spent = (iterations: number) => number;

const USUAL: SearchStyle = { curiosity: 0.1, trust: 0, hope: 0.5, patience: 30, horizon: 30, wholeRounds: false };

/** How many standard errors tell two moves apart for good, and after how many visits at the earliest. */
const CLEARLY = 4;
const ENOUGH_TO_TELL = 24;
/** How often a search that may end early looks whether it is clear by now. */
const LOOKS = 16;

/**
 * Information-set Monte Carlo tree search with one observer: each iteration guesses what is hidden from the seat, makes one of its moves,
 * walks down the tree of what is possible in this guess, plays on by hunches, and takes the result back up to every mover on the way.
 * The seat's own moves are compared by sequential halving: all that are left are tried with the same guess and the same dice, so that none
 * is merely lucky, and after equal parts of the budget the worse half of them is given up, until one is left or the budget is spent.
 * Where several seats act at once they are taken one after the other, the searching seat first: so it never answers a choice it could not
 * have known. The others seem to answer its own, so it expects the worst of them.
 */
export class Search<State, Move, Config, View, Fact> {
  readonly #game: Game<State, Move, Config, View, Fact>;
  readonly #advice: Advice<State, Move>;
  readonly #style: SearchStyle;
  readonly #tree = new Tree<Move>();
  readonly #fast: Quick<State, Move>;
  readonly #moves: Move[] = [];
  readonly #priors: number[] = [];
  readonly #path: number[] = [];
  readonly #movers: Seat[] = [];
  readonly #worth: Worth<State, Move>;
  /** Whose moves are compared. */
  #searcher: Seat = 0;
  #decisions = 0;

  constructor(game: Game<State, Move, Config, View, Fact>, advice: Advice<State, Move>, style: Partial<SearchStyle> = {}) {
    this.#game = game;
    this.#advice = advice;
    this.#style = { ...USUAL, ...advice.style, ...style };
    this.#worth = new Worth(game.seats.max, advice);
    this.#fast = quick(game);
  }

  /** The seat must be one of those to act. */
  run(view: View, seat: Seat, spent: Spent, rng: Rng, { endsWhenClear = false }: Ending = {}): Searched<Move> {
    const guess = guessesAt(this.#game, view);
    const dice = fastRng(rng.below(2 ** 32));
    let dealt = guess.deal(dice);
    const beliefs = this.#advice.beliefs?.(dealt, seat);
    let state = this.#game.clone(dealt);
    this.#searcher = seat;
    const running = this.#plant(dealt);
    const parts = Math.ceil(Math.log2(running.length));
    this.#decisions = 0;
    let iterations = 0;
    let looks = 1;
    for (
      let part = 1;
      iterations === 0 || (running.length > 1 && spent(iterations + running.length - 1) < 1);
      iterations += running.length
    ) {
      for (; spent(iterations) * parts >= part; part++) this.#halve(running);
      for (; endsWhenClear && spent(iterations) * LOOKS >= looks; looks++) this.#giveUpClearlyWorse(this.#ranked(running));
      dealt = guess.deal(dice, dealt);
      beliefs?.sway(dealt, dice);
      dice.mark();
      for (let i = 0; i < running.length; i++) {
        dice.rewind();
        state = this.#fast.copied(dealt, state);
        this.#try(running[i]!, state, dice);
      }
    }
    return { moves: this.#considered(), iterations, decisions: this.#decisions };
  }

  /** The moves to compare, as nodes. */
  #plant(state: State): number[] {
    const seat = this.#searcher;
    const moves = this.#fast.legalMoves(state, seat, this.#moves);
    if (moves.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
    this.#tree.clear();
    const isWeighed = this.#weighAll(state, seat, moves);
    return moves.map((move, i) => this.#tree.grow(ROOT, move, isWeighed ? this.#priors[i]! : this.#prior(state, seat, move)));
  }

  #try(node: number, state: State, dice: Rng): void {
    this.#path.length = 0;
    this.#movers.length = 0;
    this.#make(node, state, this.#searcher, dice);
    this.#walkDown(node, state, dice);
    this.#playOn(state, dice);
    this.#worth.settle(state, this.#game.outcome(state));
    this.#takeBack();
  }

  #make(node: number, state: State, seat: Seat, dice: Rng): void {
    this.#path.push(node);
    this.#movers.push(seat);
    this.#game.apply(state, seat, this.#tree.moves[node]!, dice);
    this.#decisions++;
  }

  /** Whose decision is simulated next; nobody's when the game is over. */
  #next(state: State): Seat | undefined {
    const acting = this.#game.acting(state);
    return acting.length > 1 && acting.includes(this.#searcher) ? this.#searcher : acting[0];
  }

  /** Follows the most promising moves as far as they are known well enough, or the game ends. */
  #walkDown(from: number, state: State, dice: Rng): void {
    for (let node = from; this.#tree.visits[node]! >= this.#style.patience; ) {
      const seat = this.#next(state);
      if (seat === undefined) return;
      node = this.#choose(node, state, seat, this.#fast.legalMoves(state, seat, this.#moves));
      this.#make(node, state, seat, dice);
    }
  }

  /** Gives up the worse half, and what is clearly worse than the best. */
  #halve(running: number[]): void {
    this.#ranked(running).length = Math.ceil(running.length / 2);
    this.#giveUpClearlyWorse(running);
  }

  /** Sorts them, the best first. */
  #ranked(running: number[]): number[] {
    const tree = this.#tree;
    const worth = (node: number) => (tree.sums[node]! + this.#style.trust * tree.biases[node]!) / Math.max(1, tree.visits[node]!);
    return running.sort((a, b) => worth(b) - worth(a));
  }

  #giveUpClearlyWorse(ranked: number[]): void {
    while (ranked.length > 1 && this.#isClearlyWorse(ranked.at(-1)!, ranked[0]!)) ranked.pop();
  }

  #isClearlyWorse(node: number, best: number): boolean {
    const { visits, sums } = this.#tree;
    if (visits[node]! < ENOUGH_TO_TELL) return false;
    const lead = sums[best]! / visits[best]! - sums[node]! / visits[node]!;
    return lead > CLEARLY * Math.sqrt(this.#variance(best) + this.#variance(node));
  }

  /** Of the average of what a node led to. */
  #variance(node: number): number {
    const visits = this.#tree.visits[node]!;
    const mean = this.#tree.sums[node]! / visits;
    return (this.#tree.squares[node]! / visits - mean * mean) / visits;
  }

  /** The move with the highest upper confidence bound among those possible now. */
  #choose(node: number, state: State, seat: Seat, moves: readonly Move[]): number {
    const tree = this.#tree;
    const { curiosity, trust, hope } = this.#style;
    const isNew = tree.firstChild(node) === NONE;
    let isWeighed = false;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const known = isNew ? NONE : tree.child(node, moves[i]!);
      if (known === NONE && !isWeighed) isWeighed = this.#weighAll(state, seat, moves);
      const child = known === NONE ? tree.grow(node, moves[i]!, isWeighed ? this.#priors[i]! : this.#prior(state, seat, moves[i]!)) : known;
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

  /** How likely all moves are to be good, if the game can tell that at once. Who does not trust that need not know. */
  #weighAll(state: State, seat: Seat, moves: readonly Move[]): boolean {
    const { priors } = this.#advice;
    if (!priors || this.#style.trust === 0) return false;
    priors(state, seat, moves, this.#priors);
    return true;
  }

  #prior(state: State, seat: Seat, move: Move): number {
    return this.#style.trust === 0 ? 0 : (this.#advice.prior?.(state, seat, move) ?? 0);
  }

  #playOn(state: State, rng: Rng): void {
    const { horizon, wholeRounds } = this.#style;
    const searcher = this.#searcher;
    let last = this.#movers[this.#movers.length - 1];
    for (let played = 0; ; played++) {
      const seat = this.#next(state);
      if (seat === undefined) return;
      if (played >= horizon && (!wholeRounds || (seat === searcher && last !== searcher))) return;
      this.#game.apply(state, seat, this.#guessMove(state, seat, rng), rng);
      this.#decisions++;
      last = seat;
    }
  }

  /** By the game's hunch, or any. */
  #guessMove(state: State, seat: Seat, rng: Rng): Move {
    const { hunch } = this.#advice;
    if (!hunch && this.#fast.anyMove) return this.#fast.anyMove(state, seat, rng);
    const moves = this.#fast.legalMoves(state, seat, this.#moves);
    return moves[hunch ? hunch(state, seat, moves, rng) : rng.below(moves.length)]!;
  }

  #takeBack(): void {
    const tree = this.#tree;
    for (let i = 0; i < this.#path.length; i++) {
      const node = this.#path[i]!;
      const worth = this.#worth.of(this.#movers[i]!);
      tree.visits[node]!++;
      tree.sums[node]! += worth;
      tree.squares[node]! += worth * worth;
    }
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

/** Lists of legal moves, each move always the same object, and copies of states, over others that are not needed any more. */
interface Quick<State, Move> {
  readonly legalMoves: NonNullable<Fast<State, Move, never>['legalMoves']>;
  readonly anyMove: Fast<State, Move, never>['anyMove'] | undefined;
  copied(state: State, over: State): State;
}

/** What a game is quick at; one that is not is known by the spelling of its moves. */
function quick<State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>): Quick<State, Move> {
  const { copyOver, legalMoves, anyMove } = game.fast ?? {};
  const copied = (state: State, over: State): State => {
    if (!copyOver) return game.clone(state);
    copyOver(over, state);
    return over;
  };
  return { legalMoves: legalMoves ?? spelled(game), anyMove, copied };
}

function spelled<State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>): Quick<State, Move>['legalMoves'] {
  const known = new Map<string, Move>();
  const sameAsEver = (move: Move): Move => {
    const text = game.spell(move);
    const same = known.get(text) ?? move;
    known.set(text, same);
    return same;
  };
  return (state, seat) => game.legalMoves(state, seat).map(sameAsEver);
}
