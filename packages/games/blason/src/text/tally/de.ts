import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { de as t } from '../terms/de.ts';

const many = plural('de');
const points = (count: number): string => `${count} ${many(count, t.point.one, t.point.other)}`;

export const de: TallyWords<CurveOf, Row, Told> = {
  curves: { points: { title: 'Punkte nach jeder Runde', step: label => (label === 0 ? 'Beginn' : `Runde ${label}`) } },
  rows: {
    elements: t.element.other,
    awards: t.award.other,
    tens: 'Zehner',
    shield: `Voller ${t.shield.one}`,
    majorities: t.augmentation.other,
    heralds: `${t.herald.other} übrig`,
  },
  moments: {
    'best-turn': ({ seat, points: won, round }, name) => `Bester Zug: ${points(won)} für ${name(seat)} in Runde ${round}.`,
    'dry-spell': ({ seat, turns }, name) => `Längste Durststrecke: ${name(seat)}, ${turns} Züge ohne einen ${t.point.one}.`,
    'last-reckoning': ({ seat, points: won }, name) => `Schlussabrechnung: ${points(won)} für ${name(seat)} durch ${t.augmentation.other}.`,
  },
};
