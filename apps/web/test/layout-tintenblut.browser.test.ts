import { layoutTests } from './layout-tests.ts';

layoutTests('tintenblut', [2, 4]);
