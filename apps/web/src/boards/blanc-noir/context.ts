import { useMemo } from 'preact/hooks';
import type { SeatInfo } from '../board.ts';
import type { Inspect } from '../kit/inspection.ts';
import { type BoardTable, tableContext } from '../kit/table-context.ts';
import { type Props, type Say, sayAt } from './game.ts';
import type { Thing } from './inspector.tsx';
import { STRINGS, type Strings } from './strings.ts';

export interface Table extends BoardTable<Say, Strings, Thing> {
  readonly seats: readonly SeatInfo[];
}

export const { TableContext, useTable } = tableContext<Table>();

export function useNewTable({ words, view, lang, settings, seats, name, openRule }: Props, inspect: Inspect<Thing>): Table {
  return useMemo(
    () => ({ say: sayAt(words, view), strings: STRINGS[lang], settings, inspect, seats, name, openRule }),
    [words, view.config.edition, lang, settings, inspect, seats, name, openRule],
  );
}
