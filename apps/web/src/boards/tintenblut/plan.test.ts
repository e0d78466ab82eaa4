import { expect, test } from 'vitest';
import { highestOf, lineAt, planOf } from './plan.ts';
import { viewOf } from './views.test-kit.ts';

test('the way is the shortest, and only its first place is free (3.2)', () => {
  const view = viewOf([{ place: 'border-inn', provisions: 1 }, { place: 'farm' }]);
  const plan = planOf(view, 0, 'mill', 'mill');
  expect(plan.route).toEqual(['border-inn', 'night-castle', 'infirmary', 'mill']);
  expect([plan.cost, plan.payable]).toEqual([2, false]);
});

test('the Black Prince makes it free', () => {
  const view = viewOf([{ place: 'border-inn', provisions: 0 }, { place: 'farm' }], { free: true, usedAdvantage: true });
  expect(planOf(view, 0, 'mill', 'mill')).toMatchObject({ cost: 0, payable: true });
});

test('alone the upper line counts, with others or Dustfinger the lower (3.5)', () => {
  const view = viewOf([{ place: 'farm' }, { place: 'ombra' }]);
  expect(planOf(view, 0, 'ombra', 'ombra')).toMatchObject({
    line: 'company',
    company: [1],
    offers: [
      { reward: 'courage', count: 2 },
      { reward: 'provision', count: 1 },
    ],
  });
  expect(planOf(view, 0, 'camp', 'camp')).toMatchObject({ line: 'company', company: [], dustfinger: true });
  expect([lineAt(view, 0, 'farm'), lineAt(view, 1, 'farm'), lineAt(view, 0, 'mill')]).toEqual(['alone', 'company', 'alone']);
});

test('with the White Women one reward is taken, and the better one is reckoned with', () => {
  const view = viewOf([{ place: 'farm', marker: 32, tiles: { courage: 1, strength: 1, wit: 1, honour: 0 } }, { place: 'mill' }]);
  const plan = planOf(view, 0, 'ombra', 'ombra');
  expect(plan.choose).toBe(true);
  expect(plan.sets.map(({ size, state }) => [size, state])).toEqual([
    [4, 'open'],
    [3, 'open'],
    [2, 'open'],
  ]);
});

test('a lonely night in the castle draws a villain; company spares it (3.6)', () => {
  expect(planOf(viewOf([{ place: 'infirmary' }, { place: 'farm' }]), 0, 'night-castle', 'night-castle').night).toBe(true);
  expect(planOf(viewOf([{ place: 'infirmary' }, { place: 'night-castle' }]), 0, 'night-castle', 'night-castle').night).toBe(false);
});

test('whose number would be the highest, as things stand (5.1)', () => {
  const view = viewOf([{ place: 'farm' }, { place: 'mill', played: ['mill'] }]);
  expect(planOf(view, 0, 'farm', 'farm').highest).toBe(1);
  expect(planOf(view, 0, 'ombra', 'ombra').highest).toBe(0);
  expect(highestOf([0, 0])).toBeUndefined();
});

test('what the reward would let one convert, and the gate that would stop it (3.8)', () => {
  const view = viewOf([{ place: 'farm', marker: 9, tiles: { courage: 1, strength: 0, wit: 1, honour: 0 } }, { place: 'mill' }]);
  const there = planOf(view, 0, 'ombra', 'ombra').sets.find(({ size }) => size === 3);
  expect(there).toMatchObject({ state: 'open', to: 13, tiles: ['courage', 'wit', 'honour'] });
  const here = planOf(view, 0, 'minstrels-inn', 'minstrels-inn').sets.find(({ size }) => size === 2);
  expect(here).toMatchObject({ state: 'closed', gate: { field: 11, colour: 'red' } });
});
