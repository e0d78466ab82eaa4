import { gameContract } from '@tabard/testkit';
import { invariant, prefer, secret } from './contract-plan.ts';
import { blancNoir } from './index.ts';

gameContract(blancNoir, {
  seats: [2, 4, 5, 6],
  configs: [
    { edition: 'ja', goal: 100 },
    { edition: 'de', goal: 'round' },
    { edition: 'fr', goal: 'round', deck: 'listed', call: 'automatic' },
  ],
  playouts: 1,
  prefer,
  secret,
  invariant,
});
