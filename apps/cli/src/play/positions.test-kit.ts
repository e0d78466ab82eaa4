import { randomBot } from '@tabard/bots';
import { CATALOG, type Listing } from '@tabard/catalog';
import { type AnyGame, fastRng, rngAt } from '@tabard/core';
import type { Scope } from './drawing.ts';
import { drawTable } from './table.ts';
import { SHELL } from './words.ts';

const NAMES = ['Ann', 'Бенедикт', '山田太郎', 'Maximiliane von Habenichts', 'Élodie', 'Jo 🦊'];
export const nameOf = (seat: number): string => NAMES[seat]!;

/** The views of seat 0 on its decisions, now and then, in a match played by chance to its end; the last one is of the end. */
export async function positionsOf(listing: Listing, seats: number, every: number): Promise<{ game: AnyGame; states: unknown[] }> {
  const { game } = await listing.load();
  const config = game.configure({});
  if (!config.ok) throw new Error(config.error.because);
  const bot = randomBot(game);
  const state: unknown = game.setup(config.value, seats, rngAt('drawn', 0));
  const states = [game.clone(state)];
  for (let made = 1; game.acting(state).length > 0 && made < MOST; made++) {
    const seat = game.acting(state)[0]!;
    game.apply(state, seat, bot.choose(game.view(state, seat), seat, fastRng(`drawn ${made}`)), rngAt('drawn', made));
    if (made % every === 0) states.push(game.clone(state));
  }
  return { game, states: [...states, game.clone(state)] };
}
const MOST = 400;

export const listingOf = (id: string): Listing => CATALOG.find(listing => listing.id === id)!;

/** A position as seat 0 sees it, in English. */
export async function drawnFrom(id: string, position: object, columns: number, scope: Scope = 'table'): Promise<string> {
  const { game } = await listingOf(id).load();
  const restored = game.restore(position as never, fastRng('drawn'));
  if (!restored.ok) throw new Error(`${restored.error.because} ${JSON.stringify(restored.error.details)}`);
  const table = { seat: 0, name: (seat: number) => ['Ann', 'Ben', 'Cy'][seat]!, words: await listingOf(id).words('en'), shell: SHELL.en };
  return drawTable(id, { ...table, view: game.view(restored.value, 0), isColourful: false, columns }, scope);
}
