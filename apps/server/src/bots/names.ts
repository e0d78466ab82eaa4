import { randomInt } from 'node:crypto';
import type { TableRecord } from '@tabard/table';

/** Travellers of the old romances; readable in every language we speak. */
const NAMES = [
  'Gawain',
  'Isolde',
  'Melusine',
  'Yvain',
  'Enid',
  'Perceval',
  'Lunete',
  'Tristan',
  'Elaine',
  'Galahad',
  'Morgane',
  'Bors',
  'Laudine',
  'Erec',
  'Sigune',
  'Kay',
];

/** A name nobody at the table has. */
export function botName(seats: TableRecord['seats']): string {
  const free = NAMES.filter(name => !seats.some(seat => seat.kind !== 'open' && seat.name === name));
  return free[randomInt(free.length)] ?? 'Bot';
}
