import type { Breed } from '../breed.ts';
import { UNICORN, UNICORN_FRONT } from '../heads/unicorn.ts';
import { hooves } from '../legs.ts';
import { LONG, tufted } from '../tails.ts';
import { HORSES, horse } from './horse.ts';

export const unicorn: Breed = {
  ...horse,
  /** Where it strikes out it lifts its beard off its forelegs, and the hair of its fetlocks wants room. */
  poses: {
    ...HORSES,
    sejant: { ...HORSES.sejant, farFore: { stands: 28, foot: 94, toes: 116 } },
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
  ...hooves([7.2, 5.8, 4.4, 3.6, 2.6, 2.2, 2.4], [9.2, 8, 5.2, 3.8, 2.8, 2.3, 2.5], { size: 0.86, cloven: true, feathers: 7.5 }),
  tail: tufted(LONG, true, 0.95),
};
