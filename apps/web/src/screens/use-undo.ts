import type { Step, Table } from '@tabard/protocol';
import { useState } from 'preact/hooks';
import { playsHere } from '../my-turn.ts';
import { asker } from '../net/at-table.ts';
import type { Session } from '../net/session.ts';

export interface Undoing {
  /** It is on its way. */
  readonly isAsked: boolean;
  run(): void;
}

/** How to take my last move back, exactly while the house allows it in the position that stands. */
export function useUndo(session: Session, table: Table, { after }: Pick<Step, 'after'>): Undoing | undefined {
  const [askedAt, setAskedAt] = useState<number | undefined>(undefined);
  const may = session.undoable.value === after && session.pending.value === undefined && playsHere(table) && !table.paused;
  if (!may) return;
  const isAsked = askedAt === after;
  const run = async () => {
    if (isAsked) return;
    setAskedAt(after);
    if (!(await asker(session)('undo', { after }))) setAskedAt(undefined);
  };
  return { isAsked, run: () => void run() };
}
