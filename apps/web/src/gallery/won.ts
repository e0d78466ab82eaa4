import { signal } from '@preact/signals';
import { keep, kept } from '../kept.ts';

/** The arms I made in matches that I played to their end, newest first, and which of them I chose to wear. */
interface Won {
  readonly all: readonly string[];
  /** Undefined: those the house gave me. */
  readonly worn: string | undefined;
}

const KEPT = 'tabard.arms';
const MOST = 200;

export const won = signal<Won>(read(kept(KEPT)));

export function remember(arms: string): void {
  const { all, worn } = won.value;
  if (all[0] !== arms) change({ all: [arms, ...all.filter(one => one !== arms)].slice(0, MOST), worn });
}

/** Only on this device: a house gives out what was won last. */
export const wear = (worn: string | undefined): void => change({ ...won.value, worn });

/** Arms are finished when no column of their shield is empty. */
export const isFinished = (arms: string): boolean => !arms.split(' ').includes('-');

/** Who is shown: a plain shield by its crest, and the arms last won. */
export interface Bearer {
  readonly crest?: string;
  readonly arms?: string;
}

/** The arms on a shield: mine as I chose, else those last won if they are finished. Whoever has no plain shield shows them as they are. */
export function armsOn({ crest, arms }: Bearer, myCrest: string | undefined): string | undefined {
  if (crest === undefined) return arms;
  const chosen = crest === myCrest ? won.value.worn : undefined;
  return chosen ?? (arms !== undefined && isFinished(arms) ? arms : undefined);
}

function change(next: Won): void {
  won.value = next;
  keep(KEPT, JSON.stringify(next));
}

/** Whatever is not as it should be is forgotten. */
export function read(text: string | null): Won {
  let raw: Record<string, unknown> = {};
  try {
    raw = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {}
  const all = Array.isArray(raw.all) ? raw.all.filter(one => typeof one === 'string').slice(0, MOST) : [];
  return { all, worn: typeof raw.worn === 'string' ? raw.worn : undefined };
}
