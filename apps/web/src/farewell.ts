import { forget, keep, kept } from './kept.ts';

const KEPT = 'tabard.farewell';

/** Everything about me was deleted: the first page that comes says so. */
export const sayFarewell = (): void => void keep(KEPT, 'to be said');

/** True once. */
export function wasDeleted(): boolean {
  const isNew = kept(KEPT) !== null;
  forget(KEPT);
  return isNew;
}
