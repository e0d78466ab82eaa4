import type { Achievement } from '../src/achievement.ts';
import { type Coat, DEVICES, isBeast } from '../src/coat.ts';
import { coatOf } from '../src/coat-of.ts';
import { drawCoat } from '../src/draw.ts';
import {
  ARRANGEMENTS,
  ATTITUDES,
  BEASTS,
  CADENCIES,
  CHARGES,
  FIELDS,
  LINES,
  ORDINARIES,
  TINCTURES,
  type Tincture,
} from '../src/elements.ts';
import { EN } from '../src/terms/en.ts';

interface Cell {
  readonly id: string;
  readonly label: string;
  readonly arms: Achievement;
  readonly hatching?: boolean;
}

type Shown = Pick<Cell, 'id' | 'label' | 'hatching'> & { readonly coat: Coat };

export interface SheetOptions {
  /** How wide a coat is, in pixels. */
  readonly cell?: number | undefined;
  /** On dark paper. */
  readonly night?: boolean | undefined;
  /** Only this row, counted from 1. */
  readonly row?: number | undefined;
}

/** All 80 figures and ten tinctures with their names, for a person to look over: one SVG document. */
export const contactSheet = (options: SheetOptions = {}): string =>
  sheetOf(
    sheetRows().map(row => row.map(({ arms, ...cell }) => ({ ...cell, coat: coatOf(arms) }))),
    options,
  );

/** Every beast in every attitude, a row each. */
export const beastSheet = (options: SheetOptions = {}): string =>
  sheetOf(
    BEASTS.map((bearing, i) =>
      ATTITUDES.map((attitude): Shown => {
        const [first, tincture] = PAIRS[i % PAIRS.length]!;
        const label = attitude === ATTITUDES[0] ? `${EN.beasts[bearing].one} ${EN.attitudes[attitude]}` : EN.attitudes[attitude];
        return { id: `${bearing}-${attitude}`, label, coat: { first, groups: { middle: { number: 1, bearing, attitude, tincture } } } };
      }),
    ),
    options,
  );

/** Every ordinary in every line, a row each. */
export const lineSheet = (options: SheetOptions = {}): string =>
  sheetOf(
    ORDINARIES.map((ordinary, i) =>
      LINES.map((line): Shown => {
        const [first, tincture] = PAIRS[i % PAIRS.length]!;
        const coat = coatOf({ first, rowB: { kind: 'ordinary', ordinary, line, tincture } });
        const label = line === LINES[0] ? `${EN.ordinaries[ordinary]} ${EN.lines[line]}` : EN.lines[line];
        return { id: `${ordinary}-${line}`, label, coat };
      }),
    ),
    options,
  );

/** Every charge and beast in metal, colour and fur, on metal, colour and fur, a row each. */
export const figureSheet = (options: SheetOptions = {}): string =>
  sheetOf(
    [...DEVICES, ...BEASTS].map(bearing =>
      CLASSES.map(([first, tincture]): Shown => {
        const { one } = isBeast(bearing) ? EN.beasts[bearing] : EN.charges[bearing];
        const label = `${one} ${EN.tinctures[tincture]}`;
        return { id: `${bearing}-${tincture}-${first}`, label, coat: { first, groups: { middle: { number: 1, bearing, tincture } } } };
      }),
    ),
    options,
  );

/** Field and figure. */
const PAIRS = [
  ['argent', 'gules'],
  ['vert', 'argent'],
  ['or', 'sable'],
  ['argent', 'sable'],
  ['or', 'vert'],
  ['azure', 'or'],
  ['gules', 'argent'],
  ['purpure', 'or'],
  ['argent', 'azure'],
  ['azure', 'or'],
] as const satisfies readonly [Tincture, Tincture][];

const CLASSES = [
  ['azure', 'or'],
  ['gules', 'argent'],
  ['or', 'gules'],
  ['argent', 'sable'],
  ['ermine', 'vert'],
  ['vair', 'purpure'],
  ['gules', 'azure'],
  ['vert', 'ermine'],
  ['gules', 'vair'],
  ['or', 'counter-vair'],
] as const satisfies readonly [Tincture, Tincture][];

const CELL = 132;
/** Below this a name would not be read. */
const LEAST_NAMED = 100;
const PAPERS = { day: { paper: '#f3ead7', ink: '#2a211a' }, night: { paper: '#2a221c', ink: '#efe4cc' } };

function sheetOf(rows: readonly (readonly Shown[])[], { cell = CELL, night = false, row }: SheetOptions): string {
  const shown = row === undefined ? rows : rows.slice(row - 1, row);
  const isNamed = cell >= LEAST_NAMED;
  const [high, label] = [Math.round(cell * 1.2), isNamed ? 34 : 10];
  const body = shown.flatMap((cells, y) =>
    cells.map((one, x) => drawCell(one, 20 + x * (cell + 12), 20 + y * (high + label), cell, high, isNamed)),
  );
  const [width, height] = [28 + 10 * (cell + 12), 20 + shown.length * (high + label)];
  const { paper, ink } = PAPERS[night ? 'night' : 'day'];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${paper}"/><g font-family="EB Garamond, Georgia, serif" font-size="14" text-anchor="middle" fill="${ink}">`,
    `${body.join('')}</g></svg>`,
  ].join('');
}

function drawCell({ id, label, coat, hatching }: Shown, x: number, y: number, wide: number, high: number, isNamed: boolean): string {
  const svg = drawCoat(coat, { hatching }).replace('<svg ', `<svg x="${x}" y="${y}" width="${wide}" height="${high}" `);
  const lines = isNamed ? linesOf(label, wide) : [];
  return `<g id="sheet-${id}">${svg}${lines.map((line, i) => `<text x="${x + wide / 2}" y="${y + high + 14 + i * 13}">${line}</text>`).join('')}</g>`;
}

/** About how wide a letter is. */
const LETTER = 6.6;

/** A name that is too long for its coat is broken in two, as near to its middle as may be. */
function linesOf(name: string, wide: number): string[] {
  if (name.length * LETTER <= wide) return [name];
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number): number => Math.abs(at - name.length / 2);
  const middle = blanks.reduce((best, at) => (off(at) < off(best) ? at : best), blanks[0] ?? name.length);
  return [name.slice(0, middle), name.slice(middle + 1)].filter(line => line !== '');
}

function sheetRows(): Cell[][] {
  const lion = { kind: 'beast', beast: 'lion', tincture: 'gules' } as const;
  return [
    TINCTURES.map(id => ({ id, label: EN.tinctures[id], arms: { first: id } })),
    TINCTURES.map(id => ({ id: `${id}-hatched`, label: `${EN.tinctures[id]}, hatched`, arms: { first: id }, hatching: true })),
    FIELDS.map(id => ({ id, label: EN.fields[id], arms: { field: id, first: 'or', second: 'azure' } })),
    ORDINARIES.map(id => ({
      id,
      label: EN.ordinaries[id],
      arms: { first: 'argent', rowB: { kind: 'ordinary', ordinary: id, tincture: 'gules' } },
    })),
    LINES.map(id => ({
      id,
      label: EN.lines[id],
      arms: { first: 'or', rowB: { kind: 'ordinary', ordinary: 'fess', line: id, tincture: 'sable' } },
    })),
    CHARGES.map(id => ({ id, label: EN.charges[id].one, arms: { first: 'azure', rowB: { kind: 'charges', charge: id, tincture: 'or' } } })),
    ARRANGEMENTS.map(id => ({
      id,
      label: id.replaceAll('-', ' '),
      arms: { first: 'vert', rowB: { kind: 'charges', charge: 'trefoil', arrangement: id, tincture: 'argent' } },
    })),
    BEASTS.map(id => ({
      id,
      label: EN.beasts[id].one,
      arms: { first: 'gules', rowC: { kind: 'beast', beast: id, attitude: 'passant', tincture: 'or' } },
    })),
    ATTITUDES.map(id => ({ id, label: EN.attitudes[id], arms: { first: 'or', rowC: { ...lion, attitude: id } } })),
    CADENCIES.map(id => ({ id, label: EN.cadencies[id], arms: { first: 'argent', cadency: id } })),
  ];
}
