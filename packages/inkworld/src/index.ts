export { type Kind, type Legend, PLACES, type Place } from './legend.ts';
export { drawCountry, drawMap } from './map.ts';
export { DAY, NIGHT, type Palette } from './paint.ts';
export { curve, type Point, short } from './pen.ts';
export { drawRing } from './ring.ts';
export { routePath, routeThrough } from './route.ts';
export { type Box, FIELDS, fieldBox, landOf, placeAt, roadBetween, SHEETS, type Sheet, wholeOf } from './sheet.ts';
export { KIND_SIGNS } from './signs.ts';
export { drawPlace } from './stations.ts';
