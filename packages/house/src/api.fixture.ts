/** All of the package that a check looks at; a copy of it with a bug in it exports the same. */
export { BotSeats } from './bot-seats.ts';
export * from './index.ts';
export { Neighbours } from './neighbours.ts';
