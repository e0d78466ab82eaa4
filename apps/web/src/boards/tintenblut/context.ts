import type { Lang } from '@tabard/core';
import { useMemo } from 'preact/hooks';
import type { Inspect } from '../kit/inspection.ts';
import { type BoardTable, tableContext } from '../kit/table-context.ts';
import type { Props, Say, Thing } from './game.ts';
import type { Strings } from './strings.ts';

export interface Table extends BoardTable<Say, Strings, Thing> {
  readonly lang: Lang;
  look(thing: Thing, from: HTMLElement): void;
}

/** What the board is handed, and its words. */
export type Speaking = Props & { readonly strings: Strings };

export const { TableContext, useTable } = tableContext<Table>();

interface Looking {
  readonly inspect: Inspect<Thing>;
  pin: Table['look'];
}

export function useNewTable({ words, strings, lang, settings, name, openRule }: Speaking, { inspect, pin }: Looking): Table {
  return useMemo(
    () => ({ say: words as Say, strings, lang, settings, inspect, look: pin, name, openRule }),
    [words, strings, lang, settings, inspect, name, openRule],
  );
}
