import type { Lang } from '@tabard/core';
import { useMemo } from 'preact/hooks';
import type { Inspect } from '../kit/inspection.ts';
import { type BoardTable, tableContext } from '../kit/table-context.ts';
import type { Heraldry } from './coat.tsx';
import type { Props, Say } from './game.ts';
import type { Thing } from './inspector.tsx';
import { STRINGS, type Strings } from './strings.ts';

export interface Table extends BoardTable<Say, Strings, Thing> {
  readonly lang: Lang;
  /** Undefined until it is loaded. */
  readonly heraldry: Heraldry | undefined;
}

export const { TableContext, useTable } = tableContext<Table>();

export function useNewTable(
  { words, lang, settings, name, openRule }: Props,
  inspect: Inspect<Thing>,
  heraldry: Heraldry | undefined,
): Table {
  return useMemo(
    () => ({ say: words as Say, strings: STRINGS[lang], lang, settings, inspect, heraldry, name, openRule }),
    [words, lang, settings, inspect, heraldry, name, openRule],
  );
}
