import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, botNamed } from '@tabard/bots';
import type { Listing } from '@tabard/catalog';
import { type AnyGame, fastRng } from '@tabard/core';
import type { Answer, Task } from './pool.ts';

interface Thinker {
  readonly game: AnyGame;
  readonly bot: Bot<unknown, unknown>;
}

const { CATALOG } = (await import((workerData as { catalog: string }).catalog)) as { CATALOG: readonly Listing[] };
const thinkers = new Map<string, Promise<Thinker>>();

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)));

async function answer({ id, game, level, view, seat, seed }: Task): Promise<Answer> {
  try {
    const thinker = await thinkerOf(game, level);
    return { id, move: thinker.game.spell(thinker.bot.choose(view, seat, fastRng(seed))) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

function thinkerOf(game: string, level: string): Promise<Thinker> {
  const key = `${game} ${level}`;
  const known = thinkers.get(key) ?? load(game, level);
  thinkers.set(key, known);
  return known;
}

async function load(id: string, level: string): Promise<Thinker> {
  const listing = CATALOG.find(one => one.id === id);
  if (!listing) throw new Error(`no game ${id}`);
  const { game, advice } = await listing.load();
  const bot = botNamed(game, advice, level);
  if (!bot.ok) throw new Error(bot.error);
  return { game, bot: bot.value };
}
