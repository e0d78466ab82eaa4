import { parentPort } from 'node:worker_threads';
import { playouts } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import { fastRng, type Rng } from '@tabard/core';
import { peerPlayouts } from '../peer/playouts.ts';

/** So many games of one of ours, or of the peer's; the dice go on from the last task unless a seed is given. */
export interface Task {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly seed?: string;
}

export interface Played {
  readonly done: number;
  readonly seconds: number;
  readonly checksum: string;
}

const dice = new Map<number, Rng>();

parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await play(task)));

async function play({ game: id, seats, games, seed }: Task): Promise<Played> {
  const rng = seed === undefined ? (dice.get(seats) ?? fastRng(`speed ${seats}`)) : fastRng(seed);
  if (seed === undefined) dice.set(seats, rng);
  const listing = CATALOG.find(listing => listing.id === id);
  if (!listing) return timed(() => ({ decisions: peerPlayouts(seats, games, rng), checksum: '' }));
  const { game } = await listing.load();
  const config = game.configure({});
  if (!config.ok) throw new Error(`${id} refuses its own defaults`);
  return timed(() => playouts(game, config.value, seats, games, rng));
}

function timed(work: () => { readonly decisions: number; readonly checksum: string }): Played {
  const start = performance.now();
  const { decisions, checksum } = work();
  return { done: decisions, seconds: (performance.now() - start) / 1000, checksum };
}
