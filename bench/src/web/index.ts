import { fileURLToPath } from 'node:url';
import { type CoatFigures, drawCoats } from './coats.ts';
import { measureClient, type SizeFigures } from './sizes.ts';

export interface WebBench {
  readonly arms: CoatFigures;
  /** Null when the client is not built. */
  readonly sizes: SizeFigures | null;
}

const DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/** How long a coat of arms takes to draw, and what a visitor has to fetch. */
export const benchWeb = ({ coats }: { readonly coats: number }): WebBench => ({
  arms: drawCoats(coats),
  sizes: measureClient(DIST) ?? null,
});
