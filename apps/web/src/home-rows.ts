import { computed, signal } from '@preact/signals';
import type { MyTable, OpenTable } from '@tabard/protocol';
import { useEffect } from 'preact/hooks';
import { byUrgency, waitingFor } from './my-turn.ts';
import { ask } from './net/api.ts';
import { type Route, route } from './route.ts';

/** The lobby and my own tables as last told; undefined until then. */
export const lobbyRows = signal<readonly OpenTable[] | undefined>(undefined);
export const myRows = signal<readonly MyTable[] | undefined>(undefined);
/** What the house's clock said, and when that was heard, by the browser's clock that never jumps. */
export const houseClock = signal<{ readonly now: number; readonly heardAt: number } | undefined>(undefined);

/** The table on the screen. */
const tableHere = ({ value: at }: { readonly value: Route }): string | undefined => (at.at === 'table' ? at.table : undefined);

/** How many tables wait for me, besides the one I look at. */
export const waiting = computed(() => waitingFor(myRows.value ?? [], tableHere(route)));

/** Hears of my tables as long as anything is shown; of the lobby on the first screen, elsewhere only where another table of mine goes on. */
export function useRows(): void {
  const isHome = route.value.at === 'home';
  const here = tableHere(route);
  const isWatching = isHome || (myRows.value ?? []).some(({ table }) => table.id !== here && isUnfinished(table));
  useEffect(() => {
    if (isHome || myRows.peek() === undefined) void askForRows();
  }, [isHome]);
  useEffect(() => (isWatching ? watchRows(isHome ? ['lobby', 'mine'] : ['mine']) : undefined), [isWatching, isHome]);
}

export const isUnfinished = ({ status }: MyTable['table']): boolean => status === 'playing' || status === 'waiting';

async function askForRows(): Promise<void> {
  const before = myRows.value;
  const answer = await ask('myTables');
  // What was told live meanwhile is newer.
  if (!answer.ok || myRows.value !== before) return;
  houseClock.value = { now: answer.value.now, heardAt: performance.now() };
  myRows.value = answer.value.tables.toSorted(byUrgency);
}

/** The answer ends it. */
function watchRows(what: readonly ('lobby' | 'mine')[]): () => void {
  let isOver = false;
  let close = (): void => {};
  void import('./net/watch.ts').then(
    ({ Watch }) => {
      if (isOver) return;
      const watch = new Watch({ lobby: lobbyRows, mine: myRows, clock: houseClock }, what);
      close = () => watch.close();
    },
    () => {},
  );
  return () => {
    isOver = true;
    close();
  };
}
