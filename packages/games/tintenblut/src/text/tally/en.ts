import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { terms as t } from '../terms/en.ts';

const many = plural('en');
const fields = (count: number): string => `${count} ${many(count, t.space.one, t.space.other)}`;

export const en: TallyWords<CurveOf, Row, Told> = {
  curves: { points: { title: 'Spaces after each round', step: label => (label === 0 ? 'Start' : `Round ${label}`) } },
  rows: {
    journey: 'On the journey',
    kept: 'Cards kept',
    sets: 'Sets converted',
    villains: 'Villain cards drawn',
    strikes: `Struck by the ${t.villains.adderhead}`,
    lost: '… and lost to him',
  },
  moments: {
    tie: ({ seat, left, second, secondLeft }, name) =>
      `A tie, broken by ${t.tile.other} and ${t.provision.other} left: ${name(seat)} has ${left}, ${name(second)} ${secondLeft}.`,
    'biggest-turn': ({ seat, fields: won, round }, name) => `Best turn: ${fields(won)} for ${name(seat)} in round ${round}.`,
    'worst-strike': ({ seat, lost, round }, name) =>
      `Worst blow: the ${t.villains.adderhead} took ${lost} ${many(lost, 'thing', 'things')} from ${name(seat)} in round ${round}.`,
    'most-kept': ({ seat, fields: won }, name) => `Well kept: ${name(seat)}’s last cards brought ${fields(won)}.`,
  },
};
