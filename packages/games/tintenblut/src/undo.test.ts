import { undoContract } from '@tabard/testkit';
import { tintenblut } from './index.ts';

// An advantage card is drawn, or a villain comes, with what ends a turn, in the Castle of Night or where something is collected.
undoContract(tintenblut, {
  seats: [2, 4],
  configs: [{}],
  never: [],
  may: ['collect', 'convert', 'dustfinger', 'end', 'go', 'lose', 'pass', 'start', 'trade', 'use'],
});
