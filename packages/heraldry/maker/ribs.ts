import type { Frame } from './breed.ts';
import { at } from './parts.ts';
import type { Dab } from './plane.ts';

/** Strokes that follow the edge of the chest: low ahead, high behind; `deep` is how far below the spine the belly is. */
export const slanting =
  (deep: number) =>
  ({ trunk }: Frame): Dab[][] =>
    [0, 1, 2].map(i => [
      at(trunk(0.57 + i * 0.08, -deep * (0.98 + i * 0.08)), 0.1),
      at(trunk(0.505 + i * 0.085, -deep * (0.66 + i * 0.12)), 0.56),
      at(trunk(0.49 + i * 0.085, -deep * (0.08 + i * 0.2)), 0.1),
    ]);

/** Short ones that follow each other, where the belly is not far below the spine. */
export const upright =
  (waist: number) =>
  ({ trunk }: Frame): Dab[][] =>
    [0, 1, 2].map(i => {
      const [share, low, high] = [0.5 + i * 0.08, -waist * (0.75 + i * 0.1), -waist * (0.1 + i * 0.15)];
      return [at(trunk(share - 0.02, low), 0.08), at(trunk(share + 0.025, (low + high) / 2), 0.42), at(trunk(share + 0.02, high), 0.08)];
    });
