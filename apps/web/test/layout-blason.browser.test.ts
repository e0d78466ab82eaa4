import { layoutTests } from './layout-tests.ts';

layoutTests('blason', [
  [2, 'people', 'de'],
  [2, 'people', 'ja'],
  [5, 'bots', 'ja'],
  [5, 'people', 'de'],
]);
