import { fastRng, type Outcome, rngAt, type Seat } from '@tabard/core';
import { type Fact, tintenblut, type View } from '@tabard/tintenblut';

interface Played {
  readonly beginning: View;
  readonly facts: readonly Fact[];
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
  readonly end: View;
  readonly outcome: Outcome;
}

/** A whole match at random, its dice those of a log with this seed. */
export function randomMatch(seed: string, seats: number): Played {
  const choice = fastRng(seed);
  const state = tintenblut.setup({}, seats, rngAt(seed, 0));
  const beginning = tintenblut.view(state, 'public');
  const facts: Fact[] = [];
  const moves: { seat: Seat; move: string }[] = [];
  for (let [seat] = tintenblut.acting(state); seat !== undefined; [seat] = tintenblut.acting(state)) {
    const legal = tintenblut.legalMoves(state, seat);
    const move = legal[choice.below(legal.length)]!;
    moves.push({ seat, move: tintenblut.spell(move) });
    tintenblut.apply(state, seat, move, rngAt(seed, moves.length), fact => facts.push(fact));
  }
  return { beginning, facts, moves, end: tintenblut.view(state, 'public'), outcome: tintenblut.outcome(state)! };
}
