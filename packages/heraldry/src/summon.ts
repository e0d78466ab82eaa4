import type { Achievement } from './achievement.ts';
import { loadBeast } from './beasts/figure.ts';
import { BEASTS } from './elements.ts';

/** Fetches the beasts that a coat shows, or all of them, before they are drawn; undefined when nothing is missing. */
export function summon(arms: Achievement | 'all'): Promise<void> | undefined {
  const beasts = arms === 'all' ? BEASTS : arms.rowC?.kind === 'beast' && arms.rowC.beast ? [arms.rowC.beast] : [];
  const missing = beasts.map(loadBeast).filter(coming => coming !== undefined);
  return missing.length === 0 ? undefined : Promise.all(missing).then(() => {});
}
