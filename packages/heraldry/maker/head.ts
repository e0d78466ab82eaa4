import type { Layer } from './figure.ts';
import { brush, solid } from './mass.ts';
import { put } from './parts.ts';
import { type Dab, heading, outlineOf, type Point, placer } from './plane.ts';

/** A piece of a head in its own frame, an outline (path data) or a brush stroke, painted in the order given. */
export interface Piece {
  readonly shape?: string;
  readonly stroke?: readonly Dab[];
  /** Several strokes that are one thing, with no lines between them. */
  readonly strokes?: readonly (readonly Dab[])[];
  readonly part?: 'armed' | 'langued';
  readonly marks?: readonly (readonly Dab[])[];
  /** Melts into what lies beneath, from the stroke's beginning. */
  readonly grows?: boolean;
  /** Painted before neck and mane. */
  readonly behind?: boolean;
  readonly edge?: number;
  /** Of a head that faces: it has no mirror image. */
  readonly alone?: boolean;
  /** Right of this it melts into the neck. */
  readonly melts?: number;
}

/** A head in profile faces left, its neck joining at 0,0; one that faces has its middle there, and only its right half is given. */
export type Head = readonly Piece[];

/** A half that begins and ends in the middle makes one whole with its mirror image; any other is there twice. */
function outlinesOf(shape: string, facing: boolean): Point[][] {
  const outline = outlineOf(shape);
  if (!facing) return [outline];
  const mirrored = outline.map(([x, y]): Point => [-x, y]);
  const [first, last] = [outline[0]!, outline.at(-1)!];
  if (first[0] !== 0 || last[0] !== 0) return [outline, mirrored];
  // A half that comes back to its start would leave a seam along the middle.
  const isBack = first[1] === last[1];
  return [[...outline.slice(0, isBack ? -1 : undefined), ...mirrored.slice(0, isBack ? -1 : undefined).toReversed()]];
}

export function headLayers(head: Head, poll: Point, degrees: number, size: number, facing: boolean): { behind: Layer[]; front: Layer[] } {
  const right = placer(poll, degrees, size);
  const sides = facing ? [right, ([x, y]: Point): Point => right([-x, y])] : [right];
  const sidesOf = (piece: Piece): typeof sides => (piece.alone ? [right] : sides);
  const [cos, sin] = heading(degrees);
  const meltAt =
    ({ melts }: Piece) =>
    (x: number, y: number): number => {
      if (melts === undefined) return 0;
      const share = (((x - poll[0]) * cos + (y - poll[1]) * sin) / size - melts) / 6 + 0.5;
      return Math.min(1, Math.max(0, share));
    };
  const layer = (piece: Piece): Layer => ({
    masses: sidesOf(piece).flatMap((side, i) => [
      ...(piece.shape && i < outlinesOf(piece.shape, facing && !piece.alone).length
        ? [solid(outlinesOf(piece.shape, facing && !piece.alone)[i]!.map(right), meltAt(piece))]
        : []),
      ...[...(piece.stroke ? [piece.stroke] : []), ...(piece.strokes ?? [])].map(stroke =>
        brush(put(side, size)(stroke), piece.grows ? { from: 0, to: 0.5 } : undefined, 0.6),
      ),
    ]),
    ...(piece.part ? { part: piece.part } : {}),
    ...(piece.edge === undefined ? {} : { edge: piece.edge }),
    blend: piece.strokes ? 0.8 : 0,
    join: piece.grows ? 1.5 : piece.melts === undefined ? 0 : 3,
    marks: sidesOf(piece).flatMap(side => (piece.marks ?? []).map(mark => put(side, size)(mark))),
  });
  return { behind: head.filter(piece => piece.behind).map(layer), front: head.filter(piece => !piece.behind).map(layer) };
}
