import { kindOf } from '@tabard/tintenblut/map';
import { FIELDS, type Gate, gatesBetween, type Place, SET_SIZES, STEPS, TILES, type Tile } from './game.ts';

/** What a set of so many different tiles would do now (3.8). */
export interface TileSet {
  readonly size: number;
  readonly steps: number;
  /** The field it leads to. */
  readonly to: number;
  /** Tiles of which one has most; fewer than the size where there are too few kinds. */
  readonly tiles: readonly Tile[];
  readonly state: 'open' | 'few' | 'used' | 'closed';
  /** The first gate that does not open from where one is. */
  readonly gate: Gate | undefined;
}

interface Purse {
  readonly tiles: Readonly<Record<Tile, number>>;
  readonly marker: number;
  readonly place: Place;
  /** Sizes converted in this turn. */
  readonly converted: readonly number[];
}

/** The largest first. */
export function setsOf(purse: Purse): TileSet[] {
  return [...SET_SIZES].reverse().map(size => setOf(purse, size));
}

function setOf({ tiles, marker, place, converted }: Purse, size: number): TileSet {
  const most = TILES.filter(tile => tiles[tile] > 0)
    .sort((a, b) => tiles[b] - tiles[a])
    .slice(0, size);
  const steps = STEPS[size]!;
  const gate = closedGate(marker, steps, place);
  const state = converted.includes(size) ? 'used' : most.length < size ? 'few' : gate ? 'closed' : 'open';
  return { size, steps, to: marker + steps, tiles: TILES.filter(tile => most.includes(tile)), state, gate };
}

/** The next gate before a marker, all around. */
export const nextGate = (marker: number): Gate | undefined => gatesBetween(marker, marker + FIELDS)[0];

/** The first gate on so many fields that stays closed for a figure in a place. */
export const closedGate = (marker: number, steps: number, place: Place): Gate | undefined =>
  gatesBetween(marker, marker + steps).find(({ colour }) => colour !== kindOf(place));
