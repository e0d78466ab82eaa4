/**
 * How often a search wins that is shown the hidden cards, against greedy: what luck leaves to the best of bots. No bot of ours can play so.
 * `npm run upper-bound -- blanc-noir --seats 4 --iterations 1000 --games 200`
 */
import { parseArgs } from 'node:util';
import { botNamed, Search, within } from '@tabard/bots';
import { type AnyGame, fastRng } from '@tabard/core';
import { wilson } from '@tabard/tournament';
import { optionsOf } from './strength-table.ts';
import { listingNamed, readOrExit, seatsFor, sure, wholeNumber } from './usage.ts';

const { listing, seats, iterations, games } = readOrExit('upper-bound', readArguments);
const { game, advice } = await listing.load();
const config = sure(game.configure(optionsOf(listing.id)));
const greedy = sure(botNamed(game, advice, 'greedy'));

let truth: unknown;
const shown: AnyGame = { ...game, fast: { ...game.fast, guesses: () => ({ deal: () => game.clone(truth) }) } };
const search = new Search(shown, advice);

let wins = 0;
for (let number = 0; number < games; number++) wins += play(number % seats, Math.floor(number / seats));
const [share, low, high] = [wins / games, ...wilson(wins, games)].map(part => (100 * part).toFixed(1));
console.log(`${listing.id}, ${seats} seats, ${iterations}i with all cards shown: ${share} % (${low} … ${high}) of ${games}`);

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '4' },
      iterations: { type: 'string', default: '1000' },
      games: { type: 'string', default: '200' },
    },
  });
  const whole = (name: keyof typeof values) => wholeNumber(name, values[name]);
  const listing = listingNamed(positionals[0]);
  return { listing, seats: seatsFor(listing, values.seats), iterations: whole('iterations'), games: whole('games') };
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
    return search.run(game.view(now, seat), seat, within({ iterations }), thoughts).moves[0]!.move;
  }
}
