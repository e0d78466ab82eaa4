import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './crew.ts';
import { dealer } from './dealer.ts';
import type { Tournament } from './tournament.ts';

const dealers = new Map<number, ReturnType<typeof dealer>>();

/** Plays every deal it is sent, and sends its games back. */
parentPort!.on('message', async ({ tournament, deal }: Job) => {
  const known = dealers.get(tournament) ?? dealer((workerData as readonly Tournament[])[tournament]!);
  dealers.set(tournament, known);
  const play = await known;
  parentPort!.postMessage(play(deal));
});
