import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { STAG, STAG_FRONT } from '../heads/stag.ts';
import { hooves } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, hair } from '../parts.ts';
import { add, type Dab } from '../plane.ts';
import { FOLDED, HAUNCHED, HOOFED } from '../poses.ts';
import type { Pose } from '../rig.ts';
import { ruff } from '../ruff.ts';
import { elbow, hoofedSeat } from '../seat.ts';
import { moved } from '../tails.ts';
import { GALLOP } from './horse.ts';

/** Its antlers need room above it, so it leans forward. */
const leaning = (pose: Pose): Pose => ({ ...pose, trunk: 235, neck: 266, height: 0.88 });

const SCUT: readonly Dab[] = [
  [0, 0, 2.6],
  [4.4, -1.4, 2.8],
  [8.6, 0.8, 2.2],
  [11.4, 5.6, 0.1],
];

/** From the breast up to the throat. */
const BEARD = [
  [-0.05, -1, 12, 2.3],
  [0.2, -1.1, 12, 2.3],
  [0.45, -1.15, 11, 2.2],
  [0.7, -1.1, 10, 2],
] as const;

const CHIN: readonly (readonly [x: number, y: number, degrees: number, long: number])[] = [
  [-6.4, 16, 104, 9],
  [2.4, 16, 76, 9],
  [-2, 16.6, 90, 12],
];

export const stag: Breed = {
  bones: { trunk: 35, neck: 24, fore: [11, 18, 14], hind: [17, 17, 15], carriage: 6, fetlock: 7, facing: 0.88 },
  trunk: [7.6, 10, 8.4, 7.4, 9.6, 10],
  neck: [9.8, 7.4, 6],
  profile: STAG,
  front: STAG_FRONT,
  headSize: 0.88,
  frontSize: 0.96,
  pitch: 12,
  poses: {
    ...HOOFED,
    couchant: { ...HOOFED.couchant, trunk: 191, arch: -2, girth: [8, 10.2, 9, 9.2, 10, 10], ...FOLDED, ...HAUNCHED },
    courant: { ...GALLOP, limbs: 1.08, larger: { head: 1.08, forelegs: 1.28, hindlegs: 1.25 } },
    sejant: { ...HOOFED.sejant, arch: 3.4, neck: 266, girth: [7, 10.2, 9, 7.4, 9, 9.6] },
    'sejant-erect': {
      ...HOOFED['sejant-erect'],
      trunk: 244,
      neck: 264,
      arch: 1,
      collar: [8.4, 5, 5.4],
      girth: [7.6, 9.8, 8.8, 7.4, 10.2, 11.6],
    },
    rampant: leaning(HOOFED.rampant),
    'rampant-guardant': { ...leaning(HOOFED['rampant-guardant']), collar: [11.4, 8.6, 6.2], girth: [7.6, 10, 8.8, 8.4, 11, 12] },
  },
  ...hooves([6.8, 5.2, 3.8, 3, 2.2, 1.9, 2.1], [9.6, 8.2, 5, 3.6, 2.6, 2.1, 2.2], { size: 0.78, cloven: true }),
  tail: root => [{ masses: [brush(moved(SCUT, root), { from: 0, to: 0.3 })], join: 4 }],
  fringe: nape,
  mane: frame => [...hoofedSeat(frame, 2.6, 9), ...elbow(frame), ...beard(frame)],
};

/** Of one that rises and looks out it hangs in the middle, under its chin. */
function beard(frame: Frame): Layer[] {
  const { pose, bones } = frame;
  if (!pose.guardant || pose.trunk < 220) return ruff(pose.tail === 'lying' ? BEARD.slice(2) : BEARD)(frame);
  return CHIN.map(([x, y, degrees, long]) => hair(add(bones.poll, [x, y]), degrees, long, 2.5, (degrees - 90) * 0.8, 1.5));
}

/** Where it sits up, the line of its jaw ends in the midst of its neck. */
function nape({ neck, pose }: Frame): Layer[] {
  if (pose.farHind || pose.trunk < 235) return [];
  const isErect = 'bones' in pose.nearFore;
  return [{ masses: [brush([at(neck(0.86, 0.42), isErect ? 2.8 : 3.4), at(neck(0.45, 0.42), isErect ? 1.6 : 3.4)])], edge: 0 }];
}
