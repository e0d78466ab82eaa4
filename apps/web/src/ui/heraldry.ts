import { signal } from '@preact/signals';

export type Heraldry = typeof import('@tabard/heraldry');

/** The heralds' art: undefined until somebody wears a coat of arms and it has come. */
export const heraldry = signal<Heraldry | undefined>(undefined);

let called = false;

/** Fetches it, once; without it everybody keeps a plain shield. */
export function callHeralds(): void {
  if (called) return;
  called = true;
  import('@tabard/heraldry').then(
    art => {
      heraldry.value = art;
    },
    () => {
      called = false;
    },
  );
}

const pictures = new Map<string, string | undefined>();

/** A coat of arms, by its elements, as the address of a picture; undefined when they say nothing that can be drawn. */
export function pictureOf(art: Heraldry, arms: string, hatching: boolean): string | undefined {
  const key = `${arms} ${hatching}`;
  if (!pictures.has(key)) {
    const read = art.readAchievement(arms.split(' '));
    pictures.set(key, read.ok ? `data:image/svg+xml,${encodeURIComponent(art.drawArms(read.value, { hatching }))}` : undefined);
  }
  return pictures.get(key);
}
