import { expect, test } from 'vitest';
import { CATALOG } from './index.ts';

/** What a board could reckon with: no function to be asked, no game, no list of names. */
function valuesIn(exported: Readonly<Record<string, unknown>>): string[] {
  const isName = (value: unknown) => typeof value === 'string' && !/^\d/.test(value);
  const isHarmless = (value: unknown) =>
    typeof value === 'function' || (Array.isArray(value) && value.every(isName)) || (value as { setup?: unknown }).setup !== undefined;
  return Object.keys(exported).filter(name => !isHarmless(exported[name]));
}

test.each(CATALOG.map(({ id }) => id))('%s hands out no values to reckon with: boards ask its questions', async id => {
  expect(valuesIn(await import(`@tabard/${id}`))).toEqual([]);
});

test('a price, a table of prices and a list of numbers would be found', () => {
  const exported = { PRICE: 3, PRICES: { silk: 4 }, STEPS: [2, 4, 7], WARES: ['silk'], priceOf: () => 3 };
  expect(valuesIn(exported)).toEqual(['PRICE', 'PRICES', 'STEPS']);
});
