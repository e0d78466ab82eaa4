import { parentPort } from 'node:worker_threads';
import { Search, within } from '@tabard/bots';
import { CATALOG } from '@tabard/catalog';
import { type Advice, type AnyGame, fastRng, type Seat } from '@tabard/core';
import { peerSearch } from '../peer/search.ts';
import type { Searches, Task } from './task.ts';

const ITERATIONS = 100;
/** Whole games take as long as this many informed iterations. */
const WHOLE_GAME_ITERATIONS = 5;
const POSITIONS = 20;

type Searcher = (position: number) => { readonly iterations: number; readonly decisions: number };
const searchers = new Map<string, Searcher>();

parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await search(task)));

async function search(task: Task): Promise<Searches> {
  const key = JSON.stringify([task.game, task.seats, task.playouts]);
  const searcher = searchers.get(key) ?? (await ownSearcher(task)) ?? peerSearch(task.seats, ITERATIONS);
  searchers.set(key, searcher);
  let iterations = 0;
  let decisions = 0;
  const start = performance.now();
  for (let i = 0; i < task.searches; i++) {
    const searched = searcher(i % POSITIONS);
    iterations += searched.iterations;
    decisions += searched.decisions;
  }
  return { iterations, decisions, seconds: (performance.now() - start) / 1000 };
}

async function ownSearcher({ game: id, seats, playouts }: Task): Promise<Searcher | undefined> {
  const listing = CATALOG.find(listing => listing.id === id);
  if (!listing) return;
  const { game, advice } = await listing.load();
  const random: Advice<unknown, unknown> = { promise: advice.promise, unit: advice.unit };
  const search =
    playouts === 'informed' ? new Search(game, advice) : new Search(game, random, { ...advice.style, horizon: Number.POSITIVE_INFINITY });
  const seen = viewsOf(game, seats);
  const enough = within({ iterations: playouts === 'informed' ? ITERATIONS : WHOLE_GAME_ITERATIONS });
  const rng = fastRng('search');
  return position => search.run(seen[position]!.view, seen[position]!.seat, enough, rng);
}

/** Of games after ever more random moves, each as the seat to act sees it. */
function viewsOf(game: AnyGame, seats: number): { readonly view: unknown; readonly seat: Seat }[] {
  const config = game.configure({});
  if (!config.ok) throw new Error(`${game.id} refuses its own defaults`);
  const rng = fastRng('positions');
  return Array.from({ length: POSITIONS }, (_, number) => {
    const state = game.setup(config.value, seats, rng);
    for (let made = 0; made < 2 * number; made++) {
      const seat = game.acting(state)[0]!;
      const moves = game.legalMoves(state, seat);
      game.apply(state, seat, moves[rng.below(moves.length)], rng);
    }
    const seat = game.acting(state)[0]!;
    return { view: game.view(state, seat), seat };
  });
}
