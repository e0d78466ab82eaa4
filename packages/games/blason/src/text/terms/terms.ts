import type { BandName, Emblem, PileName, Type } from '../../engine/data.ts';

export interface Noun {
  readonly one: string;
  readonly other: string;
}

/** What things are called in one language, the rulebook's own words first: every text takes them from here, and `synonyms.ts` names what they are not called. */
export interface Terms {
  readonly types: Readonly<Record<Type, Noun>>;
  readonly emblems: Readonly<Record<Emblem, string>>;
  readonly piles: Readonly<Record<PileName, Noun>>;
  readonly bands: Readonly<Record<BandName, string>>;
  readonly element: Noun;
  readonly card: Noun;
  readonly shield: Noun;
  /** One of the ten on a shield. */
  readonly column: Noun;
  readonly row: string;
  readonly band: string;
  readonly display: string;
  readonly stack: string;
  readonly discardPile: string;
  readonly track: string;
  readonly award: Noun;
  readonly augmentation: Noun;
  readonly marker: Noun;
  readonly herald: Noun;
  readonly point: Noun;
  readonly prestige: string;
}

/** What one of each is called. */
export const ones = <Key extends string>(nouns: Readonly<Record<Key, Noun>>): Readonly<Record<Key, string>> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([key, { one }]) => [key, one])) as Record<Key, string>;

/** What several of each are called. */
export const others = <Key extends string>(nouns: Readonly<Record<Key, Noun>>): Readonly<Record<Key, string>> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([key, { other }]) => [key, other])) as Record<Key, string>;
