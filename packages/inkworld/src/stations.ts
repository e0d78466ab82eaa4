import { type Colour, PLACE_DATA, type Place } from '../engine/data.ts';
import type { Draw } from './builder.ts';
import { fortress, nightCastle, ombra } from './castles.ts';
import { borderInn, farm, mill } from './farms.ts';
import { camp, infirmary, minstrelsInn } from './hostels.ts';
import { group, type Palette } from './paint.ts';
import { short } from './pen.ts';
import { placeAt, type Sheet } from './sheet.ts';

export const kindOf = (place: Place): Colour => PLACE_DATA.find(({ id }) => id === place)!.colour.value;

/** Pictures are drawn smaller than they stand. */
const SCALE = 1.22;

/** A place's picture, its foot at 0, 0: about 150 wide and 120 high. */
export const drawPlace = (place: Place, palette: Palette): string => PICTURES[place](palette, palette[kindOf(place)]);

export function drawPlaceOn(place: Place, sheet: Sheet, palette: Palette): string {
  const [x, y] = placeAt(place, sheet);
  return group(drawPlace(place, palette), `translate(${short(x)} ${short(y)}) scale(${SCALE})`);
}

const PICTURES: Readonly<Record<Place, Draw>> = {
  ombra,
  fortress,
  'night-castle': nightCastle,
  camp,
  'minstrels-inn': minstrelsInn,
  infirmary,
  'border-inn': borderInn,
  mill,
  farm,
};
