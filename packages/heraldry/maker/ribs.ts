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
