import type { Breed } from './breed.ts';
import { type HoofedLeg, hoofed, type PawedLeg, pawed } from './parts.ts';
import type { Limb, Pose } from './rig.ts';

export const paws = (
  fore: readonly number[],
  hind: readonly number[],
  size: number,
  shaggy: number,
  claws = 1,
  how: { readonly fore?: Change; readonly hind?: Change } = {},
): Pick<Breed, 'fore' | 'hind'> => {
  const tufts = (kind: 'fore' | 'hind'): PawedLeg['tufts'] => {
    if (shaggy === 0) return [];
    return kind === 'fore'
      ? [
          [1, -0.02, 9 * shaggy],
          [1, 0.3, 8 * shaggy],
          [1, 0.62, 7 * shaggy],
        ]
      : [
          [1, 0.45, 8 * shaggy],
          [1, 0.8, 9 * shaggy],
          [2, 0.3, 7 * shaggy],
        ];
  };
  return {
    fore: (limb, pose, isNear) =>
      pawed(limb, {
        radii: fore,
        tufts: pose.tail === 'lying' ? [] : !isNear && 'stands' in pose.farFore ? tufts('fore').slice(2) : tufts('fore'),
        size,
        claws,
        strikes: isStriking(isNear ? pose.nearFore : pose.farFore),
        join: isNear ? 7 : 3,
        sinews: isNear,
        ...how.fore?.(pose),
      }),
    hind: (limb, pose, isNear) =>
      pawed(limb, {
        radii: hind,
        tufts: tufts('hind'),
        size: size * 0.98,
        claws,
        strikes: false,
        join: isNear ? 8 : 7,
        sinews: isNear,
        ...how.hind?.(pose),
      }),
  };
};

/** What an attitude changes in the legs of a breed. */
type Change = (pose: Pose) => Partial<PawedLeg>;

/** Running, its hind legs push off. */
export const isRunning = (pose: Pose): boolean => pose.farHind !== undefined && 'bones' in pose.nearHind;

export const isStriking = (leg: Pose['nearFore']): boolean => 'bones' in leg && leg.short === undefined;

export const hooves = (
  fore: readonly number[],
  hind: readonly number[],
  shape: Pick<HoofedLeg, 'size' | 'cloven' | 'feathers'>,
): Pick<Breed, 'fore' | 'hind'> => {
  /** Below the thigh. */
  const thicker = (radii: readonly number[], much = 1) => radii.map((radius, i) => (i < 2 ? radius : radius * much));
  return {
    fore: (limb: Limb, { larger }, isNear) =>
      hoofed(limb, { radii: thicker(fore, larger?.forelegs), ...shape, join: isNear ? 6 : 3, sinews: isNear }),
    hind: (limb: Limb, { larger }, isNear) =>
      hoofed(limb, { radii: thicker(hind, larger?.hindlegs), ...shape, join: isNear ? 8 : 7, sinews: isNear }),
  };
};
