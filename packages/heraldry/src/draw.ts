import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
import { compose, type Figure } from './beasts/compose.ts';
import type { Cadency, Tincture } from './elements.ts';
import { CADENCIES_DRAWN } from './figures/cadencies.ts';
import { CHARGES_DRAWN, type Device } from './figures/charges.ts';
import { boxOf, mapPath, type Point, pointsOf, short } from './geometry.ts';
import { PLACES, SINGLE } from './shield/arrangements.ts';
import { DIVISIONS } from './shield/fields.ts';
import { ordinaryPath } from './shield/ordinaries.ts';
import { isWithin, shieldPath } from './shield/outline.ts';
import { fillOf, inkOn, outlines, type Page, type Paint, toneOf } from './shield/page.ts';
import { INK } from './shield/tinctures.ts';
import { hashOf, type Shown, shown } from './shown.ts';

/** Rules 7.1 and 7.3: a coat of arms as an SVG document, the same bytes for the same achievement. */
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
    `<path d="${shieldPath(0)}" fill="none" stroke="${INK}" stroke-width="4"/>`,
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
  return outlined(page, 'r', ordinaryPath(which, line), tincture, grounds, 2.2, which === 'bordure' ? ' fill-rule="evenodd"' : '');
}

/** A path in its tincture with whatever outline it needs. */
function outlined(page: Page, name: string, path: string, tincture: Paint, grounds: readonly Paint[], width: number, rule = ''): string {
  const id = `${page.prefix}${name}`;
  page.defs.set(id, `<path id="${id}" d="${path}"${rule}/>`);
  return `${around(page, [id], tincture, grounds, width)}<use href="#${id}" fill="${fillOf(page, tincture)}"/>`;
}

/** The strokes around defined things, drawn under them. */
function around(page: Page, ids: readonly string[], tincture: Paint, grounds: readonly Paint[], width: number): string {
  const uses = ids.map(id => `<use href="#${id}"/>`).join('');
  return outlines(page, tincture, grounds, width)
    .map(({ stroke, width: wide }) => `<g fill="none" stroke="${stroke}" stroke-width="${short(wide * 2)}">${uses}</g>`)
    .join('');
}

/** The room that chief, bordure and cadency leave: nominal coordinates are squeezed into it. */
function room(arms: Shown): (x: number, y: number) => Point {
  const { scale, top } = squeeze(arms);
  return (x, y) => [100 + (x - 100) * scale, top + y * scale];
}

function squeeze({ rowB, cadency: mark }: Shown): { scale: number; top: number } {
  const side = rowB?.kind === 'ordinary' ? rowB.ordinary : undefined;
  const isMarked = mark !== undefined && mark !== 'baton-sinister';
  if (side === 'chief') return { scale: 0.68, top: 74 };
  if (side === 'bordure') return isMarked ? { scale: 0.64, top: 60 } : { scale: 0.76, top: 26 };
  return isMarked ? { scale: 0.8, top: 45 } : { scale: 1, top: 0 };
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
  const width = Math.min(2.2, 1 + scale * 1.6) / scale;
  const strokes = outlines(page, tincture, grounds, width)
    .map(({ stroke, width: wide }) => `<path d="${shape}" fill="none" stroke="${stroke}" stroke-width="${short(wide * 2)}"/>`)
    .join('');
  const body = `${strokes}<path d="${shape}" fill="${fillOf(page, tincture, 0.62 / scale)}"/>`;
  const inner =
    lines &&
    `<path d="${lines}" fill="none" stroke="${inkOn(page, tincture)}" stroke-width="${short(Math.min(1.3, 0.5 + scale) / scale)}"/>`;
  page.defs.set(id, `<g id="${id}"><g transform="scale(${Math.round(scale * 1000) / 1000})">${body}${inner}</g></g>`);
  return id;
}

function beast(page: Page, { beast: which, attitude, tincture }: BeastRow, grounds: readonly Paint[], arms: Shown): string {
  if (!which) return '';
  const figure = fitted(compose(which, attitude ?? 'rampant'), arms);
  const ink = inkOn(page, tincture);
  const fill = fillOf(page, tincture, 0.65);
  const ids = figure.layers.map((_, i) => `${page.prefix}l${i}`);
  const layers = figure.layers.map(({ paths, joint, lines }, i) => {
    page.defs.set(ids[i]!, `<g id="${ids[i]}">${paths.map(path => `<path d="${path}"/>`).join('')}</g>`);
    const disc = joint ? `<circle cx="${short(joint[0])}" cy="${short(joint[1])}" r="${short(joint[2])}"/>` : '';
    const strokes = lines ? `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="1.3"/>` : '';
    return `<use href="#${ids[i]}" stroke="${ink}" stroke-width="2.6"/><use href="#${ids[i]}"/>${disc}${strokes}`;
  });
  const eyes = figure.eyes.map(([x, y]) => `<circle cx="${short(x)}" cy="${short(y)}" r="2" fill="${ink}"/>`);
  return `${around(page, ids, tincture, grounds, 2.2)}<g fill="${fill}">${layers.join('')}${eyes.join('')}</g>`;
}

/** As large as the room and the shield's narrowing sides allow. */
function fitted(figure: Figure, arms: Shown): Figure {
  const paths = figure.layers.flatMap(layer => layer.paths);
  const box = boxOf(paths);
  const points = pointsOf(paths);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [x, y] = room(arms)(100, 108);
  const margin = arms.rowB?.kind === 'ordinary' && arms.rowB.ordinary === 'bordure' ? 30 : 9;
  let scale = Math.min((180 - margin * 2) / (box.right - box.left), (196 * squeeze(arms).scale) / (box.bottom - box.top));
  const move = (u: number, v: number): Point => [x + (u - middle[0]) * scale, y + (v - middle[1]) * scale];
  while (points.some(point => !isWithin(move(...point), margin))) scale *= 0.96;
  return {
    layers: figure.layers.map(({ paths: shapes, joint, lines }) => ({
      paths: shapes.map(path => mapPath(path, move)),
      ...(joint ? { joint: [...move(joint[0], joint[1]), joint[2] * scale] as const } : {}),
      ...(lines ? { lines: mapPath(lines, move) } : {}),
    })),
    eyes: figure.eyes.map(eye => move(...eye)),
  };
}

/** The mark of a younger son, in a tincture that shows: the blazon names none. */
function cadency(page: Page, arms: Shown, mark: Cadency): string {
  const side = arms.rowB?.kind === 'ordinary' && mark !== 'baton-sinister' ? arms.rowB.ordinary : undefined;
  const grounds: Paint[] = side === 'chief' ? [arms.rowB?.tincture] : [arms.first, ...(arms.field ? [arms.second] : [])];
  const tincture = markTincture(page, grounds);
  const { shape } = CADENCIES_DRAWN[mark];
  if (mark === 'baton-sinister') return outlined(page, 'd', shape, tincture, grounds, 2);
  if (mark === 'label')
    return outlined(
      page,
      'd',
      side === 'bordure' ? mapPath(shape, (x, y) => [100 + (x - 100) * 0.78, 10 + y]) : shape,
      tincture,
      grounds,
      2,
    );
  const id = define(page, 'd', CADENCIES_DRAWN[mark], tincture, grounds, side === 'bordure' ? 0.34 : 0.42);
  return use(id, [100, side === 'chief' ? 44 : side === 'bordure' ? 52 : 34]);
}

/** Light on dark, dark on light, silver where both meet. */
function markTincture(page: Page, grounds: readonly Paint[]): Tincture {
  const isLight = grounds.every(ground => toneOf(page, ground) === 'light');
  const marks: readonly Tincture[] = isLight ? ['gules', 'azure', 'sable'] : ['argent', 'or', 'gules', 'sable'];
  return marks.find(tincture => !grounds.includes(tincture)) ?? 'argent';
}
