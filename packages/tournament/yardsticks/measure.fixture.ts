import { fileURLToPath } from 'node:url';
import type { Bot } from '@tabard/bots';
import { type AnyGame, fastRng, type Position } from '@tabard/core';
import { dealer } from '../src/dealer.ts';

/** Plays deals of a yardstick at a table with random movers; an illegal move throws. */
export async function against(game: AnyGame, yardstick: URL, { seats, deals, options = {} }: Match): Promise<number> {
  const config = game.configure(options);
  if (!config.ok) throw new Error(config.error.because);
  const bots = [fileURLToPath(yardstick), 'random'];
  const play = await dealer({ catalog: '@tabard/catalog', game: game.id, config: config.value, seats, seed: 'yardstick', bots });
  const games = Array.from({ length: deals }, (_, deal) => play(deal)).flat();
  const won = games.filter(({ seated, outcome }) => outcome.ranking[0]!.includes(seated.indexOf(0)));
  return won.length / games.length;
}

interface Match {
  readonly seats: number;
  /** Each has as many games as seats. */
  readonly deals: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** What a bot does in a position, spelled. */
export function chosen<View, Move>(game: AnyGame, bot: Bot<View, Move>, position: object): string {
  const state = game.restore(position as Position, fastRng('position'));
  if (!state.ok) throw new Error(`impossible position: ${JSON.stringify(state.error)}`);
  const [seat] = game.acting(state.value);
  return game.spell(bot.choose(game.view(state.value, seat!), seat!, fastRng('thought')));
}
