import { PLACES, TILES } from './data.ts';
import { SIZE_OF } from './kinds.ts';
import { CONVERT, DUSTFINGER, FARID, GO, GO_BY_INKWORLD, type Move, SELL_TWO } from './moves.ts';
import { has } from './state.ts';

/** Lists of moves, made once, for every set they can depend on. */
type Lists = readonly (readonly Move[])[];

/** By the bits of a set: the moves of its members. */
const listsOf = (moves: readonly Move[]): Lists =>
  Array.from({ length: 1 << moves.length }, (_, set) => moves.filter((_, kind) => has(set, kind)));

/** By a set of places. */
export const GO_TO = listsOf(GO);
export const GO_BY_INKWORLD_TO = listsOf(GO_BY_INKWORLD);
export const DUSTFINGER_TO = listsOf(DUSTFINGER);
export const FARID_TO = listsOf(FARID);
export const ALL_PLACES = (1 << PLACES.length) - 1;

const TILE_SETS = 1 << TILES.length;

/** By the kinds of which there is one, and those of which there are two: what two tiles can be sold. */
const sales: Lists = Array.from({ length: TILE_SETS * TILE_SETS }, (_, at) => {
  const [one, two] = [at % TILE_SETS, Math.floor(at / TILE_SETS)];
  return TILES.flatMap((_, tile) =>
    TILES.flatMap((_, other) =>
      other < tile || !has(one, tile) || !has(other === tile ? two : one, other) ? [] : [SELL_TWO[tile]![other]!],
    ),
  );
});
export const sellTwo = (one: number, two: number): readonly Move[] => sales[two * TILE_SETS + one]!;

/** By the kinds held, and bits for the sizes that may be: what sets can be converted. */
const SIZES = 1 << (TILES.length + 1);
const conversions: Lists = Array.from({ length: TILE_SETS * SIZES }, (_, at) => {
  const [held, sizes] = [at % TILE_SETS, Math.floor(at / TILE_SETS)];
  return CONVERT.flatMap((move, set) => (move && (set & held) === set && has(sizes, SIZE_OF[set]!) ? [move] : []));
});
export const convertAnyOf = (held: number, sizes: number): readonly Move[] => conversions[sizes * TILE_SETS + held]!;
