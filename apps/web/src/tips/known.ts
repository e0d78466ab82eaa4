import { signal } from '@preact/signals';
import { keep, kept } from '../kept.ts';

const KEY = 'tabard.tips';

/** What this device has been told before, and whether it wants to be told anything. */
interface Kept {
  readonly on: boolean;
  /** `blanc-noir/chain` and its like. */
  readonly known: readonly string[];
}

export const tips = signal<Kept>(read(kept(KEY)));

export const isKnown = (id: string): boolean => tips.value.known.includes(id);
export const learn = (id: string): void => change({ known: [...tips.value.known.filter(one => one !== id), id] });
/** Switched on again, they begin anew. */
export const setTips = (on: boolean): void => change(on ? { on, known: [] } : { on });

function change(part: Partial<Kept>): void {
  tips.value = { ...tips.value, ...part };
  keep(KEY, JSON.stringify(tips.value));
}

/** Whatever is not as it should be is forgotten. */
export function read(text: string | null): Kept {
  try {
    const raw = JSON.parse(text ?? '{}') as Partial<Kept> | null;
    const known = Array.isArray(raw?.known) ? raw.known.filter(id => typeof id === 'string') : [];
    return { on: raw?.on !== false, known };
  } catch {
    return { on: true, known: [] };
  }
}
