import { signal } from '@preact/signals';
import type { Achievement, Coat } from '@tabard/heraldry';
import type { ArmsStyle } from '../arms-link.ts';

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

/** Counts the beasts that have come, so that whoever waits for one is drawn again. */
const arrivals = signal(0);
const awaited = new Set<Promise<void>>();

/** Whether a coat of arms can be drawn; fetches the beasts it lacks, and asks again on whoever reads this once they have come. */
export function isReady(art: Heraldry, arms: Achievement | Coat): boolean {
  arrivals.value;
  const coming = art.summon(arms);
  if (!coming) return true;
  if (!awaited.has(coming)) {
    awaited.add(coming);
    coming.then(
      () => {
        awaited.delete(coming);
        arrivals.value++;
      },
      () => awaited.delete(coming),
    );
  }
  return false;
}

/** A coat of arms as its style asks for; a motto that cannot be written is left out. */
export const drawnIn = (art: Heraldry, coat: Coat, { shape, isWhole, motto }: ArmsStyle, hatching: boolean): string =>
  isWhole
    ? art.drawAchievement(coat, { shape, hatching, motto: art.unwritable(motto) === undefined ? motto : '' })
    : art.drawCoat(coat, { shape, hatching });

const pictures = new Map<string, string>();

/** A coat of arms, by its elements, as the address of a picture; undefined when they say nothing that can be drawn, or while its beast is on its way. */
export function pictureOf(art: Heraldry, arms: string, hatching: boolean): string | undefined {
  const key = `${arms} ${hatching}`;
  const before = pictures.get(key);
  if (before !== undefined) return before;
  const read = art.readAchievement(arms.split(' '));
  if (!read.ok || !isReady(art, read.value)) return;
  const picture = `data:image/svg+xml,${encodeURIComponent(art.drawArms(read.value, { hatching }))}`;
  pictures.set(key, picture);
  return picture;
}

/** The same drawing with names of its own: two of the same arms on a page, one of them hidden, would spoil each other. */
export const namedApart = (svg: string, id: string): string => svg.replaceAll(/(id="|#)(?=h[0-9a-z-]+[")])/g, `$1${id}`);
