import { err, type Option, type OptionValue, ok, type Refusal, type Result } from '@tabard/core';

export interface Config {
  /** A track of 50 ends the game like a full shield (6.1). */
  readonly fifty: boolean;
  /** Everyone but the start player begins with two heralds (2.1). */
  readonly seatBonus: boolean;
}

const OFF_OR_ON = [false, true] as const;

export const OPTIONS = [
  { key: 'fifty', values: OFF_OR_ON, default: false },
  { key: 'seatBonus', values: OFF_OR_ON, default: false },
] as const satisfies readonly Option[];

/** Fills in the defaults; `true` and `false` may come as texts, as the command line and forms have them. */
export function configure(raw: unknown): Result<Config, Refusal> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return err({ rule: '9', because: 'config.unreadable' });
  const given = raw as Record<string, unknown>;
  const unknown = Object.keys(given).find(key => !OPTIONS.some(option => option.key === key));
  if (unknown !== undefined) return err({ rule: '9', because: 'config.unknown-option', details: { key: unknown } });
  const config: Record<string, OptionValue> = {};
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
