import { useMemo } from 'preact/hooks';
import type { SeatInfo } from '../board.ts';
import type { Inspect } from '../kit/inspection.ts';
import { type BoardTable, tableContext } from '../kit/table-context.ts';
import { moveWords, type Props, type Say, sayAt } from './game.ts';
import type { Thing } from './inspector.tsx';
import { plansFor } from './plans.ts';
import type { Strings } from './strings.ts';

export interface Table extends BoardTable<Say, Strings, Thing> {
  readonly seats: readonly SeatInfo[];
  /** Chooses ahead what a thing of mine is for; nothing where there is nothing to plan. */
  plans(thing: Thing): readonly Planned[];
}

export interface Planned {
  readonly said: string;
  choose(): void;
}

/** What the board is handed, and its words. */
export type Speaking = Props & { readonly strings: Strings };

export const { TableContext, useTable } = tableContext<Table>();

export function useNewTable(props: Speaking, inspect: Inspect<Thing>): Table {
  const { words, view, strings, settings, seats, name, openRule } = props;
  const table = useMemo(
    () => ({ say: sayAt(words, view), strings, settings, inspect: marked(inspect), seats, name, openRule }),
    [words, view.config.edition, strings, settings, inspect, seats, name, openRule],
  );
  const { say } = table;
  const plans = (thing: Thing): Planned[] => {
    const { plan } = props;
    if (!plan) return [];
    return plansFor(thing, view).map(move => {
      const said = moveWords(say, move, name);
      return { said, choose: () => plan({ move, said }) };
    });
  };
  const isPlanning = props.plan !== undefined;
  return useMemo(() => ({ ...table, plans }), [table, isPlanning, view.hand]);
}

/** Whatever can be looked up is found on the board by its mark. */
const marked =
  (inspect: Inspect<Thing>): Inspect<Thing> =>
  thing =>
    thing === undefined ? {} : { ...inspect(thing), 'data-inspect': '' };
