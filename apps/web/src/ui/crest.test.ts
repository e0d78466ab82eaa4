import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crestFrom } from './crest.ts';

const LIGHT = ['#e3b23a', '#f6f1e4'];

test('any crest, whole or not, gives a metal and a colour', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{8}$/)), digits => {
      const { ground, over, path } = crestFrom(digits);
      expect(path).toMatch(/^M[\d\sMLHVhvlz-]+$/i);
      expect([ground, over].filter(one => LIGHT.includes(one))).toHaveLength(1);
    }),
    { examples: [['-5-5-5-5']] },
  );
});

test('the same digits give the same shield, others another', () => {
  expect(crestFrom('5f0c93aa')).toEqual(crestFrom('5f0c93aa'));
  const shields = new Set(
    Array.from({ length: 400 }, (_, n) => JSON.stringify(crestFrom(((n * 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')))),
  );
  expect(shields.size).toBeGreaterThan(150);
});
