import { expect, test } from 'vitest';
import { keptPlan, withPlan } from './kept-plans.ts';

const PLAN = { moves: ['draw'], said: 'Draw a card', after: 7 };

test('a plan is known again at its table alone, until it is given up', () => {
  const both = withPlan('b', { ...PLAN, after: 9 }, withPlan('a', PLAN, null));
  expect(keptPlan('a', both)).toEqual(PLAN);
  expect(keptPlan('b', both)?.after).toBe(9);
  expect(keptPlan('c', both)).toBeUndefined();
  expect(keptPlan('a', withPlan('a', undefined, both))).toBeUndefined();
  expect(keptPlan('a', withPlan('a', { ...PLAN, after: 8 }, both))?.after).toBe(8);
});

test.each(['', 'null', '{}', '[["a"]]', '[["a",{"moves":[],"said":"","after":1}]]', '[["a",{"moves":["draw"],"said":"Draw"}]]'])(
  'what is not ours is no plan: %s',
  text => {
    expect(keptPlan('a', text)).toBeUndefined();
  },
);

test('of many tables the last are kept', () => {
  const all = Array.from({ length: 25 }, (_, at) => `t${at}`).reduce<string | null>((text, table) => withPlan(table, PLAN, text), null);
  expect([keptPlan('t4', all), keptPlan('t5', all)]).toEqual([undefined, PLAN]);
});
