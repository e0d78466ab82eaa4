export { advise } from './advise.ts';
export type { Bot, IsLate } from './bot.ts';
export { doubtAbout } from './doubt.ts';
export { greedyBot } from './greedy.ts';
export { BOTS, type BotName, botNamed, LEVELS, LIVE_MS, type Now } from './named.ts';
export { type Playouts, playouts } from './playouts.ts';
export { randomBot } from './random.ts';
export { type Budget, searchBot, within } from './search/bot.ts';
export { type Considered, Search, type Searched } from './search/search.ts';
