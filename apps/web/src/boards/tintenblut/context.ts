import type { Lang } from '@tabard/core';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Settings } from '../board.ts';
import type { Inspect } from '../kit/inspection.ts';
import type { Props, Say, Thing } from './game.ts';
import type { Strings } from './strings.ts';

/** What every part of the board may need. */
export interface Table {
  readonly say: Say;
  readonly strings: Strings;
  readonly lang: Lang;
  readonly settings: Settings;
  readonly inspect: Inspect<Thing>;
  look(thing: Thing, from: HTMLElement): void;
  name(seat: number): string;
  openRule: Props['openRule'];
}

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === undefined) throw new Error('A part of the board stands outside of it.');
  return table;
}
