import { add, degreesOf, distance, from, heading, minus, type Point, times } from './plane.ts';

/** A leg by the headings of its three bones and of its toes, or by where its foot stands: so far ahead of its root, upon the ground. */
export type Leg =
  | {
      readonly bones: readonly [number, number, number];
      readonly toes: number /** Foreshortens the first bone. */;
      readonly short?: number;
      /** Draws the other two longer. */
      readonly long?: number;
    }
  | { readonly stands: number; readonly foot: number; readonly toes: number };

/** Half widths of the trunk at rump, haunch, flank, waist, ribs and chest. */
export type Girth = readonly [rump: number, haunch: number, flank: number, waist: number, ribs: number, chest: number];

/** How a beast holds itself. It faces dexter, so its far legs are the right ones. */
export interface Pose {
  readonly trunk: number;
  /** How much longer the trunk is drawn than in a beast that rises. */
  readonly stretch?: number;
  /** How far the back bends upwards in the middle. */
  readonly arch: number;
  readonly neck: number;
  /** Positive lowers the muzzle. */
  readonly head: number;
  /** How much larger its head is drawn than the breed's. */
  readonly skull?: number;
  /** How much longer the legs are drawn than those of a beast that stands. */
  readonly limbs?: number;
  /** And its forelegs besides. */
  readonly arms?: number;
  /** How high the hip is above the ground, in lengths of the hind leg. */
  readonly height: number;
  readonly nearFore: Leg;
  readonly farFore: Leg;
  readonly nearHind: Leg;
  /** None where the near leg hides it. */
  readonly farHind?: Leg;
  readonly tail: 'up' | 'level' | 'low' | 'lying';
  readonly wing: number;
  /** Half widths of the trunk, where this attitude changes them. */
  readonly girth?: Girth;
  readonly guardant?: boolean;
}

/** The lengths of a beast's bones. */
export interface Bones {
  readonly trunk: number;
  readonly neck: number;
  /** The share of the neck that is seen when its head looks out. */
  readonly facing?: number;
  readonly fore: readonly [upper: number, lower: number, foot: number];
  readonly hind: readonly [thigh: number, shank: number, foot: number];
  /** How much higher the neck is carried, in degrees. */
  readonly carriage?: number;
  /** Hooves: the fetlock is so high above the ground. */
  readonly fetlock?: number;
}

export interface Limb {
  readonly joints: readonly [root: Point, middle: Point, ankle: Point, toes: Point];
  readonly toes: number;
}

export interface Skeleton {
  readonly hip: Point;
  readonly shoulder: Point;
  readonly poll: Point;
  readonly nearFore: Limb;
  readonly farFore: Limb;
  readonly nearHind: Limb;
  readonly farHind?: Limb;
  /** From a point of the spine: the side of the back. */
  readonly back: Point;
  readonly ahead: Point;
}

export function skeleton(bones: Bones, pose: Pose): Skeleton {
  const hip: Point = [0, 0];
  const ahead = heading(pose.trunk);
  const back: Point = [-ahead[1], ahead[0]];
  const shoulder = from(hip, pose.trunk, bones.trunk * (pose.stretch ?? 1));
  const fetlock = bones.fetlock ?? 0;
  const longer = ([a, b, c]: Bones['fore'], much: number): Bones['fore'] => [a * much, b * much, c * much];
  const limbs = pose.limbs ?? 1;
  const [fore, hind] = [longer(bones.fore, limbs * (pose.arms ?? 1)), longer(bones.hind, limbs)];
  const ground = pose.height * (hind[0] + hind[1] + hind[2] + fetlock) - fetlock;
  const foreRoot = add(add(shoulder, times(back, -2.5)), times(ahead, 0.5));
  const farFore = add(foreRoot, times(ahead, 3.5));
  const hindRoot = add(hip, times(back, -1));
  const farHind = add(hindRoot, times(ahead, 3));
  return {
    hip,
    shoulder,
    poll: from(add(shoulder, times(ahead, 2)), pose.neck + (bones.carriage ?? 0), bones.neck * (pose.guardant ? (bones.facing ?? 1) : 1)),
    nearFore: limb(foreRoot, fore, pose.nearFore, ground, 1),
    farFore: limb(farFore, fore, pose.farFore, ground, 1),
    nearHind: limb(hindRoot, hind, pose.nearHind, ground, -1),
    ...(pose.farHind && { farHind: limb(farHind, hind, pose.farHind, ground, -1) }),
    back,
    ahead,
  };
}

function limb(root: Point, [a, b, c]: readonly [number, number, number], leg: Leg, ground: number, bend: 1 | -1): Limb {
  if ('bones' in leg) {
    const middle = from(root, leg.bones[0], a * (leg.short ?? 1));
    const ankle = from(middle, leg.bones[1], b * (leg.long ?? 1));
    return { joints: [root, middle, ankle, from(ankle, leg.bones[2], c * (leg.long ?? 1))], toes: leg.toes };
  }
  const toes: Point = [root[0] - leg.stands, ground];
  const ankle = from(toes, leg.foot + 180, c);
  const way = minus(ankle, root);
  const far = Math.min(distance(ankle, root), a + b - 0.05);
  const turn = (Math.acos(Math.min(1, Math.max(-1, (a * a + far * far - b * b) / (2 * a * far)))) * 180) / Math.PI;
  const middle = from(root, degreesOf(way) - bend * turn, a);
  return { joints: [root, middle, from(middle, degreesOf(minus(ankle, middle)), b), toes], toes: leg.toes };
}
