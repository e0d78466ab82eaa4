import { landOf, type Point, placeAt, type Sheet, short } from '@tabard/inkworld';
import { PLACES, type Place } from '@tabard/tintenblut';
import type { Traveller } from '../diary.ts';
import type { PageWords } from '../text/words.ts';
import { badge, colourOf, DASHES, dressOf } from './dress.ts';
import { labelOf, rows } from './labels.ts';
import { walksOf } from './lanes.ts';
import { gatheredAt, together, ware } from './wares.ts';

const SIZES = { wide: { name: 18, badge: 13, ware: 18 }, tall: { name: 25, badge: 18, ware: 25 } } as const;

/** One traveller's way, its stops numbered by rounds, and under each what was gathered there. */
export function drawWayMap(traveller: Traveller, { places }: PageWords, sheet: Sheet): string {
  const { width, height } = landOf(sheet);
  const walks = walksOf(traveller, sheet);
  const dash = DASHES[colourOf(traveller.seat)];
  return [
    `<svg class="td-map td-${sheet} ${dressOf(traveller.seat)}" viewBox="0 0 ${width} ${height}" aria-hidden="true">`,
    `<use href="#td-${sheet}"/>`,
    ...walks.map(({ path }) => `<path class="td-under" d="${path}"/>`),
    ...walks.map(({ path }) => `<path class="td-way" d="${path}" stroke-dasharray="${dash}"/>`),
    ...walks.map(({ arrow: { at, angle } }) => arrow(at, angle)),
    ...PLACES.map(place => stopsAt(place, places[place], traveller, sheet)),
    '</svg>',
  ].join('');
}

const arrow = ([x, y]: Point, angle: number): string =>
  `<path class="td-arrow" d="M-7-8L9 0L-7 8L-3 0z" transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})"/>`;

function stopsAt(place: Place, name: string, { seat, stops }: Traveller, sheet: Sheet): string {
  const { name: size, badge: disc, ware: sign } = SIZES[sheet];
  const label = labelOf(place, name, sheet, size);
  const [middle] = placeAt(place, sheet);
  const here = stops.map((stop, round) => ({ stop, round })).filter(({ stop }) => stop.place === place);
  const badges = rows(here.length, 5, disc * 2.15, middle).map(({ x, row }, index) =>
    badge(seat, here[index]!.round, x + disc * 1.075, label.below + disc * (0.8 + row * 2.15), disc),
  );
  const under = label.below + disc * (1.95 + Math.floor((here.length - 1) / 5) * 2.15) + sign / 2;
  const found = [...together(here.map(({ stop }) => gatheredAt(stop)))];
  const wares = rows(found.length, 4, sign * 1.95, middle).map(({ x, row }, index) => {
    const [what, count] = found[index]!;
    return ware(what, count, x, under + row * sign * 1.12, sign);
  });
  return label.svg + badges.join('') + wares.join('');
}
