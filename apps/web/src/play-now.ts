import type { Plate } from 'virtual:plates';
import { myName, prefs } from './identity.ts';
import { ask } from './net/api.ts';
import { complain } from './notice.ts';
import { onePlaceMore } from './open-tables.ts';
import { go, tablePath } from './route.ts';

/** Whether «Play now» deals the short game: until the full one is chosen. */
export const isShort = ({ short }: Plate): boolean => short !== undefined && !prefs.value.full;

/** A table with bots, and at once to it. */
export async function playNow(plate: Plate): Promise<void> {
  const named = myName.value && { name: myName.value };
  const options = isShort(plate) && { options: { ...plate.short } };
  const answer = await ask('playNow', {
    body: { game: plate.id, level: prefs.value.level, start: false, ...options, ...named },
  });
  if (!answer.ok) return complain(answer.error);
  const { begin } = await import('./net/dice.ts');
  const begun = await begin(answer.value);
  if (!begun.ok) complain(begun.error);
  onePlaceMore();
  go(tablePath(answer.value.id));
}
