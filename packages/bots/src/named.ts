import { type Advice, err, type Game, ok, type Result } from '@tabard/core';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The bots there are, weakest first. */
export const BOTS = ['random', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

/** How long a bot may search: `500ms` or `2000i`. */
interface Budget {
  readonly amount: number;
  readonly unit: 'ms' | 'i';
}

/** The bot of a spec such as `greedy` or `strong:500ms`, or one line saying what is wrong with it. */
export function botNamed<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
  spec: string,
): Result<Bot<View, Move>, string> {
  const parsed = parseSpec(spec);
  if (!parsed.ok) return parsed;
  const { name, budget } = parsed.value;
  if (budget) return err(`the bot "${name}" does not search and takes no budget: say "${name}" instead of "${spec}"`);
  switch (name) {
    case 'random':
      return ok(randomBot(game));
    case 'greedy':
      return ok(greedyBot(game, advice));
  }
}

/** `name` or `name:budget`. */
function parseSpec(spec: string): Result<{ readonly name: BotName; readonly budget?: Budget }, string> {
  const [given = '', ...rest] = spec.split(':');
  const name = BOTS.find(one => one === given);
  if (!name) return err(`there is no bot "${given}"; there are: ${BOTS.join(', ')}`);
  if (rest.length === 0) return ok({ name });
  const match = /^([1-9][0-9]{0,8})(ms|i)$/.exec(rest.join(':'));
  if (!match) return err(`"${rest.join(':')}" is no budget: write "${name}:500ms" or "${name}:2000i"`);
  return ok({ name, budget: { amount: Number(match[1]), unit: match[2] as Budget['unit'] } });
}
