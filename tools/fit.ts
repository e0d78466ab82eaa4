/**
 * Fits the weights of a game's `odds` to games that hunches play: `npm run fit -- blanc-noir --seats 2,3,4 --games 1500 --set edition=fr`.
 * One weight after the other is moved, by ever smaller steps, as long as that makes the winners less surprising. The last third of the games
 * only judges. Prints what to write into the game's `mind/odds.ts`.
 */
import { parseArgs } from 'node:util';
import { fastRng, type Seat } from '@tabard/core';
import { optionsOf } from './strength-table.ts';
import { listingNamed, numbers, readOrExit, sure, wholeNumber } from './usage.ts';

type Weights = Record<string, number>;

interface Fitted {
  readonly WEIGHTS: Weights;
  odds(state: unknown, seat: Seat, by: Weights): number;
}

/** A position of a game, and who won it. */
interface Moment {
  readonly state: unknown;
  readonly won: readonly Seat[];
}

/** Those whose `mind/odds.ts` has weights. */
const FITTED = ['blanc-noir'];
/** Neighbouring decisions are too much alike to count twice. */
const EVERY = 8;
/** Steps are parts of a weight, or of a tenth where it is smaller. */
const STEPS = [0.4, 0.2, 0.1, 0.05];

const { listing, seats, games, options } = readOrExit('fit', () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '2,3,4' },
      games: { type: 'string', default: '1500' },
      set: { type: 'string', multiple: true, default: [] },
    },
  });
  const found = listingNamed(positionals[0]);
  if (!FITTED.includes(found.id)) throw new Error(`${found.id} has no weights of odds to fit; these have: ${FITTED.join(', ')}`);
  return {
    listing: found,
    seats: numbers('seats', values.seats),
    games: wholeNumber('games', values.games),
    options: Object.fromEntries(values.set.map(one => one.split('='))),
  };
});
const { game, advice } = await listing.load();
const { odds, WEIGHTS }: Fitted = await import(`@tabard/${listing.id}/odds`);
const config = sure(game.configure({ ...optionsOf(listing.id), ...options }));

const played = Array.from({ length: games }, (_, number) => momentsOf(number, seats[number % seats.length]!));
const [study, trial] = [played.slice(0, (games * 2) / 3).flat(), played.slice((games * 2) / 3).flat()];
const fitted = fittedTo({ ...WEIGHTS });
for (const [name, weight] of Object.entries(fitted)) console.log(`${name.padEnd(20)} ${String(WEIGHTS[name]).padStart(7)} → ${weight}`);
const said = (by: Weights) => surprise(trial, by).toFixed(4);
console.log(`surprise at who won, in ${trial.length} positions of games not studied: ${said(WEIGHTS)} → ${said(fitted)}`);

function momentsOf(number: number, count: number): Moment[] {
  const rng = fastRng(`fit ${number}`);
  const state = game.setup(config, count, rng);
  const kept: unknown[] = [];
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    if (rng.below(EVERY) === 0) kept.push(game.clone(state));
    const moves: unknown[] = game.legalMoves(state, seat);
    game.apply(state, seat, moves[advice.hunch?.(state, seat, moves, rng) ?? rng.below(moves.length)], rng);
  }
  const won = game.outcome(state)!.ranking[0]!;
  return kept.map(one => ({ state: one, won }));
}

/** On average, how little the winner was expected. */
function surprise(moments: readonly Moment[], by: Weights): number {
  let sum = 0;
  for (const { state, won } of moments) for (const seat of won) sum -= Math.log(odds(state, seat, by)) / won.length;
  return sum / moments.length;
}

function fittedTo(weights: Weights): Weights {
  let least = surprise(study, weights);
  for (const part of STEPS) {
    for (const name of Object.keys(weights)) {
      for (const step of [part, -part]) least = moved(weights, name, step * Math.max(0.1, Math.abs(weights[name]!)), least);
    }
  }
  return weights;
}

/** Moves a weight as long as that helps; gives the surprise that is left. */
function moved(weights: Weights, name: string, step: number, before: number): number {
  let least = before;
  for (;;) {
    const was = weights[name]!;
    weights[name] = Math.round((was + step) * 1000) / 1000;
    const now = surprise(study, weights);
    if (now < least - 1e-6) least = now;
    else {
      weights[name] = was;
      return least;
    }
  }
}
