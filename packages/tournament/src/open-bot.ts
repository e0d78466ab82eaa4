import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, botNamed } from '@tabard/bots';
import type { Loaded } from '@tabard/catalog';
import { err, ok, type Result } from '@tabard/core';
import { yardstick, yardsticksOf } from './yardsticks.ts';

/** The bot of a spec such as `greedy` or `strong:500ms`, a yardstick of the game, such as `tempo`, or somebody's own module, such as `./dreamer.ts`. */
export async function openBot({ game, advice }: Loaded, spec: string): Promise<Result<Bot<unknown, unknown>, string>> {
  if (/\.[cm]?[jt]s$/.test(spec)) return ofModule({ game, advice }, spec);
  if ((await yardsticksOf(game.id)).includes(spec)) return ok(await yardstick(game.id, spec));
  return botNamed(game, advice, spec, () => performance.now());
}

/** Its default export makes a bot of a game and the game's advice. */
async function ofModule({ game, advice }: Loaded, path: string): Promise<Result<Bot<unknown, unknown>, string>> {
  try {
    const { default: make } = (await import(pathToFileURL(resolve(path)).href)) as { readonly default?: unknown };
    const bot: unknown = typeof make === 'function' ? make(game, advice) : undefined;
    return isBot(bot) ? ok(bot) : err(`the default export of ${path} makes no bot: it should be a function of a game, giving { choose }`);
  } catch (error) {
    return err(`${path} cannot be loaded: ${(error as Error).message.split('\n')[0]}`);
  }
}

const isBot = (value: unknown): value is Bot<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'choose' in value && typeof value.choose === 'function';
