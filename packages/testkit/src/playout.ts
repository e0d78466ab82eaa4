import { type AnyGame, fastRng, play, type Rng, rngAt, type Seat } from '@tabard/core';

/** Which match is played: enough to play it again. */
export interface Match {
  readonly config: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Moves a player takes whenever there is one, most of the time; without it any legal move is as good as another. */
  readonly prefer: ((move: string) => boolean) | undefined;
}

export interface Moment {
  readonly state: unknown;
  /** What was played so far, as `seat: move`. */
  readonly moves: readonly string[];
  readonly next: { readonly seat: Seat; readonly move: unknown } | undefined;
  dice(): Rng;
}

/** Plays a match at random to its end or to `bound` moves, stopping at every state; the last one has no next move. */
export function* playout(game: AnyGame, match: Match, bound: number): Generator<Moment> {
  const configured = game.configure(match.config);
  if (!configured.ok) throw new Error(`${JSON.stringify(match.config)}: ${configured.error.because}`);
  const rng = fastRng(`player ${match.seed}`);
  const moves: string[] = [];
  let state = game.setup(configured.value, match.seats, rngAt(match.seed, 0));
  while (moves.length < bound) {
    const seq = moves.length + 1;
    const dice = (): Rng => rngAt(match.seed, seq);
    const next = choose(game, state, rng, match.prefer);
    yield { state, moves, next, dice };
    if (!next) return;
    const played = play(game, state, next.seat, next.move, dice());
    if (!played.ok) throw new Error(`«${game.spell(next.move)}» was offered and refused: ${played.error.because}`);
    state = played.value.state;
    moves.push(`${next.seat}: ${game.spell(next.move)}`);
  }
}

function choose(game: AnyGame, state: unknown, rng: Rng, prefer: Match['prefer']): Moment['next'] {
  const acting = game.acting(state);
  if (acting.length === 0) return;
  const seat = acting[rng.below(acting.length)]!;
  const legal = game.legalMoves(state, seat);
  if (legal.length === 0) return;
  const liked = prefer && rng.below(10) > 0 ? legal.filter(move => prefer(game.spell(move))) : [];
  const choice = liked.length > 0 ? liked : legal;
  return { seat, move: choice[rng.below(choice.length)] };
}
