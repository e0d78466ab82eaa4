import type { Place } from './legend.ts';
import { distance, type Point, sampled } from './pen.ts';

/** The map lies across a table or stands upright in a hand. */
export const SHEETS = ['wide', 'tall'] as const;
export type Sheet = (typeof SHEETS)[number];

/** The land itself; the ring of fields runs around it. */
const LAND = { width: 1000, height: 740 } as const;
/** How deep the ring is. */
export const EDGE = 60;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The land as it lies: its upper left corner is 0, 0. */
export const landOf = (sheet: Sheet): Box => ({
  x: 0,
  y: 0,
  width: sheet === 'wide' ? LAND.width : LAND.height,
  height: sheet === 'wide' ? LAND.height : LAND.width,
});

/** Land and ring. */
export function wholeOf(sheet: Sheet): Box {
  const { width, height } = landOf(sheet);
  return { x: -EDGE, y: -EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
}

/** Where a spot of the wide sheet lies on another: the tall one is turned clockwise by a quarter. */
export const turned = (sheet: Sheet, [x, y]: Point): Point => (sheet === 'wide' ? [x, y] : [LAND.height - y, x]);

/** Room above the northernmost pictures. */
const NORTH = 15;

/** Where the places lie on the wide sheet. */
const WIDE_AT: Readonly<Record<Place, Point>> = {
  ombra: [815, 150],
  fortress: [165, 265],
  'night-castle': [620, 585],
  camp: [455, 330],
  'minstrels-inn': [350, 115],
  infirmary: [385, 600],
  'border-inn': [790, 395],
  mill: [175, 490],
  farm: [590, 95],
};

/** On the tall sheet places lie where the turned map has them, give or take what their pictures need. */
const TALL_AT: Readonly<Record<Place, Point>> = {
  ombra: [575, 825],
  fortress: [455, 165],
  'night-castle': [138, 630],
  camp: [385, 465],
  'minstrels-inn': [612, 350],
  infirmary: [122, 385],
  'border-inn': [330, 800],
  mill: [225, 180],
  farm: [622, 590],
};

/** Where the figures stand: at the foot of the place's picture. */
export function placeAt(place: Place, sheet: Sheet): Point {
  if (sheet === 'tall') return TALL_AT[place];
  const [x, y] = WIDE_AT[place];
  return [x, y + NORTH];
}

type Road = readonly [Place, Place, ...Point[]];

/** The bends of each road between its ends. */
const ROADS_AT: Readonly<Record<Sheet, readonly Road[]>> = {
  wide: [
    ['ombra', 'farm', [742, 178], [690, 146], [645, 122]],
    ['farm', 'minstrels-inn', [530, 124], [482, 150], [432, 118]],
    ['minstrels-inn', 'fortress', [288, 142], [262, 192], [252, 240], [222, 278]],
    ['fortress', 'mill', [222, 300], [258, 352], [232, 420], [252, 470], [226, 506]],
    ['mill', 'infirmary', [242, 518], [272, 556], [318, 570], [336, 606]],
    ['infirmary', 'night-castle', [440, 618], [492, 652], [552, 640], [574, 608]],
    ['night-castle', 'border-inn', [680, 592], [718, 545], [690, 492], [706, 440], [742, 414]],
    ['border-inn', 'ombra', [842, 404], [890, 370], [878, 312], [912, 252], [904, 190], [866, 166]],
    ['camp', 'fortress', [402, 350], [352, 318], [300, 326], [262, 290], [216, 288]],
    ['camp', 'ombra', [512, 338], [566, 300], [622, 296], [676, 240], [728, 226], [752, 178]],
    ['camp', 'infirmary', [506, 352], [536, 400], [508, 452], [524, 512], [470, 560], [438, 604]],
  ],
  tall: [
    ['ombra', 'farm', [640, 820], [690, 770], [664, 712], [698, 650], [672, 598]],
    ['farm', 'minstrels-inn', [572, 586], [548, 530], [566, 470], [540, 410], [566, 358]],
    ['minstrels-inn', 'fortress', [662, 340], [690, 280], [640, 236], [572, 214], [506, 176]],
    ['fortress', 'mill', [404, 170], [362, 206], [318, 172], [272, 184]],
    ['mill', 'infirmary', [176, 186], [128, 214], [152, 250], [106, 286], [52, 310], [60, 366], [84, 384]],
    ['infirmary', 'night-castle', [72, 392], [42, 440], [62, 500], [38, 560], [62, 616], [92, 630]],
    ['night-castle', 'border-inn', [190, 632], [236, 670], [222, 726], [262, 762], [286, 796]],
    ['border-inn', 'ombra', [382, 802], [430, 842], [480, 812], [526, 828]],
    ['camp', 'fortress', [436, 462], [470, 410], [440, 356], [462, 300], [524, 262], [530, 200], [496, 170]],
    ['camp', 'ombra', [432, 474], [470, 520], [452, 590], [490, 650], [478, 720], [512, 776], [540, 816]],
    ['camp', 'infirmary', [336, 466], [290, 440], [252, 452], [212, 408], [168, 386]],
  ],
};

const SECRET_AT: Readonly<Record<Sheet, Road>> = {
  wide: ['border-inn', 'minstrels-inn', [738, 402], [690, 368], [620, 376], [570, 250], [512, 218], [452, 212], [398, 140]],
  tall: ['border-inn', 'minstrels-inn', [372, 770], [400, 706], [382, 640], [420, 584], [494, 560], [508, 490], [498, 420], [560, 362]],
};

/** How finely a road is traced. */
const STEP = 9;

/** The way from one place to the next, as a traveller walks it. A figure takes roads; the secret path is Dustfinger's. */
export function roadBetween(from: Place, to: Place, sheet: Sheet): readonly Point[] | undefined {
  for (const [a, b, ...bends] of [...ROADS_AT[sheet], SECRET_AT[sheet]]) {
    if (!(a === from && b === to) && !(a === to && b === from)) continue;
    const points = sampled([placeAt(a, sheet), ...bends, placeAt(b, sheet)], STEP);
    return a === from ? points : points.reverse();
  }
  return undefined;
}

export const roadsOf = (sheet: Sheet): readonly (readonly Point[])[] => ROADS_AT[sheet].map(([a, b]) => roadBetween(a, b, sheet)!);
/** Two ways that are closer than this look like one. */
const ONE_WAY = 9;

/** Nearer than this, the door itself is where they meet. */
const AT_THE_DOOR = 20;

/** Where the roads of a place come together before its door, if they do: whoever is there is in the place. */
export function gateAt(place: Place, sheet: Sheet): Point | undefined {
  const foot = placeAt(place, sheet);
  const ways = ROADS_AT[sheet].flatMap(([a, b]) =>
    a === place ? [roadBetween(a, b, sheet)!] : b === place ? [roadBetween(b, a, sheet)!] : [],
  );
  const meetings = ways.map(way => {
    const others = ways.filter(other => other !== way);
    const apart = way.findIndex(point => others.every(other => other.every(near => distance(near, point) > ONE_WAY)));
    return way[Math.max(0, apart - 1)]!;
  });
  const [farthest] = meetings.toSorted((a, b) => distance(b, foot) - distance(a, foot));
  return farthest && distance(farthest, foot) > AT_THE_DOOR ? farthest : undefined;
}

export const secretPathOf = (sheet: Sheet): readonly Point[] => roadBetween(SECRET_AT[sheet][0], SECRET_AT[sheet][1], sheet)!;

/** The ring runs around a grid of so many columns and rows, clockwise from the lower left. */
const [COLUMNS, ROWS] = [14, 10];
const CELLS = ringOf(COLUMNS, ROWS);

/** How many fields the ring has. */
export const FIELDS: number = CELLS.length;

function ringOf(columns: number, rows: number): readonly Point[] {
  const [right, low] = [columns - 1, rows - 1];
  const along = (length: number, cell: (step: number) => Point) => Array.from({ length }, (_, step) => cell(step));
  return [
    ...along(low, step => [0, low - step]),
    ...along(right, step => [step, 0]),
    ...along(low, step => [right, step]),
    ...along(right, step => [right - step, low]),
  ];
}

/** The box of a field of the ring; laps count on. */
export function fieldBox(field: number, sheet: Sheet): Box {
  const [column, row] = CELLS[field % FIELDS]!;
  const [x, width] = span(column, COLUMNS, LAND.width);
  const [y, height] = span(row, ROWS, LAND.height);
  return sheet === 'wide' ? { x, y, width, height } : { x: LAND.height - y - height, y: x, width: height, height: width };
}

/** Where a cell begins and how long it is: those at the ends are the corners. */
function span(cell: number, cells: number, length: number): Point {
  const inner = length / (cells - 2);
  if (cell === 0) return [-EDGE, EDGE];
  return cell === cells - 1 ? [length, EDGE] : [(cell - 1) * inner, inner];
}
