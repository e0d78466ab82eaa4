import { layoutTests } from './layout-tests.ts';

layoutTests('blason', [2, 5]);
