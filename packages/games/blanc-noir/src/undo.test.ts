import { undoContract } from '@tabard/testkit';
import { blancNoir } from './index.ts';

// Drawing shows a card, and so may a purchase (its scroll), a Gargoyle (a hand) and whatever ends in drawing four; a last card deals anew.
undoContract(blancNoir, {
  seats: [3],
  configs: [{ goal: 'round' }, { goal: 'round', edition: 'de' }, { goal: 'round', edition: 'fr' }],
  never: ['draw'],
  may: ['buy', 'call', 'done', 'exclude', 'play', 'silent', 'swap', 'take', 'target', 'use'],
});
