import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Advice, type AnyGame, fastRng, type Json, rngAt, type Seat } from '@tabard/core';
import type { Course } from './learn-lessons.ts';
import { sure } from './usage.ts';

const WHIMS = 16;

/** What the games to learn from are made of; plain data, because it is sent to worker threads. */
export interface Plan {
  readonly game: string;
  /** Options, and numbers of seats: each with each, in turns by the number of a game. */
  readonly configs: readonly { readonly [key: string]: Json }[];
  readonly seats: readonly number[];
  readonly seed: string;
  readonly iterations: number;
}

/** A game as it was played: its plan and number give the dice, so that its moves give every position. */
export interface PlayedGame {
  readonly number: number;
  readonly seats: number;
  readonly moves: readonly string[];
  /** The places of moves that were a hunch's. */
  readonly hunched: readonly number[];
  readonly won: readonly Seat[];
}

export const seatsOf = ({ seats }: Plan, number: number): number => seats[number % seats.length]!;
export const configOf = ({ configs, seats }: Plan, number: number): Plan['configs'][number] =>
  configs[Math.floor(number / seats.length) % configs.length]!;
export const diceOf = ({ seed }: Plan, number: number): string => `learn/${seed}/${number}`;

/** Those in the file; a line that was not finished is none. */
export async function readGames(file: string): Promise<PlayedGame[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(line => line.startsWith('{') && line.endsWith('}'))
    .map(line => JSON.parse(line) as PlayedGame);
}

/** Plays the games of a plan that the file does not have yet, and appends each as it ends. */
export async function playMissing(
  plan: Plan,
  file: string,
  { games, workers }: { readonly games: number; readonly workers: number },
  onProgress: (games: number) => void,
): Promise<void> {
  const known = new Set((await readGames(file)).map(({ number }) => number));
  const missing = Array.from({ length: games }, (_, number) => number).filter(number => !known.has(number));
  if (missing.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  /** Whatever an interrupted run left half written stays a line of its own. */
  await appendFile(file, '\n');
  let [next, done] = [0, games - missing.length];
  const crew = Array.from({ length: workers }, () => new Worker(new URL('./learn-worker.ts', import.meta.url), { workerData: plan }));
  const playOn = async (worker: Worker): Promise<void> => {
    while (next < missing.length) {
      await appendFile(file, `${JSON.stringify(await answered(worker, missing[next++]!))}\n`);
      onProgress(++done);
    }
  };
  try {
    await Promise.all(crew.map(playOn));
  } finally {
    await Promise.all(crew.map(worker => worker.terminate()));
  }
}

function answered(worker: Worker, number: number): Promise<PlayedGame> {
  const { promise, resolve, reject } = Promise.withResolvers<PlayedGame>();
  worker.once('error', reject);
  worker.once('message', (played: PlayedGame) => {
    worker.off('error', reject);
    resolve(played);
  });
  worker.postMessage(number);
  return promise;
}

export const recordedCourse =
  (game: AnyGame, plan: Plan, { number, seats, moves, won }: PlayedGame): Course =>
  see => {
    const dice = diceOf(plan, number);
    const state: unknown = game.setup(configOf(plan, number), seats, rngAt(dice, 0));
    for (const [n, text] of moves.entries()) {
      see(state);
      game.apply(state, game.acting(state)[0]!, sure(game.parse(text)), rngAt(dice, n + 1));
    }
    return won;
  };

/** A game of hunches; one decision in so many is any, so that positions occur to which hunches would not lead. */
export const hunchedCourse =
  (game: AnyGame, { hunch }: Advice<unknown, unknown>, plan: Plan, number: number): Course =>
  see => {
    const rng = fastRng(`${diceOf(plan, number)}/hunches`);
    const state: unknown = game.setup(configOf(plan, number), seatsOf(plan, number), rng);
    for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
      see(state);
      const moves: unknown[] = game.legalMoves(state, seat);
      const chosen = hunch && rng.below(WHIMS) > 0 ? hunch(state, seat, moves, rng) : rng.below(moves.length);
      game.apply(state, seat, moves[chosen], rng);
    }
    return game.outcome(state)!.ranking[0]!;
  };
