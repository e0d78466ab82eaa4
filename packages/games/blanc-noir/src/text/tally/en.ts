import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { terms as t } from '../terms/en.ts';

const many = plural('en');
const points = (count: number): string => `${count} ${many(count, 'point', 'points')}`;

export const en: TallyWords<CurveOf, Row, Told> = {
  curves: {
    points: { title: 'Points after each round', step: label => (label === 0 ? 'Start' : `Round ${label}`) },
    cards: { title: 'Cards in hand after each turn', step: label => (label === 0 ? 'Deal' : `Turn ${label}`) },
  },
  rows: {
    quests: `${t.quest[0]!.toUpperCase()}${t.quest.slice(1)}s`,
    drawn: 'Cards drawn',
    'from-chains': `… because of a ${t.chain}`,
    scrolls: `${t.scroll.other[0]!.toUpperCase()}${t.scroll.other.slice(1)} used`,
    silent: 'Calls forgotten',
  },
  moments: {
    'biggest-draw': ({ seat, count }, name) => `Most cards at once: ${name(seat)} drew ${count}.`,
    'biggest-round': ({ seat, points: left, round }, name) =>
      `Best ${t.quest}: in round ${round} ${name(seat)} left the others with ${points(left)}.`,
    'worst-round': ({ seat, points: left, round }, name) => `Dearest round: ${points(left)} for ${name(seat)} in round ${round}.`,
  },
};
