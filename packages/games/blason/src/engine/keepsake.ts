import type { Frozen, Seat } from '@tabard/core';
import { COLUMNS, type ColumnName } from './data.ts';
import type { State } from './state.ts';
import { type Shield, view } from './view.ts';

/** What alone shows on a shield; everything else needs a figure of its row (7.2). */
const SAYS: readonly ColumnName[] = ['A1', 'A2', 'A3', 'B1', 'C1', 'C4'];

/** The visible elements in column order, `-` for a gap: a coat of arms as text. A shield that shows nothing has none. */
export function elementsOf(shield: Shield): string | undefined {
  if (!SAYS.some(column => shield[column]?.length)) return;
  return COLUMNS.map(column => shield[column]?.at(-1) ?? '-').join(' ');
}

/** Rule 7.1: a player takes his coat of arms home. */
export const keepsake = (s: Frozen<State>, seat: Seat): string | undefined => elementsOf(view(s as State, 'public').seats[seat]!.shield);
