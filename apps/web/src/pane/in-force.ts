import type { AnyWords, Option, OptionValue } from '@tabard/core';

/** What was chosen for a table, by option. */
export type Chosen = Readonly<Record<string, OptionValue>>;

/** A value that a label of the rulebook names («German edition:»), and whether this table plays by it. */
export interface Named {
  readonly key: string;
  readonly here: boolean;
}

/** Which option's value a label in bold print speaks of, if any: it has the name of the option and that of the value. */
export function namedBy(label: string, options: readonly Option[], chosen: Chosen, words: AnyWords): Named | undefined {
  const said = label.toLowerCase();
  const has = (name: string) => said.includes(name.toLowerCase());
  for (const { key, values } of options) {
    if (!has(words.option(key))) continue;
    const named = values.filter(value => has(words.value(key, value).label));
    if (named.length > 0) return { key, here: named.some(value => value === chosen[key]) };
  }
  return;
}
