import { keep, kept } from './kept.ts';

const KEPT = 'tabard.open-tables';
/** As many stand above the games; more stand below. */
export const AT_ONCE = 3;

/** How many tables to go on with the first screen keeps room for, until the server has told: so nothing on it jumps. */
export const placesKept = (): number => Math.min(Math.max(Math.trunc(Number(kept(KEPT))) || 0, 0), AT_ONCE);

export const keepPlaces = (count: number): void => {
  keep(KEPT, String(count));
};

/** Somebody has sat down at one more. */
export const onePlaceMore = (): void => keepPlaces(Math.min(placesKept() + 1, AT_ONCE));
