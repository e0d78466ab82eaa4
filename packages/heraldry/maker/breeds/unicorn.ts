import type { Breed } from '../breed.ts';
import { UNICORN, UNICORN_FRONT } from '../heads/unicorn.ts';
import { hooves } from '../legs.ts';
import { LONG, tufted } from '../tails.ts';
import { forelocks, HORSES, horse, isLying, maned } from './horse.ts';

const FORE = [7.2, 5.8, 4.4, 3.6, 2.6, 2.2, 2.4];
const HIND = [9.2, 8, 5.2, 3.8, 2.8, 2.3, 2.5];
const HOOF = { size: 0.86, cloven: true };
const TRIMMED = hooves(FORE, HIND, { ...HOOF, feathers: 6 });
const SHAGGY = hooves(FORE, HIND, { ...HOOF, feathers: 7.5 });

export const unicorn: Breed = {
  ...horse,
  /** Where it strikes out it lifts its beard off its forelegs, and the hair of its fetlocks wants room. */
  poses: {
    ...HORSES,
    couchant: { ...HORSES.couchant, nearFore: { bones: [124, 181, 47], toes: 22, short: 0.6, long: 1.22 } },
    sejant: {
      ...HORSES.sejant,
      height: 0.27,
      nearHind: { bones: [212, 54, 186], toes: 112, short: 0.84, long: 1.25 },
      nearFore: { stands: 14, foot: 94, toes: 116 },
      farFore: { stands: 29, foot: 94, toes: 116 },
    },
    salient: { ...HORSES.salient, farHind: { stands: 11, foot: 112, toes: 116 } },
    rampant: { ...HORSES.rampant, head: -16 },
    'sejant-erect': { ...HORSES['sejant-erect'], head: -20 },
  },
  bones: { ...horse.bones, neck: 25 },
  trunk: [7.4, 9.8, 8.2, 7.2, 9.6, 10],
  profile: UNICORN,
  front: UNICORN_FRONT,
  headSize: 0.9,
  frontSize: 0.96,
  /** Folded legs have room for less hair. */
  fore: (limb, pose, isNear) => (isNear && isLying(pose) ? TRIMMED : SHAGGY).fore(limb, pose, isNear),
  hind: (limb, pose, isNear) => (isLying(pose) ? TRIMMED : SHAGGY).hind(limb, pose, isNear),
  tail: tufted(LONG, true, 0.95),
  mane: maned(false),
  fringe: forelocks(false),
};
