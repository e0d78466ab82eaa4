import type { PlayerId } from '@tabard/table';

/** What houses tell each other. A note may come late, twice or not at all: the log is the truth, and a gap is read from it. */
export type Note =
  /** The table has an entry `seq`; `players` are those whom it gave a seat or took one from. */
  | { readonly type: 'entry'; readonly table: string; readonly seq: number; readonly players: readonly PlayerId[] }
  /** The player has another name or other arms. */
  | { readonly type: 'player'; readonly player: PlayerId };

/** How houses on one store hear of each other. */
export interface Bus {
  /** Hears what others tell from now on; what one tells oneself is not heard. */
  join(hear: (note: Note) => void): Member;
}

export interface Member {
  tell(note: Note): void;
  leave(): void;
}
