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
