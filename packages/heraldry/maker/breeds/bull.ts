import type { Breed, Frame } from '../breed.ts';
import type { Layer } from '../figure.ts';
import { BULL, BULL_FRONT } from '../heads/bull.ts';
import { hooves, isRunning } from '../legs.ts';
import { brush } from '../mass.ts';
import { at } from '../parts.ts';
import { add, type Dab } from '../plane.ts';
import { shortNecked } from '../poses.ts';
import { hoofedSeat } from '../seat.ts';
import { BRUSH, LONG, tufted } from '../tails.ts';

const POSES = shortNecked({ lower: 20, lift: 16, reach: 1.5 });

const LIFTED = { bones: [128, 190, 96], toes: 108, short: 1.35 } as const;

export const bull: Breed = {
  bones: { trunk: 40, neck: 13, fore: [11, 16, 11], hind: [18, 16, 13], carriage: -6, fetlock: 7 },
  trunk: [8.4, 11.2, 10.4, 10.6, 13.2, 14],
  neck: [15.4, 14.4, 11.4],
  profile: BULL,
  front: BULL_FRONT,
  headSize: 0.98,
  frontSize: 1.1,
  pitch: 14,
  poses: {
    ...POSES,
    passant: { ...POSES.passant, farFore: LIFTED },
    'passant-guardant': { ...POSES['passant-guardant'], farFore: LIFTED },
    'sejant-erect': { ...POSES['sejant-erect'], girth: [8.4, 11, 8.6, 7.6, 12.4, 14.4] },
    courant: {
      ...POSES.courant,
      limbs: 1.08,
      larger: { head: 1.1, forelegs: 1.2, hindlegs: 1.22 },
      nearFore: { bones: [119, 170, 70], toes: 78, short: 1.28, long: 1.3 },
      girth: [8.4, 11.2, 10, 10, 12, 12.4],
      farFore: { bones: [140, 176, 178], toes: 170, short: 1.15 },
    },
    sejant: { ...POSES.sejant, larger: { forelegs: 1.25 } },
    couchant: {
      ...POSES.couchant,
      neck: 264,
      stretch: 1.04,
      nearHind: { bones: [198, 44, 180], toes: 124, short: 0.85, long: 1.3 },
      nearFore: { bones: [47, 178, 180], toes: 150, short: 1.6, long: 0.82 },
      farFore: { bones: [96, 178, 180], toes: 150, short: 1.1 },
    },
  },
  ...hooves([9, 7.4, 5.4, 4.4, 3.2, 2.8, 3], [10.2, 8.6, 5.8, 4.4, 3.3, 2.8, 3], { size: 0.98, cloven: true }),
  tail: tufted(LONG, false, 0.85, BRUSH),
  over: frame => {
    const { trunk, neck, pose } = frame;
    const isSitting = pose.trunk > 200 && pose.tail === 'low';
    const hump = isSitting ? [at(trunk(0.62, 4.6), 6), at(trunk(0.92, 6.6), 8.4)] : [at(trunk(0.58, 4), 8), at(trunk(0.88, 9), 11)];
    return [{ masses: [brush([...hump, at(neck(0.45, isSitting ? 0.2 : 0.5), 11)])], edge: 0 }, ...brisket(frame)];
  },
  mane: frame => [...hoofedSeat(frame, 3.8, 10.2), ...dewlap(frame), ...forearm(frame)],
};

/** Of one that runs: it rises behind the elbow. */
function brisket({ bones, trunk, pose }: Frame): Layer[] {
  if (pose.trunk > 200 || !isRunning(pose)) return [];
  return [{ masses: [brush([at(add(bones.nearFore.joints[1], [1, 0]), 5.4), at(trunk(0.86, -8.4), 5)])], edge: 0 }];
}

/** Of one that lies: the line where its foreleg leaves the breast. */
function forearm({ bones, pose }: Frame): Layer[] {
  if (pose.tail !== 'lying') return [];
  const from = ([x, y, wide]: Dab): Dab => at(add(bones.nearFore.joints[2], [x, y]), wide);
  const line: readonly Dab[] = [
    [-9.4, -5, 0.1],
    [-3, -6, 0.5],
    [3, -5.4, 0.45],
    [8, -3.6, 0.1],
  ];
  return [{ masses: [brush([from([-2, 0, 2]), from([4, 0, 2])])], edge: 0, marks: [line.map(from)] }];
}

/** Its folds close up where the neck is stretched out. */
function dewlap({ neck, pose }: Frame): Layer[] {
  const isStretched = pose.neck < 240;
  const rear = isStretched ? at(neck(-0.3, -0.3), 5) : at(neck(-0.6, -0.7), 5);
  return [
    {
      masses: [brush([rear, at(neck(-0.1, isStretched ? -0.85 : -1.15), 5.6), at(neck(0.45, -1.1), 4.2), at(neck(0.95, -0.75), 2.6)])],
      join: 3,
      edge: 0,
      marks: (isStretched ? [] : [0.05, 0.35]).map(share => [
        at(neck(share + 0.1, -0.3), 0.1),
        at(neck(share, -0.5), 0.45),
        at(neck(share - 0.25, -0.8), 0.1),
      ]),
    },
  ];
}
