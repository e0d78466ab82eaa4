import { err, type Option, ok, type Refusal, type Result } from '@tabard/core';
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

/** Fills in the defaults; a number may come as text, as the command line and forms have it. */
export function configure(raw: unknown): Result<Config, Refusal> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return err({ rule: '9', because: 'config.unreadable' });
  const given = raw as Record<string, unknown>;
  const unknown = Object.keys(given).find(key => !OPTIONS.some(option => option.key === key));
  if (unknown !== undefined) return err({ rule: '9', because: 'config.unknown-option', details: { key: unknown } });
  const config: Record<string, string | number> = {};
  for (const { key, values, default: usual } of OPTIONS) {
    const wanted = given[key] ?? usual;
    const value = values.find(one => one === wanted || String(one) === wanted);
    if (value === undefined) {
      return err({ rule: '9', because: 'config.unknown-value', details: { key, value: String(wanted), values: values.map(String) } });
    }
    config[key] = value;
  }
  return ok(config as unknown as Config);
}
