import type { Achievement } from './achievement.ts';
import { drawArms } from './draw.ts';
import {
  ARRANGEMENTS,
  ATTITUDES,
  type Attitude,
  BEASTS,
  type Beast,
  CADENCIES,
  CHARGES,
  FIELDS,
  LINES,
  ORDINARIES,
  TINCTURES,
} from './elements.ts';
import { EN } from './terms/en.ts';

interface Cell {
  readonly id: string;
  readonly label: string;
  readonly arms: Achievement;
  readonly hatching?: boolean;
}

const [WIDTH, HEIGHT, LABEL] = [132, 158, 34];

/** All 80 figures and ten tinctures with their names, for a person to look over: one SVG document. */
export const contactSheet = (): string => sheetOf(sheetRows());

/** Every beast in every attitude, a row each. */
export const beastSheet = (): string => sheetOf(BEASTS.map((beast, i) => ATTITUDES.map(attitude => beastCell(beast, attitude, i))));

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
] as const;

function beastCell(beast: Beast, attitude: Attitude, row: number): Cell {
  const [first, tincture] = PAIRS[row % PAIRS.length]!;
  const arms: Achievement = { first, rowC: { kind: 'beast', beast, attitude, tincture } };
  const label = attitude === ATTITUDES[0] ? `${EN.beasts[beast].one} ${EN.attitudes[attitude]}` : EN.attitudes[attitude];
  return { id: `${beast}-${attitude}`, label, arms };
}

function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const body = rows.flatMap((row, y) => row.map((cell, x) => drawCell(cell, 20 + x * (WIDTH + 12), 20 + y * (HEIGHT + LABEL)))).join('');
  const [width, height] = [28 + 10 * (WIDTH + 12), 20 + rows.length * (HEIGHT + LABEL)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="#f3ead7"/><g font-family="EB Garamond, Georgia, serif" font-size="14" text-anchor="middle" fill="#2a211a">`,
    `${body}</g></svg>`,
  ].join('');
}

function drawCell({ id, label, arms, hatching }: Cell, x: number, y: number): string {
  const coat = drawArms(arms, { hatching }).replace('<svg ', `<svg x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" `);
  return `<g id="sheet-${id}">${coat}<text x="${x + WIDTH / 2}" y="${y + HEIGHT + 14}">${label}</text></g>`;
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
