import type { Kind, Legend } from './legend.ts';
import { group, type Palette, path } from './paint.ts';
import { line, type Point, short, sketched } from './pen.ts';
import { type Box, EDGE, FIELDS, fieldBox, landOf, type Sheet, wholeOf } from './sheet.ts';
import { KIND_SIGNS } from './signs.ts';

const ALL = Array.from({ length: FIELDS }, (_, field) => field);

/** The ring of fields like the border of a book's page, with its gates. */
export function drawRing(sheet: Sheet, palette: Palette, { gateOf }: Legend): string {
  const whole = wholeOf(sheet);
  const land = landOf(sheet);
  return [
    path(`${around(whole, 0)}${around(land, 0)}`, { fill: palette.aged }).replace('<path ', '<path fill-rule="evenodd" '),
    ...ALL.map(field => (gateOf(field) === undefined ? leaf(fieldBox(field, sheet), field, palette) : '')),
    path(ALL.map(field => divider(fieldBox(field, sheet), field)).join(''), { stroke: palette.ink, width: 1.1, opacity: 0.55 }),
    ...ALL.map(field => gate(fieldBox(field, sheet), gateOf(field), palette)),
    path(around(whole, 3) + around(whole, 8) + around(land, -2), { stroke: palette.ink, width: 1.3 }),
    path(around(land, 2.5), { stroke: palette.ink, width: 2.4 }),
  ].join('');
}

const around = ({ x, y, width, height }: Box, inset: number): string =>
  line(
    [
      [x + inset, y + inset],
      [x + width - inset, y + inset],
      [x + width - inset, y + height - inset],
      [x + inset, y + height - inset],
    ],
    true,
  );

const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

const divider = ({ x, y, width, height }: Box, seed: number): string =>
  sketched(
    [
      [x + 4, y + 4],
      [x + width - 4, y + 4],
      [x + width - 4, y + height - 4],
      [x + 4, y + height - 4],
    ],
    seed + 400,
    { much: 0.5 },
  );

/** A page's ornament: every field a faint drop of ink, the first a quill. */
function leaf(box: Box, field: number, { paper, faint, ink }: Palette): string {
  const [x, y] = middle(box);
  const ground = path(
    `M${short(box.x + 4)} ${short(box.y + 4)}h${short(box.width - 8)}v${short(box.height - 8)}h${short(8 - box.width)}z`,
    {
      fill: paper,
      opacity: field % 2 === 0 ? 0.75 : 0.5,
    },
  );
  if (field === 0) return ground + path(quill(x, y), { fill: paper, stroke: ink, width: 1.3 });
  const drop = `M${short(x)} ${short(y - 7)}c5 6 5 11 0 11s-5-5 0-11z`;
  return ground + path(drop, { fill: faint, opacity: 0.3 });
}

/** Every story begins with one. */
const quill = (x: number, y: number): string =>
  `M${short(x - 15)} ${short(y + 17)}l5-8c-2-10 6-22 23-26c1 14-6 24-18 26l-3-1zM${short(x - 10)} ${short(y + 9)}L${short(x + 8)} ${short(y - 12)}`;

/** An archway in the gate's colour, its sign in it. */
function gate(box: Box, colour: Kind | undefined, palette: Palette): string {
  if (colour === undefined) return '';
  const [x, y] = middle(box);
  const half = Math.min(box.width, EDGE) / 2 - 6;
  const top = y - half * 0.5;
  const arch = `M${short(x - half)} ${short(y + half)}V${short(top)}a${short(half)} ${short(half * 0.62)} 0 0 1 ${short(2 * half)} 0V${short(y + half)}z`;
  return [
    path(`M${short(box.x + 3)} ${short(box.y + 3)}h${short(box.width - 6)}v${short(box.height - 6)}h${short(6 - box.width)}z`, {
      fill: palette.paper,
      stroke: palette.ink,
      width: 1.6,
    }),
    path(arch, { fill: palette[colour], stroke: palette.ink, width: 2 }),
    group(path(KIND_SIGNS[colour], { fill: palette.paper }), `translate(${short(x - 14)} ${short(y - 12)}) scale(1.17)`),
  ].join('');
}
