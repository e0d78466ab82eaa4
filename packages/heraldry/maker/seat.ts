import type { Frame } from './breed.ts';
import type { Layer } from './figure.ts';
import { brush } from './mass.ts';
import { at } from './parts.ts';
import { mix } from './plane.ts';

/** Where a beast sits or lies, its rump runs down to the foot in one curve; painted over the leg, so that no line ends there. */
export const seat =
  (rump: number, thigh: number, hock: number) =>
  ({ bones, trunk, pose }: Frame): Layer[] => {
    if (pose.farHind) return [];
    const [, , heel, toes] = bones.nearHind.joints;
    const start = trunk(-0.1, 0);
    return [{ masses: [brush([at(start, rump), at(mix(start, heel, 0.6), thigh), at(mix(heel, toes, 0.5), hock)])], join: 4, edge: 0 }];
  };
