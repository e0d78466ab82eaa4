import type { Sheet } from '@tabard/inkworld';
import { curve, type Point, routeThrough } from '@tabard/inkworld';
import type { Place } from '@tabard/tintenblut';
import type { Traveller } from '../diary.ts';

type Road = readonly [from: Place, to: Place];

const roadsOf = (route: readonly Place[]): Road[] => route.slice(1).map((to, index) => [route[index]!, to]);
const routesOf = ({ stops }: Traveller): (readonly Place[])[] => stops.flatMap(({ journey }) => (journey ? [journey.route] : []));

/** Every road the traveller ever walked, once, `aside` to its left: on the same side whichever way it was walked. */
export function walkedPath(traveller: Traveller, sheet: Sheet, aside: number): string {
  const walked = routesOf(traveller).flatMap(roadsOf).map(inOneDirection);
  return distinct(walked)
    .map(road => curve(laneOn(road, sheet, aside)))
    .join('');
}

const inOneDirection = ([from, to]: Road): Road => (from < to ? [from, to] : [to, from]);
const distinct = (roads: readonly Road[]): Road[] => [...new Map(roads.map(road => [road.join(' '), road])).values()];

export interface Walk {
  readonly path: string;
  /** Where an arrow shows the way, and its angle in degrees. */
  readonly arrow: { readonly at: Point; readonly angle: number };
}

/** Every road as the traveller walked it, there and back on either side of it. */
export function walksOf(traveller: Traveller, sheet: Sheet): readonly Walk[] {
  return distinct(routesOf(traveller).flatMap(roadsOf)).map(road => {
    const lane = laneOn(road, sheet, ASIDE);
    return { path: curve(lane), arrow: arrowOn(lane) };
  });
}

/** Beside a road, as roughly as no eye can tell: a diary has many of these, and is sent to friends. */
const laneOn = (road: Road, sheet: Sheet, aside: number): readonly Point[] =>
  routeThrough(road, sheet, aside).filter((_, index, all) => index % 3 === 0 || index === all.length - 1);

/** How far a walk is from the middle of the road. */
const ASIDE = 4.5;

function arrowOn(lane: readonly Point[]): Walk['arrow'] {
  const middle = Math.floor(lane.length / 2);
  const [before, after] = [lane[middle - 1]!, lane[middle + 1]!];
  return { at: lane[middle]!, angle: (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI };
}
