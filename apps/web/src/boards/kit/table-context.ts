import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps, Settings } from '../board.ts';
import type { Inspect } from './inspection.ts';

/** What every part of a board may need. */
export interface BoardTable<Say, Strings, Thing> {
  readonly say: Say;
  readonly strings: Strings;
  readonly settings: Settings;
  readonly inspect: Inspect<Thing>;
  name(seat: number): string;
  openRule: BoardProps['openRule'];
}

export function tableContext<Table>() {
  const TableContext = createContext<Table | undefined>(undefined);
  const useTable = (): Table => {
    const table = useContext(TableContext);
    if (table === undefined) throw new Error('A part of the board stands outside of it.');
    return table;
  };
  return { TableContext, useTable };
}
