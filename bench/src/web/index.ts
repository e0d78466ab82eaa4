import { fileURLToPath } from 'node:url';
import { CATALOG } from '@tabard/catalog';
import { type CoatFigures, drawCoats } from './coats.ts';
import { type FrameFigures, measureFrames } from './frames.ts';
import { measureClient, type SizeFigures } from './sizes.ts';

export interface WebBench {
  readonly arms: CoatFigures;
  /** Null when the client is not built. */
  readonly sizes: SizeFigures | null;
  /** Null when the client is not built, or there is no browser. */
  readonly frames: readonly FrameFigures[] | null;
}

interface Plan {
  readonly coats: number;
  /** How long each game's flying cards are watched. */
  readonly seconds: number;
}

const DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/** How long a coat of arms takes to draw, what a visitor has to fetch, and how smoothly cards fly. */
export async function benchWeb({ coats, seconds }: Plan): Promise<WebBench> {
  const sizes = measureClient(DIST) ?? null;
  const games = CATALOG.map(({ id }) => id);
  return { arms: await drawCoats(coats), sizes, frames: (sizes && (await measureFrames({ dist: DIST, games, seconds }))) ?? null };
}
