import {
  type Advice,
  type AnyGame,
  chanceOf,
  type Moment,
  playThrough,
  type Replay,
  type Seat,
  type Tally,
  type TallyOf,
} from '@tabard/core';

/** The turn that raised the winner's chance most. */
export interface TurningPoint {
  readonly winner: Seat;
  /** Whose turn it was, and all that came of it. */
  readonly seat: Seat;
  readonly facts: readonly unknown[];
  /** The number of its last move. */
  readonly n: number;
  /** The winner's chance, as bots judge it, before and after. */
  readonly before: number;
  readonly after: number;
}

export interface LookBack {
  readonly tally: Tally;
  /** Undefined when nobody won alone, or no single turn made much of a difference. */
  readonly turningPoint: TurningPoint | undefined;
}

interface Counted {
  readonly game: AnyGame;
  readonly advice: Advice<unknown, unknown>;
  readonly tally: TallyOf<unknown, unknown>;
}

/** Plays a finished match once more and counts; undefined for one that is not over or cannot be played again. */
export function lookBack(replay: Replay, { game, advice, tally }: Counted): LookBack | undefined {
  const { outcome, moves, from } = replay;
  if (!outcome) return;
  const winner = outcome.ranking[0]?.length === 1 ? outcome.ranking[0][0] : undefined;
  const played: Played[] = [];
  let isWhole = true;
  function* watched(): Generator<Moment<unknown, unknown>> {
    for (const moment of playThrough(game, replay)) {
      isWhole = moment.ok;
      if (!moment.ok) return;
      const { n, state, facts } = moment.value;
      const after = winner === undefined ? 0 : game.outcome(state) ? 1 : chanceOf(advice, state, winner);
      played.push({ seat: moves[n - (from?.n ?? 0) - 1]?.seat, n, after, facts });
      yield moment.value;
    }
  }
  const told = tally(watched());
  if (!isWhole) return;
  const ends = new Set(told.curve.steps.map(({ n }) => n));
  return { tally: told, turningPoint: winner === undefined ? undefined : turningPointOf(turnsOf(played, ends), winner) };
}

/** A move, or moves of one seat in a row; the beginning is nobody's. */
interface Played {
  readonly seat: Seat | undefined;
  readonly n: number;
  /** The winner's chance when it was made. */
  readonly after: number;
  readonly facts: readonly unknown[];
}

/** Moves of one seat in a row are one turn, unless a step of the curve ends between them. */
function turnsOf(played: readonly Played[], ends: ReadonlySet<number>): readonly Played[] {
  const turns: Played[] = [];
  for (const move of played) {
    const last = turns.at(-1);
    if (last && last.seat === move.seat && !ends.has(last.n)) turns[turns.length - 1] = { ...move, facts: [...last.facts, ...move.facts] };
    else turns.push(move);
  }
  return turns;
}

/** Less than this is the common up and down. */
const LEAST_RISE = 0.1;

function turningPointOf(turns: readonly Played[], winner: Seat): TurningPoint | undefined {
  let best: TurningPoint | undefined;
  for (const [at, { seat, n, after, facts }] of turns.entries()) {
    const before = turns[at - 1]?.after;
    if (seat === undefined || before === undefined) continue;
    if (after - before > (best ? best.after - best.before : LEAST_RISE)) best = { winner, seat, facts, n, before, after };
  }
  return best;
}
