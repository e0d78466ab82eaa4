import { parentPort, workerData } from 'node:worker_threads';
import { player, type Tournament } from './tournament.ts';

/** Plays every number it is sent and sends the game back. */
const playGame = await player(workerData as Tournament);
parentPort!.on('message', (numbers: readonly number[]) => parentPort!.postMessage(numbers.map(playGame)));
