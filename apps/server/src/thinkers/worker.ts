import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed, doubtAbout } from '@tabard/bots';
import type { Listing, Loaded } from '@tabard/catalog';
import { fastRng } from '@tabard/core';
import { allAtOnce, glanceAt } from '@tabard/table';
import type { Glance, Task, Thought, Weighing } from './mind.ts';

const { catalog, late } = workerData as { readonly catalog: string; readonly late: Int32Array };
const { CATALOG } = (await import(catalog)) as { CATALOG: readonly Listing[] };
const games = new Map<string, Promise<Loaded>>();

giveWay();
parentPort?.on('message', async (about: Task | Weighing | Glance) => parentPort?.postMessage(await think(about)));
parentPort?.postMessage('ready');

/** Whoever waits for the server's word does not wait for a bot to have thought. Only Linux gives a thread a priority of its own, and tells which it is. */
function giveWay(): void {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // It thinks as well beside the others.
  }
}

async function think(about: Task | Weighing | Glance): Promise<Thought> {
  try {
    const known = await loaded(about.game);
    if ('trial' in about) return { may: allAtOnce(glanceAt(known.game, about.trial)) };
    return 'spec' in about ? chosen(known, about) : weighed(known, about);
  } catch (error) {
    return { error: String(error) };
  }
}

function chosen({ game, advice }: Loaded, { spec, view, seat, seed }: Task): Thought {
  const bot = botNamed(game, advice, spec, () => performance.now());
  if (!bot.ok) return { error: bot.error };
  return { move: game.spell(bot.value.choose(view, seat, fastRng(seed), () => Atomics.load(late, 0) !== 0)) };
}

const weighed = ({ game, advice }: Loaded, { publicView, seat, seed }: Weighing): Thought => ({
  doubt: doubtAbout(game, advice, publicView, seat, fastRng(seed)),
});

function loaded(id: string): Promise<Loaded> {
  const listing = CATALOG.find(one => one.id === id);
  if (!listing) throw new Error(`no game ${id}`);
  const known = games.get(id) ?? listing.load();
  games.set(id, known);
  return known;
}
