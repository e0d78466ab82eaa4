import { drawBridges, drawDecor } from './decor.ts';
import { drawLand, riversOf } from './land.ts';
import { type Legend, PLACES } from './legend.ts';
import { type Palette, path } from './paint.ts';
import { curve, type Point, short } from './pen.ts';
import { drawRing } from './ring.ts';
import { gateAt, landOf, roadsOf, type Sheet, secretPathOf, wholeOf } from './sheet.ts';
import { drawPlaceOn } from './stations.ts';

/** The whole sheet as an SVG document: the land, its roads and places, and the ring of fields around it. */
export function drawMap(sheet: Sheet, palette: Palette, legend: Legend): string {
  const { x, y, width, height } = wholeOf(sheet);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">`,
    drawCountry(sheet, palette, legend),
    drawRing(sheet, palette, legend),
    '</svg>',
  ].join('');
}

/** The land, its roads and places: a drawing within a drawing is cut off at its edge. */
export function drawCountry(sheet: Sheet, palette: Palette, { kindOf }: Legend): string {
  const { width, height } = landOf(sheet);
  const roads = roadsOf(sheet);
  const ways = roads.map(way => curve(way)).join('');
  const gates = PLACES.map(place => gateAt(place, sheet)).filter(gate => gate !== undefined);
  const body = [
    drawLand(sheet, palette),
    drawDecor(sheet, palette),
    path(curve(secretPathOf(sheet)), { stroke: palette.ink, width: 3, dash: '.1 8.5' }),
    path(ways, { stroke: palette.ink, width: 7 }),
    path(ways, { stroke: palette.road, width: 4.4 }),
    drawBridges(roads, riversOf(sheet), palette),
    path(ways, { stroke: palette.road, width: 4.4 }),
    path(gates.map(dot).join(''), { fill: palette.road, stroke: palette.ink, width: 2.2 }),
    ...PLACES.map(place => drawPlaceOn(place, kindOf(place), sheet, palette)),
  ].join('');
  return `<svg width="${width}" height="${height}">${body}</svg>`;
}

/** Where roads meet. */
const dot = ([x, y]: Point): string => `M${short(x - 6)} ${short(y)}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`;
