import { ACCEPTS, COLUMNS, TYPES } from '../engine/data.ts';
import { LOWER, UPPER } from '../engine/moves.ts';
import { BAND_PAIRS, ROW_OF, TINCTURE_COLUMNS } from '../engine/shield.ts';
import { SHIELD } from '../engine/state.ts';

/** How many bits a set of columns has. */
export const SIZE = Uint8Array.from({ length: 1 << SHIELD }, (_, columns) => [...columns.toString(2)].filter(bit => bit === '1').length);

const TINCTURES = TINCTURE_COLUMNS.reduce((set, column) => set | (1 << column), 0);
const TINCTURE_TYPES = 3;
const FIGURE_TYPES = TYPES.length - TINCTURE_TYPES;
/** By bands and types of figures: the columns that they suit. */
const SUITED = Uint16Array.from({ length: BAND_PAIRS << FIGURE_TYPES }, (_, at) => {
  const pair = at >>> FIGURE_TYPES;
  const bands = [Math.floor(pair / 3), pair % 3];
  const has = (type: (typeof TYPES)[number]) => (at >>> (TYPES.indexOf(type) - TINCTURE_TYPES)) & 1;
  return COLUMNS.reduce((set, name, column) => {
    const band = bands[ROW_OF[column]!];
    const { upper, lower } = ACCEPTS[name];
    const suits = (TINCTURES >>> column) & 1 ? 0 : (band !== LOWER && has(upper[0]!)) || (band !== UPPER && has(lower[0]!));
    return suits ? set | (1 << column) : set;
  }, 0);
});
const FIGURES_ONLY = (1 << FIGURE_TYPES) - 1;

/** How many empty columns a card in hand suits. */
export function suited(filled: number, bands: number, traits: number, tinctures: number): number {
  const figures = SUITED[(bands << FIGURE_TYPES) | ((traits >>> TINCTURE_TYPES) & FIGURES_ONLY)]!;
  return Math.min(tinctures, SIZE[TINCTURES & ~filled]!) + SIZE[figures & ~filled]!;
}

/** How many empty columns for figures no card in hand suits. */
export function unsuited(filled: number, bands: number, traits: number): number {
  const figures = SUITED[(bands << FIGURE_TYPES) | ((traits >>> TINCTURE_TYPES) & FIGURES_ONLY)]!;
  return SIZE[((1 << SHIELD) - 1) & ~(TINCTURES | filled | figures)]!;
}
