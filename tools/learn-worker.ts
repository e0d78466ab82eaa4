import { parentPort, workerData } from 'node:worker_threads';
import { searchBot } from '@tabard/bots';
import { fastRng, rngAt } from '@tabard/core';
import { configOf, diceOf, type Plan, type PlayedGame, seatsOf } from './learn-games.ts';
import { listingNamed } from './usage.ts';

/** One decision in so many is a hunch's, so that positions occur to which search would not lead. */
const HUNCHES = 8;

const plan = workerData as Plan;
const { game, advice } = await listingNamed(plan.game).load();
const bot = searchBot(game, advice, { iterations: plan.iterations });

/** Plays every game it is sent the number of, and sends it back. */
parentPort!.on('message', (number: number) => parentPort!.postMessage(playOne(number)));

function playOne(number: number): PlayedGame {
  const seats = seatsOf(plan, number);
  const dice = diceOf(plan, number);
  const thoughts = fastRng(dice);
  const state: unknown = game.setup(configOf(plan, number), seats, rngAt(dice, 0));
  const moves: string[] = [];
  const hunched: number[] = [];
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    const isHunch = thoughts.below(HUNCHES) === 0;
    if (isHunch) hunched.push(moves.length);
    const move = isHunch ? hunchOf(state, seat) : bot.choose(game.view(state, seat), seat, thoughts);
    moves.push(game.spell(move));
    game.apply(state, seat, move, rngAt(dice, moves.length));
  }
  return { number, seats, moves, hunched, won: game.outcome(state)!.ranking[0]! };

  function hunchOf(now: unknown, seat: number): unknown {
    const legal: unknown[] = game.legalMoves(now, seat);
    return legal[advice.hunch?.(now, seat, legal, thoughts) ?? thoughts.below(legal.length)];
  }
}
