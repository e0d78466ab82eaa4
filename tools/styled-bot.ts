import { type Bot, searchBot } from '@tabard/bots';
import type { Advice, AnyGame, SearchStyle } from '@tabard/core';

/** What `tools/tune.ts` tries just now, handed to the threads of a tournament by the environment. */
export const TRIED = 'TABARD_TRIED_STYLE';

export interface Tried {
  readonly iterations: number;
  readonly style: Partial<SearchStyle>;
}

/** A searching bot in the style that is being tried. */
export default (game: AnyGame, advice: Advice<unknown, unknown>): Bot<unknown, unknown> => {
  const { iterations, style } = JSON.parse(process.env[TRIED] ?? '{"iterations":1,"style":{}}') as Tried;
  return searchBot(game, advice, { iterations }, style);
};
