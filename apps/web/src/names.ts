import type { SeatInfo } from '@tabard/protocol';
import type { Dictionary } from './i18n/en.ts';
import { t } from './i18n/index.ts';

type Named = Pick<SeatInfo, 'kind' | 'name'>;

/** How everybody at a table is called. Where more than one have no name, their seats tell them apart. */
export function seatNames(seats: readonly Named[], words: Pick<Dictionary, 'guest' | 'guestNumber'> = t.value): readonly string[] {
  const isGuest = ({ kind, name }: Named) => kind === 'player' && name === '';
  const isAlone = seats.filter(isGuest).length <= 1;
  return seats.map((seat, at) => seat.name || (isAlone || !isGuest(seat) ? words.guest : words.guestNumber(at + 1)));
}

export const seatName = (seats: readonly Named[], seat: number): string => seatNames(seats)[seat] ?? t.value.guest;
