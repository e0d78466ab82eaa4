import { layoutTests } from './layout-tests.ts';

layoutTests('tintenblut', [
  [2, 'people', 'de'],
  [2, 'people', 'ja'],
  [4, 'bots', 'ja'],
  [4, 'people', 'de'],
]);
