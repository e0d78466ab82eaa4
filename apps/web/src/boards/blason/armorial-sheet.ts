import { namedApart } from '../../ui/heraldry.ts';

interface SheetEntry {
  readonly name: string;
  readonly points: string;
  readonly blazon: string;
  /** An SVG document: a coat, or an achievement without a motto. */
  readonly picture: string;
}

export interface Sheet {
  readonly title: string;
  readonly why: string;
  readonly entries: readonly SheetEntry[];
}

const [MARGIN, CELL, LINE] = [60, 440, 24];
/** A shield's width; helm and mantling surround it. */
const SHIELD = 260;
const BLAZON_LINES = 7;

/** All arms of a match on one parchment, as an SVG document: up to three side by side, the rest below. */
export function armorialSvg({ title, why, entries }: Sheet): string {
  const columns = Math.min(3, Math.max(2, entries.length === 4 ? 2 : entries.length));
  const width = 2 * MARGIN + columns * CELL;
  const reasons = balanced(why, 26, width - 2 * MARGIN - 40);
  const cells: string[] = [];
  let y = 130 + reasons.length * 34;
  for (let first = 0; first < entries.length; first += columns) {
    const row = entries.slice(first, first + columns);
    const below = y + Math.max(...row.map(({ picture }) => sizeOf(picture)[1]));
    row.forEach((entry, i) => {
      cells.push(cell(entry, first + i, width / 2 + (i - (row.length - 1) / 2) * CELL, below));
    });
    y = below + 112 + LINE * Math.max(1, ...row.map(({ blazon }) => blazonLines(blazon).length));
  }
  const height = y + MARGIN - 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="#f3ead7"/>`,
    frame(width, height, 22, 5, '#c59b3a'),
    frame(width, height, 32, 1.6, '#2a211a'),
    '<g font-family="EB Garamond, Georgia, Noto Serif CJK JP, serif" text-anchor="middle" fill="#2a211a">',
    text(title, width / 2, 104, 56, 600),
    ...reasons.map((line, i) => text(line, width / 2, 150 + i * 34, 26, 400, '#5f5143')),
    `${cells.join('')}</g></svg>`,
  ].join('');
}

/** So large that all shields are alike, with mantling or without. */
function sizeOf(picture: string): [wide: number, high: number] {
  const [width, height, shield] = picture.includes('viewBox="0 0 200 240"') ? [200, 240, 200] : [400, 418, 210];
  return [Math.round((width * SHIELD) / shield), Math.round((height * SHIELD) / shield)];
}

const frame = (width: number, height: number, inset: number, wide: number, colour: string): string =>
  `<path d="M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;

function cell({ name, points, blazon, picture }: SheetEntry, index: number, x: number, below: number): string {
  const [wide, high] = sizeOf(picture);
  const box = `x="${x - wide / 2}" y="${below - high}" width="${wide}" height="${high}"`;
  return [
    namedApart(picture, `a${index}`).replace('<svg ', `<svg ${box} `),
    text(name, x, below + 40, 34, 600),
    text(points, x, below + 70, 22, 400, '#5f5143'),
    ...blazonLines(blazon).map((line, i) => text(line, x, below + 100 + i * LINE, 19, 400, '#2a211a', ' font-style="italic"')),
  ].join('');
}

const text = (words: string, x: number, y: number, size: number, weight: number, colour = '#2a211a', more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}"${more}>${escaped(words)}</text>`;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function blazonLines(blazon: string): string[] {
  const lines = wrapped(blazon, 19, CELL - 50);
  return lines.length > BLAZON_LINES ? [...lines.slice(0, BLAZON_LINES - 1), `${lines[BLAZON_LINES - 1]} …`] : lines;
}

/** Lines that fit, by how wide letters are on average; a picture cannot ask for the true width. Japanese may break anywhere. */
export function wrapped(words: string, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*/g) ?? []) {
    if (line !== '' && widthOf((line + word).trimEnd()) * size > room) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return line.trimEnd() === '' ? lines : [...lines, line.trimEnd()];
}

/** As many lines, of about the same length. */
function balanced(words: string, size: number, room: number): string[] {
  const lines = wrapped(words, size, room);
  for (let less = room - 20; less > 0; less -= 20) {
    const shorter = wrapped(words, size, less);
    if (shorter.length > lines.length) return wrapped(words, size, less + 20);
  }
  return lines;
}

/** In heights of a letter. */
const widthOf = (words: string): number => [...words].reduce((sum, letter) => sum + (letter >= '\u3000' ? 1 : 0.48), 0);
