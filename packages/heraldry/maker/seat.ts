import type { Frame } from './breed.ts';
import type { Layer } from './figure.ts';
import { brush } from './mass.ts';
import { at } from './parts.ts';
import { add, type Dab, mix } from './plane.ts';

/** Where a beast sits or lies, its rump runs down to the foot in one curve; painted over the leg, so that no line ends there. */
export const seat =
  (rump: number, thigh: number, hock: number) =>
  ({ bones, trunk, pose }: Frame): Layer[] => {
    if (pose.farHind) return [];
    const [, , heel, toes] = bones.nearHind.joints;
    const start = trunk(-0.1, 0);
    return [{ masses: [brush([at(start, rump), at(mix(start, heel, 0.6), thigh), at(mix(heel, toes, 0.5), hock)])], join: 4, edge: 0 }];
  };

/** What a hoofed one that sits or lies rests upon: its rump goes over into its hock without a step. */
export function hoofedSeat({ bones, pose, trunk }: Frame, hock: number, rump: number): Layer[] {
  if (pose.farHind) return [];
  const [, , heel, foot] = bones.nearHind.joints;
  const haunch = trunk(-0.1, -0.6);
  const rests: Dab = at([haunch[0] - 0.2, heel[1] + hock - rump * 0.8], rump * 0.8);
  const masses = [
    [at(mix(heel, foot, 0.2), hock * 0.9), at(heel, hock)],
    [at(heel, hock), rests],
    [rests, at(haunch, rump)],
  ];
  return [{ masses: masses.map(dabs => brush(dabs)), edge: 0 }];
}

/** And the elbow of a folded foreleg goes over into the breast. */
export function elbow({ bones, pose }: Frame): Layer[] {
  if (pose.tail !== 'lying' || pose.trunk > 200) return [];
  const [, joint] = bones.nearFore.joints;
  return [{ masses: [brush([at(add(joint, [1, 2.2]), 3), at(add(joint, [7, 2.2]), 3)])], edge: 0 }];
}
