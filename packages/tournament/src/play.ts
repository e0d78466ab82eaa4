import { Worker } from 'node:worker_threads';
import { type Claim, trial, type Verdict } from './claim.ts';
import { schedule } from './schedule.ts';
import type { Deal, Tournament } from './tournament.ts';

export interface Extent {
  /** Rounded up to whole cycles of the schedule. */
  readonly games: number;
  readonly workers: number;
  readonly until?: Until | undefined;
  onProgress?(games: number, of: number): void;
}

/** A claim whose verdict ends the tournament, but not before so many games. */
export interface Until extends Claim {
  readonly least: number;
}

export interface Course {
  readonly deals: readonly Deal[];
  readonly verdict: Verdict;
}

/** Plays until there is a verdict or all is played. Its course does not depend on the number of workers. */
export async function play(tournament: Tournament, { games, workers, until, onProgress }: Extent): Promise<Course> {
  const { seats } = tournament;
  const { cycle } = schedule(tournament);
  const wanted = Math.ceil(games / seats / cycle) * cycle;
  const judge = until && trial(until);
  const deals: Deal[] = [];
  let verdict: Verdict = 'open';
  for await (const deal of inOrder(tournament, wanted, workers)) {
    deals.push(deal);
    verdict = judge?.(deal) ?? 'open';
    onProgress?.(deals.length * seats, wanted * seats);
    if (until && verdict !== 'open' && deals.length * seats >= until.least && deals.length % cycle === 0) break;
  }
  return { deals, verdict };
}

/** Each worker takes the next deal when it is through with one; they are handed on in the order of their numbers, whoever was quicker. */
async function* inOrder(tournament: Tournament, wanted: number, workers: number): AsyncGenerator<Deal> {
  const crew = Array.from(
    { length: Math.min(workers, wanted) },
    () => new Worker(new URL('worker.ts', import.meta.url), { workerData: tournament }),
  );
  const played = Array.from({ length: wanted }, () => Promise.withResolvers<Deal>());
  const failed = new Promise<never>((_, reject) => crew.map(worker => worker.on('error', reject)));
  let next = 0;
  for (const worker of crew) {
    let deal = next++;
    worker.on('message', (games: Deal) => {
      played[deal]!.resolve(games);
      deal = next++;
      if (deal < wanted) worker.postMessage(deal);
    });
    worker.postMessage(deal);
  }
  try {
    for (const { promise } of played) yield await Promise.race([promise, failed]);
  } finally {
    await Promise.all(crew.map(worker => worker.terminate()));
  }
}
