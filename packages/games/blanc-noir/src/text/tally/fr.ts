import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { terms as t } from '../terms/fr.ts';

const many = plural('fr');
const points = (count: number): string => `${count} ${many(count, 'point', 'points')}`;

export const fr: TallyWords<CurveOf, Row, Told> = {
  curves: {
    points: { title: 'Points après chaque manche', step: label => (label === 0 ? 'Début' : `Manche ${label}`) },
    cards: { title: 'Cartes en main après chaque tour', step: label => (label === 0 ? 'Donne' : `Tour ${label}`) },
  },
  rows: {
    quests: `${t.quest[0]!.toUpperCase()}${t.quest.slice(1)}s réussies`,
    drawn: 'Cartes piochées',
    'from-chains': `… à cause d’une ${t.chain}`,
    scrolls: `${t.scroll.other[0]!.toUpperCase()}${t.scroll.other.slice(1)} utilisés`,
    silent: 'Annonces oubliées',
  },
  moments: {
    'biggest-draw': ({ seat, count }, name) => `La plus grosse pioche\u00a0: ${count} cartes d’un coup pour ${name(seat)}.`,
    'biggest-round': ({ seat, points: left, round }, name) =>
      `La plus belle ${t.quest}\u00a0: à la manche ${round}, ${name(seat)} laisse ${points(left)} aux autres.`,
    'worst-round': ({ seat, points: left, round }, name) =>
      `La manche la plus chère\u00a0: ${points(left)} pour ${name(seat)} à la manche ${round}.`,
  },
};
