export type { Bot } from './bot.ts';
export { greedyBot } from './greedy.ts';
export { BOTS, type BotName, botNamed } from './named.ts';
export { type Playouts, playouts } from './playouts.ts';
export { randomBot } from './random.ts';
