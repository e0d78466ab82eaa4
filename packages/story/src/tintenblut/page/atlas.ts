import {
  DAY,
  drawCountry,
  drawPlace,
  drawRing,
  FIELDS,
  fieldBox,
  NIGHT,
  type Palette,
  placeAt,
  type Sheet,
  short,
  wholeOf,
} from '@tabard/inkworld';
import { gateOf, kindOf, PLACES, type Place } from '@tabard/tintenblut';
import type { Diary, Traveller } from '../diary.ts';
import type { PageWords } from '../text/words.ts';
import { colourOf, DASHES, dressOf, tally, token } from './dress.ts';
import { labelOf, rows } from './labels.ts';
import { walkedPath } from './lanes.ts';

const LEGEND = { kindOf, gateOf };
const NAMES = Object.keys(DAY) as (keyof Palette)[];
const INKS = Object.fromEntries(NAMES.map(name => [name, `var(--m-${name})`])) as Record<keyof Palette, string>;

/** What the colours of the maps are by day and by night, for a stylesheet. */
export const MAP_COLOURS = NAMES.map(name => `--m-${name}: light-dark(${DAY[name]}, ${NIGHT[name]});`).join(' ');

/** What several drawings show, once. */
export const drawShared = (): string =>
  [
    `<g id="td-wide">${drawCountry('wide', INKS, LEGEND)}</g>`,
    `<g id="td-tall">${drawCountry('tall', INKS, LEGEND)}</g>`,
    ...PLACES.map(place => `<g id="td-at-${place}">${drawPlace(place, kindOf(place), INKS)}</g>`),
  ].join('');

/** How far the ways of two travellers are from each other on the same road. */
const LANE = 6.5;
const SIZES = { wide: { name: 19, tally: 24, marker: 17 }, tall: { name: 27, tally: 33, marker: 20 } } as const;

/** Everybody's ways on one map, how often they came where, and their markers around it. */
export function drawAtlas({ travellers }: Diary, { places }: PageWords, sheet: Sheet): string {
  const { x, y, width, height } = wholeOf(sheet);
  return [
    `<svg class="td-map td-${sheet}" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">`,
    `<use href="#td-${sheet}"/>`,
    drawRing(sheet, INKS, LEGEND),
    ...travellers.map(traveller => waysOf(traveller, travellers.length, sheet)),
    ...PLACES.map(place => visitsAt(place, places[place], travellers, sheet)),
    ...travellers.map(traveller => markerOf(traveller, travellers, sheet)),
    '</svg>',
  ].join('');
}

function waysOf(traveller: Traveller, all: number, sheet: Sheet): string {
  const { seat } = traveller;
  const path = walkedPath(traveller, sheet, (seat - (all - 1) / 2) * LANE);
  if (path === '') return '';
  return `<g class="${dressOf(seat)}"><path class="td-under" d="${path}"/><path class="td-way" d="${path}" stroke-dasharray="${DASHES[colourOf(seat)]}"/></g>`;
}

function visitsAt(place: Place, name: string, travellers: readonly Traveller[], sheet: Sheet): string {
  const { name: size, tally: height } = SIZES[sheet];
  const label = labelOf(place, name, sheet, size, (travellers.length * LANE) / 3);
  const visits = travellers
    .map(({ seat, stops }) => ({ seat, count: stops.filter(stop => stop.kind === 'journey' && stop.place === place).length }))
    .filter(({ count }) => count > 0);
  const [middle] = placeAt(place, sheet);
  const spots = rows(visits.length, 4, height * 1.58, middle);
  const tallies = visits.map(({ seat, count }, index) => tally(seat, count, spots[index]!.x, label.below + height * 0.4, height));
  return label.svg + tallies.join('');
}

function markerOf({ seat, marker }: Traveller, all: readonly Traveller[], sheet: Sheet): string {
  const box = fieldBox(marker, sheet);
  const here = all.filter(other => other.marker % FIELDS === marker % FIELDS);
  const shift = (here.findIndex(other => other.seat === seat) - (here.length - 1) / 2) * 18;
  const { marker: radius } = SIZES[sheet];
  const [middle, y] = [box.x + box.width / 2, box.y + box.height / 2 - radius * 0.45];
  const drawn = token(seat, middle + shift, y, radius);
  // Who shares a field shares its number; on later laps it is another.
  const same = here.filter(other => other.marker === marker);
  if (same.at(-1)?.seat !== seat) return drawn;
  const x = same.length === here.length ? middle : middle + shift;
  return `${drawn}<text class="td-place" x="${short(x)}" y="${short(y + radius * 1.7)}" font-size="${radius}">${marker}</text>`;
}
