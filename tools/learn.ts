/**
 * Learns who wins from games of the search itself: `npm run learn -- tintenblut --games 3000 --seats 2,3,4 --iterations 60 --seed 1`.
 * First a small network is fitted to many games of hunches (--hunches), which cost next to nothing, then to games of the search, which know
 * better; `--further` goes on from what the game has learned already instead. A tenth of the games only judges. They are kept in
 * `.cache/learn`, so stop and go on whenever you like, and give another --seed once the bots have changed. In the end a search that goes by what
 * was learned meets one that goes by the game's present odds, on the same deals (--meet, 0 for none). `--keep` writes what was learned into
 * the game's `mind/judgement.ts`, to be formatted: learn from better players next.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Judgement } from '@tabard/core';
import { runTournament } from '@tabard/tournament';
import { featuresOf, LEARNED, type Learned } from './judged-bot.ts';
import { hunchedCourse, type Plan, playMissing, readGames, recordedCourse } from './learn-games.ts';
import { type Course, lessonsOf, surpriseOf } from './learn-lessons.ts';
import { surprise, type Training, train } from './learn-model.ts';
import { configsOf } from './learn-variants.ts';
import { listingNamed, numbers, readOrExit, seatsFor, wholeNumber } from './usage.ts';

/** Those whose `mind/features.ts` tells what a judgement goes by. */
const FEATURED = ['blanc-noir', 'blason', 'tintenblut'];
/** One game in so many only judges. */
const TRIAL = 10;
/** One position in so many is looked at: of hunches' games there are plenty. */
const EVERY = 3;
const EVERY_OF_HUNCHES = 24;
/** Those who know something already learn on with care. */
const AFRESH = { rate: 0.002, decay: 0.005, patience: 2 };
const FURTHER = { rate: 0.0005, decay: 0.02, patience: 3 };

const wanted = readOrExit('learn', readArguments);
const { listing, games, workers, seed } = wanted;
const { game, advice } = await listing.load();
const featured = await featuresOf(listing.id);
const configs = configsOf(game);
const plan: Plan = { game: listing.id, configs, seats: wanted.seats, seed, iterations: wanted.iterations };
const file = fileURLToPath(new URL(`../.cache/learn/${listing.id}/${seed}-${plan.seats.join('')}-${plan.iterations}i`, import.meta.url));

await playMissing(plan, `${file}.jsonl`, { games, workers }, played => showProgress(played, games));
const judgement = await learned();
await mkdir(dirname(file), { recursive: true });
await writeFile(`${file}.json`, JSON.stringify(judgement));
if (wanted.meet > 0) for (const seats of new Set([Math.min(...plan.seats), Math.max(...plan.seats)])) await measure(seats);
if (wanted.keep) await keep(judgement);

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '3000' },
      hunches: { type: 'string', default: '50000' },
      seats: { type: 'string', default: '2,3,4' },
      iterations: { type: 'string', default: '60' },
      hidden: { type: 'string', default: '24' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      meet: { type: 'string', default: '200' },
      further: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const whole = (name: 'games' | 'hunches' | 'iterations' | 'hidden' | 'workers') => wholeNumber(name, values[name]);
  const listing = listingNamed(positionals[0]);
  if (!FEATURED.includes(listing.id)) throw new Error(`${listing.id} has no features to learn by; these have: ${FEATURED.join(', ')}`);
  return {
    listing,
    games: whole('games'),
    hunches: whole('hunches'),
    seats: numbers('seats', values.seats).map(seats => seatsFor(listing, String(seats))),
    iterations: whole('iterations'),
    hidden: whole('hidden'),
    seed: values.seed,
    workers: whole('workers'),
    meet: values.meet === '0' ? 0 : wholeNumber('meet', values.meet),
    further: values.further,
    keep: values.keep,
  };
}

async function learned(): Promise<Judgement> {
  const played = (await readGames(`${file}.jsonl`)).filter(({ number }) => number < games).sort((a, b) => a.number - b.number);
  const from = wanted.further ? await known() : learnedFromHunches();
  return fitted(
    played.map(one => recordedCourse(game, plan, one)),
    EVERY,
    { ...FURTHER, from },
  );
}

async function known(): Promise<Judgement> {
  const { JUDGEMENT } = (await import(`@tabard/${listing.id}/judgement`).catch(() => {
    throw new Error(`--further: ${listing.id} plays by nothing that it has learned`);
  })) as { readonly JUDGEMENT: Judgement };
  if (JUDGEMENT.inputs !== featured.FEATURES || JUDGEMENT.hidden !== wanted.hidden)
    throw new Error('--further: what it has learned is of another shape');
  return JUDGEMENT;
}

function learnedFromHunches(): Judgement {
  const hunched = Array.from({ length: wanted.hunches }, (_, number) => hunchedCourse(game, advice, plan, number));
  return fitted(hunched, EVERY_OF_HUNCHES, AFRESH);
}

function fitted(courses: readonly Course[], every: number, training: Pick<Training, 'rate' | 'decay' | 'patience' | 'from'>): Judgement {
  const trialCourses = courses.filter((_, i) => i % TRIAL === 0);
  const study = lessonsOf(
    game,
    featured,
    courses.filter((_, i) => i % TRIAL !== 0),
    every,
  );
  const trial = lessonsOf(game, featured, trialCourses, every);
  const onEpoch = (epoch: number, studied: number, left: number): void =>
    console.log(`epoch ${epoch}: surprise ${studied.toFixed(4)}, in games not studied ${left.toFixed(4)}`);
  const judgement = train(study, trial, { hidden: wanted.hidden, seed, ...training, onEpoch });
  const [before, after] = [surpriseOf(advice, game, trialCourses, every), surprise(judgement, trial)].map(one => one.toFixed(4));
  console.log(`surprise at who won, in ${trial.seats.length} positions of ${trialCourses.length} games not studied: ${before} → ${after}`);
  return judgement;
}

/** What was learned in one seat, the game's present odds in all the others. */
async function measure(seats: number): Promise<void> {
  const { iterations } = plan;
  process.env[LEARNED] = JSON.stringify({ game: listing.id, iterations, style: {}, file: `${file}.json` } satisfies Learned);
  const bots = [fileURLToPath(new URL('./judged-bot.ts', import.meta.url)), `strong:${iterations}i`];
  const report = await runTournament(
    { catalog: '@tabard/catalog', game: listing.id, config: configs[0]!, seats, seed: `meet ${seed}`, bots },
    { games: wanted.meet, workers, onProgress: showProgress },
  );
  const { winShare, low, high } = report.bots[0]!;
  const [share, least, most] = [winShare, low, high].map(part => (100 * part).toFixed(1));
  console.log(`${listing.id}, ${seats} seats, ${iterations}i, learned against present: ${share} % (${least} … ${most}) of ${report.games}`);
}

async function keep(judgement: Judgement): Promise<void> {
  const text = `import type { Judgement } from '@tabard/core';

/** Learned from games of the search; \`docs/bots.md\` tells how, and what it is worth. */
export const JUDGEMENT: Judgement = ${JSON.stringify(judgement)};
`;
  await writeFile(new URL(`../packages/games/${listing.id}/src/mind/judgement.ts`, import.meta.url), text);
}

function showProgress(done: number, of: number): void {
  const WIDTH = 40;
  if (!process.stderr.isTTY) return;
  const full = Math.round((WIDTH * done) / of);
  process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${of}${done === of ? '\r\x1b[K' : ''}`);
}
