/**
 * Practises a game's instinct, which tells good moves from bad before any search: `npm run practise -- blanc-noir --steps 600 --seed 1`.
 * It plays against itself, and what led to more than the game's present odds had expected it does more often from then on. Each step is 2,000 games. It begins with none,
 * or with --further where the game has come to; where it stands is kept in `.cache/learn`, so stop and go on whenever you like. `--keep` writes
 * it into the game's `mind/habits.ts`, to be formatted.
 */
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Plan } from './learn-games.ts';
import { configsOf } from './learn-variants.ts';
import { Ascent, type Stand } from './practise-ascent.ts';
import { instinctOf, type Practised } from './practise-games.ts';
import type { Exercise } from './practise-worker.ts';
import { listingNamed, numbers, readOrExit, seatsFor, wholeNumber } from './usage.ts';

/** Those whose `mind/instinct.ts` tells what moves are like. */
const INSTINCTIVE = ['blanc-noir'];
/** Weights are moved after so many games, whatever the number of workers. */
const BATCH = 2000;

const wanted = readOrExit('practise', readArguments);
const { listing, steps, seed, workers } = wanted;
const { game } = await listing.load();
const { INSTINCTS } = await instinctOf(listing.id);
const plan: Plan = { game: listing.id, configs: configsOf(game), seats: wanted.seats, seed: `practice/${seed}`, iterations: 0 };
const file = fileURLToPath(new URL(`../.cache/learn/${listing.id}/practice-${seed}-${plan.seats.join('')}.json`, import.meta.url));

const ascent = new Ascent(INSTINCTS, await stand());
await practiseOn();
const weights = ascent.average();
console.log(`${listing.id}: practised in ${ascent.steps * BATCH} games`);
if (wanted.keep) await keep(weights);

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      steps: { type: 'string', default: '600' },
      seats: { type: 'string', default: '2,4,2,3,2,4,5' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
      further: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const listing = listingNamed(positionals[0]);
  if (!INSTINCTIVE.includes(listing.id))
    throw new Error(`${listing.id} has no instinct to practise; these have: ${INSTINCTIVE.join(', ')}`);
  return {
    listing,
    steps: wholeNumber('steps', values.steps),
    seats: numbers('seats', values.seats).map(seats => seatsFor(listing, String(seats))),
    seed: values.seed,
    workers: wholeNumber('workers', values.workers),
    further: values.further,
    keep: values.keep,
  };
}

/** Where it was broken off, what the game has come to, or nothing. */
async function stand(): Promise<Stand | undefined> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Stand;
  if (!wanted.further) return;
  const { HABITS } = (await import(`@tabard/${listing.id}/habits`)) as { readonly HABITS: readonly number[] };
  return { weights: HABITS };
}

async function practiseOn(): Promise<void> {
  const crew = Array.from({ length: workers }, () => new Worker(new URL('./practise-worker.ts', import.meta.url), { workerData: plan }));
  try {
    while (ascent.steps < steps) {
      const parts = await Promise.all(crew.map((worker, at) => exercised(worker, at)));
      ascent.step(parts);
      await save();
      showProgress(parts);
    }
  } finally {
    await Promise.all(crew.map(worker => worker.terminate()));
  }
}

async function exercised(worker: Worker, at: number): Promise<Practised> {
  const [from, to] = [at, at + 1].map(part => ascent.steps * BATCH + Math.floor((part * BATCH) / workers)) as [number, number];
  worker.postMessage({ weights: ascent.weights, from, games: to - from } satisfies Exercise);
  const [practised] = (await once(worker, 'message')) as [Practised];
  return practised;
}

async function save(): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(ascent.stand()));
}

async function keep(habits: readonly number[]): Promise<void> {
  const text = `/** What to make of what \`instinct.ts\` tells of a move, practised by \`npm run practise\`; \`docs/bots.md\` tells what it is worth. */
export const HABITS: readonly number[] = ${JSON.stringify(habits)};
`;
  await writeFile(new URL(`../packages/games/${listing.id}/src/mind/habits.ts`, import.meta.url), text);
}

function showProgress(parts: readonly Practised[]): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${ascent.steps}/${steps}, doubt ${parts[0]!.doubt.toFixed(3)}  `);
}
