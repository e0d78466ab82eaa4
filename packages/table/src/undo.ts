import { type AnyGame, fastRng, guessesAt, type Rng, type Seat } from '@tabard/core';
import { type About, isPlayedByBot } from './about.ts';
import type { Done, Table } from './table.ts';
import { termsOf } from './terms.ts';

/** In so many deals of what a player cannot see, a move that taught nothing comes to the same. */
const DEALS = 64;
/** As many tell nearly always what all would (4,560 of 4,561 moves in three games): enough to offer it, which is made sure of when it is asked for. */
const GLANCE = 8;
/** So many are looked at in one go. */
const AT_ONCE = 4;

/** A move that may perhaps be taken back, and what its deals are dealt from: the same everywhere. It is data, and may travel. */
export interface Trial extends Done {
  readonly seed: string;
}

/** The last move of a seat, if nobody has moved since. */
export function trialOf({ id, about, match }: Table, seat: Seat): Trial | undefined {
  const done = match?.trail?.at(-1);
  if (!match || done?.seat !== seat || !isOpenToUndo(about, seat)) return;
  return { ...done, seed: [id, match.after].join(' ') };
}

/** Whether a seat may take its last move back: nobody has moved since, and it taught its player nothing. */
export function mayUndo(table: Table, seat: Seat, game: AnyGame): boolean {
  const trial = trialOf(table, seat);
  return trial !== undefined && taughtNothing(game, trial, fastRng(trial.seed));
}

/** Whether it seems so. In small pieces: it costs far more than the move did, and others wait for theirs. */
export const glanceAt = (game: AnyGame, trial: Trial): Generator<void, boolean> => weighLesson(game, trial, fastRng(trial.seed), GLANCE);

/** Whether moves are taken back at this table at all, and by this seat. */
export const isOpenToUndo = (about: About, seat: Seat): boolean =>
  about.status === 'playing' && about.paused === undefined && termsOf(about).undo && !isPlayedByBot(about, seat);

/** A person plays with bots alone, and nobody else may come: there is nobody to be cheated. */
export const isPractice = (about: About): boolean =>
  about.chairs.filter(({ kind }) => kind === 'player').length === 1 &&
  about.chairs.every(({ kind }) => kind !== 'open') &&
  !termsOf(about).latecomers;

/**
 * Nothing declares what a move teaches. If it called the dice, it taught something. Else it is made in many deals in which the player would
 * have seen the same before: what they see and are told afterwards must be the same in all of them, and in truth.
 */
export const taughtNothing = (game: AnyGame, done: Done, rng: Rng): boolean => allAtOnce(weighLesson(game, done, rng, DEALS));

function* weighLesson(game: AnyGame, { seat, move, before }: Done, rng: Rng, deals: number): Generator<void, boolean> {
  const truth = lesson(game, game.clone(before), seat, move);
  if (truth === undefined) return false;
  const guess = guessesAt(game, game.view(before, seat));
  let state: unknown;
  for (let deal = 1; deal <= deals; deal++) {
    state = guess.deal(rng, state);
    if (lesson(game, state, seat, move) !== truth) return false;
    if (deal % AT_ONCE === 0) yield;
  }
  return true;
}

/** Does what could be done in pieces. */
export function allAtOnce<Answer>(pieces: Generator<void, Answer>): Answer {
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
}

/** All that a player knows after a move, and is told of it; undefined: the dice were called. The state is changed. */
function lesson(game: AnyGame, state: unknown, seat: Seat, text: string): string | undefined {
  const move = game.parse(text);
  if (!move.ok) return;
  let isRolled = false;
  const dice: Rng = {
    below: () => {
      isRolled = true;
      return 0;
    },
  };
  const facts: unknown[] = [];
  game.apply(state, seat, move.value, dice, (fact: unknown) => facts.push(game.redact(fact, seat) ?? null));
  return isRolled ? undefined : JSON.stringify([game.view(state, seat), facts]);
}
