/**
 * How strong the bots are, in a table with 95 % intervals: `npm run strength [-- <game>… --least 200 --most 2400 --seed 1 --workers n]`.
 * Every line has at least --least seat-balanced games and ends with the sequential test of `@tabard/tournament`, or after --most. Budgets are in
 * iterations, so the same seed gives the same table. Ends with 1 if a line does not reach what is wanted, with 2 on wrong usage.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { CATALOG, type Listing } from '@tabard/catalog';
import type { Report } from '@tabard/tournament';
import { type Answer, answer, HEAD, linesOf, type Measure, measure, rowOf } from './strength-table.ts';
import { listingNamed, readOrExit, wholeNumber } from './usage.ts';

const { listings, extent } = readOrExit('strength', readArguments);
process.exitCode = await strength(listings, extent);

function readArguments(): { readonly listings: readonly Listing[]; readonly extent: Measure } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      least: { type: 'string', default: '200' },
      most: { type: 'string', default: '2400' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const whole = (name: 'least' | 'most' | 'workers') => wholeNumber(name, values[name]);
  return {
    listings: positionals.length === 0 ? CATALOG : positionals.map(listingNamed),
    extent: { least: whole('least'), most: whole('most'), seed: values.seed, workers: whole('workers'), onProgress },
  };
}

function onProgress(games: number): void {
  if (process.stderr.isTTY) process.stderr.write(`${games} games\r`);
}

async function strength(listings: readonly Listing[], extent: Measure): Promise<number> {
  const began = performance.now();
  const answers: Answer[] = [];
  console.log(HEAD);
  for (const listing of listings) {
    let before: Report | undefined;
    for (const line of linesOf(listing.id)) {
      const report = await measure(listing, line, extent);
      const reached = answer(line, report, before);
      console.log(rowOf(line, report, reached));
      answers.push(reached);
      before = report;
    }
  }
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  return answers.every(reached => reached === 'yes') ? 0 : 1;
}
