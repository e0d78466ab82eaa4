import type { Lang } from './words.ts';

/** Our English is British. */
const LOCALE: Readonly<Record<Lang, string>> = { en: 'en-GB', de: 'de', fr: 'fr', ja: 'ja' };

/** The form of a word that goes with a number, by the language's own rule: French says «0 carte». */
export function plural(lang: Lang): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(LOCALE[lang]);
  return (n, one, other) => (rules.select(n) === 'one' ? one : other);
}

/** «Ada, Bo and Cy», «Ada, Bo or Cy» or just «Ada, Bo, Cy», as the language writes it. */
export function listing(lang: Lang, kind: 'and' | 'or' | 'commas' = 'and'): (items: Iterable<string>) => string {
  if (kind === 'commas') return items => [...items].join(lang === 'ja' ? '、' : ', ');
  const list = new Intl.ListFormat(LOCALE[lang], { type: kind === 'and' ? 'conjunction' : 'disjunction' });
  return items => list.format(items);
}

/** French: «de Marie», but «d’Ada», «d’Hugo», «d’Yves» («de Yann»). */
export const deFrench = (name: string): string => `${isElided(name) ? 'd’' : 'de '}${name}`;

const isElided = (name: string): boolean => /^(?:[aeiouhœæ]|y[^aeiou])/.test(name.normalize('NFD').toLowerCase());
