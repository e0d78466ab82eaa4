import type { Place } from './legend.ts';
import { beside, curve, distance, type Point } from './pen.ts';
import { roadBetween, type Sheet } from './sheet.ts';

/** A journey through places that lie beside each other, as a traveller walks it; `aside` is how far to the left of the road. */
export function routeThrough(places: readonly Place[], sheet: Sheet, aside = 0): readonly Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < places.length; index++) {
    const road = roadBetween(places[index]!, places[index + 1]!, sheet) ?? [];
    points.push(...(aside === 0 ? road : beside(road, () => aside)));
  }
  return points.filter((point, index) => index === 0 || distance(point, points[index - 1]!) > 0.5);
}

/** The same as the path of an SVG; empty for a journey that leads nowhere. */
export function routePath(places: readonly Place[], sheet: Sheet, aside = 0): string {
  const points = routeThrough(places, sheet, aside);
  return points.length === 0 ? '' : curve(points);
}
