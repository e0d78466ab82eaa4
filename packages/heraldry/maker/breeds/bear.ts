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
  frontSize: 1.08,
  pitch: 2,
  poses: {
    ...PAWED,
    sejant: {
      ...PAWED.sejant,
      nearFore: { stands: 11, foot: 98, toes: 182 },
      farFore: { stands: 21, foot: 98, toes: 182 },
    },
    courant: { ...PAWED.courant, stretch: 1.02, neck: 224 },
    salient: {
      ...PAWED.salient,
      trunk: 228,
      height: 0.9,
      neck: 250,
      nearHind: { stands: -9, foot: 112, toes: 182 },
      farHind: { stands: 7, foot: 112, toes: 182 },
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

/** Long hair that lies along belly, haunch, nape and throat. */
function shag({ trunk, neck, up, pose }: Frame): Layer[] {
  const lie = (root: Point, degrees: number, curl: number) => brush(lock(root, degrees, 13, 2.8, curl), { from: 0.1, to: 0.6 });
  const belly = [0.24, 0.42, 0.6, 0.78].map(share => lie(trunk(share, -7 - share * 3.4), pose.trunk - 146, -22));
  const throat = [0.12, 0.5, 0.88].map(share => lie(neck(share, -0.86), up - 148, 22));
  const nape = [-0.7, -0.2, 0.3, 0.8].map(share => brush(lock(neck(share, 1.06), up + 160, 17, 3.4, -28), { from: 0.1, to: 0.6 }));
  return [
    ...nape.map((mass): Layer => ({ masses: [mass], join: 2, edge: 0.5 })),
    { masses: belly, blend: 0.4, join: 1.5, edge: 0 },
    { masses: throat, blend: 0.4, join: 1.5, edge: 0.5 },
  ];
}
