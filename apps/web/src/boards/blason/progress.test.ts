import { expect, test } from 'vitest';
import type { Card } from './game.ts';
import { isFulfilled, progress } from './progress.ts';
import { scoreOf } from './score.ts';
import { achievementOf, visibleCards } from './shield.ts';

test.each<[cards: Card[], fulfilled: boolean, have: number[]]>([
  [['lion', 'per-pale', 'or-3', 'gules-1', 'or-2'], true, [1, 1, 3]],
  [['lion', 'per-pale', 'or-3', 'gules-1'], false, [1, 1, 2]],
  [['bull', 'per-bend', 'or-3', 'gules-1'], true, [1, 1, 3]],
  [[], false, [0, 0, 0]],
])('rule 5.1: questing with %j — %s', (cards, fulfilled, have) => {
  const needs = progress('questing', cards);
  expect(isFulfilled(needs)).toBe(fulfilled);
  expect(needs.map(need => need.have)).toEqual(have);
});

test('a covered card counts for nothing; a row without figures is not in the arms', () => {
  const seat = {
    shield: { A1: ['per-pale'], C1: ['boar', 'lion'], C3: ['or-1'], B3: ['azure-2'] },
    bands: { B: null, C: 'upper' },
  } as const;
  expect(visibleCards(seat.shield)).toEqual(['per-pale', 'azure-2', 'lion', 'or-1']);
  expect(achievementOf(seat)).not.toHaveProperty('rowB');
  expect(achievementOf(seat)).toMatchObject({ field: 'per-pale', rowC: { kind: 'beast', beast: 'lion', tincture: 'or' } });
});

test('rule 6.4: track, markers and heralds', () => {
  expect(scoreOf({ track: 31, markers: ['questing-7', '30', 'I', 'virtue'], heralds: 2 })).toEqual({
    track: 31,
    markers: 16,
    heralds: 2,
    total: 49,
  });
});
