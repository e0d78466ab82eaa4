import type { Achievement } from './achievement.ts';
import { PER_UNIT } from './beasts/coding.ts';
import { beastFigure } from './beasts/figure.ts';
import { type Device as Bearing, type Coat, type Group, isBeast } from './coat.ts';
import { coatOf } from './coat-of.ts';
import type { Beast, Cadency, Tincture } from './elements.ts';
import { CADENCIES_DRAWN } from './figures/cadencies.ts';
import type { Device } from './figures/charges.ts';
import { type Point, short, stepwise } from './geometry.ts';
import { drawnAs } from './layout/figures.ts';
import { type Ground, type Laid, type Layout, layoutOf } from './layout.ts';
import { DIVISIONS } from './shield/fields.ts';
import { type Shape, shieldPath } from './shield/outline.ts';
import { armedIn, fillOf, inkOn, isFur, isLight, outlines, type Page, type Paint } from './shield/page.ts';
import { INK, RIM, SILVER } from './shield/tinctures.ts';
import { plain } from './shown.ts';

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
  const body = [field(page, arms), ...layers(page, arms, layoutOf(arms, shape))].join('');
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

function field(page: Page, { division, first, second }: Coat): string {
  const ground = `<path d="M0 0H200V240H0Z" fill="${fillOf(page, first)}"/>`;
  return division ? `${ground}<path d="${DIVISIONS[division]}" fill="${fillOf(page, second)}" stroke="${INK}" stroke-width=".8"/>` : ground;
}

/** From the ground up: what is strewn, the ordinary, the groups, chief and bordure with what lies on them, the mark. */
function layers(page: Page, coat: Coat, { ordinary, chief, bordure, groups, mark }: Layout): string[] {
  const open = groundsOf(coat, 'field');
  const onEdges = (laid: Laid): boolean => laid.place === 'on-chief' || laid.place === 'on-bordure';
  const all = groups.map((laid, i) => ({ laid, text: group(page, laid, groundsOf(coat, laid.ground), `g${i}`) }));
  return [
    ...(coat.strewn ?? []).map(({ bearing, tincture }, i, { length }) =>
      strewn(page, drawnAs(bearing), tincture, fieldOf(coat), `t${i}`, length > 1 ? i : undefined),
    ),
    ordinary ? outlined(page, 'r', ordinary, coat.ordinary?.tincture, open, 1.2) : '',
    ...all.filter(({ laid }) => !onEdges(laid)).map(({ text }) => text),
    chief ? outlined(page, 'u', chief, coat.chief?.tincture, open, 1.2) : '',
    bordure ? outlined(page, 'o', bordure, coat.bordure?.tincture, open, 1.2, ' fill-rule="evenodd"') : '',
    ...all.filter(({ laid }) => onEdges(laid)).map(({ text }) => text),
    coat.mark ? cadency(page, coat, coat.mark, mark) : '',
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

/** A path in its tincture with whatever outline it needs. */
function outlined(page: Page, name: string, path: string, tincture: Paint, grounds: readonly Paint[], width: number, rule = ''): string {
  const id = `${page.prefix}${name}`;
  page.defs.set(id, `<path id="${id}" d="${path}"${rule}/>`);
  return `${around([id], tincture, grounds, width)}<use href="#${id}" fill="${fillOf(page, tincture)}"/>`;
}

/** The strokes around defined things, drawn under them. */
function around(ids: readonly string[], tincture: Paint, grounds: readonly Paint[], width: number): string {
  const uses = ids.map(id => `<use href="#${id}"/>`).join('');
  return outlines(tincture, grounds, width)
    .map(({ stroke, width: wide }) => `<g fill="none" stroke="${stroke}" stroke-width="${short(wide * 2)}">${uses}</g>`)
    .join('');
}

function group(page: Page, { group: of, scale, figures }: Laid, grounds: readonly Paint[], name: string): string {
  const id = isBeast(of.bearing)
    ? beast(page, name, of.bearing, of, grounds, scale)
    : define(page, name, drawnAs(of.bearing as Bearing), of.tincture, grounds, scale);
  return figures.map(({ at, turn }) => use(id, at, turn)).join('');
}

const use = (id: string, [x, y]: Point, turn = 0): string =>
  turn === 0
    ? `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`
    : `<use href="#${id}" transform="translate(${short(x)} ${short(y)}) rotate(${turn})"/>`;

/** Semy: all over the field, cut off at its edges. Two kinds are strewn in turns. */
function strewn(page: Page, device: Device, tincture: Paint, grounds: readonly Paint[], name: string, ofTwo: number | undefined): string {
  const [dx, dy] = [22, 25];
  const id = define(page, name, device, tincture, grounds, ofTwo === undefined ? 0.26 : 0.2);
  const places: Point[] = [];
  for (let row = -1; row < 10; row++) {
    for (let column = -1; column < 10; column++) {
      const isMine = ofTwo === undefined || (row % 2 === 0) === (ofTwo === 0);
      if ((row + column) % 2 === 0 && isMine) places.push([12 + column * dx, 10 + row * dy]);
    }
  }
  return places.map(place => use(id, place)).join('');
}

/** Puts a device among the definitions and gives its id. */
function define(page: Page, name: string, { shape, lines }: Device, tincture: Paint, grounds: readonly Paint[], scale: number): string {
  const id = `${page.prefix}${name}`;
  const width = Math.min(1.2, 0.6 + scale) / scale;
  const strokes = outlines(tincture, grounds, width)
    .map(({ stroke, width: wide }) => `<path d="${shape}" fill="none" stroke="${stroke}" stroke-width="${short(wide * 2)}"/>`)
    .join('');
  const body = `${strokes}<path d="${shape}" fill="${fillOf(page, tincture, Math.max(0.3, scale * 0.72) / scale)}"/>`;
  const inner =
    lines &&
    `<path d="${lines}" fill="none" stroke="${inkOn(page, tincture)}" stroke-width="${short(Math.min(1.3, 0.5 + scale) / scale)}"/>`;
  page.defs.set(id, `<g id="${id}"><g transform="scale(${Math.round(scale * 1000) / 1000})">${body}${inner}</g></g>`);
  return id;
}

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
  const pattern = Math.max(3, Math.min(6.5, scale * 4.6));
  const custom = armedIn(tincture, grounds);
  const [claws, tongue] = [armed ?? custom, langued ?? custom];
  const wide = Math.min(11, 5 + scale * 5);
  page.defs.set(`${id}l`, `<path id="${id}l" d="${path(figure.body)}"/>`);
  if (claws) page.defs.set(`${id}a`, `<path id="${id}a" d="${path(figure.armed)}"/>`);
  const body = [
    claws ? around([`${id}a`], claws, grounds, wide) : '',
    around([`${id}l`], tincture, grounds, wide),
    // Under the tiles of a fur, which do not quite meet.
    isFur(tincture) ? `<use href="#${id}l" fill="${SILVER}"/>` : '',
    `<use href="#${id}l" fill="${fillOf(page, tincture, pattern)}"/>`,
    claws ? `<use href="#${id}a" fill="${fillOf(page, claws, pattern)}"/>` : '',
    tongue && figure.langued ? `<path d="${path(figure.langued)}" fill="${fillOf(page, tongue, pattern)}"/>` : '',
    `<path d="${path(figure.lines)}" fill="${inkOn(page, tincture)}"/>`,
  ].join('');
  page.defs.set(id, `<g id="${id}"><g transform="scale(.1)">${body}</g></g>`);
  return id;
}

/** The mark of a younger son, in a tincture that shows: the blazon names none. */
function cadency(page: Page, coat: Coat, mark: Cadency, laid: Layout['mark']): string {
  const grounds = groundsOf(coat, laid?.ground ?? 'both');
  const tincture = markTincture(grounds);
  const device = CADENCIES_DRAWN[mark];
  if (!laid || laid.path !== undefined) return outlined(page, 'd', laid?.path ?? device.shape, tincture, grounds, 1.2);
  return use(define(page, 'd', device, tincture, grounds, laid.scale), laid.at);
}

/** Light on dark, dark on light, silver where both meet. */
function markTincture(grounds: readonly Paint[]): Tincture {
  const marks: readonly Tincture[] = grounds.every(isLight) ? ['gules', 'azure', 'sable'] : ['argent', 'or', 'gules', 'sable'];
  return marks.find(tincture => !grounds.includes(tincture)) ?? 'argent';
}
