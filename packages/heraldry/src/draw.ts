import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
import { type BeastFigure, beastFigure } from './beasts/figure.ts';
import type { Cadency, Tincture } from './elements.ts';
import { CADENCIES_DRAWN } from './figures/cadencies.ts';
import { CHARGES_DRAWN, type Device } from './figures/charges.ts';
import { mapPath, type Point, short } from './geometry.ts';
import { PLACES, SINGLE } from './shield/arrangements.ts';
import { DIVISIONS } from './shield/fields.ts';
import { reachOf } from './shield/lines.ts';
import { BORDURE, chiefEnd, ordinaryPath } from './shield/ordinaries.ts';
import { isWithin, shieldPath } from './shield/outline.ts';
import { armedIn, fillOf, inkOn, isLight, outlines, type Page, type Paint } from './shield/page.ts';
import { INK, RIM } from './shield/tinctures.ts';
import { hashOf, type Shown, shown } from './shown.ts';

/** Rules 7.1 and 7.3: a coat of arms as an SVG document, the same bytes for the same achievement. Its beast has been summoned before. */
export function drawArms(achievement: Achievement, options: { readonly hatching?: boolean | undefined } = {}): string {
  const hatching = options.hatching === true;
  const arms = shown(achievement);
  const page: Page = { prefix: `h${hashOf(arms, hatching)}`, hatching, defs: new Map() };
  const body = [field(page, arms), ...rows(page, arms), arms.cadency ? cadency(page, arms, arms.cadency) : ''].join('');
  const clip = `${page.prefix}s`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240">',
    `<defs><clipPath id="${clip}"><path d="${shieldPath(0)}"/></clipPath>${[...page.defs.values()].join('')}</defs>`,
    `<g clip-path="url(#${clip})" stroke-linejoin="round" stroke-linecap="round">${body}</g>`,
    `<path d="${shieldPath(0)}" fill="none" stroke="${RIM}" stroke-width="4.4"/>`,
    `<path d="${shieldPath(0)}" fill="none" stroke="${INK}" stroke-width="2.7"/>`,
    '</svg>',
  ].join('');
}

function field(page: Page, { field: division, first, second }: Shown): string {
  const ground = `<path d="M0 0H200V240H0Z" fill="${fillOf(page, first)}"/>`;
  return division ? `${ground}<path d="${DIVISIONS[division]}" fill="${fillOf(page, second)}" stroke="${INK}" stroke-width=".8"/>` : ground;
}

/** From the ground up: what is strewn, row B, row C; chief and bordure come last, for they lie beside row C, not under it. */
function rows(page: Page, arms: Shown): string[] {
  const { rowB, rowC } = arms;
  const grounds: Paint[] = arms.field ? [arms.first, arms.second] : [arms.first];
  const isBeside = rowB?.kind === 'ordinary' && (rowB.ordinary === 'chief' || rowB.ordinary === 'bordure');
  const under: Paint[] = rowB && !isBeside ? [...grounds, rowB.tincture] : grounds;
  const b = rowB && (rowB.kind === 'ordinary' ? ordinary(page, rowB, grounds) : charges(page, rowB, grounds, arms, 'b'));
  const c = rowC && (rowC.kind === 'beast' ? beast(page, rowC, under, arms) : charges(page, rowC, under, arms, 'c'));
  const isStrewn = rowC?.kind === 'charges' && rowC.arrangement === 'semy';
  return (isBeside || isStrewn ? [c, b] : [b, c]).filter(part => part !== undefined);
}

function ordinary(page: Page, { ordinary: which, line, tincture }: OrdinaryRow, grounds: readonly Paint[]): string {
  if (!which) return '';
  return outlined(page, 'r', ordinaryPath(which, line), tincture, grounds, 1.2, which === 'bordure' ? ' fill-rule="evenodd"' : '');
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

/** The room that chief and bordure leave: nominal coordinates are squeezed into it. */
function room(arms: Shown): (x: number, y: number) => Point {
  const { scale, top } = squeeze(arms);
  return (x, y) => [100 + (x - 100) * scale, top + y * scale];
}

function squeeze({ rowB }: Shown): { scale: number; top: number } {
  const side = rowB?.kind === 'ordinary' ? rowB.ordinary : undefined;
  if (side === 'chief') return { scale: 0.68, top: 78 };
  return side === 'bordure' ? { scale: 0.76, top: 26 } : { scale: 1, top: 0 };
}

function charges(page: Page, row: ChargesRow, grounds: readonly Paint[], arms: Shown, name: 'b' | 'c'): string {
  if (!row.charge) return '';
  const device = CHARGES_DRAWN[row.charge];
  if (row.arrangement === 'semy') return strewn(page, device, row.tincture, grounds, name, arms.rowB?.kind === arms.rowC?.kind);
  const { size, at } = row.arrangement ? PLACES[row.arrangement] : SINGLE;
  const to = room(arms);
  const scale = (size / 108) * squeeze(arms).scale;
  const id = define(page, name, device, row.tincture, grounds, scale);
  return at.map(([x, y]) => use(id, to(x, y))).join('');
}

const use = (id: string, [x, y]: Point): string => `<use href="#${id}" x="${short(x)}" y="${short(y)}"/>`;

/** Semy: all over the field, cut off at its edges. A second kind is strewn between the first. */
function strewn(page: Page, device: Device, tincture: Paint, grounds: readonly Paint[], name: 'b' | 'c', isBoth: boolean): string {
  const [dx, dy] = [22, 25];
  const id = define(page, name, device, tincture, grounds, isBoth ? 0.2 : 0.26);
  const places: Point[] = [];
  for (let row = -1; row < 10; row++) {
    for (let column = -1; column < 10; column++) {
      const isMine = isBoth ? (row % 2 === 0) === (name === 'b') : true;
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
  const body = `${strokes}<path d="${shape}" fill="${fillOf(page, tincture, Math.max(0.24, scale * 0.5) / scale)}"/>`;
  const inner =
    lines &&
    `<path d="${lines}" fill="none" stroke="${inkOn(page, tincture)}" stroke-width="${short(Math.min(1.3, 0.5 + scale) / scale)}"/>`;
  page.defs.set(id, `<g id="${id}"><g transform="scale(${Math.round(scale * 1000) / 1000})">${body}${inner}</g></g>`);
  return id;
}

function beast(page: Page, { beast: which, attitude, tincture }: BeastRow, grounds: readonly Paint[], arms: Shown): string {
  if (!which) return '';
  const figure = beastFigure(which, attitude ?? 'rampant');
  const { at, scale } = fitted(figure, arms);
  const id = `${page.prefix}l`;
  page.defs.set(id, `<path id="${id}" d="${figure.body}"/>`);
  const weapons = armedIn(tincture, grounds);
  const second = weapons ? `<path d="${figure.armed}${figure.langued}" fill="${fillOf(page, weapons, 0.5 / scale)}"/>` : '';
  return [
    `<g transform="translate(${short(at[0])} ${short(at[1])}) scale(${Math.round(scale * 1e4) / 1e4})">`,
    around([id], tincture, grounds, 1.1 / scale),
    `<use href="#${id}" fill="${fillOf(page, tincture, 0.42 / scale)}"/>${second}`,
    `<path d="${figure.lines}" fill="${inkOn(page, tincture)}"/></g>`,
  ].join('');
}

/** As large as the room and the shield's narrowing sides allow, tried at some places: its upper left corner, and its scale. */
function fitted({ width, height, hull }: BeastFigure, arms: Shown): { at: Point; scale: number } {
  const { roof, margin } = freeOf(arms);
  const isFree = ([x, y]: Point): boolean => y >= roof && isWithin([x, y], margin);
  const most = Math.min((180 - margin * 2) / width, 200 / height);
  let best: { at: Point; scale: number } = { at: [100, 100], scale: 0 };
  for (const lower of [0, -5, 5, -10]) {
    for (const aside of [0, -3, 3, -6, 6, -9, 9]) {
      const [x, y] = [100 + aside, (roof + 206) / 2 + lower];
      const corner = (scale: number): Point => [x - (width / 2) * scale, y - (height / 2) * scale];
      const fits = (scale: number, [left, top] = corner(scale)): boolean =>
        hull.every(([u, v]) => isFree([left + u * scale, top + v * scale]));
      // The shield bulges outwards: what does not fit here does not fit larger.
      if (best.scale > 0 && (best.scale * 1.02 > most || !fits(best.scale * 1.02))) continue;
      let scale = most;
      while (!fits(scale)) scale *= 0.98;
      best = { at: corner(scale), scale };
    }
  }
  return best;
}

/** Below what chief or mark and how far from the sides there is room for a beast. */
function freeOf({ rowB, cadency: mark }: Shown): { roof: number; margin: number } {
  const side = rowB?.kind === 'ordinary' ? rowB : undefined;
  if (side?.ordinary === 'chief') return { roof: chiefEnd(side.line) + reachOf(side.line) + 4, margin: 6 };
  const marked = mark === undefined || mark === 'baton-sinister' ? 0 : 25;
  if (side?.ordinary !== 'bordure') return { roof: 15 + marked, margin: 6 };
  const wide = BORDURE + reachOf(side.line) * 0.72;
  return { roof: 12 + wide + marked, margin: 4 + wide };
}

/** The mark of a younger son, in a tincture that shows: the blazon names none. */
function cadency(page: Page, arms: Shown, mark: Cadency): string {
  const side = arms.rowB?.kind === 'ordinary' && mark !== 'baton-sinister' ? arms.rowB.ordinary : undefined;
  const grounds: Paint[] = side === 'chief' ? [arms.rowB?.tincture] : [arms.first, ...(arms.field ? [arms.second] : [])];
  const tincture = markTincture(grounds);
  const { shape } = CADENCIES_DRAWN[mark];
  if (mark === 'baton-sinister') return outlined(page, 'd', shape, tincture, grounds, 1.2);
  const y = side === 'chief' ? 32 : side === 'bordure' ? 47 : 26;
  if (mark === 'label')
    return outlined(
      page,
      'd',
      mapPath(shape, (u, v) => [100 + u, y + v]),
      tincture,
      grounds,
      1.2,
    );
  return use(define(page, 'd', CADENCIES_DRAWN[mark], tincture, grounds, 0.23), [100, y]);
}

/** Light on dark, dark on light, silver where both meet. */
function markTincture(grounds: readonly Paint[]): Tincture {
  const marks: readonly Tincture[] = grounds.every(isLight) ? ['gules', 'azure', 'sable'] : ['argent', 'or', 'gules', 'sable'];
  return marks.find(tincture => !grounds.includes(tincture)) ?? 'argent';
}
