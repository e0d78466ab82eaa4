import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '@tabard/bots';
import type { Listing, Loaded } from '@tabard/catalog';
import { fastRng } from '@tabard/core';
import type { Task, Thought } from './mind.ts';

const { CATALOG } = (await import((workerData as { catalog: string }).catalog)) as { CATALOG: readonly Listing[] };
const games = new Map<string, Promise<Loaded>>();

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await think(task)));
parentPort?.postMessage('ready');

async function think({ game: id, spec, view, seat, seed }: Task): Promise<Thought> {
  try {
    const { game, advice } = await loaded(id);
    const bot = botNamed(game, advice, spec, () => performance.now());
    if (!bot.ok) return { error: bot.error };
    return { move: game.spell(bot.value.choose(view, seat, fastRng(seed))) };
  } catch (error) {
    return { error: String(error) };
  }
}

function loaded(id: string): Promise<Loaded> {
  const listing = CATALOG.find(one => one.id === id);
  if (!listing) throw new Error(`no game ${id}`);
  const known = games.get(id) ?? listing.load();
  games.set(id, known);
  return known;
}
