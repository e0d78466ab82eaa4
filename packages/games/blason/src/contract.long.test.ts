import { gameContract } from '@tabard/testkit';
import { invariant, prefer } from './contract-plan.ts';
import { blason } from './index.ts';

gameContract(blason, { seats: [2, 3, 4, 5], configs: [{}, { fifty: true, seatBonus: true }], playouts: 1, prefer, invariant });
