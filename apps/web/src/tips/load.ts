import type { Tips } from './tip.ts';

const files = import.meta.glob<Tips>('../boards/*/tips.ts', { import: 'default' });

/** What a game explains the first time; a game need not explain anything. */
export const loadTips = async (game: string): Promise<Tips> => (await files[`../boards/${game}/tips.ts`]?.()) ?? [];
