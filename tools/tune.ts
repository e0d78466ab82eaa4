/**
 * Tries styles of search against greedy, every combination of those given, and prints their shares of wins with 95 % intervals:
 * `npm run tune -- tintenblut --seats 4 --iterations 500 --games 60 --horizon 0,12,30 --curiosity 0.1,0.5 --whole-rounds true,false`.
 * What is not given is as the game's advice has it. `docs/bots.md` has what was found.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CATALOG } from '@tabard/catalog';
import type { SearchStyle } from '@tabard/core';
import { runTournament } from '@tabard/tournament';
import { optionsOf } from './strength-table.ts';
import { TRIED, type Tried } from './styled-bot.ts';

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
const listing = CATALOG.find(({ id }) => id === positionals[0]);
if (!listing) {
  console.error(`tune: say which game: ${CATALOG.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const { game } = await listing.load();
const config = game.configure(optionsOf(listing.id));
if (!config.ok) throw new Error(`${listing.id} refuses its options`);

for (const style of styles()) {
  process.env[TRIED] = JSON.stringify({ iterations: Number(values.iterations), style } satisfies Tried);
  const { bots, games } = await runTournament(
    {
      catalog: '@tabard/catalog',
      game: listing.id,
      config: config.value,
      seats: Number(values.seats),
      seed: values.seed,
      bots: [fileURLToPath(new URL('./styled-bot.ts', import.meta.url)), 'greedy'],
    },
    { games: Number(values.games), workers: availableParallelism() },
  );
  const { winShare, low, high } = bots[0]!;
  const [share, least, most] = [winShare, low, high].map(part => (100 * part).toFixed(1));
  console.log(
    `${listing.id}, ${values.seats} seats, ${values.iterations}i, ${JSON.stringify(style)}: ${share} % (${least} … ${most}) of ${games}`,
  );
}

/** Every combination of what was given. */
function styles(): Partial<SearchStyle>[] {
  let found: Partial<SearchStyle>[] = [{}];
  for (const key of ['curiosity', 'trust', 'hope', 'patience', 'horizon'] as const)
    found = crossed(found, key, values[key]?.split(',').map(Number));
  return crossed(
    found,
    'wholeRounds',
    values['whole-rounds']?.split(',').map(text => text === 'true'),
  );
}

function crossed<Key extends keyof SearchStyle>(
  styles: readonly Partial<SearchStyle>[],
  key: Key,
  given: readonly SearchStyle[Key][] | undefined,
): Partial<SearchStyle>[] {
  return given ? styles.flatMap(style => given.map(value => ({ ...style, [key]: value }))) : [...styles];
}
