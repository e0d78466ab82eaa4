import type { Frame } from './breed.ts';
import type { Layer } from './figure.ts';
import { hair } from './parts.ts';

/** Hair that stands off nape and throat only. */
export const ruff =
  (rows: readonly (readonly [share: number, nape: number, long: number, wide: number])[], spread = 30) =>
  ({ neck, up }: Frame): Layer[] =>
    rows.map(([share, nape, long, wide]) => hair(neck(share, nape * 0.72), up + 180 - nape * spread, long, wide, nape < 0 ? 24 : -24, 2));
