import { Worker } from 'node:worker_threads';
import type { Played, Tournament } from './tournament.ts';

/** Small enough for a smooth bar, large enough not to be all post. */
const HANDFUL = 8;

/** Plays games 0 … `games` - 1 on worker threads; which worker plays which makes no difference to a game. */
export async function playAll(
  tournament: Tournament,
  { games, workers, onProgress }: { readonly games: number; readonly workers: number; onProgress(done: number): void },
): Promise<Played[]> {
  const played: Played[] = [];
  let next = 0;
  const take = () => Array.from({ length: Math.min(HANDFUL, games - next) }, () => next++);
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const send = () => {
        const numbers = take();
        if (numbers.length > 0) worker.postMessage(numbers);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('message', (some: Played[]) => {
        played.push(...some);
        onProgress(played.length);
        send();
      });
      send();
    });
  const crew = Array.from(
    { length: Math.min(workers, Math.ceil(games / HANDFUL)) },
    () => new Worker(new URL('worker.ts', import.meta.url), { workerData: tournament }),
  );
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map(worker => worker.terminate()));
  }
  return played;
}
