import type { Entry, PlayerId } from '@tabard/table';
import type { Said } from './store.ts';

/** What houses tell each other. A note may come late, twice or not at all: the log is the truth, and a gap is read from it. */
export type Note =
  /** The table has an entry `seq`; `run` are the last ones up to it, so that who knows those before need not read the log. */
  | { readonly type: 'entry'; readonly table: string; readonly seq: number; readonly run?: readonly Entry[] }
  /** Who of those seated follows the table at a house, nobody when the last one has gone; and how many watch it there. */
  | {
      readonly type: 'present';
      readonly table: string;
      readonly house: string;
      readonly players: readonly PlayerId[];
      readonly watching?: number;
    }
  /** A house has opened the table and asks who is present elsewhere. */
  | { readonly type: 'whoIsThere'; readonly table: string; readonly house: string }
  /** Somebody at the table has another name or other arms. */
  | { readonly type: 'renamed'; readonly table: string }
  /** A table in the lobby is another, has come or has gone. */
  | { readonly type: 'listed'; readonly table: string }
  /** Something was said at the table. What is said aside, among those who watch, is kept nowhere. */
  | { readonly type: 'said'; readonly table: string; readonly said: Said; readonly aside: boolean }
  /** The player was deleted: what they said is gone, too. */
  | { readonly type: 'deleted'; readonly player: PlayerId }
  /** The player was given a seat somewhere, or lost one. */
  | { readonly type: 'seated'; readonly player: PlayerId }
  /** The player, or a device of theirs, is not welcome any more: a token was revoked, somebody signed out or was deleted. */
  | { readonly type: 'dismissed'; readonly player: PlayerId }
  /** Somebody was banned, or is not any more. */
  | { readonly type: 'bans' }
  /** A bot is to move at a table that this house looks after. */
  | { readonly type: 'due'; readonly table: string; readonly house: string };

/** What a note is about: whoever listens to that hears it. */
export type Topic = `table ${string}` | `player ${string}` | `house ${string}` | 'every house' | 'the lobby';

export function topicOf(note: Note): Topic {
  switch (note.type) {
    case 'entry':
    case 'present':
    case 'whoIsThere':
    case 'renamed':
    case 'said':
      return `table ${note.table}`;
    case 'listed':
      return 'the lobby';
    case 'seated':
      return `player ${note.player}`;
    case 'dismissed':
    case 'deleted':
    case 'bans':
      return 'every house';
    case 'due':
      return `house ${note.house}`;
  }
}

/** How houses on one store hear of each other. */
export interface Bus {
  join(listener: Listener): Member;
}

export interface Listener {
  /** A note of somebody else on a topic one listens to. */
  hear(note: Note): void;
  /** The bus is lost, and notes with it, or it is back: those told in between are not repeated. A bus one joins is taken to be there. */
  changed(isLost: boolean): void;
}

export interface Member {
  /** Tells whoever else listens to the note's topic. */
  tell(note: Note): void;
  /** Resolves when no note on the topic that is told from then on is missed; when the bus is lost, at once. Listening twice is listening once. */
  listen(topic: Topic): Promise<void>;
  /** Hears nothing more on the topic. */
  ignore(topic: Topic): void;
  leave(): void;
}
