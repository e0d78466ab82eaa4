import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Attitude, Beast, Cadency, Field, Tincture } from '../elements.ts';
import { type Shown, shown } from '../shown.ts';

/** What was read, before it is settled which row a thing belongs to. */
export interface Found {
  field?: Field | undefined;
  first?: Tincture | undefined;
  second?: Tincture | undefined;
  strewn: ChargesRow[];
  things: { readonly row: OrdinaryRow | ChargesRow | BeastRow; readonly isOverAll: boolean }[];
  cadency?: Cadency | undefined;
}

/** Ordinaries are row B, beasts row C; charges are row C if they lie over all or stand beside a chief or bordure, and row B else. */
export function settle({ strewn, things, ...ground }: Found): Shown {
  const ordinary = things.find(({ row }) => row.kind === 'ordinary')?.row as OrdinaryRow | undefined;
  const isBeside = ordinary?.ordinary === 'chief' || ordinary?.ordinary === 'bordure';
  const beast = things.find(({ row }) => row.kind === 'beast')?.row as BeastRow | undefined;
  const charges = things.filter(({ row }) => row.kind === 'charges');
  const over = charges.find(({ isOverAll }) => isOverAll || isBeside)?.row as ChargesRow | undefined;
  const under = charges.find(({ isOverAll }) => !isOverAll && !isBeside)?.row as ChargesRow | undefined;
  const free = [...strewn];
  const rowB = ordinary ?? under ?? free.shift();
  const rowC = beast ?? over ?? free.shift();
  if (free.length > 0) throw new Error('too many things');
  return shown({ ...ground, rowB, rowC } as Achievement);
}

export type Groups = Record<string, string | undefined>;

/** Eats a text from its front. */
export function eater(text: string) {
  let at = 0;
  return {
    take(pattern: string): Groups | undefined {
      const regex = new RegExp(pattern, 'yiu');
      regex.lastIndex = at;
      const match = regex.exec(text);
      if (!match) return;
      at = regex.lastIndex;
      return match.groups ?? {};
    },
    isAtEnd: () => at === text.length,
    rest: () => text.slice(at),
  };
}
type Eater = ReturnType<typeof eater>;

const quoted = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const either = (name: string, words: Iterable<string>): string =>
  `(?<${name}>${[...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(quoted)
    .join('|')})`;
/** A thing ends at a comma or at the end. */
export const END = '(?=, |[.]$)';

export function idOf<Id extends string, Value>(terms: Readonly<Partial<Record<Id, Value>>>, isIt: (value: Value) => boolean): Id {
  const found = (Object.entries(terms) as [Id, Value][]).filter(([, value]) => isIt(value));
  if (found.length !== 1) throw new Error(`${found.length} meanings: ${found.map(([id]) => id).join(', ')}`);
  return found[0]![0];
}

export const maybeId = <Id extends string>(terms: Readonly<Record<Id, string>>, word: string | undefined): Id | undefined =>
  word === undefined ? undefined : idOf(terms, value => value.toLowerCase() === word.toLowerCase());

/** Eats all the things after the field, each by the first pattern that fits. */
export function things(eat: Eater, readers: readonly (() => boolean)[]): void {
  while (!eat.take('[.]$')) {
    if (!readers.some(read => read())) throw new Error(`not understood: ${eat.rest()}`);
    eat.take(', ');
  }
}

interface Attitudes {
  readonly attitudes: Readonly<Record<Attitude, string>>;
  readonly special: Readonly<Partial<Record<Beast, Readonly<Partial<Record<Attitude, string>>>>>>;
}

export function attitudeOf(beast: Beast, word: string | undefined, { attitudes, special }: Attitudes): Attitude | undefined {
  if (word === undefined) return;
  const own = special[beast] ?? {};
  return idOf({ ...attitudes, ...own } as Readonly<Record<Attitude, string>>, value => value === word);
}
