import { parentPort, workerData } from 'node:worker_threads';
import { dealer } from './dealer.ts';
import type { Tournament } from './tournament.ts';

/** Plays every deal whose number it is sent, and sends its games back. */
const play = await dealer(workerData as Tournament);
parentPort!.on('message', (deal: number) => parentPort!.postMessage(play(deal)));
