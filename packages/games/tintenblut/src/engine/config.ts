import { err, type Option, ok, type Refusal, type Result } from '@tabard/core';

/** There is nothing to choose. */
export type Config = Readonly<Record<string, never>>;

export const OPTIONS: readonly Option[] = [];

export function configure(raw: unknown): Result<Config, Refusal> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return err({ rule: '9', because: 'config.unreadable' });
  const [key] = Object.keys(raw);
  return key === undefined ? ok({}) : err({ rule: '9', because: 'config.unknown-option', details: { key } });
}
