import type { Attitude } from '../elements.ts';

/** Directions of a leg's three bones and of its toes, in degrees: 0 is sinister (the viewer's right), 90 down, 180 dexter. */
type Leg = readonly [upper: number, lower: number, foot: number, toes: number];

/** How a beast holds itself. It faces dexter, so the far legs are its right ones. */
export interface Pose {
  /** From hip to shoulder. */
  readonly trunk: number;
  /** How far the back is arched upwards. */
  readonly arch: number;
  readonly neck: number;
  /** Turns the head: positive lowers the muzzle. */
  readonly head: number;
  readonly nearFore: Leg;
  readonly farFore: Leg;
  readonly nearHind: Leg;
  readonly farHind: Leg;
  /** Turns the tail. */
  readonly tail: number;
  readonly wing: number;
  readonly guardant?: boolean;
}

const STATANT: Pose = {
  trunk: 180,
  arch: 0,
  neck: 232,
  head: 0,
  nearFore: [82, 90, 92, 180],
  farFore: [104, 92, 92, 180],
  nearHind: [106, 62, 92, 180],
  farHind: [122, 74, 96, 180],
  tail: 0,
  wing: 0,
};

const PASSANT: Pose = {
  ...STATANT,
  nearFore: [92, 98, 92, 180],
  farFore: [168, 142, 170, 165],
  nearHind: [98, 46, 80, 180],
  farHind: [136, 84, 102, 180],
};

const RAMPANT: Pose = {
  trunk: 246,
  arch: 0,
  neck: 262,
  head: 0,
  nearFore: [164, 140, 176, 170],
  farFore: [206, 180, 212, 205],
  nearHind: [112, 62, 100, 180],
  farHind: [172, 118, 160, 160],
  tail: 28,
  wing: 38,
};

export const POSES: Readonly<Record<Attitude, Pose>> = {
  statant: STATANT,
  passant: PASSANT,
  sejant: {
    trunk: 234,
    arch: 2,
    neck: 252,
    head: 0,
    nearFore: [88, 92, 92, 180],
    farFore: [106, 96, 92, 180],
    nearHind: [188, 62, 170, 180],
    farHind: [200, 72, 170, 180],
    tail: 40,
    wing: 30,
  },
  couchant: {
    trunk: 182,
    arch: 1,
    neck: 240,
    head: 0,
    nearFore: [82, 178, 180, 180],
    farFore: [120, 182, 180, 180],
    nearHind: [158, 24, 178, 180],
    farHind: [170, 50, 178, 180],
    tail: 10,
    wing: 0,
  },
  courant: {
    trunk: 182,
    arch: 2,
    neck: 216,
    head: -6,
    nearFore: [150, 172, 184, 180],
    farFore: [172, 190, 196, 190],
    nearHind: [66, 22, 28, 40],
    farHind: [84, 38, 44, 60],
    tail: 22,
    wing: 0,
  },
  salient: {
    trunk: 218,
    arch: 1,
    neck: 244,
    head: -4,
    nearFore: [168, 150, 176, 172],
    farFore: [182, 162, 188, 182],
    nearHind: [104, 46, 78, 180],
    farHind: [114, 54, 82, 180],
    tail: 20,
    wing: 20,
  },
  rampant: RAMPANT,
  'passant-guardant': { ...PASSANT, guardant: true },
  'sejant-erect': {
    trunk: 252,
    arch: 1,
    neck: 262,
    head: 0,
    nearFore: [160, 138, 172, 168],
    farFore: [204, 178, 210, 204],
    nearHind: [186, 58, 170, 180],
    farHind: [198, 70, 170, 180],
    tail: 44,
    wing: 36,
  },
  'rampant-guardant': { ...RAMPANT, guardant: true },
};
