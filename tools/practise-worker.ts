import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from './learn-games.ts';
import { instinctOf, practise } from './practise-games.ts';
import { listingNamed } from './usage.ts';

/** Which games, and by which weights. */
export interface Exercise {
  readonly weights: Float64Array;
  readonly from: number;
  readonly games: number;
}

const plan = workerData as Plan;
const { game, advice } = await listingNamed(plan.game).load();
const instinct = await instinctOf(plan.game);

parentPort!.on('message', ({ weights, ...some }: Exercise) =>
  parentPort!.postMessage(practise(game, advice, instinct, plan, weights, some)),
);
