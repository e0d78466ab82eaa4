import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Deal, Tournament } from './tournament.ts';

/** A deal to be played: which one, and of which of some tournaments. */
export interface Job {
  readonly tournament: number;
  readonly deal: number;
}

/** A deal that was played, and how long that took. */
export interface Done extends Job {
  readonly games: Deal;
  readonly ms: number;
}

/** Each worker takes the next job when it is through with one, until there is none; what they come to is handed on as it comes in. */
export async function* work(tournaments: readonly Tournament[], workers: number, next: () => Job | undefined): AsyncGenerator<Done> {
  const running = new Map<Worker, Promise<readonly [Worker, Done]>>();
  const takeNext = (worker: Worker): void => {
    const job = next();
    if (job) running.set(worker, played(worker, job));
    else running.delete(worker);
  };
  const crew = Array.from({ length: workers }, () => new Worker(new URL('worker.ts', import.meta.url), { workerData: tournaments }));
  try {
    for (const worker of crew) takeNext(worker);
    while (running.size > 0) {
      const [worker, done] = await Promise.race(running.values());
      takeNext(worker);
      yield done;
    }
  } finally {
    await Promise.all(crew.map(worker => worker.terminate()));
  }
}

async function played(worker: Worker, job: Job): Promise<readonly [Worker, Done]> {
  const began = performance.now();
  worker.postMessage(job);
  const [games] = (await once(worker, 'message')) as [Deal];
  return [worker, { ...job, games, ms: performance.now() - began }];
}
