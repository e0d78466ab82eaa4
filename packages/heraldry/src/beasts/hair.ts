import { type Joint, mapPath, type Point, placed, polar, toDegrees, tube } from '../geometry.ts';
import type { Breed } from './breeds.ts';
import type { Pose } from './poses.ts';

/** What is outlined together: paths in the tincture, then a disc without outline that lets a limb grow out of the body. */
export interface Layer {
  readonly paths: readonly string[];
  readonly joint?: Joint;
  /** Lines in ink. */
  readonly lines?: string;
}

/** A mane lies over the neck. */
export function mane(breed: Breed, shoulder: Point, poll: Point, isFacing: boolean): Layer[] {
  const up = toDegrees(shoulder, poll);
  const { length, base, top } = breed.neck;
  const lock = (share: number, side: number, degrees: number, size: number): string => {
    const from = polar(polar(shoulder, up, length * share), up + 90 * side, (base + (top - base) * share) * 0.7);
    return mapPath(LOCK, placed(from, up + degrees, size));
  };
  if (breed.mane === 'horse') return [{ paths: [-0.05, 0.2, 0.45, 0.7, 0.95].map(share => lock(share, 1.25, 190 - share * 22, 1.2)) }];
  if (breed.mane !== 'lion') return [];
  return [
    {
      paths: [
        ...[-0.75, -0.45, -0.15, 0.15, 0.45, 0.75, 1].map(share => lock(share, 1, 150 - share * 35, 1.25)),
        ...(isFacing ? RING.map(degrees => mapPath(LOCK, placed(polar([poll[0] - 4, poll[1] - 3], degrees, 10), degrees, 1.1))) : []),
        ...[-0.5, -0.2, 0.1, 0.4].map(share => lock(share, -1, -165 + share * 25, 1.15)),
        ...[-0.8, -0.55].map((share, i) => lock(share, i === 0 ? 0.3 : -0.4, 180, 1.3)),
        tube([
          [...polar(shoulder, up, -base * 0.35), base * 0.75],
          [...shoulder, base * 0.98],
          [...polar(shoulder, up, length * 0.5), base * 0.95],
          [...polar(poll, up + 90, isFacing ? 0 : 5), top * (isFacing ? 1.15 : 0.9)],
        ]),
      ],
      lines: [-0.5, -0.1, 0.3]
        .map(share => strand(shoulder, up, length * share, 3) + strand(shoulder, up, length * (share + 0.2), -4))
        .join(''),
    },
  ];
}

/** Where the locks around a lion's face stand. */
const RING = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180];

const LOCK = 'M-3 -4C2 -6 8 -5 14 1C8 0 4 3 -1 5C-4 3 -5 -2 -3 -4Z';

function strand(from: Point, degrees: number, ahead: number, aside: number): string {
  const to = placed(polar(polar(from, degrees, ahead), degrees + 90, aside), degrees, 1);
  return mapPath('M4 0C1 -2 -2 -2 -5 1', to);
}

/** What breaks the outline of back or neck: a boar's bristles, a griffin's feathers. */
export function ruff(breed: Breed, pose: Pose, hip: Point, shoulder: Point, poll: Point): string[] {
  if (breed.mane === 'bristles') {
    return [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1, 1.15, 1.3].map(share => {
      const from = polar(polar(hip, pose.trunk, breed.trunk * share), pose.trunk + 90, breed.waist * 0.8);
      return mapPath(LOCK, placed(from, pose.trunk + 125, 0.75));
    });
  }
  if (breed.mane !== 'feathers') return [];
  const up = toDegrees(shoulder, poll);
  return [-0.3, 0.05, 0.4].map(share => mapPath(LOCK, placed(polar(polar(poll, up, -share * 20 - 4), up - 90, 6), up - 155, 0.8)));
}
