import { landOf, type Point, placeAt, type Sheet, short } from '@tabard/inkworld';
import { PLACES, type Place } from '@tabard/tintenblut';
import type { Traveller } from '../diary.ts';
import type { PageWords } from '../text/words.ts';
import { badge, colourOf, DASHES, dressOf } from './dress.ts';
import { labelOf, rows } from './labels.ts';
import { walksOf } from './lanes.ts';
import { gatheredAt, together, ware } from './wares.ts';

/** A way is read beside its stops or on a phone: the map stands upright. */
const SHEET: Sheet = 'tall';
const NAME = 25;
const BADGE = 18;
const WARE = 25;

/** One traveller's way, its stops numbered by rounds, and under each what was gathered there. */
export function drawWayMap(traveller: Traveller, { places }: PageWords): string {
  const { width, height } = landOf(SHEET);
  const walks = walksOf(traveller, SHEET);
  const dash = DASHES[colourOf(traveller.seat)];
  return [
    `<svg class="td-map ${dressOf(traveller.seat)}" viewBox="0 0 ${width} ${height}" aria-hidden="true">`,
    `<use href="#td-${SHEET}"/>`,
    ...walks.map(({ path }) => `<path class="td-under" d="${path}"/>`),
    ...walks.map(({ path }) => `<path class="td-way" d="${path}" stroke-dasharray="${dash}"/>`),
    ...walks.map(({ arrow: { at, angle } }) => arrow(at, angle)),
    ...PLACES.map(place => stopsAt(place, places[place], traveller)),
    '</svg>',
  ].join('');
}

const arrow = ([x, y]: Point, angle: number): string =>
  `<path class="td-arrow" d="M-7-8L9 0L-7 8L-3 0z" transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})"/>`;

function stopsAt(place: Place, name: string, { seat, stops }: Traveller): string {
  const label = labelOf(place, name, SHEET, NAME);
  const [middle] = placeAt(place, SHEET);
  const here = stops.map((stop, round) => ({ stop, round })).filter(({ stop }) => stop.place === place);
  const badges = rows(here.length, 5, BADGE * 2.15, middle).map(({ x, row }, index) =>
    badge(seat, here[index]!.round, x + BADGE * 1.075, label.below + BADGE * (0.8 + row * 2.15), BADGE),
  );
  const under = label.below + BADGE * (1.95 + Math.floor((here.length - 1) / 5) * 2.15) + WARE / 2;
  const found = [...together(here.map(({ stop }) => gatheredAt(stop)))];
  const wares = rows(found.length, 4, WARE * 1.95, middle).map(({ x, row }, index) => {
    const [what, count] = found[index]!;
    return ware(what, count, x, under + row * WARE * 1.12, WARE);
  });
  return label.svg + badges.join('') + wares.join('');
}
