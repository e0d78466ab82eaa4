import type { Tincture } from '../elements.ts';

export const INK = '#2a211a';
/** The bare shield. */
export const VELLUM = '#f0e6d0';

const GOLD = '#dfae35';
const SILVER = '#f8f5ee';
const BLUE = '#23549b';

export const PLAIN: Readonly<Partial<Record<Tincture, string>>> = {
  or: GOLD,
  argent: SILVER,
  gules: '#b8262b',
  azure: BLUE,
  sable: '#211c1b',
  vert: '#2c7043',
  purpure: '#713079',
};

/** Pale grounds under the hatching, so that the lines carry the meaning. */
export const TINTS: Readonly<Partial<Record<Tincture, string>>> = {
  argent: SILVER,
};

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

const hatch = (ground: string, lines: string): Tile => ({
  width: 8,
  height: 8,
  body: `<path d="M0 0h8v8H0z" fill="${ground}"/><path d="${lines}" stroke="${INK}" stroke-width="1.3" fill="none"/>`,
});

/** Petra Sancta: dots, plain, upright, level, crossed, bendwise, bendwise sinister. */
export const HATCHED: Readonly<Partial<Record<Tincture, Tile>>> = {
  or: hatch('#f3dc9a', 'M1 2h1.6M5 6h1.6'),
  gules: hatch('#edc4bd', 'M2 0v8M6 0v8'),
  azure: hatch('#c5d4ea', 'M0 2h8M0 6h8'),
  sable: hatch('#c9c2ba', 'M2 0v8M6 0v8M0 2h8M0 6h8'),
  vert: hatch('#c6ddc6', 'M-1 -1l10 10M-1 7l2 2M7 -1l2 2M-1 3l6 6M3 -1l6 6'),
  purpure: hatch('#dcc4dd', 'M-1 9l10 -10M-1 1l2 -2M7 9l2 -2M-1 5l6 -6M3 9l6 -6'),
};

const SPOT =
  'M0 -3C1 0 2 4 5 8C3 8 2 8 1.5 7.4L0 10L-1.5 7.4C-2 8 -3 8 -5 8C-2 4 -1 0 0 -3ZM-1.6 -4.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M-4.4 -1.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M1.2 -1.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0';
const BELL = 'l6 -8v-8l6 -8l6 8v8l6 8z';
const CUP = 'l6 8v8l6 8l6 -8v-8l6 -8z';

/** Furs: ermine spots; vair with each row moved by half a bell; counter-vair with bells base to base. */
export const PATTERNS: Readonly<Partial<Record<Tincture, (hatching: boolean) => Tile>>> = {
  ermine: () => ({
    width: 28,
    height: 36,
    body: `<path d="M0 0h28v36H0z" fill="${SILVER}"/><g fill="${INK}"><path transform="translate(7 7)" d="${SPOT}"/><path transform="translate(21 25)" d="${SPOT}"/></g>`,
  }),
  vair: hatching => bells(hatching, `M0 24${BELL}M-12 48${BELL}M12 48${BELL}`),
  'counter-vair': hatching => bells(hatching, `M0 24${BELL}M0 24${CUP}`),
};

function bells(hatching: boolean, path: string): Tile {
  const lines = hatching
    ? `<path d="M0 4h24M0 8h24M0 12h24M0 16h24M0 20h24M0 28h24M0 32h24M0 36h24M0 40h24M0 44h24" stroke="${SILVER}" stroke-width="1.6"/>`
    : '';
  return {
    width: 24,
    height: 48,
    body: `<path d="M0 0h24v48H0z" fill="${SILVER}"/><path d="${path}" fill="${BLUE}"/>${lines}<path d="${path}" fill="none" stroke="${INK}" stroke-width=".6"/>`,
  };
}
