import type { Chair } from './about.ts';

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

/** A name no other bot at the table has, chosen by a random number. */
export function botName(chairs: readonly Chair[], random: number): string {
  const free = NAMES.filter(name => !chairs.some(chair => chair.kind === 'bot' && chair.name === name));
  return free[random % free.length] ?? 'Bot';
}
