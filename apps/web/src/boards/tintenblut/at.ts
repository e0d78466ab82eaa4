import { type Box, type Point, type Sheet, wholeOf } from '@tabard/inkworld';

const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`;

/** A spot of the sheet as a stylesheet has it. */
export function at([x, y]: Point, sheet: Sheet): { readonly left: string; readonly top: string } {
  const whole = wholeOf(sheet);
  return { left: percent((x - whole.x) / whole.width), top: percent((y - whole.y) / whole.height) };
}

export function boxAt({ x, y, width, height }: Box, sheet: Sheet) {
  const whole = wholeOf(sheet);
  return { ...at([x, y], sheet), width: percent(width / whole.width), height: percent(height / whole.height) };
}

/** The same as parts of the whole, for things that travel. */
export function partOf([x, y]: Point, sheet: Sheet): Point {
  const whole = wholeOf(sheet);
  return [(x - whole.x) / whole.width, (y - whole.y) / whole.height];
}

export const middle = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

/** How large the drawing becomes in a room, by the unit of its sheet. */
function scaleIn(sheet: Sheet, wide: number, high: number): number {
  const { width, height } = wholeOf(sheet);
  return Math.min(wide / width, high / height);
}

/** By how much the map must grow to be turned over: a line more or less above it is no reason. */
const WORTH_TURNING = 1.3;

/** The way the map lies that makes most of its room; as it lies now, unless another is much better. */
export function sheetFor(wide: number, high: number, now?: Sheet): Sheet {
  const tall = scaleIn('tall', wide, high) / scaleIn('wide', wide, high);
  if (now === undefined) return tall > 1 ? 'tall' : 'wide';
  return now === 'tall' ? (tall * WORTH_TURNING < 1 ? 'wide' : 'tall') : tall > WORTH_TURNING ? 'tall' : 'wide';
}
