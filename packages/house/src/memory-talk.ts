import type { PlayerId } from '@tabard/table';
import { type Said, TALK_KEPT, type TalkStore } from './store.ts';

export interface MemoryTalk extends TalkStore {
  /** The table is there no more. */
  dropTable(table: string): void;
  /** The player is there no more. */
  dropPlayer(player: PlayerId): void;
}

/** The talk of a store in memory. */
export function memoryTalk(hasTable: (table: string) => boolean, hasPlayer: (player: PlayerId) => Promise<boolean>): MemoryTalk {
  const talk = new Map<string, readonly Said[]>();
  return {
    async keepSaid(said) {
      if (!(await hasPlayer(said.by)) || !hasTable(said.table)) return false;
      const before = talk.get(said.table) ?? [];
      if (before.some(({ id }) => id === said.id)) return false;
      talk.set(said.table, [...before, said].sort(bySequence).slice(-TALK_KEPT));
      return true;
    },
    talkAt: async table => talk.get(table) ?? [],
    spokeAt: async (player, most) =>
      [...talk.keys()]
        .filter(table => talk.get(table)!.some(({ by }) => by === player))
        .sort()
        .slice(0, most),
    dropTable: table => void talk.delete(table),
    dropPlayer(player) {
      for (const [table, lines] of talk)
        talk.set(
          table,
          lines.filter(({ by }) => by !== player),
        );
    },
  };
}

const bySequence = (a: Said, b: Said): number => a.at - b.at || (a.id < b.id ? -1 : 1);
