import type { Coat } from '../coat.ts';
import { type DrawOptions, shieldOf } from '../draw.ts';
import type { Tincture } from '../elements.ts';
import { mapPath, type Point, pair, placed } from '../geometry.ts';
import { shieldPath } from '../shield/outline.ts';
import { fillOf, inkOn, type Page, patternText } from '../shield/page.ts';
import { CLOTH, INK, RIM, VELLUM } from '../shield/tinctures.ts';
import { bow, mantling } from './mantling.ts';
import { mottoPath, mottoWidth } from './motto.ts';

export interface AchievementOptions extends DrawOptions {
  readonly motto?: string | undefined;
}

/** The whole achievement: the shield with helm, torse, plumes and mantling, or a lozenge with a bow, and a scroll if there is a motto; 400 × 474, or 400 × 418 without one. */
export function drawAchievement(coat: Coat, { motto, ...options }: AchievementOptions = {}): string {
  const { defs, body, prefix } = shieldOf(coat, options);
  const page: Page = { prefix: `${prefix}m`, hatching: options.hatching === true, defs: new Map() };
  const [colour, metal] = liveryOf(coat);
  const outer = fillOf(page, colour);
  const plain = fillOf(page, metal);
  const cloth = `${page.prefix}ermine`;
  if (metal === 'ermine') page.defs.set(cloth, patternText(cloth, CLOTH, -22, -14, 'scale(.5)'));
  const linings = [plain, ...(metal === 'ermine' ? [`url(#${cloth})`] : [])];
  const hasMotto = motto !== undefined && motto.trim() !== '';
  const { shape } = options;
  const both = (name: string, half: string): string =>
    `<g id="${page.prefix}${name}">${half}</g><use href="#${page.prefix}${name}" transform="matrix(-1 0 0 1 400 0)"/>`;
  const ink = inkOn(page, colour);
  const parts =
    shape === 'lozenge'
      ? [
          `<g transform="translate(55 67) scale(1.45)">${body}</g>`,
          both('half', bow(outer, [plain], ink)),
          `<path d="M189 46Q200 41 211 46Q214 55 211 66Q200 71 189 66Q186 55 189 46Z" fill="${outer}" stroke="${INK}" stroke-width="1.7"/>`,
        ]
      : [
          both('half', mantling(outer, linings, ink)),
          helm(),
          panache([outer, ink], [plain, INK]),
          torse(outer, plain),
          `<g transform="translate(95 167) scale(1.05)"><path d="${shieldPath(0, shape)}" stroke="${VELLUM}" stroke-width="8"/>${body}</g>`,
        ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ${hasMotto ? 474 : 418}"><defs>${defs}${[...page.defs.values()].join('')}</defs>`,
    `<g stroke-linejoin="round" stroke-linecap="round">${parts.join('')}${hasMotto ? scroll(motto) : ''}</g></svg>`,
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

const STEEL = '#8f969d';
const LIGHT = '#c9ced3';
const BRASS = '#c79a3a';

/** A tilting helm, seen from the front, its neck and the rim of its gorget upon the shield. */
function helm(): string {
  const breaths = [
    [169, 128],
    [178, 132],
    [187, 136],
    [174, 140],
    [183, 144],
  ].flatMap(([x, y]) => [`M${x} ${y}L${x} ${y! + 5}`, `M${400 - x!} ${y}L${400 - x!} ${y! + 5}`]);
  const shell = 'M156 106C152 78 170 56 200 56C230 56 248 78 244 106L241 136C234 148 219 156 200 160C181 156 166 148 159 136Z';
  const gorget = 'M164 134C166 150 156 156 143 161L143 168Q200 177 257 168L257 161C244 156 234 150 236 134Z';
  return [
    `<path d="${shell}${gorget}" stroke="${RIM}" stroke-width="4.4"/>`,
    `<g stroke="${INK}" stroke-width="2"><path d="${gorget}" fill="${STEEL}"/>`,
    `<path d="M142 160Q200 169 258 160L258 168Q200 177 142 168Z" fill="${BRASS}" stroke-width="1.4"/>`,
    `<path d="${shell}" fill="${LIGHT}"/>`,
    `<path d="M200 56C230 56 248 78 244 106L241 136C234 148 219 156 200 160Z" fill="${STEEL}"/>`,
    `<path d="M155 92L200 100L245 92L245 98L200 106L155 98ZM155 113L200 122L245 113L244 119L200 128L156 119Z" fill="${BRASS}" stroke-width="1.4"/>`,
    `<path d="M156 100L200 108L244 100L244 111L200 120L156 111Z" fill="${INK}"/>`,
    `<path d="M197 62L203 62L203 159L197 159Z" fill="${BRASS}" stroke-width="1.4"/>`,
    `<path d="${breaths.join('')}" fill="none" stroke-width="2.4"/></g>`,
  ].join('');
}

/** An ostrich feather from 0,0 upwards, its tip curled to sinister. */
const PLUME = 'M-4 2C-15 -12 -19 -34 -10 -48C-3 -59 14 -60 19 -49C22 -41 14 -34 7 -38C11 -36 14 -38 13 -42C17 -26 12 -10 5 2Z';
const QUILL =
  'M0 0C-4 -16 -4 -32 4 -46M-3 -14L-9 -20M-4 -26L-11 -32M-2 -36L-8 -43M-1 -14L7 -20M-2 -26L8 -30M19 -49C22 -41 14 -34 7 -38C11 -36 14 -38 13 -42';

/** Feathers upon the torse, since there is no crest; of the colour and the metal in turns, each with the ink that shows on it. */
function panache(...[colour, metal]: readonly (readonly [fill: string, ink: string])[]): string {
  const plumes: [turn: number, paint: readonly [string, string]][] = [
    [-56, metal!],
    [56, metal!],
    [-28, colour!],
    [28, colour!],
    [0, metal!],
  ];
  const paths = plumes.map(([turn, paint]) => {
    const to = placed([200 + turn * 0.42, 59], turn, 0.93, turn < 0);
    return { path: mapPath(PLUME, to), quill: mapPath(QUILL, to), paint };
  });
  return [
    `<path d="${paths.map(({ path }) => path).join('')}" stroke="${RIM}" stroke-width="4.2"/>`,
    ...paths.map(
      ({ path, quill, paint: [fill, ink] }) =>
        `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="1.8"/><path d="${quill}" fill="none" stroke="${ink}" stroke-width="1"/>`,
    ),
  ].join('');
}

const TWISTS = 6;

/** Twists of cloth bowed over the helm, metal first. */
function torse(outer: string, lining: string): string {
  const at = (share: number, side: number): Point => {
    const off = share * 2 - 1;
    return [200 + off * 46, 67 + off * off * 9 + side * (9.5 - off * off * 2)];
  };
  const seam = (i: number): [Point, Point] => [at((i - 0.28) / TWISTS, 1), at((i + 0.28) / TWISTS, -1)];
  const paths = Array.from({ length: TWISTS }, (_, i) => {
    const [low, top] = i === 0 ? [at(0, 0.8), at(0, -0.8)] : seam(i);
    const [nextLow, nextTop] = i === TWISTS - 1 ? [at(1, 0.8), at(1, -0.8)] : seam(i + 1);
    const curve = ([ax, ay]: Point, [bx, by]: Point, isCap: number): string =>
      `C${pair(ax + isCap * 5 - (isCap === 0 ? (ax - bx) * -0.1 : 0), ay + (by - ay) * 0.4)} ${pair(bx + isCap * 5 - (isCap === 0 ? (bx - ax) * 0.9 : 0), by + (ay - by) * 0.3)} ${pair(bx, by)}`;
    const over = at((i + 0.5) / TWISTS + 0.04, -1.25);
    const under = at((i + 0.5) / TWISTS - 0.04, 1.25);
    return `M${pair(...low)}${curve(low, top, i === 0 ? -1 : 0)}Q${pair(...over)} ${pair(...nextTop)}${curve(nextTop, nextLow, i === TWISTS - 1 ? 1 : 0)}Q${pair(...under)} ${pair(...low)}Z`;
  });
  return [
    `<path d="${paths.join('')}" stroke="${RIM}" stroke-width="4.2"/><g stroke="${INK}" stroke-width="1.8">`,
    ...paths.map((path, i) => `<path d="${path}" fill="${i % 2 === 0 ? lining : outer}"/>`),
    '</g>',
  ].join('');
}

/** The scroll lies on a circle; how high its letters are, and at most how wide. */
const [ROUND, LETTER, ROOM] = [290, 15, 262];

/** A scroll as long as its words, its ends folded behind it. */
function scroll(motto: string): string {
  const half = Math.max(44, Math.min(ROOM, mottoWidth(motto, LETTER)) / 2 + 16) / ROUND;
  const [x, y] = [200, 447 - ROUND];
  const at = (far: number, angle: number): Point => [x + Math.sin(angle) * far, y + Math.cos(angle) * far];
  const arc = (far: number, from: number, to: number): string => {
    const reach = ((to - from) / 3) * far;
    const [[ax, ay], [bx, by]] = [at(far, from), at(far, to)];
    return `C${pair(ax + Math.cos(from) * reach, ay - Math.sin(from) * reach)} ${pair(bx - Math.cos(to) * reach, by + Math.sin(to) * reach)} ${pair(bx, by)}`;
  };
  const [top, foot] = [ROUND - 13, ROUND + 13];
  const band = `M${pair(...at(top, -half))}${arc(top, -half, half)}L${pair(...at(foot, half))}${arc(foot, half, -half)}Z`;
  const [fold, end] = [half - 0.07, half + 0.13];
  const tail = [
    `M${pair(...at(top + 10, fold))}${arc(top + 10, fold, end)}C${pair(...at(top + 9, end + 0.02))} ${pair(...at(top + 6, end + 0.03))} ${pair(...at(top + 2, end + 0.05))}`,
    `C${pair(...at(ROUND, end + 0.03))} ${pair(...at(ROUND + 4, end + 0.02))} ${pair(...at(ROUND + 8, end - 0.02))}C${pair(...at(ROUND + 12, end + 0.01))} ${pair(...at(foot + 2, end + 0.03))} ${pair(...at(foot + 4, end + 0.04))}`,
    `C${pair(...at(foot + 8, end + 0.02))} ${pair(...at(foot + 10, end))} ${pair(...at(foot + 10, end - 0.02))}${arc(foot + 10, end - 0.02, fold)}Z`,
  ].join('');
  const shade = `M${pair(...at(foot, half))}L${pair(...at(foot, fold))}L${pair(...at(foot + 10, fold))}Z`;
  const both = (path: string): string => path + mapPath(path, (u, v) => [400 - u, v]);
  const letters = mapPath(mottoPath(motto, LETTER, ROOM, -ROUND), (u, v) => [200 + u, 447 + v]);
  return [
    `<path d="${both(tail)}${band}" stroke="${RIM}" stroke-width="4.2"/>`,
    `<g stroke="${INK}" stroke-width="1.8"><path d="${both(tail)}" fill="#ddcfae"/><path d="${both(shade)}" fill="#8f7f60"/><path d="${band}" fill="${VELLUM}"/></g>`,
    `<path d="${letters}" fill="${INK}" stroke="${INK}" stroke-width=".5"/>`,
  ].join('');
}
