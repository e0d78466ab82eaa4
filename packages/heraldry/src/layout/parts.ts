import type { Place } from '../coat.ts';
import type { Field } from '../elements.ts';
import type { Point } from '../geometry.ts';
import { DIVISIONS, loweredOn } from '../shield/fields.ts';
import type { Shape } from '../shield/outline.ts';
import { flatten } from './flatten.ts';
import { both, cellsOf, type Mask, maskOf, without } from './room.ts';

const WAYS: Readonly<Partial<Record<Place, Point>>> = { chief: [0, -1], base: [0, 1], dexter: [-1, 0], sinister: [1, 0] };

/** What a place has of a parted field: the part on its side of the middle, or its half of what is on both sides. */
export function partAt(place: Place, division: Field, shape: Shape, field: Mask): Mask {
  const [down, [dx, dy]] = [loweredOn(shape, division), WAYS[place]!];
  const far = ({ x, y }: { x: number; y: number }): number => (x - 100) * dx + (y - 108 - down) * dy;
  const second = maskOf(flatten(DIVISIONS[division]).map(run => run.map(([x, y]): Point => [x, y + down])));
  const parts = [without(field, second), both(field, second)];
  const own = parts.find(part => {
    const cells = cellsOf(part, 0);
    return cells.reduce((sum, cell) => sum + far(cell), 0) > 25 * cells.length;
  });
  if (own) return own;
  const half = maskOf([]);
  for (const cell of cellsOf(division === 'per-saltire' ? parts[dx === 0 ? 0 : 1]! : field, 0)) if (far(cell) > 0) half[cell.index] = 1;
  return half;
}
