import { signal } from '@preact/signals';
import { keep, kept } from './kept.ts';

const KEPT = 'tabard.put-away';
/** More than anybody has on their tables at once. */
const MOST = 50;

/** What I have read and do not want to see again, the latest last. */
const away = signal<readonly string[]>(kept(KEPT)?.split(' ') ?? []);

export const isPutAway = (what: string): boolean => away.value.includes(what);

export function putAway(what: string): void {
  away.value = [...away.value, what].slice(-MOST);
  keep(KEPT, away.value.join(' '));
}
