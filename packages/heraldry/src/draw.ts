import type { Achievement } from './achievement.ts';
import { PER_UNIT } from './beasts/coding.ts';
import { type BeastFigure, beastFigure } from './beasts/figure.ts';
import { type Device as Bearing, type Coat, edgesOf, type Group, isBeast } from './coat.ts';
import { coatOf } from './coat-of.ts';
import type { Beast, Cadency, Tincture } from './elements.ts';
import { above, type Fur, SIZES, spotsOn, spotsOnBeast, spotsWithin, withoutRidges } from './ermine.ts';
import { batonOn, CADENCIES_DRAWN } from './figures/cadencies.ts';
import type { Device } from './figures/charges.ts';
import { moved, type Point, type Runs, short, stepwise } from './geometry.ts';
import { drawnAs } from './layout/figures.ts';
import { flatten } from './layout/flatten.ts';
import { isIn, type Mask, maskOf, paint, paintLines } from './layout/room.ts';
import { type Ground, type Laid, type Layout, layoutOf, outlinesOf } from './layout.ts';
import { DIVISIONS, loweredOn } from './shield/fields.ts';
import { type Shape, shieldPath } from './shield/outline.ts';
import { armedIn, fieldFillOf, fillOf, inkOn, isFur, isTold, outlines, type Page, type Paint, rowsOf, use } from './shield/page.ts';
import { coloursOf, contrast, INK, LIGHT, PLAIN, RIM, SILVER } from './shield/tinctures.ts';
import { plain } from './shown.ts';
import { rowsOfField, rowsOn } from './vair.ts';

export interface DrawOptions {
  readonly hatching?: boolean | undefined;
  /** A heater, unless said otherwise. */
  readonly shape?: Shape | undefined;
}

/** Rules 7.1 and 7.3: what a shield of the game shows, as an SVG document. */
export const drawArms = (achievement: Achievement, options: DrawOptions = {}): string => drawCoat(coatOf(achievement), options);

/** A coat of arms as an SVG document, the same bytes for the same arms. Its beasts have been summoned before. */
export function drawCoat(coat: Coat, options: DrawOptions = {}): string {
  const { defs, body } = shieldOf(coat, options);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240"><defs>${defs}</defs>${body}</svg>`;
}

/** The shield alone, to be put on a page of 200 × 240 or on a larger one. */
export function shieldOf(coat: Coat, { hatching = false, shape = 'heater' }: DrawOptions): { prefix: string; defs: string; body: string } {
  const arms = plain(coat);
  const page: Page = { prefix: `h${hashOf(JSON.stringify([arms, hatching, shape]))}`, hatching, defs: new Map() };
  const layout = layoutOf(arms, shape);
  const body = [field(page, arms, shape, layout), ...layers(page, arms, layout, shape)].join('');
  const clip = `${page.prefix}s`;
  const outline = shieldPath(0, shape);
  return {
    prefix: page.prefix,
    defs: `<clipPath id="${clip}"><path d="${outline}"/></clipPath>${[...page.defs.values()].join('')}`,
    body: [
      `<g clip-path="url(#${clip})" stroke-linejoin="round" stroke-linecap="round">${body}</g>`,
      `<path d="${outline}" fill="none" stroke="${RIM}" stroke-width="4.4"/>`,
      `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="2.7"/>`,
    ].join(''),
  };
}

/** Seven letters and digits that differ from coat to coat (FNV-1a), for ids on a page of many. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

function field(page: Page, coat: Coat, shape: Shape, layout: Layout): string {
  const { division, first, second } = coat;
  const down = division ? loweredOn(shape, division) : 0;
  const other = division && moved(flatten(DIVISIONS[division]), (x, y) => [x, y + down]);
  const spotted = (tincture: Paint, part: Runs, ...beside: Runs[]): string =>
    tincture === 'ermine' ? spotsOn(page, part, { shape, above: [...beside, ...above(coat, layout)], sizes: sizesOn(coat, layout) }) : '';
  const how = ` stroke="${INK}" stroke-width=".8"${down === 0 ? '' : ` transform="translate(0 ${down})"`}`;
  const part = (path: string, tincture: Paint, isSecond: boolean): string => {
    const fill = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"${isSecond ? how : ''}/>`;
    const level = isBelled(tincture) ? rowsOfField(coat, layout.ordinary, isSecond ? 0 : down, tincture) : undefined;
    if (!level) return backed(tincture, silver => fill(path, silver ?? fieldFillOf(page, tincture, division)));
    const [upper, lower] = level.rows.map(rows => rowsOf(page, tincture as Tincture, rows)) as [string, string];
    const pieces: [string, string][] = isSecond
      ? piecesOf(path).map(piece => [piece, flatten(piece)[0]!.some(([, y]) => y < level.until - 1) ? upper : lower])
      : [
          [`M0 0H200V${short(level.until)}H0Z`, upper],
          [`M0 ${short(level.until)}H200V240H0Z`, lower],
        ];
    return fill(path, SILVER) + pieces.map(([d, rows]) => fill(d, rows)).join('');
  };
  return [
    part(WHOLE, first, false),
    spotted(first, flatten(WHOLE), ...(other ? [other] : [])),
    division ? part(DIVISIONS[division], second, true) : '',
    other ? spotted(second, other) : '',
  ].join('');
}

const piecesOf = (path: string): string[] => path.match(/M[^M]+/g) ?? [];

/** A whole field keeps its rows; beside an ordinary and other things spots are not too small. */
const sizesOn = ({ division, ordinary }: Coat, { groups }: Layout): readonly number[] =>
  SIZES.slice(0, !division && !ordinary ? 1 : groups.length > 0 ? 3 : undefined);

const WHOLE = 'M0 0H200V240H0Z';

/** The tiles of a fur do not quite meet in a PNG: they are laid on silver. */
const backed = (tincture: Paint, draw: (fill?: string) => string): string => (isFur(tincture) ? draw(SILVER) : '') + draw();

interface How {
  readonly turn?: number | undefined;
  readonly grounds?: readonly Paint[];
}

/** From the ground up: what is strewn, the ordinary, the groups, chief and bordure with what lies on them, the mark. */
function layers(page: Page, coat: Coat, layout: Layout, shape: Shape): string[] {
  const { ordinary, chief, bordure, groups, mark } = layout;
  const open = groundsOf(coat, 'field');
  const onEdges = (laid: Laid): boolean => laid.place === 'on-chief' || laid.place === 'on-bordure';
  const all = groups.map((laid, i) => ({ laid, text: group(page, laid, groundsOf(coat, laid.ground), `g${i}`) }));
  const others: Layout = { groups, ...(mark && { mark }) };
  const rim: Layout = { ...others, ...(bordure && { bordure }) };
  const isOver = coat.chief?.isOver === true;
  const on = (name: string, path: string | undefined, tincture: Paint, later: Layout, { turn, grounds = open }: How = {}): string => {
    if (path === undefined) return '';
    const rows = isBelled(tincture) && path.length <= LONG ? belled(page, coat, name, path, tincture) : '';
    const text = outlined(page, name, path, tincture, grounds, 1.2, rows && SILVER) + rows;
    if (tincture !== 'ermine') return text;
    const sizes = groups.length > 0 ? SIZES.slice(0, 5) : SIZES;
    return text + spotsOn(page, flatten(path), { shape, above: above(coat, later), sizes, turn });
  };
  const sown = coat.strewn && sownOn(coat, layout, shape);
  return [
    ...(coat.strewn ?? []).map(({ bearing, tincture }, i, { length }) =>
      strewn(page, drawnAs(bearing), tincture, fieldOf(coat), `t${i}`, length > 1 ? i : undefined, sown!),
    ),
    on('r', ordinary, coat.ordinary?.tincture, { ...rim, ...(chief && { chief }) }, { turn: slantOf(coat) }),
    ...all.filter(({ laid }) => !onEdges(laid)).map(({ text }) => text),
    ...edgesOf(
      coat,
      on('u', chief, coat.chief?.tincture, isOver ? others : rim, { grounds: isOver ? [...open, coat.bordure?.tincture] : open }),
      on('o', bordure, coat.bordure?.tincture, isOver && chief ? { ...others, chief } : others),
    ),
    ...all.filter(({ laid }) => onEdges(laid)).map(({ text }) => text),
    coat.mark ? cadency(page, coat, coat.mark, layout, shape) : '',
  ];
}

const fieldOf = (coat: Coat): Paint[] => (coat.division ? [coat.first, coat.second] : [coat.first]);

/** The tinctures that may lie under a thing. */
function groundsOf(coat: Coat, ground: Ground): Paint[] {
  const open = [...fieldOf(coat), ...(coat.strewn ?? []).map(({ tincture }) => tincture)];
  switch (ground) {
    case 'field':
      return open;
    case 'ordinary':
      return [coat.ordinary?.tincture];
    case 'both':
      return [...open, ...(coat.ordinary ? [coat.ordinary.tincture] : [])];
    case 'chief':
    case 'bordure':
      return [coat[ground]?.tincture];
  }
}

/** A longer path is not said twice. */
const LONG = 9000;

/** Bells upon an ordinary, in rows of its own: of several each has its own. */
function belled(page: Page, { ordinary }: Coat, name: string, path: string, tincture: Tincture): string {
  const kind = name === 'u' ? 'chief' : name === 'o' ? 'bordure' : ordinary!.ordinary;
  const pieces = kind === ordinary?.ordinary && ordinary.number ? piecesOf(path) : [path];
  return pieces.map(piece => `<path d="${piece}" fill="${rowsOf(page, tincture, rowsOn(kind, piece, tincture))}"/>`).join('');
}

/** A path in its tincture, or in what lies under rows of its own, with whatever outline it needs. */
function outlined(page: Page, name: string, path: string, tincture: Paint, grounds: readonly Paint[], width: number, under = ''): string {
  const id = `${page.prefix}${name}`;
  page.defs.set(id, `<path id="${id}" d="${path}"/>`);
  const filled = (fill: string): string => `<use href="#${id}" fill="${fill}"/>`;
  // Bells that show through the seams of others are hairlines.
  return (
    around([id], tincture, grounds, width) + (under ? filled(under) : backed(tincture, fill => filled(fill ?? fillOf(page, tincture))))
  );
}

/** Spots of ermine lie along a bend. */
function slantOf({ ordinary, chief }: Coat): number {
  const slant = chief ? 35 : 45;
  return ordinary?.ordinary === 'bend' ? -slant : ordinary?.ordinary === 'bend-sinister' ? slant : 0;
}

/** The strokes around defined things, drawn under them. */
function around(ids: readonly string[], tincture: Paint, grounds: readonly Paint[], width: number, least = 0): string {
  const uses = ids.map(id => `<use href="#${id}"/>`).join('');
  return outlines(tincture, grounds, width)
    .map(({ stroke, width: wide }) => `<g fill="none" stroke="${stroke}" stroke-width="${short(Math.max(wide, least) * 2)}">${uses}</g>`)
    .join('');
}

function group(page: Page, { group: of, scale, figures }: Laid, grounds: readonly Paint[], name: string): string {
  const id = isBeast(of.bearing)
    ? beast(page, name, of.bearing, of, grounds, scale)
    : define(page, name, drawnAs(of.bearing as Bearing), of.tincture, grounds, scale);
  return figures.map(({ at, turn, isMirrored }) => use(id, at, turn, isMirrored)).join('');
}

/** Semy: all over the field, cut off at its edges, smaller and closer where figures lie upon it. Two kinds are strewn in turns. */
function strewn(
  page: Page,
  device: Device,
  tincture: Paint,
  grounds: readonly Paint[],
  name: string,
  ofTwo: number | undefined,
  { taken, shown, close }: Sown,
): string {
  const [dx, dy] = [22 * close, 25 * close];
  const scale = (ofTwo === undefined ? 0.23 : 0.2) * close;
  const id = define(page, name, device, tincture, grounds, scale);
  const outline = stepsAlong(flatten(device.shape), 1.5 / scale).map(([x, y]): Point => {
    const further = scale + CLEAR / Math.hypot(x, y);
    return [x * further, y * further];
  });
  const isSeen = ([x, y]: Point): boolean => {
    if (outline.some(([u, v]) => isIn(taken, x + u, y + v))) return false;
    return outline.filter(([u, v]) => isIn(shown, 100 - Math.abs(x + u - 100), y + v)).length > outline.length * SLIVER;
  };
  const across = Math.ceil(100 / dx);
  const rowsFrom = (top: number): Point[] => {
    const places: Point[] = [];
    for (let row = -1; row * dy < 260; row++) {
      for (let column = -across; column <= across; column++) {
        const isMine = ofTwo === undefined || (row % 2 === 0) === (ofTwo === 0);
        if ((row + column) % 2 === 0 && isMine) places.push([100 + column * dx, top + row * dy]);
      }
    }
    return places.filter(isSeen);
  };
  // Where most are whole beside figures; those of two kinds stay in step.
  const ways = (close < 1 && ofTwo === undefined ? [0, 0.5] : [0]).map(down => rowsFrom(10 - down * dy));
  return ways
    .reduce((best, way) => (way.length > best.length ? way : best))
    .map(place => use(id, place))
    .join('');
}

/** Where things may be strewn. */
interface Sown {
  /** By what lies upon them. */
  readonly taken: Mask;
  /** Of the shield within its border, whose halves are alike. */
  readonly shown: Mask;
  /** How much smaller and closer they stand. */
  readonly close: number;
}

/** What is covered or touched says nothing, and one colour runs into another: it is left out. */
function sownOn(coat: Coat, layout: Layout, shape: Shape): Sown {
  const onField = layout.groups.filter(({ ground }) => ground === 'field' || ground === 'both');
  const taken = above(coat, layout).reduce(paint, maskOf([]));
  // Claws are thinner than a cell.
  for (const laid of onField) for (const runs of outlinesOf(laid)) paintLines(taken, runs);
  return { taken, shown: maskOf(flatten(shieldPath(2, shape))), close: onField.length > 0 ? 0.65 : 1 };
}

/** How far they keep from what lies upon them. */
const CLEAR = 1.2;

/** What shows less of its outline at the edge of the shield cannot be told. */
const SLIVER = 0.25;

/** Points along runs, about so far from each other. */
function stepsAlong(runs: Runs, far: number): Point[] {
  const points: Point[] = [];
  for (const run of runs) {
    for (const [bx, by] of [...run, run[0]!]) {
      const [ax, ay] = points.at(-1) ?? [bx, by];
      const parts = Math.floor(Math.hypot(bx - ax, by - ay) / far);
      for (let part = 1; part <= parts; part++) points.push([ax + ((bx - ax) * part) / parts, ay + ((by - ay) * part) / parts]);
      if (points.length === 0) points.push([bx, by]);
    }
  }
  return points;
}

/** Puts a device among the definitions and gives its id. */
function define(page: Page, name: string, bare: Device, tincture: Paint, grounds: readonly Paint[], scale: number): string {
  const id = `${page.prefix}${name}`;
  const isSpotted = tincture === 'ermine';
  const device = isSpotted ? { ...bare, lines: withoutRidges(bare.lines) } : bare;
  const { shape, lines, dark } = device;
  // Ink clogs the notches of small things; a light line must be seen.
  const width = Math.min(1.2, (isTold(tincture, grounds) ? 0.45 : 0.6) + scale) / scale;
  page.defs.set(`${id}p`, `<path id="${id}p" d="${shape}"/>`);
  const filling = fillOf(page, tincture, Math.max(0.3, scale * (isBelled(tincture) ? 0.54 : 0.72)) / scale);
  const body = [
    around([`${id}p`], tincture, grounds, width),
    backed(tincture, fill => `<use href="#${id}p" fill="${fill ?? filling}"/>`),
    isSpotted ? spotsWithin(page, { shape, lines, dark: dark ?? '' }, scale, [Math.max(0.35, 0.45 * scale), 2]) : '',
  ].join('');
  const wide = (Math.min(1.3, 0.5 + scale) * (isBelled(tincture) ? 1.5 : 1)) / scale;
  const inner = lines && `<path d="${lines}" fill="none" stroke="${inkOn(page, tincture)}" stroke-width="${short(wide)}"/>`;
  const openings = dark ? `<path d="${dark}" fill="${inkOn(page, tincture)}"/>` : '';
  page.defs.set(id, `<g id="${id}"><g transform="scale(${Math.round(scale * 1000) / 1000})">${body}${openings}${inner}</g></g>`);
  return id;
}

const isBelled = (tincture: Paint): tincture is 'vair' | 'counter-vair' => tincture === 'vair' || tincture === 'counter-vair';

/** A beast shows few rows of bells, or its form dissolves. */
const BELLS = 1.5;

/** Puts a beast among the definitions, around its own 0,0, in tenths, and gives its id. */
function beast(
  page: Page,
  name: string,
  which: Beast,
  { attitude, tincture, armed, langued }: Group,
  grounds: readonly Paint[],
  scale: number,
): string {
  const id = `${page.prefix}${name}`;
  const figure = beastFigure(which, attitude ?? 'rampant');
  const path = (of: string): string => stepwise(of, (scale / PER_UNIT) * 10);
  const custom = armedIn(tincture, grounds);
  const arms = armed ? figure.armed : figure.claws;
  const [claws, tongue] = [arms ? (armed ?? custom) : undefined, langued ?? custom];
  const wide = Math.min(11, 5 + scale * 5);
  const pattern = Math.max(3, Math.min(6.5, scale * 4.6)) * (isBelled(tincture) ? BELLS : 1);
  page.defs.set(`${id}l`, `<path id="${id}l" d="${path(figure.body)}"/>`);
  if (claws) page.defs.set(`${id}a`, `<path id="${id}a" d="${path(arms)}"/>`);
  const body = [
    // The line of the body, also where it is as dark as ink.
    claws && !isTold(claws, grounds) ? `<use href="#${id}a" fill="none" stroke="${LIGHT}" stroke-width="${short(wide * 2.8)}"/>` : '',
    claws ? around([`${id}a`], tincture, grounds, wide, wide * 0.7) : '',
    around([`${id}l`], tincture, grounds, wide),
    backed(tincture, fill => `<use href="#${id}l" fill="${fill ?? fillOf(page, tincture, pattern)}"/>`),
    // Golden claws of a red bear on silver: the body's light line says nothing there.
    claws && isTold(claws, grounds) && !isTold(tincture, grounds)
      ? `<use href="#${id}a" fill="none" stroke="${INK}" stroke-width="${short(wide)}"/>`
      : '',
    claws ? backed(claws, fill => `<use href="#${id}a" fill="${fill ?? fillOf(page, claws, pattern)}"/>`) : '',
    tongue && figure.langued
      ? backed(tongue, fill => `<path d="${path(figure.langued)}" fill="${fill ?? fillOf(page, tongue, pattern)}"/>`)
      : '',
    `<path d="${path(figure.lines)}" fill="${inkOn(page, tincture)}"/>`,
    tincture === 'ermine' ? spotsOnBeast(page, furOf(figure, path, (scale / PER_UNIT) * 10), scale) : '',
  ].join('');
  page.defs.set(id, `<g id="${id}"><g transform="scale(.1)" stroke-linejoin="miter">${body}</g></g>`);
  return id;
}

/** The mark of a younger son, in a tincture that shows where the blazon names none. */
function cadency(page: Page, coat: Coat, mark: Cadency, { mark: laid, groups }: Layout, shape: Shape): string {
  const { chief, bordure } = coat;
  const across = [
    ...groundsOf(coat, 'both'),
    ...groups.map(({ group: { tincture } }) => tincture),
    ...[chief, bordure].flatMap(edge => (edge ? [edge.tincture] : [])),
  ];
  const grounds = laid ? groundsOf(coat, laid.ground) : across;
  const tincture = coat.markTincture ?? markTincture(grounds);
  const device = CADENCIES_DRAWN[mark];
  if (!laid || laid.path !== undefined) {
    const path = laid?.path ?? batonOn(shape);
    const spots = tincture === 'ermine' ? spotsOn(page, flatten(path), { shape, above: [], sizes: [0.5, 0.4, 0.3] }) : '';
    // Where its tincture is said, a light edge as wide as others would be one of silver.
    return outlined(page, 'd', path, tincture, grounds, coat.markTincture && !isTold(tincture, grounds) ? 0.6 : 1.2) + spots;
  }
  return use(define(page, 'd', device, tincture, grounds, laid.scale), laid.at);
}

const furOf = (figure: BeastFigure, path: (of: string) => string, larger: number): Fur => ({
  shape: path(figure.body),
  lines: path(figure.lines),
  arms: path(figure.armed),
  face: figure.face.map(each => each * larger) as unknown as Fur['face'],
});

const MARKS = ['gules', 'azure', 'sable', 'argent', 'or'] as const satisfies readonly Tincture[];

/** None that it lies on; light on dark, dark on light, if one can be told from everything there. */
function markTincture(grounds: readonly Paint[]): Tincture {
  const under = grounds.flatMap(coloursOf);
  const free = MARKS.filter(each => !under.includes(PLAIN[each]!));
  const isClear = (each: Tincture): boolean => under.every(colour => contrast(PLAIN[each]!, colour) >= 3);
  return free.find(isClear) ?? free[0] ?? 'argent';
}
