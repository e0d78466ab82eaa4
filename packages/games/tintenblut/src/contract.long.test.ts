import { gameContract } from '@tabard/testkit';
import { invariant, prefer } from './contract-plan.ts';
import { tintenblut } from './index.ts';

gameContract(tintenblut, { seats: [2, 3, 4], configs: [{}], playouts: 2, prefer, invariant });
