import type { Lang } from '@tabard/core';
import { useMemo } from 'preact/hooks';
import type { Inspect } from '../kit/inspection.ts';
import { type BoardTable, tableContext } from '../kit/table-context.ts';
import type { Props, Say, Thing } from './game.ts';
import { STRINGS, type Strings } from './strings.ts';

export interface Table extends BoardTable<Say, Strings, Thing> {
  readonly lang: Lang;
  look(thing: Thing, from: HTMLElement): void;
}

export const { TableContext, useTable } = tableContext<Table>();

interface Looking {
  readonly inspect: Inspect<Thing>;
  pin: Table['look'];
}

export function useNewTable({ words, lang, settings, name, openRule }: Props, { inspect, pin }: Looking): Table {
  return useMemo(
    () => ({ say: words as Say, strings: STRINGS[lang], lang, settings, inspect, look: pin, name, openRule }),
    [words, lang, settings, inspect, name, openRule],
  );
}
