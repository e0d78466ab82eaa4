import type { BeastRow, ChargesRow, OrdinaryRow } from '../achievement.ts';
import type { Shown } from '../shown.ts';

/** The parts of a blazon in the order in which they are said (rules 7.1 and 7.2), the same in every language. */
export interface Order {
  /** Strewn over the field, so said right after it. */
  readonly strewn: readonly ChargesRow[];
  /** Row B, unless it is strewn, a chief or a bordure. */
  readonly first: OrdinaryRow | ChargesRow | undefined;
  /** Row C, unless it is strewn. */
  readonly second: BeastRow | ChargesRow | undefined;
  /** Whether row C lies over something of row B. */
  readonly isOverAll: boolean;
  readonly chief: OrdinaryRow | undefined;
  readonly bordure: OrdinaryRow | undefined;
}

export function orderOf({ rowB, rowC }: Shown): Order {
  const rows = [rowB, rowC].filter(row => row !== undefined);
  const strewn = rows.filter((row): row is ChargesRow => row.kind === 'charges' && row.arrangement === 'semy');
  const isPlain = (row: OrdinaryRow | ChargesRow | BeastRow): boolean => !strewn.includes(row as ChargesRow);
  const [chief, bordure] = [only(rowB, 'chief'), only(rowB, 'bordure')];
  return {
    strewn,
    first: rowB && isPlain(rowB) && !chief && !bordure ? rowB : undefined,
    second: rowC && isPlain(rowC) ? rowC : undefined,
    isOverAll: rowB !== undefined && !chief && !bordure,
    chief,
    bordure,
  };
}

const only = (row: OrdinaryRow | ChargesRow | undefined, which: 'chief' | 'bordure'): OrdinaryRow | undefined =>
  row?.kind === 'ordinary' && row.ordinary === which ? row : undefined;

/** Words in a row, those that are missing left out. */
export const words = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(' ');

/** Parts set off by commas, the first letter large, a full stop at the end; nothing for nothing. */
export function sentence(parts: readonly string[]): string {
  const text = parts.filter(part => part !== '').join(', ');
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
