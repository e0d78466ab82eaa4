import { useMemo } from 'preact/hooks';
import type { SeatInfo } from '../board.ts';
import type { Inspect } from '../kit/inspection.ts';
import { type BoardTable, tableContext } from '../kit/table-context.ts';
import { type Props, type Say, sayAt } from './game.ts';
import type { Thing } from './inspector.tsx';
import type { Strings } from './strings.ts';

export interface Table extends BoardTable<Say, Strings, Thing> {
  readonly seats: readonly SeatInfo[];
}

/** What the board is handed, and its words. */
export type Speaking = Props & { readonly strings: Strings };

export const { TableContext, useTable } = tableContext<Table>();

export function useNewTable(props: Speaking, inspect: Inspect<Thing>): Table {
  const { words, view, strings, settings, seats, name, openRule } = props;
  return useMemo(
    () => ({ say: sayAt(words, view), strings, settings, inspect: marked(inspect), seats, name, openRule }),
    [words, view.config.edition, strings, settings, inspect, seats, name, openRule],
  );
}

/** Whatever can be looked up is found on the board by its mark. */
const marked =
  (inspect: Inspect<Thing>): Inspect<Thing> =>
  thing =>
    thing === undefined ? {} : { ...inspect(thing), 'data-inspect': '' };
