import { err, type Option, ok, type Refusal, type Result } from '@tabard/core';
import { refuse } from './reasons.ts';

export interface Config {
  /** Rule 2.1. */
  readonly hand: number;
}

const HANDS = [3, 5] as const;
export const OPTIONS = [{ key: 'hand', values: HANDS, default: 5 }] as const satisfies readonly Option[];

/** Fills in the default; a number may come as text, as forms and the command line have it. */
export function configure(raw: unknown): Result<Config, Refusal> {
  if (typeof raw !== 'object' || raw === null) return err(refuse('2.1', 'config.unreadable', {}));
  const { hand: given = OPTIONS[0].default, ...rest } = raw as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return err(refuse('2.1', 'config.unknown-option', { key: unknown }));
  const hand = HANDS.find(size => size === given || String(size) === given);
  return hand === undefined ? err(refuse('2.1', 'config.unknown-value', { value: String(given) })) : ok({ hand });
}
