/**
 * Learns what players hold, more often than it is dealt: `npm run learn:beliefs -- blanc-noir --games 1500 --iterations 60 --seed 1`.
 * In games of the search, and in many of hunches (--hunches), which cost next to nothing, what a seat holds is told apart from what guesses have it
 * hold that know no more than a view. A tenth of the games only judges. Games of the search are kept in `.cache/learn`, so stop and go on
 * whenever you like, and give another --seed once the bots have changed. `--keep` writes what was learned into the game's `mind/beliefs.ts`,
 * to be formatted; then let it meet the search as it was, on fresh deals.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hunchedCourse, type Plan, playMissing, readGames, recordedCourse, seatsOf } from './learn-games.ts';
import { believingOf, fitHeld, heldIn, surpriseAt, type Watched } from './learn-hands.ts';
import { configsOf } from './learn-variants.ts';
import { listingNamed, numbers, readOrExit, seatsFor, wholeNumber } from './usage.ts';

/** Those whose `mind/belief.ts` tells what a seat holds. */
const BELIEVING = ['blanc-noir'];
/** One game in so many only judges, and one position in so many is looked at: of hunches' games there are plenty. */
const TRIAL = 10;
const EVERY = 3;
const EVERY_OF_HUNCHES = 40;
const FITTING = { epochs: 8, rate: 0.01, decay: 1e-5 };

const { listing, games, hunches, workers, keep, ...asked } = readOrExit('learn:beliefs', readArguments);
const { game, advice } = await listing.load();
const plan: Plan = { game: listing.id, configs: configsOf(game), ...asked };
const believing = await believingOf(listing.id);

const watched = [...(await searched()), ...hunched()];
const isTrial = (number: number): boolean => number % TRIAL === 0;
const study = heldIn(
  game,
  believing,
  watched.filter(({ number }) => !isTrial(number)),
);
const trial = heldIn(
  game,
  believing,
  watched.filter(({ number }) => isTrial(number)),
);
const tell = (epoch: number, weights: Float64Array): void =>
  console.log(`epoch ${epoch}: surprise at what was held, in games not studied ${surpriseAt(trial, weights).toFixed(4)}`);
tell(0, new Float64Array(believing.CREEDS));
const beliefs = fitHeld(study, { weights: believing.CREEDS, seed: plan.seed, ...FITTING, onEpoch: tell });
if (keep) await writeFile(new URL(`../packages/games/${listing.id}/src/mind/beliefs.ts`, import.meta.url), written(beliefs));

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1500' },
      hunches: { type: 'string', default: '15000' },
      seats: { type: 'string', default: '2,4,2,3,2,4,5' },
      iterations: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      keep: { type: 'boolean', default: false },
    },
  });
  const listing = listingNamed(positionals[0]);
  if (!BELIEVING.includes(listing.id)) throw new Error(`${listing.id} has no beliefs to learn; these have: ${BELIEVING.join(', ')}`);
  const whole = (option: 'games' | 'hunches' | 'iterations' | 'workers') => wholeNumber(option, values[option]);
  return {
    listing,
    games: whole('games'),
    hunches: whole('hunches'),
    workers: whole('workers'),
    keep: values.keep,
    seats: numbers('seats', values.seats).map(one => seatsFor(listing, String(one))),
    iterations: whole('iterations'),
    seed: values.seed,
  };
}

interface Numbered extends Watched {
  readonly number: number;
}

async function searched(): Promise<Numbered[]> {
  const file = fileURLToPath(
    new URL(`../.cache/learn/${listing.id}/beliefs-${plan.seed}-${plan.seats.join('')}-${plan.iterations}i.jsonl`, import.meta.url),
  );
  await playMissing(plan, file, { games, workers }, played => {
    if (process.stderr.isTTY) process.stderr.write(`\r${played}/${games}${played === games ? '\n' : ''}`);
  });
  const played = (await readGames(file)).filter(({ number }) => number < games).sort((a, b) => a.number - b.number);
  return played.map(one => ({ number: one.number, seats: one.seats, every: EVERY, course: recordedCourse(game, plan, one) }));
}

function hunched(): Numbered[] {
  return Array.from({ length: hunches }, (_, number) => {
    const course = hunchedCourse(game, advice, plan, number);
    return { number, seats: seatsOf(plan, number), every: EVERY_OF_HUNCHES, course };
  });
}

function written(weights: readonly number[]): string {
  return `/** What players hold more often than it is dealt, by what \`belief.ts\` tells of it; learned by \`npm run learn:beliefs\`. */
export const BELIEFS: readonly number[] = ${JSON.stringify(weights)};
`;
}
