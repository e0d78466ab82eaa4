import { short } from '@tabard/inkworld';
import { gateOf } from '@tabard/tintenblut';
import type { Diary, Traveller, TurningPoint } from '../diary.ts';
import type { PageWords } from '../text/words.ts';
import { colourOf, DASHES, dressOf, token } from './dress.ts';

/** A chart for a wide page, and one for a phone. */
const SHAPES = {
  wide: { width: 1000, height: 450, text: 15, mark: 11 },
  tall: { width: 560, height: 620, text: 21, mark: 15 },
} as const;
type Shape = keyof typeof SHAPES;

/** Where each marker stood before the first round, after every round, and once the cards that were kept had counted. */
export function markersOf({ travellers, rounds }: Diary): readonly (readonly number[])[] {
  const afterRounds = Array.from({ length: rounds + 1 }, (_, round) =>
    travellers.map(({ stops }) => (stops[round] ?? stops.at(-1)!).marker),
  );
  const inTheEnd = travellers.map(({ marker }) => marker);
  return inTheEnd.join() === afterRounds.at(-1)!.join() ? afterRounds : [...afterRounds, inTheEnd];
}

/** The markers from round to round, the gates they passed, and where the match turned. */
export function drawRace(diary: Diary, words: PageWords, shape: Shape): string {
  const { width, height, text, mark } = SHAPES[shape];
  const markers = markersOf(diary);
  const marks = marksOf(diary, markers);
  const top = Math.max(...markers.flat()) + 1;
  const room = Math.max(1, ...marks.map(({ above }) => above + 1)) * mark * 2.1;
  const frame = { left: text * 2.4, right: width - text * 3.4, top: room + mark, bottom: height - text * 2 };
  const x = (column: number) => frame.left + ((frame.right - frame.left) * column) / (markers.length - 1);
  const y = (field: number) => frame.bottom - ((frame.bottom - frame.top) * field) / top;
  const columns = labelled(markers.length, (frame.right - frame.left) / (text * 2.4)).map(column => ({
    column,
    label: column === 0 ? words.start : column > diary.rounds ? words.end : String(column),
  }));
  return [
    `<svg class="td-race td-${shape}" viewBox="0 0 ${width} ${height}" aria-hidden="true">`,
    ...gatesUpTo(top).map(({ field, colour }) => gateLine(field, colour, y(field), frame, text)),
    `<path class="td-axis" d="M${short(frame.left)} ${short(frame.bottom)}H${short(frame.right)}"/>`,
    ...columns.map(({ column, label }) => columnLabel(label, x(column), frame.bottom + text * 1.4, text)),
    ...diary.travellers.map(({ seat }) => {
      const line = markers.map((row, column) => `${short(x(column))} ${short(y(row[seat]!) + (seat - 1.5) * 2)}`).join('L');
      return `<path class="td-way ${dressOf(seat)}" d="M${line}" stroke-dasharray="${DASHES[colourOf(seat)]}"/>`;
    }),
    ...marks.map(({ column, field, above }, index) =>
      numbered(index + 1, x(column) - (column === markers.length - 1 ? mark * 1.2 : 0), y(field) - above * mark * 2.1 - mark * 1.5, mark),
    ),
    ...arrivals(diary.travellers, y, mark).map(
      ({ seat, marker, at }) =>
        `${token(seat, frame.right + mark * 1.4, at, mark)}<text class="td-count" x="${short(frame.right + mark * 2.7)}" y="${short(at + text * 0.36)}" font-size="${text}">${marker}</text>`,
    ),
    '</svg>',
  ].join('');
}

/** The columns that have room for a label: first and last, and as many between them, evenly. */
export function labelled(columns: number, room: number): readonly number[] {
  const last = columns - 1;
  const step = Math.ceil(columns / room);
  return Array.from({ length: columns }, (_, column) => column).filter(
    column => column === 0 || column === last || (column % step === 0 && last - column >= Math.min(step, 2)),
  );
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const gatesUpTo = (top: number) =>
  Array.from({ length: top }, (_, field) => ({ field, colour: gateOf(field) })).filter(({ colour }) => colour !== undefined);

const gateLine = (field: number, colour: string | undefined, y: number, { left, right }: Frame, text: number): string =>
  `<g class="td-gate-${colour}"><path d="M${short(left)} ${short(y)}H${short(right)}"/><text x="${short(left - text * 0.5)}" y="${short(y + text * 0.36)}" font-size="${text}">${field}</text></g>`;

const columnLabel = (label: string, x: number, y: number, text: number): string =>
  `<text class="td-column" x="${short(x)}" y="${short(y)}" font-size="${text}">${label}</text>`;

const numbered = (number: number, x: number, y: number, radius: number): string =>
  `<g class="td-mark" transform="translate(${short(x)} ${short(y)})"><circle r="${radius}"/><text y="${short(radius * 0.4)}" font-size="${short(radius * 1.15)}">${number}</text></g>`;

interface Mark {
  readonly column: number;
  readonly field: number;
  /** How many marks are below this one already. */
  readonly above: number;
}

/** Where the turning points stand, in their order. */
function marksOf({ turningPoints, rounds }: Diary, markers: readonly (readonly number[])[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const point of turningPoints) {
    const column = Math.min(columnOf(point, rounds), markers.length - 1);
    const field = markers[column]![point.seat]!;
    const near = marks.filter(mark => mark.column === column && Math.abs(mark.field - field) < 4);
    marks.push({ column, field, above: near.length });
  }
  return marks;
}

function columnOf({ type, round }: TurningPoint, rounds: number): number {
  if (type === 'last-round') return round - 1;
  return type === 'kept-cards' ? rounds + 1 : round;
}

/** Who came how far; those who came about as far stand above each other. */
function arrivals(travellers: readonly Traveller[], y: (field: number) => number, mark: number) {
  const placed: { readonly seat: number; readonly marker: number; readonly at: number }[] = [];
  for (const { seat, marker } of travellers.toSorted((a, b) => a.marker - b.marker)) {
    const below = placed.at(-1)?.at ?? Number.POSITIVE_INFINITY;
    placed.push({ seat, marker, at: Math.min(y(marker), below - mark * 2.1) });
  }
  return placed;
}
