import { mapPath, placed } from '../geometry.ts';
import { INK, RIM } from '../shield/tinctures.ts';

/** A piece of cloth, what is turned over of it, and its folds. */
type Cloth = readonly [whole: string, turned: string, folds: string];

/** A leaf from 0,0 to sinister, deeply cut and curled at its end. */
const LEAF: Cloth = [
  'M-45 -4C0 -30 36 -45 69 -45C63 -42 59 -38 57 -33C70 -37 80 -34 88 -27C110 -9 112 18 101 37C100 33 98 31 95 29C92 33 88 35 84 35C68 36 62 22 72 12C76 22 88 20 88 6C88 -6 78 -10 66 -7C74 6 68 28 46 38C52 26 50 14 38 5C41 18 34 34 12 41C20 28 16 16 -45 10Z',
  'M72 12C76 22 88 20 88 6C88 -6 78 -10 66 -7C84 -26 106 -8 100 14C95 32 72 30 72 12ZM66 -7C74 6 68 28 46 38C60 22 60 8 50 -4ZM38 5C41 18 34 34 12 41C26 26 28 14 20 3Z',
  'M57 -33C38 -36 16 -28 -4 -16M78 -25C50 -32 26 -22 0 -9M50 -4C38 -14 20 -12 4 -4M20 3C14 -2 8 -2 0 1',
];

/** From the back to the front, all out from under the torse or from behind the shield. */
const LEAVES: readonly (readonly [x: number, y: number, turn: number, scale: number, mirrored?: boolean])[] = [
  [274, 214, 240, 1.44, true],
  [240, 124, 25, 1.4],
  [240, 92, -10, 1.25],
];

/** The ribbon of the bow: it hangs beside the shield, twisted twice. */
const RIBBON: Cloth = [
  'M200 48C258 38 336 92 352 164C378 186 396 228 384 268C398 304 382 340 362 358L354 340L332 342C354 322 368 296 373 265C344 236 348 206 341 170C306 122 258 88 200 66Z',
  'M352 164C378 186 396 228 384 268L373 265C344 236 348 206 341 170Z',
  'M228 60C274 72 312 104 338 146M354 194C364 214 372 232 376 250M382 286C380 306 372 322 364 332',
];

/** The loop of a bow, and what is seen in it. */
const LOOP: Cloth = [
  'M196 48C214 18 252 4 274 16C292 28 284 54 260 60C238 65 214 66 196 62Z',
  'M218 49C230 33 250 22 264 28C274 35 268 47 252 50C240 53 230 53 218 49Z',
  'M210 46L222 38M211 57L226 58',
];

/** With a light rim, so that dark cloth keeps its edge at night. A lining of fur is laid on what lies under it. */
const draped =
  (outer: string, linings: readonly string[], ink: string) =>
  ([whole, turned, folds]: Cloth): string =>
    [
      `<path d="${whole}" stroke="${RIM}" stroke-width="4.2"/><g stroke="${ink}" stroke-width="1.7"><path d="${whole}" fill="${outer}"/>`,
      ...linings.map(fill => `<path d="${turned}" fill="${fill}" stroke="${INK}"/>`),
      `<path d="${folds}" fill="none" stroke-width="1.1"/></g>`,
    ].join('');

/** Half of it, on the sinister side. */
export const mantling = (...cloth: Parameters<typeof draped>): string =>
  LEAVES.map(([x, y, turn, scale, mirrored]) => LEAF.map(path => mapPath(path, placed([x, y], turn, scale, mirrored))) as unknown as Cloth)
    .map(draped(...cloth))
    .join('');

/** Custom gives a lozenge no helm, but a bow: its half of the sinister side, which lies over the shield. */
export const bow = (...cloth: Parameters<typeof draped>): string => [RIBBON, LOOP].map(draped(...cloth)).join('');
