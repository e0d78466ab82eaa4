import type { Achievement } from './achievement.ts';
import { loadBeast } from './beasts/figure.ts';
import { type Coat, isBeast } from './coat.ts';
import { BEASTS, type Beast } from './elements.ts';

/** Fetches the beasts that arms show, or all of them, before they are drawn; undefined when nothing is missing. */
export function summon(arms: Achievement | Coat | 'all'): Promise<void> | undefined {
  const beasts = arms === 'all' ? BEASTS : beastsOf(arms);
  const missing = beasts.map(loadBeast).filter(coming => coming !== undefined);
  return missing.length === 0 ? undefined : Promise.all(missing).then(() => {});
}

/** A shield of the game has its beast in row C, a coat one in every group. */
function beastsOf({ rowC, groups, chief, bordure }: Achievement & Coat): Beast[] {
  const bearings = [...Object.values(groups ?? {}), chief?.on, bordure?.on].map(group => group?.bearing);
  return [rowC?.kind === 'beast' ? rowC.beast : undefined, ...bearings].filter(each => each !== undefined).filter(isBeast);
}
