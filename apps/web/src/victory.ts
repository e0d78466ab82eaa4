import type { Table } from '@tabard/protocol';
import { t } from './i18n/index.ts';
import { seatName } from './names.ts';
import { hasNoWinner } from './result/points.ts';

/** Who won, said to whoever looks; '' while nobody has. */
export function victoryAt({ outcome, seats, me }: Pick<Table, 'outcome' | 'seats' | 'me'>): string {
  if (outcome && hasNoWinner(outcome)) return t.value.nobodyWins;
  const winners = outcome?.ranking[0] ?? [];
  const others = winners.filter(seat => seat !== me.seat).map(seat => seatName(seats, seat));
  if (winners.length === 0) return '';
  if (others.length === 0) return t.value.youWin;
  const names = t.value.and(others);
  if (others.length < winners.length) return t.value.youShareWin(names);
  return others.length > 1 ? t.value.sharedWin(names) : t.value.wins(names);
}

/** The same in a line of its own: of many only how many they are. */
export function victoryInShort(table: Pick<Table, 'outcome' | 'seats' | 'me'>): string {
  const winners = table.outcome?.ranking[0]?.length ?? 0;
  return winners > MOST_NAMED && !hasNoWinner(table.outcome!) ? t.value.manyShareWin(winners) : victoryAt(table);
}

const MOST_NAMED = 2;
