/**
 * How often a search wins that is shown the hidden cards, against greedy: what luck leaves to the best of bots. No bot of ours can play so.
 * `npm run upper-bound -- blanc-noir --seats 4 --iterations 1000 --games 200`
 */
import { parseArgs } from 'node:util';
import { botNamed, Search, within } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import { type AnyGame, fastRng, type Result } from '@tabard/core';
import { wilson } from '@tabard/tournament';
import { optionsOf } from './strength-table.ts';
import { wholeNumber } from './whole-number.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    iterations: { type: 'string', default: '1000' },
    games: { type: 'string', default: '200' },
  },
});
const listing = CATALOG.find(({ id }) => id === positionals[0]);
if (!listing) fail(`say which game: ${CATALOG.map(({ id }) => id).join(', ')}`);
const [seats, games, iterations] = numbers();
const { game, advice } = await listing.load();
if (seats < game.seats.min || seats > game.seats.max) fail(`${listing.id} is for ${game.seats.min} to ${game.seats.max} seats`);
const config = sure(game.configure(optionsOf(listing.id)));
const greedy = sure(botNamed(game, advice, 'greedy'));

let truth: unknown;
const shown: AnyGame = { ...game, guesses: () => ({ deal: () => game.clone(truth) }) };
const search = new Search(shown, advice);

let wins = 0;
for (let number = 0; number < games; number++) wins += play(number % seats, Math.floor(number / seats));
const [share, low, high] = [wins / games, ...wilson(wins, games)].map(part => (100 * part).toFixed(1));
console.log(`${listing.id}, ${seats} seats, ${iterations}i with all cards shown: ${share} % (${low} … ${high}) of ${games}`);

function numbers(): [seats: number, games: number, iterations: number] {
  try {
    return [wholeNumber('seats', values.seats), wholeNumber('games', values.games), wholeNumber('iterations', values.iterations)];
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(why: string): never {
  console.error(`upper-bound: ${why}`);
  process.exit(2);
}

function sure<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Every deal once from every seat. Its share of the win. */
function play(seer: number, deal: number): number {
  const dice = fastRng(`deal ${deal}`);
  const thoughts = fastRng(`thoughts ${deal} ${seer}`);
  const state = game.setup(config, seats, dice);
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) game.apply(state, seat, choose(state, seat), dice);
  const [first = []] = game.outcome(state)!.ranking;
  return first.includes(seer) ? 1 / first.length : 0;

  function choose(now: unknown, seat: number): unknown {
    const moves = game.legalMoves(now, seat);
    if (moves.length === 1) return moves[0];
    if (seat !== seer) return greedy.choose(game.view(now, seat), seat, thoughts);
    truth = now;
    return search.run(game.view(now, seat), within({ iterations }), thoughts).moves[0]!.move;
  }
}
