import { expect, test } from 'vitest';
import { soft } from './soft.ts';

test.each([
  ['de', 'Schwalbenschwanzschnitt', 'Schwalben\u00adschwanz\u00adschnitt'],
  ['de', 'Steigend und hersehend', 'Stei\u00adgend und her\u00adsehend'],
  ['de', 'Gold 3', 'Gold 3'],
  ['fr', 'Double-quartefeuille', 'Double-quarte\u00adfeuille'],
  ['ja', 'オーディナリー', 'オーディ\u00adナリー'],
] as const)('in %s «%s» may break', (lang, text, broken) => expect(soft(lang, text)).toBe(broken));
