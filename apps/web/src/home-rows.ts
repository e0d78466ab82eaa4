import { signal } from '@preact/signals';
import type { MyTable, OpenTable } from '@tabard/protocol';
import { playsHere } from './my-turn.ts';

/** The lobby and my own tables as last told; undefined until then. */
export const lobbyRows = signal<readonly OpenTable[] | undefined>(undefined);
export const myRows = signal<readonly MyTable[] | undefined>(undefined);

/** How many tables cannot go on without me. */
export const waitingFor = (rows: readonly MyTable[]): number => rows.filter(({ waiting, table }) => waiting && playsHere(table)).length;

/** Those waiting for me first, then by last change. */
export const byUrgency = (a: MyTable, b: MyTable): number => Number(b.waiting) - Number(a.waiting) || b.changed - a.changed;

/** Hears of both as long as the first screen is shown; the answer ends that. */
export function watchRows(): () => void {
  let isOver = false;
  let close = (): void => {};
  void import('./net/watch.ts').then(
    ({ Watch }) => {
      if (isOver) return;
      const watch = new Watch({ lobby: lobbyRows, mine: myRows });
      close = () => watch.close();
    },
    () => {},
  );
  return () => {
    isOver = true;
    close();
  };
}
