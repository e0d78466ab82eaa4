import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BEAR, BEAR_FRONT } from '../heads/bear.ts';
import { paws } from '../legs.ts';
import { brush } from '../mass.ts';
import { at, lock } from '../parts.ts';
import type { Point } from '../plane.ts';
import { PAWED } from '../poses.ts';
import { stub } from '../tails.ts';

export const bear: Breed = {
  bones: { trunk: 35, neck: 12, fore: [16, 15, 4], hind: [17, 15, 8] },
  trunk: [7.8, 10.4, 9.4, 8.6, 11.4, 12.2],
  neck: [11.4, 10.4, 9],
  profile: BEAR,
  front: BEAR_FRONT,
  headSize: 0.9,
  pitch: 2,
  poses: {
    ...PAWED,
    sejant: {
      ...PAWED.sejant,
      trunk: 233,
      nearFore: { stands: 9, foot: 98, toes: 182 },
      farFore: { stands: 17, foot: 98, toes: 182 },
      nearHind: { bones: [188, 44, 176], toes: 182 },
    },
  },
  ...paws([8.6, 7.8, 6.4, 6, 4.8, 4.6, 4.4], [10.6, 10, 7.4, 6, 4.4, 4.2, 4.2], 1.04, 1),
  tail: stub(9.5, 3.6, { level: 36, rising: 8 }),
  over: frame => [shoulders(frame), ...shag(frame)],
};

/** The hump over a bear's shoulders. */
function shoulders({ trunk, neck }: Frame): Layer {
  return {
    masses: [brush([at(trunk(0.56, 2.6), 7.4), at(trunk(0.86, 4.6), 10.4), at(neck(0.5, 0.2), 9.6)])],
    join: 4,
    edge: 0,
  };
}

/** Long hair that lies along belly, back, nape and throat. */
function shag({ trunk, neck, up, pose }: Frame): Layer[] {
  const lie = (root: Point, degrees: number, curl: number) => brush(lock(root, degrees, 10, 2.3, curl), { from: 0.1, to: 0.6 });
  return [
    {
      masses: [
        ...[0.16, 0.3, 0.44, 0.58, 0.72].map(share => lie(trunk(share, -8.2), pose.trunk - 148, -20)),
        ...[0.3, 0.46, 0.62].map(share => lie(trunk(share, 7.6 + share * 4), pose.trunk + 158, 20)),
        ...[0.1, 0.5, 0.9].map(share => lie(neck(share, -0.8), up - 150, 20)),
      ],
      blend: 0.4,
      join: 1.5,
      edge: 0.5,
    },
  ];
}
