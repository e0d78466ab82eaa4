import type { Lang } from '@tabard/core';

/** Keys of one game, and what they do. */
export interface KeyRow {
  readonly keys: readonly string[];
  readonly does: Readonly<Record<Lang, string>>;
}

const files = import.meta.glob<readonly KeyRow[]>('../boards/*/key-rows.ts', { import: 'default' });

/** The default export of `boards/<game>/key-rows.ts`; a game need not have one. */
export const loadKeyRows = async (game: string): Promise<readonly KeyRow[]> => (await files[`../boards/${game}/key-rows.ts`]?.()) ?? [];
