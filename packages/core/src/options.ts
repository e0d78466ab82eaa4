import type { Option, OptionValue, Refusal } from './game.ts';
import { err, ok, type Result } from './result.ts';

/** Fills in the defaults; numbers and truths may come as text, as forms and the command line have them. Refusals cite the clause `rule`. */
export function configureBy<Config>(options: readonly Option[], raw: unknown, rule: string): Result<Config, Refusal> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return err({ rule, because: 'config.unreadable' });
  const given = raw as Record<string, unknown>;
  const unknown = Object.keys(given).find(key => !options.some(option => option.key === key));
  if (unknown !== undefined) return err({ rule, because: 'config.unknown-option', details: { key: unknown } });
  const config: Record<string, OptionValue> = {};
  for (const { key, values, default: usual } of options) {
    const wanted = given[key] ?? usual;
    const value = values.find(one => one === wanted || String(one) === wanted);
    if (value === undefined) {
      return err({ rule, because: 'config.unknown-value', details: { key, value: String(wanted), values: values.map(String) } });
    }
    config[key] = value;
  }
  return ok(config as unknown as Config);
}
