import { undoContract } from '@tabard/testkit';
import { blason } from './index.ts';

// A card that is taken is followed by another one; what is placed and paid for was known before.
undoContract(blason, {
  seats: [2, 5],
  configs: [{}],
  never: ['take'],
  may: ['claim', 'discard', 'end', 'herald', 'pay', 'place'],
});
