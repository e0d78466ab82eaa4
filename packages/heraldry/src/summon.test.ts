import { expect, test } from 'vitest';
import { drawArms, drawCoat } from './draw.ts';
import { parseBlazon } from './parse.ts';
import { summon } from './summon.ts';

test('a beast comes once, and only when it is asked for', async () => {
  expect(summon({ first: 'or' })).toBeUndefined();
  const arms = { rowC: { kind: 'beast', beast: 'lion' } } as const;
  expect(() => drawArms(arms)).toThrow('the lion has not been loaded');
  await summon(arms);
  expect(summon(arms)).toBeUndefined();
  expect(drawArms(arms)).toMatch(/^<svg /);
});

test('all beasts of a blazon come, wherever they stand', async () => {
  const read = parseBlazon(
    'Azure, a griffin Or between three stags Argent, on a chief Or a boar Sable, within a bordure Gules charged with eight bears Or',
  );
  if (!read.ok) throw new Error(read.error.text);
  expect(() => drawCoat(read.value)).toThrow('has not been loaded');
  await summon(read.value);
  expect(drawCoat(read.value)).toMatch(/^<svg /);
});
