export { drawMap } from './map.ts';
export { DAY, NIGHT, type Palette } from './paint.ts';
export type { Point } from './pen.ts';
export { gateOf } from './ring.ts';
export { routePath, routeThrough } from './route.ts';
export { type Box, fieldBox, landOf, placeAt, SHEETS, type Sheet, wholeOf } from './sheet.ts';
export { KIND_SIGNS } from './signs.ts';
export { drawPlace, kindOf } from './stations.ts';
