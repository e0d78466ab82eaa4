import type { Place } from '../coat.ts';
import type { Field } from '../elements.ts';
import type { Point } from '../geometry.ts';
import { DIVISIONS, loweredOn } from '../shield/fields.ts';
import type { Shape } from '../shield/outline.ts';
import { flatten } from './flatten.ts';
import { both, type Cell, cellsOf, type Mask, maskOf, within, without } from './room.ts';

const WAYS: Readonly<Partial<Record<Place, Point>>> = { chief: [0, -1], base: [0, 1], dexter: [-1, 0], sinister: [1, 0] };

/** What a place has of a parted field: the part on its side of the middle, or its half of what is on both sides. */
export function partAt(place: Place, division: Field, shape: Shape, field: Mask): Mask {
  const [middle, [dx, dy]] = [108 + loweredOn(shape, division), WAYS[place]!];
  const sideOf = (cells: readonly Cell[]): number => cells.reduce((sum, { x, y }) => sum + (x - 100) * dx + (y - middle) * dy, 0);
  const second = maskOf(flatten(DIVISIONS[division]).map(run => run.map(([x, y]): Point => [x, y + middle - 108])));
  const around = within(
    field.map(() => 1),
    { left: 0, top: 0, right: 200, bottom: 2 * middle },
  );
  const parts = [without(field, second), both(field, second)] as const;
  const own = [without(around, second), both(around, second)].findIndex(part => {
    const cells = cellsOf(part, 0);
    return sideOf(cells) > 25 * cells.length;
  });
  if (own >= 0) return parts[own]!;
  const half = maskOf([]);
  for (const cell of cellsOf(division === 'per-saltire' ? parts[dx === 0 ? 0 : 1] : field, 0)) if (sideOf([cell]) > 0) half[cell.index] = 1;
  return half;
}
