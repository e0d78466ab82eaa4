import { type Claim, trial, type Verdict } from './claim.ts';
import { work } from './crew.ts';
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

/** Handed on in the order of their numbers, whoever was quicker. */
async function* inOrder(tournament: Tournament, wanted: number, workers: number): AsyncGenerator<Deal> {
  const early = new Map<number, Deal>();
  let [begun, next] = [0, 0];
  const take = () => (begun < wanted ? { tournament: 0, deal: begun++ } : undefined);
  for await (const { deal, games } of work([tournament], Math.min(workers, wanted), take)) {
    early.set(deal, games);
    for (let ready = early.get(next); ready; ready = early.get(next)) {
      early.delete(next++);
      yield ready;
    }
  }
}
