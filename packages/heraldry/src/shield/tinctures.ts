import type { Field, Tincture } from '../elements.ts';

export const INK = '#2a211a';
/** The bare shield: not so light that it outshines the arms of others at night. */
export const VELLUM = '#dccfb2';
/** Lines where dark meets dark. */
export const LIGHT = '#f0e6d0';
/** Around the shield's dark border, so that a sable coat keeps its edge at night. */
export const RIM = '#a8977a';

const GOLD = '#dfae35';
export const SILVER = '#f8f5ee';
const BLUE = '#23549b';

export const PLAIN: Readonly<Partial<Record<Tincture, string>>> = {
  or: GOLD,
  argent: SILVER,
  gules: '#b8262b',
  azure: BLUE,
  sable: '#211c1b',
  vert: '#276a3e',
  purpure: '#713079',
  // With spots that are laid upon it.
  ermine: SILVER,
};

/** Pale grounds under the hatching, so that the lines carry the meaning. */
export const TINTS: Readonly<Partial<Record<Tincture, string>>> = {
  argent: SILVER,
  ermine: SILVER,
};

export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** How large a tile of hatching is: its edges may be seen, so a shield needs no second one. */
const WIDE = 240;

/** There and back beyond the edges of a tile, so often. */
const lines = (count: number, from: string, there: string, back: string): string => `M${from}${`${there}${back}`.repeat(count)}`;

const hatch = (ground: string, path: string, dots = ''): Tile => ({
  width: WIDE,
  height: WIDE,
  body: `<path d="M0 0h${WIDE}v${WIDE}H0z" fill="${ground}"/><path d="${path}" stroke="${INK}" stroke-width="${dots ? 1.7 : 1.3}" fill="none"${dots}/>`,
});

/** Petra Sancta: dots, plain, upright, level, crossed, bendwise, bendwise sinister. */
export const HATCHED: Readonly<Partial<Record<Tincture, Tile>>> = {
  or: hatch('#f3dc9a', lines(30, '2 2', 'h232m-228 4', 'h232m-236 4'), ' stroke-linecap="round" stroke-dasharray="0 8"'),
  gules: hatch('#edc4bd', lines(30, '2 -4', 'v248h4', 'v-248h4')),
  azure: hatch('#c5d4ea', lines(30, '-4 2', 'h248v4', 'h-248v4')),
  sable: hatch('#c9c2ba', lines(20, '3 -4', 'v248h6', 'v-248h6') + lines(20, '-4 3', 'h248v6', 'h-248v6')),
  vert: hatch('#c6ddc6', lines(60, '-244 -4', 'l248 248h4', 'l-248 -248h4')),
  purpure: hatch('#dcc4dd', lines(60, '-244 244', 'l248 -248h4', 'l-248 248h4')),
};

/** A spot of ermine, 0,0 between head and tail. */
export const SPOT =
  'M0 -3C.7 1.4 1.6 5 4.2 9.2C3 8.8 2.2 8.6 1.6 8.3L0 11.6L-1.6 8.3C-2.2 8.6 -3 8.8 -4.2 9.2C-1.6 5 -.7 1.4 0 -3ZM-1.5 -4.9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M-4.3 -2.1a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M1.3 -2.1a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0';
/** Bells stand as close as they hang: one half of each side is the other turned over. */
const BELL = 'c4 -3 9 -6 9 -12v-12c0 -6 5 -9 9 -12c4 3 9 6 9 12v12c0 6 5 9 9 12z';
const CUP = 'c4 3 9 6 9 12v12c0 6 5 9 9 12c4 -3 9 -6 9 -12v-12c0 -6 5 -9 9 -12z';

/** Ermine for cloth, which is cut anyhow. */
export const CLOTH: Tile = {
  width: 44,
  height: 68,
  body: `<g fill="${INK}">${['22 12', '0 46', '44 46'].map(at => `<path transform="translate(${at}) scale(1.45)" d="${SPOT}"/>`).join('')}</g>`,
};

/** How high a row of bells is. */
export const ROW = 36;

/** Furs: vair with each row moved by half a bell, five bells to a shield; counter-vair with bells base to base. */
export const PATTERNS: Readonly<Partial<Record<Tincture, (hatching: boolean, isFine: boolean) => Tile>>> = {
  vair: (...how) => bells(`M0 36${BELL}M-18 72${BELL}M18 72${BELL}`, ...how),
  'counter-vair': (...how) => bells(`M0 36${BELL}M0 36${CUP}M0 0h36M0 72h36`, ...how),
};

/** A fur on a parted field, with its place: each chequer has a bell. */
export function partedFur(tincture: Tincture, division: Field, hatching: boolean): Placed | undefined {
  if (division !== 'chequy') return;
  return {
    x: 12,
    y: 9.6,
    size: 0.8333,
    ...bells(`M0 36${BELL}${tincture === 'vair' ? `M0 72${BELL}` : `M0 36${CUP}`}`, hatching, false),
  };
}

type Placed = Tile & { readonly x: number; readonly y: number; readonly size?: number };

function bells(path: string, hatching: boolean, isFine: boolean): Tile {
  const lines = hatching
    ? `<path d="${Array.from({ length: 14 }, (_, i) => `M0 ${i * 5 + 3}h36`).join('')}" stroke="${SILVER}" stroke-width="1.8"/>`
    : '';
  return {
    width: 36,
    height: 72,
    body: `<path d="M0 0h36v72H0z" fill="${SILVER}"/><path d="${path}" fill="${BLUE}"/>${lines}${isFine ? '' : `<path d="${path}" fill="none" stroke="${INK}" stroke-width=".8"/>`}`,
  };
}

/** The colours that a tincture shows. */
export function coloursOf(tincture: Tincture | undefined): readonly string[] {
  if (tincture === undefined) return [VELLUM];
  return tincture === 'vair' || tincture === 'counter-vair' ? [SILVER, BLUE] : [PLAIN[tincture]!];
}

const known = new Map<string, number>();

/** From 1 (the same) to 21 (black and white), as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [a, b] = [lightness(one), lightness(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function lightness(colour: string): number {
  const before = known.get(colour);
  if (before !== undefined) return before;
  const [red, green, blue] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const value = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  known.set(colour, value);
  return value;
}
