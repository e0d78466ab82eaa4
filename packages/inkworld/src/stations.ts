import type { Draw } from './builder.ts';
import { fortress, nightCastle, ombra } from './castles.ts';
import { borderInn, farm, mill } from './farms.ts';
import { camp, infirmary, minstrelsInn } from './hostels.ts';
import type { Kind, Place } from './legend.ts';
import { group, type Palette } from './paint.ts';
import { short } from './pen.ts';
import { placeAt, type Sheet } from './sheet.ts';

/** Pictures are drawn smaller than they stand. */
const SCALE = 1.22;

/** A place's picture, its foot at 0, 0: about 150 wide and 120 high. */
export const drawPlace = (place: Place, kind: Kind, palette: Palette): string => PICTURES[place](palette, palette[kind]);

export function drawPlaceOn(place: Place, kind: Kind, sheet: Sheet, palette: Palette): string {
  const [x, y] = placeAt(place, sheet);
  return group(drawPlace(place, kind, palette), `translate(${short(x)} ${short(y)}) scale(${SCALE})`);
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
