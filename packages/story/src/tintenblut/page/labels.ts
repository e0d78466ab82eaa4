import { placeAt, type Sheet, short } from '@tabard/inkworld';
import type { Place } from '@tabard/tintenblut';
import { escapeHtml } from '../../page.ts';

/** Names that are wider than so many Latin letters take two lines. */
const LONG = 13;
const widthOf = (name: string): number => name.replaceAll(/[^\0-\u2fff]/g, '  ').length;

/** A name in one line or two of about the same length, broken at a blank or after the Japanese «of». */
export function linesOf(name: string): readonly string[] {
  const gaps = [...name.matchAll(/ |(?<=の)/g)].map(({ index }) => index);
  const [middle] = gaps.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return widthOf(name) <= LONG || middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle).trimStart()];
}

export interface Label {
  readonly svg: string;
  /** Where the next line under the name has its middle. */
  readonly below: number;
}

/** A place's name under its picture, `gap` below where the roads meet. */
export function labelOf(place: Place, name: string, sheet: Sheet, size: number, gap = 0): Label {
  const [x, foot] = placeAt(place, sheet);
  const y = foot + gap;
  const lines = linesOf(name);
  const spans = lines.map((line, index) => `<tspan x="${short(x)}" y="${short(y + size * (1.15 + index))}">${escapeHtml(line)}</tspan>`);
  return {
    svg: `<text class="td-place" font-size="${size}">${spans.join('')}</text>`,
    below: y + size * (0.5 + lines.length),
  };
}

/** Where each of some things of one width has its left edge, so that all together stand in the middle, `perRow` beside each other. */
export function rows(
  count: number,
  perRow: number,
  width: number,
  middle: number,
): readonly { readonly x: number; readonly row: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: middle - (inRow * width) / 2 + (index % perRow) * width, row };
  });
}
