import type { Tincture } from '../elements.ts';
import { HATCHED, INK, PATTERNS, PLAIN, TINTS, VELLUM } from './tinctures.ts';

/** What a drawing is collected in: definitions under ids of its own. */
export interface Page {
  readonly prefix: string;
  readonly hatching: boolean;
  readonly defs: Map<string, string>;
}

export type Paint = Tincture | undefined;

/** The value of a `fill`; patterns are defined when they are first asked for. A missing tincture is bare vellum. */
export function fillOf(page: Page, tincture: Paint, scale = 1): string {
  if (tincture === undefined) return VELLUM;
  const hatch = page.hatching ? HATCHED[tincture] : undefined;
  const solid = page.hatching ? TINTS[tincture] : PLAIN[tincture];
  if (solid !== undefined && !hatch) return solid;
  const id = `${page.prefix}${tincture}${scale === 1 ? '' : Math.round(scale * 100)}`;
  if (!page.defs.has(id)) page.defs.set(id, patternOf(page, tincture, id, scale));
  return `url(#${id})`;
}

function patternOf(page: Page, tincture: Tincture, id: string, scale: number): string {
  const { width, height, body } = (page.hatching ? HATCHED[tincture] : undefined) ?? PATTERNS[tincture]!(page.hatching);
  const scaled = scale === 1 ? '' : ` patternTransform="scale(${Math.round(scale * 100) / 100})"`;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${scaled}>${body}</pattern>`;
}

type Tone = 'light' | 'dark' | 'mixed';

export function toneOf(page: Page, tincture: Paint): Tone {
  if (tincture === undefined || page.hatching) return tincture === 'vair' || tincture === 'counter-vair' ? 'mixed' : 'light';
  if (tincture === 'vair' || tincture === 'counter-vair') return 'mixed';
  return tincture === 'or' || tincture === 'argent' || tincture === 'ermine' ? 'light' : 'dark';
}

/** Lines within a thing: ink, or vellum on what is as dark as ink. */
export const inkOn = (page: Page, tincture: Paint): string => (tincture === 'sable' && !page.hatching ? '#cfc4ae' : INK);

/** The strokes around a thing, outermost first, so that it stands out from every ground it lies on, its own tincture included. */
export function outlines(page: Page, tincture: Paint, grounds: readonly Paint[], width: number): { stroke: string; width: number }[] {
  const tone = toneOf(page, tincture);
  const on = grounds.map(ground => toneOf(page, ground));
  const ink = { stroke: INK, width };
  const light = { stroke: VELLUM, width: width * 1.15 };
  const isOnDark = on.some(each => each === 'dark');
  if (tone === 'light') return [ink];
  if (tone === 'dark') return on.includes('mixed') ? [{ ...light, width: width * 1.9 }] : isOnDark ? [light] : [ink];
  return on.includes('mixed') || isOnDark ? [{ stroke: VELLUM, width: width * 2.2 }, ink] : [ink];
}
