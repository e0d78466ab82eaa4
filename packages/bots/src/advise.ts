import type { Advice, Game, Hints, Motive, Rng, Seat } from '@tabard/core';
import { type Budget, within } from './search/bot.ts';
import { type Considered, Search } from './search/search.ts';

/** A legal move with its worth, and what speaks for it. */
export interface Advised<Move> extends Considered<Move> {
  readonly motive: Motive | undefined;
}

interface Adviser<State, Move, Config, View, Fact> {
  readonly game: Game<State, Move, Config, View, Fact>;
  readonly advice: Advice<State, Move>;
  readonly hints?: Hints<State, Move> | undefined;
}

/** All legal moves of a seat, as a search within the budget sees them, with their reasons: the one to recommend comes first. */
export function advise<State, Move, Config, View, Fact>(
  { game, advice, hints }: Adviser<State, Move, Config, View, Fact>,
  view: View,
  seat: Seat,
  budget: Budget,
  rng: Rng,
): readonly Advised<Move>[] {
  const guess = game.determinize(view, rng);
  const legal = game.legalMoves(guess, seat);
  const found =
    legal.length > 1
      ? new Search(game, advice).run(view, seat, within(budget), rng, budget).moves
      : legal.map(move => ({ move, visits: 0, value: 0 }));
  return withReasonsFirst(found.map(one => ({ ...one, motive: hints?.why(guess, seat, one.move) })));
}

/** What a search of a second or two cannot tell apart. */
const NEAR = 0.015;

/** Among the best that are as good as equal, those that something speaks for come first. */
function withReasonsFirst<Move>(found: readonly Advised<Move>[]): readonly Advised<Move>[] {
  const best = found[0]?.value ?? 0;
  const isNear = ({ value, visits }: Advised<Move>): boolean => visits > 0 && value >= best - NEAR;
  const near = found.filter(isNear);
  return [
    ...near.filter(({ motive }) => motive !== undefined),
    ...near.filter(({ motive }) => motive === undefined),
    ...found.filter(one => !isNear(one)),
  ];
}
