import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { STAG, STAG_FRONT } from '../heads/stag.ts';
import { hooves } from '../legs.ts';
import { brush } from '../mass.ts';
import { at } from '../parts.ts';
import type { Dab } from '../plane.ts';
import { HOOFED } from '../poses.ts';
import type { Pose } from '../rig.ts';
import { ruff } from '../ruff.ts';
import { moved } from '../tails.ts';

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
    sejant: { ...HOOFED.sejant, arch: 3.4, neck: 266, girth: [7, 10.2, 9, 7.4, 9, 9.6] },
    'sejant-erect': { ...HOOFED['sejant-erect'], neck: 264, arch: 2.4, girth: [7.6, 9.8, 8.8, 7.4, 9.4, 10.4] },
    rampant: leaning(HOOFED.rampant),
    'rampant-guardant': leaning(HOOFED['rampant-guardant']),
  },
  ...hooves([6.8, 5.2, 3.8, 3, 2.2, 1.9, 2.1], [9.6, 8.2, 5, 3.6, 2.6, 2.1, 2.2], { size: 0.78, cloven: true }),
  tail: root => [{ masses: [brush(moved(SCUT, root), { from: 0, to: 0.3 })], join: 4 }],
  fringe: nape,
  mane: frame => ruff(frame.pose.tail === 'lying' ? BEARD.slice(1) : BEARD)(frame),
};

/** Where it sits up, the line of its jaw ends in the midst of its neck. */
function nape({ neck, pose }: Frame): Layer[] {
  if (pose.farHind || pose.trunk < 240) return [];
  return [{ masses: [brush([at(neck(0.86, 0.42), 3.4), at(neck(0.45, 0.42), 3.4)])], edge: 0 }];
}
