import { type Advice, err, type Game, ok, type Result } from '@tabard/core';
import type { Bot } from './bot.ts';
import { easyBot } from './easy.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { type Budget, searchBot } from './search/bot.ts';

/** The bots people choose from, weakest first. */
export const LEVELS = ['easy', 'medium', 'strong', 'master'] as const;
/** All bots there are; the first two are yardsticks. */
export const BOTS = ['random', 'greedy', ...LEVELS] as const;
export type BotName = (typeof BOTS)[number];

/** What a bot searches with when nobody says how long. */
const ITERATIONS = { medium: 150, strong: 2000, master: 20_000 } as const;
type Searching = keyof typeof ITERATIONS;

/** At a live table these go by the clock: so long they search for a move at most, when nobody else wants to know anything. */
export const LIVE_MS = { strong: 800, master: 5000 } as const satisfies Partial<Record<Searching, number>>;

/** A clock in milliseconds, for budgets of time. */
export type Now = () => number;

/** The bot of a spec such as `greedy` or `strong:2000i`, or one line saying what is wrong with it. Without a clock, no budget is in time. */
export function botNamed<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  advice: Advice<State, Move>,
  spec: string,
  now?: Now,
): Result<Bot<View, Move>, string> {
  const parsed = parseSpec(spec);
  if (!parsed.ok) return parsed;
  const { name, budget } = parsed.value;
  if (isSearching(name)) {
    if (budget?.unit === 'ms' && !now) return err(`there is no clock here: give "${name}" its budget in iterations, as in "${name}:2000i"`);
    const usual = (name === 'medium' && advice.mediumIterations) || ITERATIONS[name];
    const isMaster = name === 'master';
    const style = isMaster ? advice.masterStyle : undefined;
    return ok(searchBot(game, advice, { ...budgetOf(budget, usual, now), endsWhenClear: isMaster }, style));
  }
  if (budget) return err(`the bot "${name}" does not search and takes no budget: say "${name}" instead of "${spec}"`);
  switch (name) {
    case 'random':
      return ok(randomBot(game));
    case 'greedy':
      return ok(greedyBot(game, advice));
    case 'easy':
      return ok(easyBot(game, advice));
  }
}

const isSearching = (name: BotName): name is Searching => Object.hasOwn(ITERATIONS, name);

/** `500ms` or `2000i`. */
interface Written {
  readonly amount: number;
  readonly unit: 'ms' | 'i';
}

function budgetOf(written: Written | undefined, usual: number, now: Now | undefined): Budget {
  if (written?.unit === 'ms' && now) return { ms: written.amount, now };
  return { iterations: written?.amount ?? usual };
}

/** `name` or `name:budget`. */
function parseSpec(spec: string): Result<{ readonly name: BotName; readonly budget?: Written }, string> {
  const [given = '', ...rest] = spec.split(':');
  const name = BOTS.find(one => one === given);
  if (!name) return err(`there is no bot "${given}"; there are: ${BOTS.join(', ')}`);
  if (rest.length === 0) return ok({ name });
  const match = /^([1-9][0-9]{0,8})(ms|i)$/.exec(rest.join(':'));
  if (!match) return err(`"${rest.join(':')}" is no budget: write "${name}:500ms" or "${name}:2000i"`);
  return ok({ name, budget: { amount: Number(match[1]), unit: match[2] as Written['unit'] } });
}
