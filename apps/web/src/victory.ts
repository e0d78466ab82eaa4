import type { Table } from '@tabard/protocol';
import { t } from './i18n/index.ts';
import { seatName } from './names.ts';
import { hasNoWinner } from './result/points.ts';

/** Who won, said to whoever looks; '' while nobody has. */
export function victoryAt({ outcome, seats, me }: Pick<Table, 'outcome' | 'seats' | 'me'>): string {
  if (outcome && hasNoWinner(outcome)) return t.value.nobodyWins;
  const winners = outcome?.ranking[0] ?? [];
  const names = winners.map(seat => seatName(seats, seat));
  if (winners.length === 0) return '';
  if (winners.length > 1) return t.value.sharedWin(t.value.and(names));
  return winners[0] === me.seat ? t.value.youWin : t.value.wins(names[0]!);
}
