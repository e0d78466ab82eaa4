import { configureBy, type Option, type Refusal, type Result } from '@tabard/core';
import { DECKS, type Deck } from './data.ts';

export const EDITIONS = ['ja', 'de', 'fr'] as const;
export type Edition = (typeof EDITIONS)[number];
const GOALS = [200, 100, 'round'] as const;
export type Goal = (typeof GOALS)[number];
const CALLS = ['players', 'automatic'] as const;

export interface Config {
  readonly edition: Edition;
  readonly deck: Deck;
  readonly goal: Goal;
  readonly call: (typeof CALLS)[number];
}

export const OPTIONS = [
  { key: 'edition', values: EDITIONS, default: 'ja' },
  { key: 'deck', values: DECKS, default: 'box' },
  { key: 'goal', values: GOALS, default: 200 },
  { key: 'call', values: CALLS, default: 'players' },
] as const satisfies readonly Option[];

export const configure = (raw: unknown): Result<Config, Refusal> => configureBy<Config>(OPTIONS, raw, '9');
