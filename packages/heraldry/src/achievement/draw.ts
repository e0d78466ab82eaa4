import type { Coat } from '../coat.ts';
import { type DrawOptions, shieldOf } from '../draw.ts';
import type { Tincture } from '../elements.ts';
import { mapPath, type Point, pair, placed } from '../geometry.ts';
import { fillOf, type Page } from '../shield/page.ts';
import { INK, VELLUM } from '../shield/tinctures.ts';
import { mottoPath } from './motto.ts';

export interface AchievementOptions extends DrawOptions {
  readonly motto?: string | undefined;
}

/** The whole achievement: the shield with helm, torse and mantling, and a scroll if there is a motto; 400 × 480. */
export function drawAchievement(coat: Coat, { motto, ...options }: AchievementOptions = {}): string {
  const { defs, body, prefix } = shieldOf(coat, options);
  const page: Page = { prefix: `${prefix}m`, hatching: options.hatching === true, defs: new Map() };
  const [colour, metal] = liveryOf(coat);
  const [outer, lining] = [fillOf(page, colour), fillOf(page, metal)];
  const half = `${page.prefix}half`;
  const parts = [
    `<g id="${half}">${mantling(outer, lining)}</g><use href="#${half}" transform="matrix(-1 0 0 1 400 0)"/>`,
    helm(),
    torse(outer, lining),
    `<g transform="translate(90 138) scale(1.1)">${body}</g>`,
    motto === undefined || motto.trim() === '' ? '' : scroll(motto),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480"><defs>${defs}${[...page.defs.values()].join('')}</defs>`,
    `<g stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g></svg>`,
  ].join('');
}

const METALS: readonly Tincture[] = ['or', 'argent', 'ermine'];
const COLOURS: readonly Tincture[] = ['gules', 'azure', 'sable', 'vert', 'purpure'];

/** Mantling and torse wear the first colour and the first metal of the arms; vair is too restless for cloth, its colour is azure. */
function liveryOf({ first, second, ordinary, groups = {} }: Coat): [colour: Tincture, metal: Tincture] {
  const all = [first, second, ordinary?.tincture, ...Object.values(groups).map(({ tincture }) => tincture)].filter(
    each => each !== undefined,
  );
  const colour = all.find(tincture => COLOURS.includes(tincture));
  const isVair = all.some(tincture => tincture === 'vair' || tincture === 'counter-vair');
  return [colour ?? (isVair ? 'azure' : 'gules'), all.find(tincture => METALS.includes(tincture)) ?? 'argent'];
}

/** A leaf of cloth from 0,0 to sinister, its end curled. */
const LEAF = 'M0 0C8 -16 34 -24 56 -12C70 -4 74 12 64 20C56 26 45 22 46 12C47 6 54 5 57 9C54 1 45 2 38 8C28 16 12 14 0 0Z';
/** Its turned edge, where the lining shows. */
const EDGE = 'M64 20C56 26 45 22 46 12C47 6 54 5 57 9C54 1 45 2 38 8C40 22 52 32 64 20Z';
const FOLDS = 'M4 -1C18 -14 36 -16 54 -6M6 2C18 -4 28 -6 40 -2';

/** Where the leaves of the dexter side grow, from the back to the front: place, turn, size. */
const LEAVES: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [112, 236, -252, 1.25],
  [108, 198, -222, 1.25],
  [132, 172, -240, 1.1],
  [130, 146, -196, 1.3],
  [156, 126, -218, 1.15],
  [164, 98, -178, 1.3],
  [178, 72, -160, 1.05],
];

function mantling(outer: string, lining: string): string {
  return LEAVES.map(([x, y, turn, size]) => {
    const to = placed([x, y], turn, size, false);
    const path = (data: string): string => mapPath(data, (u, v) => to(u, -v));
    return `<g stroke="${INK}" stroke-width="1.8"><path d="${path(LEAF)}" fill="${outer}"/><path d="${path(EDGE)}" fill="${lining}"/><path d="${path(FOLDS)}" fill="none" stroke-width="1"/></g>`;
  }).join('');
}

const STEEL = '#9aa0a6';
const LIGHT = '#c9ced3';

/** A tilting helm, seen from the front. */
function helm(): string {
  return [
    `<g stroke="${INK}" stroke-width="2"><path d="M162 150C150 146 146 138 150 130L250 130C254 138 250 146 238 150Z" fill="${STEEL}"/>`,
    `<path d="M158 100C156 66 174 46 200 46C226 46 244 66 242 100L238 132C230 144 216 150 200 152C184 150 170 144 162 132Z" fill="${LIGHT}"/>`,
    `<path d="M200 46C226 46 244 66 242 100L238 132C230 144 216 150 200 152Z" fill="${STEEL}"/>`,
    `<path d="M160 94L200 100L240 94L239 103L200 109L161 103Z" fill="${INK}"/>`,
    '<path d="M200 46L200 152M176 118L176 122M184 120L184 124M192 122L192 126M178 130L178 134M186 132L186 136M216 120L216 124M208 122L208 126M224 118L224 122M214 132L214 136M222 130L222 134" fill="none"/></g>',
  ].join('');
}

/** Six twists of cloth, metal first. */
function torse(outer: string, lining: string): string {
  const twist = (i: number): string => {
    const x = 158 + i * 14;
    const points: Point[] = [
      [x, 62],
      [x + 4, 48],
      [x + 18, 48],
      [x + 14, 62],
    ];
    const [a, b, c, d] = points as [Point, Point, Point, Point];
    return `<path d="M${pair(...a)}C${pair(a[0] - 4, a[1] - 6)} ${pair(b[0] - 4, b[1] - 2)} ${pair(...b)}L${pair(...c)}C${pair(c[0] - 4, c[1] + 4)} ${pair(d[0] - 3, d[1] - 4)} ${pair(...d)}Z" fill="${i % 2 === 0 ? lining : outer}"/>`;
  };
  return `<g stroke="${INK}" stroke-width="1.8">${[0, 1, 2, 3, 4, 5].map(twist).join('')}</g>`;
}

function scroll(motto: string): string {
  const band = 'M66 420C110 444 158 454 200 454C242 454 290 444 334 420L334 448C290 470 242 480 200 480C158 480 110 470 66 448Z';
  const tail = 'M66 420L42 414L28 434L40 440L34 458L66 448L84 456L84 429Z';
  const fold = 'M66 448L84 456L84 442Z';
  const sides = [tail, fold].map((path, i) => {
    const mirrored = mapPath(path, (x, y) => [400 - x, y]);
    return `<path d="${path}${mirrored}" fill="${i === 0 ? '#ddcfae' : '#8f7f60'}"/>`;
  });
  const letters = mapPath(mottoPath(motto, 13.5, 240, -290), (x, y) => [200 + x, 467 + y]);
  return [
    `<g transform="translate(0 -5)"><g stroke="${INK}" stroke-width="1.8">${sides[0]}${sides[1]}<path d="${band}" fill="${VELLUM}"/></g>`,
    `<path d="${letters}" fill="none" stroke="${INK}" stroke-width="1.7"/></g>`,
  ].join('');
}
