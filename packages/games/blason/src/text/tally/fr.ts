import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { fr as t } from '../terms/fr.ts';

const many = plural('fr');
const points = (count: number): string => `${count} ${many(count, t.point.one, t.point.other)}`;

export const fr: TallyWords<CurveOf, Row, Told> = {
  curves: { points: { title: 'Points après chaque tour de table', step: label => (label === 0 ? 'Début' : `Tour ${label}`) } },
  rows: {
    elements: 'Éléments',
    awards: 'Distinctions',
    tens: 'Dizaines',
    shield: 'Écu complet',
    majorities: 'Augmentations',
    heralds: 'Hérauts gardés',
  },
  moments: {
    'best-turn': ({ seat, points: won, round }, name) => `Le meilleur tour\u00a0: ${points(won)} pour ${name(seat)} au tour ${round}.`,
    'dry-spell': ({ seat, turns }, name) => `La plus longue attente\u00a0: ${name(seat)}, ${turns} tours sans un ${t.point.one}.`,
    'last-reckoning': ({ seat, points: won }, name) =>
      `Au décompte final\u00a0: ${points(won)} pour ${name(seat)} grâce aux ${t.augmentation.other}.`,
  },
};
