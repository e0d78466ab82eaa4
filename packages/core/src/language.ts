import type { Seat } from './game.ts';
import type { Lang, Naming } from './words.ts';

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

/** How a sentence speaks of those at the table to one who reads it. */
export interface Telling {
  /** Whoever reads is called by no name where the language has no forms for it. */
  readonly name: Naming;
  isYou(seat: Seat): boolean;
  /** «Ada draws», and «You draw» to Ada herself, at the beginning of a sentence. */
  does(seat: Seat, they: string, you: string): string;
  /** As a name stands in a list of scores: «Bo 60, you 135». */
  readonly listed: Naming;
  /** Several at once: «Ada and Bo share it», and to Ada herself «You share it with Bo». */
  together(seats: readonly Seat[], they: (names: readonly string[]) => string, you: (others: readonly string[]) => string): string;
}

const YOU: Readonly<Record<Lang, string>> = { en: 'You', de: 'Du', fr: 'Vous', ja: 'あなた' };

export function telling(lang: Lang, name: Naming, you: Seat | undefined): Telling {
  const isYou = (seat: Seat): boolean => seat === you;
  const named = (seats: readonly Seat[]): readonly string[] => seats.map(name);
  return {
    name: lang === 'ja' ? seat => (isYou(seat) ? YOU.ja : name(seat)) : name,
    isYou,
    does: (seat, they, verb) => (isYou(seat) ? `${YOU[lang]} ${verb}` : `${name(seat)} ${they}`),
    listed: seat => (isYou(seat) ? YOU[lang].toLowerCase() : name(seat)),
    together: (seats, they, toYou) => (seats.some(isYou) ? toYou(named(seats.filter(seat => !isYou(seat)))) : they(named(seats))),
  };
}

/** French: «de Marie», but «d’Ada», «d’Hugo», «d’Yves» («de Yann»). */
export const deFrench = (name: string): string => `${isElided(name) ? 'd’' : 'de '}${name}`;

const isElided = (name: string): boolean => /^(?:[aeiouhœæ]|y[^aeiou])/.test(name.normalize('NFD').toLowerCase());
