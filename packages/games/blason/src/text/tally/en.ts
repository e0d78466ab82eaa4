import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { en as t } from '../terms/en.ts';

const many = plural('en');
const points = (count: number): string => `${count} ${many(count, t.point.one, t.point.other)}`;

export const en: TallyWords<CurveOf, Row, Told> = {
  curves: { points: { title: 'Points after each round', step: label => (label === 0 ? 'Start' : `Round ${label}`) } },
  rows: {
    elements: 'Elements',
    awards: 'Awards',
    tens: 'Tens',
    shield: 'Full shield',
    majorities: 'Augmentations',
    heralds: 'Heralds kept',
  },
  moments: {
    'best-turn': ({ seat, points: won, round }, name) => `Best turn: ${points(won)} for ${name(seat)} in round ${round}.`,
    'dry-spell': ({ seat, turns }, name) => `Longest wait: ${name(seat)}, ${turns} turns without a ${t.point.one}.`,
    'last-reckoning': ({ seat, points: won }, name) => `Last reckoning: ${points(won)} for ${name(seat)} by ${t.augmentation.other}.`,
  },
};
