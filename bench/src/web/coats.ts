import { fastRng } from '@tabard/core';
import {
  type Achievement,
  ARRANGEMENTS,
  ATTITUDES,
  BEASTS,
  CADENCIES,
  CHARGES,
  drawArms,
  FIELDS,
  LINES,
  ORDINARIES,
  readAchievement,
  summon,
  TINCTURES,
} from '@tabard/heraldry';

export interface CoatFigures {
  readonly coats: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Of all coats, with and without hatching, in UTF-8. */
  readonly largestBytes: number;
}

/** Draws so many finished coats of arms, one after the other, once to warm up and once by the clock. */
export async function drawCoats(coats: number): Promise<CoatFigures> {
  await summon('all');
  const all = randomCoats(coats);
  const bytes = [false, true].flatMap(hatching => all.map(coat => Buffer.byteLength(drawArms(coat, { hatching }))));
  const times = all
    .map(coat => {
      const start = performance.now();
      drawArms(coat);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { coats, medianMs: at(0.5), p99Ms: at(0.99), largestBytes: Math.max(...bytes) };
}

/** Every column filled, each row in either of its bands; the same ones in every run. */
export function randomCoats(count: number): Achievement[] {
  const rng = fastRng('coats');
  const two = <T>(values: readonly T[]): [T, T] => {
    const first = rng.below(values.length);
    return [values[first]!, values[(first + 1 + rng.below(values.length - 1)) % values.length]!];
  };
  const one = <T>(values: readonly T[]): T => values[rng.below(values.length)]!;
  return Array.from({ length: count }, () => {
    const [charge, other] = two(CHARGES);
    const [arrangement, another] = two(ARRANGEMENTS);
    const [under, over] = two(TINCTURES);
    const rowB = rng.below(2) === 0 ? [one(ORDINARIES), one(LINES)] : [charge, arrangement];
    const rowC = rng.below(2) === 0 ? [one(BEASTS), one(ATTITUDES)] : [other, another];
    const read = readAchievement([one(FIELDS), ...two(TINCTURES), ...rowB, under, ...rowC, over, one(CADENCIES)]);
    if (!read.ok) throw new Error(read.error);
    return read.value;
  });
}
