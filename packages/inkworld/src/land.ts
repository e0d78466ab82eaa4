import { PLACES } from './legend.ts';
import { hill, mountain, tree, tuft } from './nature.ts';
import { type Palette, path } from './paint.ts';
import { beside, chance, curve, distance, type Point, ribbon, sampled, tremble, wobbled } from './pen.ts';
import { type Box, landOf, placeAt, roadsOf, type Sheet, secretPathOf, turned } from './sheet.ts';

/** All spots are those of the wide sheet; a tall one is turned, but trees still stand upright. */
const COAST: readonly Point[] = [
  [1010, 478],
  [962, 486],
  [938, 512],
  [904, 516],
  [882, 548],
  [846, 556],
  [828, 590],
  [792, 604],
  [780, 640],
  [746, 656],
  [738, 700],
  [712, 750],
];

const RIVERS: readonly (readonly Point[])[] = [
  [
    [702, -6],
    [690, 58],
    [716, 118],
    [704, 176],
    [662, 222],
    [650, 286],
    [676, 340],
    [652, 400],
    [664, 462],
    [706, 514],
    [760, 556],
    [806, 598],
  ],
  [
    [-6, 392],
    [44, 410],
    [66, 452],
    [110, 470],
    [118, 520],
    [98, 574],
    [128, 628],
    [176, 662],
    [192, 704],
    [236, 748],
  ],
];

/** The Wayless Wood, and smaller ones: centre and reach. */
const WOODS: readonly (readonly [x: number, y: number, across: number, down: number])[] = [
  [448, 268, 118, 62],
  [360, 410, 66, 88],
  [438, 470, 62, 52],
  [590, 452, 62, 84],
  [582, 372, 54, 40],
  [300, 232, 46, 36],
  [518, 222, 52, 34],
  [700, 338, 26, 50],
  [770, 290, 58, 34],
  [238, 640, 48, 30],
  [300, 690, 70, 26],
  [60, 632, 46, 58],
  [930, 150, 36, 48],
  [470, 40, 44, 22],
];

const MOUNTAINS: readonly (readonly [x: number, y: number, height: number])[] = [
  [40, 92, 66],
  [96, 70, 58],
  [150, 84, 72],
  [206, 62, 52],
  [70, 138, 74],
  [126, 142, 60],
  [26, 178, 62],
  [186, 118, 50],
  [36, 236, 54],
  [60, 290, 46],
  [28, 330, 44],
  [246, 88, 36],
  [954, 300, 52],
  [978, 352, 58],
  [936, 356, 42],
  [966, 404, 44],
  [966, 240, 40],
];

const HILLS: readonly Point[] = [
  [888, 60],
  [938, 78],
  [904, 96],
  [968, 58],
  [762, 60],
  [728, 84],
  [68, 372],
  [300, 480],
  [272, 440],
  [560, 560],
  [536, 700],
  [486, 710],
  [430, 706],
  [20, 540],
  [860, 480],
  [900, 462],
];

export function drawLand(sheet: Sheet, palette: Palette): string {
  const { width, height } = landOf(sheet);
  return [
    path(`M0 0H${width}V${height}H0Z`, { fill: palette.paper }),
    washes(sheet, palette),
    ...RIVERS.map((_, index) => drawRiver(index, sheet, palette)),
    sea(sheet, palette),
    mouth(sheet, palette),
    ...growth(sheet, palette),
  ].join('');
}

/** Thin colour under the woods, laid on twice: paler towards the edge. */
function washes(sheet: Sheet, { wood }: Palette): string {
  const wash = (reach: number, seed: number) =>
    WOODS.map(([x, y, across, down], index) => {
      const [rx, ry] = sheet === 'wide' ? [across, down] : [down, across];
      return blot(turned(sheet, [x, y]), rx * reach, ry * reach, index + seed);
    }).join('');
  return path(wash(1.22, 5), { fill: wood, opacity: 0.2 }) + path(wash(0.96, 17), { fill: wood, opacity: 0.28 });
}

/** A round spot as water leaves it. */
function blot([x, y]: Point, rx: number, ry: number, seed: number): string {
  const points = Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index / 12) * 2 * Math.PI;
    const reach = 1 + tremble(seed, index) * 0.16;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return curve(points, true);
}

function sea(sheet: Sheet, palette: Palette): string {
  const shore = wobbled(sampled(COAST, 16), 3, 31).map(point => turned(sheet, point));
  const far = turned(sheet, [1000, 740]);
  const water = `${curve(shore)}L${far[0]} ${far[1]}Z`;
  const rings = [6, 12, 19, 28, 39, 52].map((by, index) =>
    path(curve(beside(shore, at => by + tremble(index + 3, at) * (1.2 + index * 0.3))), {
      stroke: palette.ink,
      width: 1.2 - index * 0.1,
      opacity: 0.55 - index * 0.08,
    }),
  );
  return [
    path(water, { fill: palette.sea }),
    ...rings,
    path(
      ribbon(shore, part => 2 + 1.6 * Math.sin(part * 9) ** 2, 8),
      { fill: palette.ink },
    ),
    waves(sheet, palette),
  ].join('');
}

const WAVES: readonly Point[] = [
  [900, 570],
  [966, 540],
  [846, 634],
  [980, 610],
  [800, 690],
  [770, 722],
  [852, 722],
  [900, 612],
];

function waves(sheet: Sheet, { ink }: Palette): string {
  const strokes = WAVES.map(spot => {
    const [x, y] = turned(sheet, spot);
    return `M${x - 14} ${y}q4-5 8 0t8 0t8 0`;
  });
  return path(strokes.join(''), { stroke: ink, width: 1.1, opacity: 0.55 });
}

const courseOf = (index: number, sheet: Sheet): Point[] =>
  wobbled(sampled(RIVERS[index]!, 14), 2, index + 70).map(point => turned(sheet, point));

/** A river swells on its way down. */
function drawRiver(index: number, sheet: Sheet, { sea, ink }: Palette): string {
  const course = courseOf(index, sheet);
  const wide = (part: number) => 3.5 + part * 7;
  return [
    path(
      ribbon(course, part => wide(part) + 2.6, index),
      { fill: ink },
    ),
    path(ribbon(course, wide, index), { fill: sea }),
    path(curve(course), { stroke: ink, width: 0.7, opacity: 0.35, dash: '9 14' }),
  ].join('');
}

/** Where the first river comes to the sea the shore is open. */
const mouth = (sheet: Sheet, { sea }: Palette): string =>
  path(
    ribbon(courseOf(0, sheet).slice(-5), () => 9.5, 0),
    { fill: sea },
  );

interface Growing {
  readonly at: Point;
  readonly drawn: string;
}

/** Mountains, hills and trees, those behind first. */
function growth(sheet: Sheet, palette: Palette): string[] {
  const room = freeRoom(sheet);
  const standing: Growing[] = [
    ...MOUNTAINS.map(([x, y, size], index): Growing => {
      const at = turned(sheet, [x, y]);
      return { at, drawn: mountain(at, size, index + 11, palette) };
    }),
    ...HILLS.map((spot, index): Growing => {
      const at = turned(sheet, spot);
      return { at, drawn: hill(at, index + 3, palette) };
    }).filter(({ at }) => room(at, 22)),
    ...trees(sheet, room).map((at, index): Growing => ({ at, drawn: tree(at, index, palette) })),
    ...tufts(sheet, room).map((at, index): Growing => ({ at, drawn: tuft(at, index, palette) })),
  ];
  const { width, height } = landOf(sheet);
  return standing
    .filter(({ at: [x, y] }) => x > 14 && x < width - 14 && y > 30 && y < height - 6)
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ drawn }) => drawn);
}

/** Trees keep a little apart, each somewhere about its corner of a net. */
function trees(sheet: Sheet, room: (at: Point, needed: number) => boolean): Point[] {
  const net = 17;
  const found: Point[] = [];
  for (const [index, [cx, cy, across, down]] of WOODS.entries()) {
    for (let x = cx - across; x <= cx + across; x += net) {
      for (let y = cy - down; y <= cy + down; y += net) {
        const seed = Math.round(x * 31 + y * 7) + index;
        const spot: Point = [x + tremble(seed, 1) * 6, y + tremble(seed, 2) * 5];
        const edge = ((spot[0] - cx) / across) ** 2 + ((spot[1] - cy) / down) ** 2;
        if (edge > 0.82 + chance(seed, 3) * 0.22) continue;
        const at = turned(sheet, spot);
        if (room(at, 13) && found.every(other => distance(other, at) > 11.5)) found.push(at);
      }
    }
  }
  return found;
}

/** Grass and stones where nothing else is. */
function tufts(sheet: Sheet, room: (at: Point, needed: number) => boolean): Point[] {
  const { width, height } = landOf(sheet);
  const found: Point[] = [];
  for (let index = 0; index < 70; index++) {
    const at: Point = [chance(901, index) * width, chance(902, index) * height];
    if (room(at, 26) && found.every(other => distance(other, at) > 46)) found.push(at);
  }
  return found;
}

/** The pictures of the places, and the plates under them, need room; roads and rivers too. */
function freeRoom(sheet: Sheet): (at: Point, needed: number) => boolean {
  const taken = PLACES.map((place): Box => {
    const [x, y] = placeAt(place, sheet);
    return { x: x - 66, y: y - 92, width: 132, height: 172 };
  });
  const ways = [...roadsOf(sheet), ...RIVERS.map(river => sampled(river, 12).map(point => turned(sheet, point)))];
  const dotted = secretPathOf(sheet);
  const shore = sampled(COAST, 12).map(point => turned(sheet, point));
  const water = [...shore, turned(sheet, [1010, 750])];
  return (at, needed) =>
    taken.every(({ x, y, width, height }) => at[0] < x || at[0] > x + width || at[1] < y || at[1] > y + height) &&
    ways.every(way => way.every(point => distance(point, at) > needed)) &&
    dotted.every(point => distance(point, at) > needed - 4) &&
    shore.every(point => distance(point, at) > needed) &&
    !isWithin(water, at);
}

/** Whether a ray from the spot to the right crosses the outline an odd number of times. */
function isWithin(outline: readonly Point[], [x, y]: Point): boolean {
  return outline.reduce((within, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !within : within;
  }, false);
}
export const riversOf = (sheet: Sheet): readonly (readonly Point[])[] =>
  RIVERS.map(river => sampled(river, 12).map(point => turned(sheet, point)));
