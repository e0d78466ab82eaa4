/**
 * Learns linear weights from games, on from those that are there:
 * `npm run learn:habits -- blason habits --games 70 --iterations 700 --seed 1` how the search chooses, from its own games, as a prior and for
 * hunches; `… blason chances --hunches 9000` who wins, from games of hunches, which cost next to nothing. A tenth of the games only judges.
 * Games of the search are kept in `.cache/learn`, so stop and go on whenever you like, and give another --seed once the bots have changed.
 * `--keep` writes what was learned into the game's `mind/habits.ts` or `mind/chances.ts`; then let it meet the search as it was, on fresh deals.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type AnyGame, rngAt, type Seat } from '@tabard/core';
import { type Choice, fitChoices, hitsAt, surpriseAt } from './learn-choices.ts';
import { configOf, diceOf, hunchedCourse, type Plan, type PlayedGame, playMissing, readGames } from './learn-games.ts';
import { configsOf } from './learn-variants.ts';
import { listingNamed, numbers, readOrExit, seatsFor, sure, wholeNumber } from './usage.ts';

type Learned = Readonly<Record<string, readonly number[]>>;
type Told = Pick<Choice, 'rows' | 'moments'>;

/** What a game's `mind/terms.ts` tells. */
interface Terms {
  readonly TERMS: readonly string[];
  readonly MOMENTS: number;
  readonly HABITS: Learned;
  readonly CHANCES: Learned;
  tellMoves(state: unknown, seat: Seat, moves: readonly unknown[]): Told;
  tellSeats(state: unknown): Told;
}

/** One game in so many only judges, and one position in so many of hunches' games is looked at. */
const TRIAL = 10;
const EVERY = 30;
const THOUSAND = 1000;
const LESSONS = {
  habits: { name: 'HABITS', epochs: 40, rate: 0.02, hold: 0.0005, says: 'How the search chooses, learned from its games' },
  chances: { name: 'CHANCES', epochs: 10, rate: 0.01, hold: 0.001, says: 'Who wins, learned from games of hunches' },
} as const;

const { listing, what, games, hunches, workers, keep, ...asked } = readOrExit('learn:habits', readArguments);
const { game, advice } = await listing.load();
const plan: Plan = { game: listing.id, configs: configsOf(game), ...asked };
const terms = (await import(`@tabard/${listing.id}/terms`)) as Terms;
const { name, says, ...fitting } = LESSONS[what];
const size = { terms: terms.TERMS.length, moments: terms.MOMENTS };

const [study, trial] = what === 'habits' ? await searched() : hunched();
const from = Float64Array.from(terms.TERMS.flatMap(term => terms[name][term]!.map(one => one / THOUSAND)));
const tell = (epoch: number, weights: Float64Array): void => {
  const [surprise, hits] = [surpriseAt(trial, weights, size).toFixed(4), (100 * hitsAt(trial, weights, size)).toFixed(1)];
  console.log(`epoch ${epoch}: surprise in ${trial.length} choices not studied ${surprise}, expected most ${hits} %`);
};
tell(0, from);
const weights = fitChoices(study, { ...size, ...fitting, from, seed: plan.seed, onEpoch: tell });
if (keep) await writeFile(new URL(`../packages/games/${listing.id}/src/mind/${what}.ts`, import.meta.url), written(weights));

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '70' },
      hunches: { type: 'string', default: '9000' },
      seats: { type: 'string', default: '2,4,2,4,3' },
      iterations: { type: 'string', default: '700' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      keep: { type: 'boolean', default: false },
    },
  });
  const listing = listingNamed(positionals[0]);
  if (listing.id !== 'blason') throw new Error(`${listing.id} has no terms to learn by; blason has`);
  const what = positionals[1];
  if (what !== 'habits' && what !== 'chances') throw new Error('say what to learn: habits or chances');
  const seats = numbers('seats', values.seats).map(one => seatsFor(listing, String(one)));
  const whole = (option: 'games' | 'hunches' | 'iterations' | 'workers') => wholeNumber(option, values[option]);
  const { seed, keep } = values;
  const counts = { games: whole('games'), hunches: whole('hunches'), iterations: whole('iterations'), workers: whole('workers') };
  return { listing, what, seed, seats, keep, ...counts } as const;
}

/** What the search chose, in games to study and in those that only judge. */
async function searched(): Promise<readonly [Choice[], Choice[]]> {
  const file = fileURLToPath(
    new URL(`../.cache/learn/${listing.id}/${plan.seed}-${plan.seats.join('')}-${plan.iterations}i.jsonl`, import.meta.url),
  );
  await playMissing(plan, file, { games, workers }, played => {
    if (process.stderr.isTTY) process.stderr.write(`\r${played}/${games}${played === games ? '\n' : ''}`);
  });
  const played = (await readGames(file)).filter(({ number }) => number < games).sort((a, b) => a.number - b.number);
  const choices = (isTrial: boolean) => played.filter((_, i) => (i % TRIAL === 0) === isTrial).flatMap(one => choicesIn(game, plan, one));
  return [choices(false), choices(true)];
}

function choicesIn(of: AnyGame, plan: Plan, { number, seats, moves, hunched }: PlayedGame): Choice[] {
  const dice = diceOf(plan, number);
  const state: unknown = of.setup(configOf(plan, number), seats, rngAt(dice, 0));
  const skipped = new Set(hunched);
  return moves.flatMap((text, n) => {
    const seat = of.acting(state)[0]!;
    const legal: unknown[] = of.legalMoves(state, seat);
    const shares = Float32Array.from(legal, move => (of.spell(move) === text ? 1 : 0));
    const choice = skipped.has(n) || legal.length < 2 ? [] : [{ options: legal.length, ...terms.tellMoves(state, seat, legal), shares }];
    of.apply(state, seat, sure(of.parse(text)), rngAt(dice, n + 1));
    return choice;
  });
}

/** Who won, as if the game had chosen among the seats. */
function hunched(): readonly [Choice[], Choice[]] {
  const both: [Choice[], Choice[]] = [[], []];
  for (let number = 0; number < hunches; number++) {
    const told: Told[] = [];
    let met = number;
    const won = hunchedCourse(
      game,
      advice,
      plan,
      number,
    )(state => {
      if (met++ % EVERY === 0) told.push(terms.tellSeats(state));
    });
    for (const one of told) {
      const options = one.moments.length / terms.MOMENTS;
      const shares = Float32Array.from({ length: options }, (_, seat) => (won.includes(seat) ? 1 / won.length : 0));
      both[number % TRIAL === 0 ? 1 : 0].push({ options, ...one, shares });
    }
  }
  return both;
}

function written(all: Float64Array): string {
  const rows = terms.TERMS.map((term, at) => {
    const row = Array.from(all.subarray(at * terms.MOMENTS, (at + 1) * terms.MOMENTS), one => Math.round(THOUSAND * one) + 0);
    return `  ${term.includes('-') ? `'${term}'` : term}: [${row.join(', ')}],`;
  });
  return `import type { Learned } from './learned.ts';

/** ${says}; \`docs/bots.md\` tells how, and what it is worth. */
export const ${name}: Learned = {
${rows.join('\n')}
};
`;
}
