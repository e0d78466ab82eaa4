import type { Field, Tincture } from '../elements.ts';
import { type Point, short } from '../geometry.ts';
import { coloursOf, contrast, HATCHED, INK, LIGHT, PATTERNS, PLAIN, partedFur, ROW, TINTS, type Tile, VELLUM } from './tinctures.ts';

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
  // Bells and spots may be as small as the thing; hatching that is too fine is grey.
  if (!page.defs.has(id)) page.defs.set(id, patternOf(page, tincture, id, hatch && scale !== 1 ? scale * 1.5 : scale));
  return `url(#${id})`;
}

/** The same for a field. */
export function fieldFillOf(page: Page, tincture: Paint, division: Field | undefined): string {
  const tile = tincture && division && isFur(tincture) ? partedFur(tincture, division, page.hatching) : undefined;
  if (!tile) return fillOf(page, tincture);
  const id = `${page.prefix}f${tincture}`;
  page.defs.set(id, patternText(id, tile, tile.x, tile.y, tile.size ? `scale(${tile.size})` : ''));
  return `url(#${id})`;
}

/** The middle of a bend, and of a bend sinister. */
export const MIDDLE: Point = [100, 96];

/** Where rows of bells begin, how high each is, and what a bell stands on the middle of. */
export interface Rows {
  readonly x: number;
  readonly top: number;
  readonly high: number;
  /** Along a bend. */
  readonly turn?: number | undefined;
}

/** Vair in such rows. */
export function rowsOf(page: Page, tincture: Tincture, { x, top, high, turn = 0 }: Rows): string {
  const id = `${page.prefix}${tincture}${page.defs.size}`;
  const tile = PATTERNS[tincture]!(page.hatching, false);
  const size = high / ROW;
  const place = `${turn === 0 ? '' : `rotate(${turn} ${MIDDLE.join(' ')})`}translate(${short(x)} ${short(top)})scale(${Math.round(size * 1000) / 1000})`;
  page.defs.set(id, patternText(id, tile, -tile.width / 2, 0, place));
  return `url(#${id})`;
}

function patternOf(page: Page, tincture: Tincture, id: string, scale: number): string {
  const hatch = page.hatching ? HATCHED[tincture] : undefined;
  const tile = hatch ?? PATTERNS[tincture]!(page.hatching, scale !== 1);
  const changes = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
  // On a shield one is on the pale line, on a figure in its middle.
  const [x, y] = scale === 1 ? [100, hatch ? 0 : 8] : [0, hatch ? -hatch.height / 2 : -18];
  return patternText(id, tile, x - tile.width / 2, y, changes);
}

export const patternText = (id: string, { width, height, body }: Tile, x: number, y: number, changes: string): string =>
  `<pattern id="${id}" x="${x}" y="${y}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${changes && ` patternTransform="${changes}"`}>${body}</pattern>`;

export const isFur = (tincture: Paint): boolean => tincture !== undefined && PATTERNS[tincture] !== undefined;

const isLight = (tincture: Paint): boolean => coloursOf(tincture).every(colour => contrast(colour, INK) > contrast(colour, VELLUM));

/** Lines within a thing: ink, or vellum on what is as dark as ink. */
export const inkOn = (page: Page, tincture: Paint): string => (tincture === 'sable' && !page.hatching ? '#cfc4ae' : INK);

/** Something defined, put in its place. */
export const use = (id: string, [x, y]: Point, turn = 0, isMirrored = false): string =>
  turn === 0
    ? `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`
    : `<use href="#${id}" transform="translate(${short(x)} ${short(y)}) rotate(${turn})${isMirrored ? ' scale(-1 1)' : ''}"/>`;

/** What can be told apart. */
const ENOUGH = 3;

/**
 * The strokes around a thing, outermost first, so that it stands out from every ground it lies on, its own tincture included. A thin dark
 * line, or a light one where dark meets dark, with a hair of ink in it. They do not ask for hatching: only the filling changes by it.
 */
export function outlines(tincture: Paint, grounds: readonly Paint[], width: number): { stroke: string; width: number }[] {
  // Bells are restless: a strong line holds them together.
  const isBelled = tincture === 'vair' || tincture === 'counter-vair';
  const ink = { stroke: INK, width: width * (isInk(tincture) ? 0.35 : isBelled ? 1.3 : 1) };
  if (isParted(tincture, grounds, INK)) return [ink];
  const light = { stroke: LIGHT, width: width * 1.5 };
  return !isBelled && isParted(tincture, grounds, LIGHT)
    ? [light, { ...ink, width: width * 0.4 }]
    : [{ ...light, width: width * 2.1 }, ink];
}

/** Whether a thing with a line of ink around it can be told from its grounds. */
export const isTold = (tincture: Paint, grounds: readonly Paint[]): boolean => isParted(tincture, grounds, INK);

/** A line around what is as dark as ink itself would only make it fatter. */
const isInk = (tincture: Paint): boolean => coloursOf(tincture).every(own => contrast(own, INK) < 1.2);

/** Whether a thing can be told from its grounds, by itself or by a line around it. */
function isParted(tincture: Paint, grounds: readonly Paint[], line: string): boolean {
  return coloursOf(tincture).every(own =>
    grounds.every(ground => coloursOf(ground).every(other => contrast(own, other) >= ENOUGH || contrast(own, line) >= ENOUGH)),
  );
}

/**
 * The tincture of claws, beak, tusks and tongue: gules, or azure where gules is taken, as custom wants it; where both are, sable on a
 * light beast and or on a dark one. A beast without a tincture has none of them.
 */
export function armedIn(tincture: Paint, grounds: readonly Paint[]): Tincture | undefined {
  if (tincture === undefined) return;
  const taken = [tincture, ...grounds].map((each): Paint => (each === 'vair' || each === 'counter-vair' ? 'azure' : each));
  const wanted: readonly Tincture[] = isLight(tincture) ? ['gules', 'azure', 'sable'] : ['gules', 'azure', 'or', 'argent'];
  return wanted.find(each => !taken.includes(each));
}
