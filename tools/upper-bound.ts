/**
 * How often a search wins that is shown the hidden cards, against greedy or whom `--against` names: what luck leaves to the best of bots. No bot of ours can play so.
 * `npm run upper-bound -- blanc-noir --seats 4 --iterations 1000 --games 200 --against tempo`
 */
import { parseArgs } from 'node:util';
import { Search, within } from '@tabard/bots';
import { type AnyGame, fastRng } from '@tabard/core';
import { openBot, wilson } from '@tabard/tournament';
import { optionsOf } from './strength-table.ts';
import { listingNamed, readOrExit, seatsFor, sure, wholeNumber } from './usage.ts';

const { listing, seats, iterations, games, against } = readOrExit('upper-bound', readArguments);
const loaded = await listing.load();
const { game, advice } = loaded;
const config = sure(game.configure(optionsOf(listing.id)));
const opened = await openBot(loaded, against);
const opponent = readOrExit('upper-bound', () => {
  if (!opened.ok) throw new Error(opened.error);
  return opened.value;
});

let truth: unknown;
const shown: AnyGame = { ...game, fast: { ...game.fast, guesses: () => ({ deal: () => game.clone(truth) }) } };
const search = new Search(shown, advice);

let wins = 0;
for (let number = 0; number < games; number++) wins += play(number % seats, Math.floor(number / seats));
const [share, low, high] = [wins / games, ...wilson(wins, games)].map(part => (100 * part).toFixed(1));
console.log(
  `${listing.id}, ${seats} seats, ${iterations}i with all cards shown against ${against}: ${share} % (${low} … ${high}) of ${games}`,
);

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '4' },
      iterations: { type: 'string', default: '1000' },
      games: { type: 'string', default: '200' },
      against: { type: 'string', default: 'greedy' },
    },
  });
  const whole = (name: 'iterations' | 'games') => wholeNumber(name, values[name]);
  const listing = listingNamed(positionals[0]);
  return {
    listing,
    seats: seatsFor(listing, values.seats),
    iterations: whole('iterations'),
    games: whole('games'),
    against: values.against,
  };
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
    if (seat !== seer) return opponent.choose(game.view(now, seat), seat, thoughts);
    truth = now;
    return search.run(game.view(now, seat), seat, within({ iterations }), thoughts).moves[0]!.move;
  }
}
