import type { Breed } from '../breed.ts';
import { TALBOT, TALBOT_FRONT } from '../heads/talbot.ts';
import { paws } from '../legs.ts';
import { brush } from '../mass.ts';
import { PAWED } from '../poses.ts';
import { CURLED, moved } from '../tails.ts';
import { lion } from './lion.ts';

export const talbot: Breed = {
  ...lion,
  poses: PAWED,
  bones: { trunk: 36, neck: 19, fore: [15, 17, 5], hind: [18, 17, 11], carriage: 2 },
  trunk: [6.6, 8.8, 6.2, 5.4, 9.4, 10.4],
  neck: [7.8, 6.2, 5.8],
  profile: TALBOT,
  front: TALBOT_FRONT,
  headSize: 0.86,
  pitch: 4,
  ...paws([6.8, 5.8, 4.2, 3.6, 2.6, 2.5, 2.7], [8.6, 7.6, 4.8, 3.7, 2.4, 2.3, 2.5], 0.7, 0),
  tail: (root, pose) => [{ masses: [brush(moved(CURLED[pose.tail], root), { from: 0, to: 0.1 })], join: 4 }],
  mane: () => [],
  fringe: () => [],
};
