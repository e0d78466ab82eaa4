import { gameContract } from '@tabard/testkit';
import { invariant, prefer } from './contract-plan.ts';
import { blason } from './index.ts';

gameContract(blason, { seats: [3], configs: [{ fifty: true, seatBonus: true }], playouts: 1, prefer, invariant });
