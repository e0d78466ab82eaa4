import type { Lang } from '@tabard/core';
import { useMemo } from 'preact/hooks';
import type { Inspect } from '../kit/inspection.ts';
import { type BoardTable, tableContext } from '../kit/table-context.ts';
import type { Heraldry } from './coat.tsx';
import type { Props, Say } from './game.ts';
import type { Thing } from './inspector.tsx';
import type { Strings } from './strings.ts';

export interface Table extends BoardTable<Say, Strings, Thing> {
  readonly lang: Lang;
  /** Undefined until it is loaded. */
  readonly heraldry: Heraldry | undefined;
}

/** What the board is handed, and its words. */
export type Speaking = Props & { readonly strings: Strings };

export const { TableContext, useTable } = tableContext<Table>();

export function useNewTable(
  { words, strings, lang, settings, name, openRule }: Speaking,
  inspect: Inspect<Thing>,
  heraldry: Heraldry | undefined,
): Table {
  return useMemo(
    () => ({ say: words as Say, strings, lang, settings, inspect, heraldry, name, openRule }),
    [words, strings, lang, settings, inspect, heraldry, name, openRule],
  );
}
