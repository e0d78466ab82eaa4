import type { Seat } from '@tabard/core';
import { t } from '../../i18n/index.ts';
import type { BoardProps } from '../board.ts';

/** What is said while there is nothing for me to decide: whom the table waits for, as its header has it. */
export function waitingFor(
  { seats, seat: me, name, paused, waits }: Pick<BoardProps, 'seats' | 'seat' | 'name' | 'paused' | 'waits'>,
  turn: Seat,
): string {
  const words = t.value;
  if (waits !== undefined) return waits;
  if (paused) return words.wasPaused;
  if (seats[turn]?.away) return words.isAway(name(turn));
  if (turn !== me) return words.isThinking(name(turn));
  // Where no bot plays for me, the board still shows what I did.
  return seats[turn]?.standIn ? words.yourBotThinks : words.onItsWay;
}
