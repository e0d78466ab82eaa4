/**
 * Tries styles of search against greedy, every combination of those given, and prints their shares of wins with 95 % intervals:
 * `npm run tune -- tintenblut --seats 4 --iterations 500 --games 60 --horizon 0,12,30 --curiosity 0.1,0.5 --whole-rounds true,false`.
 * What is not given is as the game's advice has it. `docs/bots.md` has what was found.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { SearchStyle } from '@tabard/core';
import { runTournament } from '@tabard/tournament';
import { optionsOf } from './strength-table.ts';
import { TRIED, type Tried } from './styled-bot.ts';
import { booleans, listingNamed, numbers, readOrExit, seatsFor, sure, wholeNumber } from './usage.ts';

const { listing, seats, iterations, games, seed, styles } = readOrExit('tune', readArguments);
const { game } = await listing.load();
const config = sure(game.configure(optionsOf(listing.id)));

for (const style of styles) {
  process.env[TRIED] = JSON.stringify({ iterations, style } satisfies Tried);
  const { bots, games: played } = await runTournament(
    {
      catalog: '@tabard/catalog',
      game: listing.id,
      config,
      seats,
      seed,
      bots: [fileURLToPath(new URL('./styled-bot.ts', import.meta.url)), 'greedy'],
    },
    { games, workers: availableParallelism() },
  );
  const { winShare, low, high } = bots[0]!;
  const [share, least, most] = [winShare, low, high].map(part => (100 * part).toFixed(1));
  console.log(`${listing.id}, ${seats} seats, ${iterations}i, ${JSON.stringify(style)}: ${share} % (${least} … ${most}) of ${played}`);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '2' },
      iterations: { type: 'string', default: '300' },
      games: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'tune' },
      curiosity: { type: 'string' },
      trust: { type: 'string' },
      hope: { type: 'string' },
      patience: { type: 'string' },
      horizon: { type: 'string' },
      'whole-rounds': { type: 'string' },
    },
  });
  const whole = (name: 'iterations' | 'games') => wholeNumber(name, values[name]);
  const listing = listingNamed(positionals[0]);
  let styles: Partial<SearchStyle>[] = [{}];
  for (const key of ['curiosity', 'trust', 'hope', 'patience', 'horizon'] as const)
    if (values[key] !== undefined) styles = crossed(styles, key, numbers(key, values[key]));
  const rounds = values['whole-rounds'];
  if (rounds !== undefined) styles = crossed(styles, 'wholeRounds', booleans('whole-rounds', rounds));
  return {
    listing,
    seats: seatsFor(listing, values.seats),
    iterations: whole('iterations'),
    games: whole('games'),
    seed: values.seed,
    styles,
  };
}

/** Every style with every value. */
function crossed<Key extends keyof SearchStyle>(
  styles: readonly Partial<SearchStyle>[],
  key: Key,
  given: readonly SearchStyle[Key][],
): Partial<SearchStyle>[] {
  return styles.flatMap(style => given.map(value => ({ ...style, [key]: value })));
}
