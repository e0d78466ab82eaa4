import type { Board } from './board.ts';

/** Every folder's board, but for the one that new games are copied from. */
const boards = import.meta.glob<Board>(['./*/board.tsx', '!./sample-game/*'], { import: 'default' });
const loaded = new Map<string, Board>();

/** A game's board, fetched when a table of it is entered. */
export async function loadBoard(game: string): Promise<Board | undefined> {
  const before = loaded.get(game);
  if (before) return before;
  const board = await boards[`./${game}/board.tsx`]?.();
  await board?.ready?.();
  if (board) loaded.set(game, board);
  return board;
}
