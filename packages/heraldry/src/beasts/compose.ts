import type { Attitude, Beast } from '../elements.ts';
import { type Joint, mapPath, type Point, placed, polar, toDegrees, tube } from '../geometry.ts';
import { BREEDS, type Breed, type Foot } from './breeds.ts';
import { type Layer, mane, ruff } from './hair.ts';
import { FRONTS, PROFILES } from './heads.ts';
import { POSES, type Pose } from './poses.ts';

/** A beast: layers from back to front. */
export interface Figure {
  readonly layers: readonly Layer[];
  readonly eyes: readonly Point[];
}

/** A body by its attitude, with the head, tail and feet of its kind. */
export function compose(beast: Beast, attitude: Attitude): Figure {
  const breed = BREEDS[beast];
  const pose = POSES[attitude];
  const isUpright = pose.trunk > 210;
  const hip: Point = [0, 0];
  const shoulder = polar(hip, pose.trunk, breed.trunk);
  const neck = pose.neck + (isUpright ? 0 : breed.neck.turn);
  const poll = polar(shoulder, neck, isUpright ? Math.max(breed.neck.length, 17) : breed.neck.length);
  const legs = (root: Point, angles: Pose['nearFore'], isFore: boolean, girth: number): readonly string[] =>
    isFore ? leg(breed, root, angles, breed.fore, breed.foreFoot, girth) : leg(breed, root, angles, breed.hind, breed.hindFoot, girth);
  const head = headOf(beast, breed, pose, poll);
  const isWinged = beast === 'griffin';
  const isFacing = pose.guardant === true;
  const [root] = breed.leg;
  const layers: Layer[] = [
    ...(isWinged ? [wing(polar(shoulder, pose.trunk, 4), pose.wing - 16)] : []),
    { paths: tailOf(breed, pose, hip) },
    { paths: legs(polar(shoulder, pose.trunk, 3), pose.farFore, true, 0.8) },
    { paths: legs(polar(hip, pose.trunk, 2), pose.farHind, false, 1) },
    { paths: head.behind },
    {
      paths: [tube(spine(breed, pose, hip, shoulder, poll)), ...ruff(breed, pose, hip, shoulder, poll), ...(isFacing ? [] : head.shapes)],
      lines: ribs(breed, pose, hip) + (isFacing ? '' : head.lines),
    },
    { paths: legs(hip, pose.nearHind, false, 1.15), joint: [...hip, Math.min(root * 1.15 + 1.4, breed.haunch * 0.95)] },
    {
      paths: legs(shoulder, pose.nearFore, true, 0.95),
      joint: [...polar(shoulder, neck, 1), Math.min(root * 0.95 + 1.4, breed.chest * 0.9)],
    },
    ...(isWinged ? [wing(polar(shoulder, pose.trunk, -9), pose.wing)] : []),
    ...mane(breed, shoulder, poll, isFacing),
    ...(isFacing ? [{ paths: head.shapes, lines: head.lines }] : []),
  ];
  return { layers: layers.filter(({ paths }) => paths.length > 0), eyes: head.eyes };
}

function spine(breed: Breed, pose: Pose, hip: Point, shoulder: Point, poll: Point): Joint[] {
  const rump = polar(hip, pose.trunk, -breed.haunch * 0.35);
  const middle = polar(polar(hip, pose.trunk, breed.trunk * 0.45), pose.trunk + 90, pose.arch);
  const throat = polar(shoulder, toDegrees(shoulder, poll), breed.neck.length * 0.5);
  return [
    [...rump, breed.haunch * 0.85],
    [...hip, breed.haunch],
    [...middle, breed.waist],
    [...shoulder, breed.chest],
    [...throat, breed.neck.base * 0.55 + breed.neck.top * 0.45],
    [...poll, breed.neck.top],
  ];
}

function leg(
  breed: Breed,
  root: Point,
  [a, b, c, toes]: Pose['nearFore'],
  [upper, lower, foot]: Breed['fore'],
  kind: Foot,
  girth: number,
): readonly string[] {
  const [rootWidth, knee, ankle] = breed.leg;
  const first = polar(root, a, upper);
  const second = polar(first, b, lower);
  const third = polar(second, c, foot);
  const bone = tube([
    [...root, rootWidth * girth],
    [...polar(root, a, upper * 0.5), rootWidth * 0.45 * girth + knee * 0.6],
    [...first, knee],
    [...polar(first, b, lower * 0.5), knee * 0.45 + ankle * 0.5],
    [...second, ankle],
    [...third, ankle],
  ]);
  return [bone, mapPath(FEET[kind], placed(third, toes - 180, ankle / 3))];
}

/** Feet with the toes to dexter, the ankle at 0,0 of half width 3. */
const FEET: Readonly<Record<Foot, string>> = {
  paw: 'M3 -3C-1 -5 -5 -4 -7 -2L-11 -1C-9 0 -9 1 -10 3L-12 5C-9 5 -8 5 -7 5L-8 7C-5 7 -4 6 -2 6L2 5C5 3 5 -1 3 -3Z',
  hoof: 'M-4 -2L3 -3L4 2L4 6L-9 6C-9 3 -7 0 -4 -2Z',
  talon:
    'M3 -3C-1 -5 -5 -4 -8 -5C-11 -5 -13 -3 -14 0C-11 -2 -9 -1 -7 0C-10 2 -12 5 -11 8C-9 5 -7 4 -4 4C-4 7 -2 9 1 9C0 7 0 5 2 4C5 4 7 6 8 8C9 4 7 0 4 -1Z',
};

function tailOf(breed: Breed, pose: Pose, hip: Point): readonly string[] {
  const root = polar(polar(hip, pose.trunk, -breed.haunch * 0.9), pose.trunk + 90, breed.haunch * 0.45);
  const to = placed(root, breed.hangs ? -pose.tail * 1.7 : pose.tail, 1);
  const joints = breed.tail.map(([x, y, radius]): Joint => [...to(x, y), radius]);
  if (breed.tuft === undefined) return [tube(joints)];
  const [end, before] = [joints.at(-1)!, joints.at(-2)!];
  const tip: Point = [end[0], end[1]];
  return [tube(joints), mapPath(TUFT, placed(tip, toDegrees([before[0], before[1]], tip), breed.tuft))];
}

const TUFT = 'M-3 -1C0 -6 4 -6 8 -8C7 -5 9 -4 15 -4C11 -2 11 1 16 4C10 4 8 4 8 8C4 6 0 6 -3 1Z';

function headOf(beast: Beast, breed: Breed, pose: Pose, poll: Point) {
  const { scale, pitch } = breed.head;
  const head = pose.guardant ? FRONTS[beast] : PROFILES[beast];
  const middle: Point = [poll[0] - 4, poll[1] - 3];
  const sides = pose.guardant
    ? [placed(middle, 0, scale * 1.05), placed(middle, 0, scale * 1.05, true)]
    : [placed(poll, -(pose.head + pitch), scale)];
  /** The halves of a face overlap a little in the middle, so that no seam shows. */
  const moved = (path = ''): string[] => sides.flatMap(side => separate(mapPath(path, (x, y) => side(x === 0 ? -0.8 : x, y))));
  return {
    shapes: moved(head.shapes),
    behind: moved(head.behind),
    lines: moved(head.lines).join(''),
    eyes: sides.map(side => side(...head.eye)),
  };
}

/** Closed shapes apart: two that overlap in one path may cut a hole. */
const separate = (path: string): string[] => path.match(/M[^M]*/g) ?? [];

/** A few strokes of the graver along the flank. */
function ribs(breed: Breed, pose: Pose, hip: Point): string {
  return [0.42, 0.52, 0.62]
    .map(share => {
      const from = polar(polar(hip, pose.trunk, breed.trunk * share), pose.trunk - 90, breed.waist * 0.2);
      return mapPath('M0 0C-2 -2 -3 -4 -2 -6', placed(from, pose.trunk, breed.waist / 10));
    })
    .join('');
}

/** A wing raised behind the shoulder, feathers to sinister. */
function wing(root: Point, degrees: number): Layer {
  const to = placed(root, degrees * 0.6, 1.05);
  return { paths: [mapPath(WING, to)], lines: mapPath(FEATHERS, to) };
}

const WING =
  'M-5 6C-12 -4 -13 -17 -7 -27C-4 -33 -2 -42 3 -50C6 -45 8 -42 8 -38C11 -42 14 -45 19 -48C20 -42 19 -38 17 -34C21 -37 26 -38 31 -38C30 -33 27 -29 24 -27C28 -28 33 -27 37 -24C33 -21 29 -19 26 -18C30 -17 33 -15 35 -11C30 -10 26 -10 23 -11C25 -8 26 -5 26 -1C19 -3 12 6 4 9Z';
const FEATHERS =
  'M8 -38L2 -25M17 -34L7 -22M24 -27L11 -18M26 -18L13 -13M23 -11L13 -8M-8 -10C-4 -17 0 -21 3 -25C6 -23 7 -22 8 -21C10 -19 11 -18 12 -16C13 -13 13 -11 13 -8C9 -6 4 -4 -1 0';
