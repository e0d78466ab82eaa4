import { expect, test } from 'vitest';
import { blazonCoat } from './blazon.ts';
import { layoutFaults } from './layout.test-kit.ts';
import { parseBlazon } from './parse.ts';
import { diceOf } from './random.test-kit.ts';
import { randomArms } from './random.ts';
import { breaches } from './rule-of-tincture.ts';
import { summon } from './summon.ts';

await summon('all');

test('random arms keep the rule of tincture, can be read back, and nothing on them is cut or hidden', () => {
  const all = Array.from({ length: 200 }, (_, seed) => randomArms(diceOf(seed)));
  for (const coat of all) {
    expect(breaches(coat)).toEqual([]);
    expect(parseBlazon(blazonCoat(coat, 'en'))).toEqual({ ok: true, value: coat });
    expect(layoutFaults(coat)).toEqual([]);
  }
  expect(new Set(all.map(coat => blazonCoat(coat, 'en'))).size).toBeGreaterThan(190);
});
