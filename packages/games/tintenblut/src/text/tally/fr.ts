import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { terms as t } from '../terms/fr.ts';

const many = plural('fr');
const fields = (count: number): string => `${count} ${many(count, t.space.one, t.space.other)}`;

export const fr: TallyWords<CurveOf, Row, Told> = {
  curves: { points: { title: 'Cases après chaque manche', step: label => (label === 0 ? 'Début' : `Manche ${label}`) } },
  rows: {
    journey: 'En voyage',
    kept: 'Cartes gardées',
    sets: 'Séries converties',
    villains: `${t.villainCard.other.replace(/^c/, 'C')} piochées`,
    strikes: `Coups de ${t.villains.adderhead}`,
    lost: '… et pertes subies',
  },
  moments: {
    tie: ({ seat, left, second, secondLeft }, name) =>
      `Égalité, tranchée par les ${t.tile.other} et ${t.provision.other} qui restent\u00a0: ${left} pour ${name(seat)}, ${secondLeft} pour ${name(second)}.`,
    'biggest-turn': ({ seat, fields: won, round }, name) =>
      `Le meilleur tour\u00a0: ${fields(won)} pour ${name(seat)} à la manche ${round}.`,
    'worst-strike': ({ seat, lost, round }, name) =>
      `Le pire coup\u00a0: à la manche ${round}, ${t.villains.adderhead} prend ${lost} ${many(lost, 'chose', 'choses')} à ${name(seat)}.`,
    'most-kept': ({ seat, fields: won }, name) => `Bien gardées\u00a0: ses dernières cartes rapportent ${fields(won)} à ${name(seat)}.`,
  },
};
