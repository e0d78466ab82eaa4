import type { OpenTable } from '@tabard/protocol';

/** The rows of a game, or of all, as far as there is room; those that wait before those that play. */
export function shownOf(
  rows: readonly OpenTable[],
  game: string,
  room: number,
): { readonly shown: readonly OpenTable[]; readonly hidden: number } {
  const wanted = rows.filter(row => game === '' || row.game === game);
  const sorted = wanted.toSorted((a, b) => Number(a.status === 'playing') - Number(b.status === 'playing'));
  const shown = sorted.slice(0, room);
  return { shown, hidden: sorted.length - shown.length };
}

/** The first seat to sit down on: an open one, or a bot's where the match is on. */
export const freeSeat = ({ seats, status }: OpenTable): number =>
  seats.findIndex(({ kind }) => kind === (status === 'playing' ? 'bot' : 'open'));

/** The game for which most people wait; '' where nobody does. */
export function busiest(rows: readonly OpenTable[]): string {
  const waiting = new Map<string, number>();
  for (const { game, status, seats } of rows) {
    const people = status === 'waiting' ? seats.filter(({ kind }) => kind === 'player').length : 0;
    waiting.set(game, Math.max(waiting.get(game) ?? 0, people));
  }
  const [game = '', people = 0] = [...waiting].sort((a, b) => b[1] - a[1])[0] ?? [];
  return people > 0 ? game : '';
}
