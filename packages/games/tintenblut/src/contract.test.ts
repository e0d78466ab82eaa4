import { gameContract } from '@tabard/testkit';
import { invariant, prefer } from './contract-plan.ts';
import { tintenblut } from './index.ts';

gameContract(tintenblut, { seats: [3], configs: [{}], playouts: 1, prefer, invariant });
