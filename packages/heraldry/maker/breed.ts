import type { Attitude } from '../src/elements.ts';
import { boxOf, type Layer } from './figure.ts';
import { type Head, headLayers } from './head.ts';
import { brush } from './mass.ts';
import { at } from './parts.ts';
import { add, type Dab, mix, type Point, times } from './plane.ts';
import { upright } from './ribs.ts';
import { type Bones, type Collar, type Girth, type Limb, type Pose, type Skeleton, skeleton } from './rig.ts';

/** What sets one beast apart from another. */
export interface Breed {
  readonly poses: Readonly<Record<Attitude, Pose>>;
  readonly bones: Bones;
  readonly trunk: Girth;
  readonly neck: Collar;
  readonly profile: Head;
  readonly front: Head;
  readonly headSize: number;
  /** Of a head that looks out; else as in profile. */
  readonly frontSize?: number;
  /** How far the muzzle hangs. */
  readonly pitch: number;
  readonly fore: (limb: Limb, pose: Pose, isNear: boolean) => Layer[];
  readonly hind: (limb: Limb, pose: Pose, isNear: boolean) => Layer[];
  readonly tail: (root: Point, pose: Pose) => Layer[];
  /** Lines upon its flank; else three ribs. */
  readonly flank?: (frame: Frame) => Dab[][];
  /** Painted over neck and shoulder, under the head. */
  readonly mane?: (frame: Frame) => Layer[];
  /** Painted over the head. */
  readonly fringe?: (frame: Frame) => Layer[];
  /** Painted after the trunk, before near legs. */
  readonly over?: (frame: Frame) => Layer[];
  /** Painted before the trunk. */
  readonly under?: (frame: Frame) => Layer[];
}

/** Where things are on a posed beast. */
export interface Frame {
  readonly pose: Pose;
  readonly bones: Skeleton;
  /** A point of the trunk: share of the way from hip to shoulder, and how far towards the back. */
  readonly trunk: (share: number, back: number) => Point;
  /** A point of the neck: share of the way from shoulder to poll, and how far towards the nape, in widths. */
  readonly neck: (share: number, nape: number) => Point;
  /** The heading of the neck, upwards. */
  readonly up: number;
}

function frameOf(breed: Breed, pose: Pose): Frame {
  const bones = skeleton(breed.bones, pose);
  const trunk = (share: number, back: number): Point =>
    add(mix(bones.hip, bones.shoulder, share), times(bones.back, back + pose.arch * 4 * share * (1 - share)));
  const base = trunk(0.98, -1);
  const nape: Point = [-(bones.poll[1] - base[1]), bones.poll[0] - base[0]];
  const long = Math.sqrt(nape[0] * nape[0] + nape[1] * nape[1]);
  const [thick, , thin] = pose.collar ?? breed.neck;
  const neck = (share: number, aside: number): Point => {
    const width = thick + (thin - thick) * share;
    return add(mix(base, bones.poll, share), times(nape, (aside * width) / long));
  };
  return { pose, bones, trunk, neck, up: (Math.atan2(bones.poll[1] - base[1], bones.poll[0] - base[0]) * 180) / Math.PI };
}

/** A beast in an attitude, as layers from the farthest to the nearest. */
export function beastLayers(breed: Breed, pose: Pose): Layer[] {
  const frame = frameOf(breed, pose);
  const { bones, trunk } = frame;
  const head = headOf(breed, frame);
  return [
    ...breed.tail(trunk(-0.13, breed.trunk[0] * 0.62), pose),
    ...(bones.farHind ? breed.hind(bones.farHind, pose, false) : []),
    ...breed.fore(bones.farFore, pose, false),
    ...(breed.under?.(frame) ?? []),
    ...head.behind,
    trunkLayer(breed, frame),
    ...(breed.over?.(frame) ?? []),
    ...breed.hind(bones.nearHind, pose, true),
    ...breed.fore(bones.nearFore, pose, true),
    ...(breed.mane?.(frame) ?? []),
    ...head.front,
    ...(breed.fringe?.(frame) ?? []),
  ];
}

function headOf(breed: Breed, { pose, bones }: Frame): ReturnType<typeof headLayers> {
  return headLayers(
    pose.guardant ? breed.front : breed.profile,
    pose.guardant ? add(bones.poll, [-2, -3]) : bones.poll,
    pose.guardant ? 0 : -(pose.head + breed.pitch),
    (pose.guardant ? (breed.frontSize ?? breed.headSize) : breed.headSize) * (pose.larger?.head ?? 1),
    pose.guardant === true,
  );
}

type Face = readonly [x: number, y: number, wide: number, high: number];

/** The middle of a head without its horns, beak and tongue, from the edges of the beast, and half its width and height. */
export function faceOf(breed: Breed, pose: Pose): Face {
  const [left, top] = boxOf(beastLayers(breed, pose));
  const [west, north, east, south] = boxOf(headOf(breed, frameOf(breed, pose)).front.filter(layer => !layer.part));
  return [(west + east) / 2 - left, (north + south) / 2 - top, (east - west) / 2, (south - north) / 2];
}

function trunkLayer(breed: Breed, frame: Frame): Layer {
  const { trunk, neck, bones, pose } = frame;
  const [rump, haunch, flank, waist, ribs, chest] = pose.girth ?? breed.trunk;
  const [base, middle, top] = pose.collar ?? breed.neck;
  return {
    masses: [
      brush([
        at(trunk(-0.12, 0.4), rump),
        at(trunk(0.05, 0.6), haunch),
        at(trunk(0.28, 1.2), flank),
        at(trunk(0.48, 0.6), waist),
        at(trunk(0.74, -0.8), ribs),
        at(trunk(1, -1.2), chest),
      ]),
      brush([at(trunk(0.95, -0.6), base), at(mix(neck(0, 0), bones.poll, 0.5), middle), at(bones.poll, top)]),
    ],
    blend: 5,
    edge: 0.5,
    marks: (breed.flank ?? upright(waist))(frame),
  };
}
