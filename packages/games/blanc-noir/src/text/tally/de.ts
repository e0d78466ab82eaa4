import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { terms as t } from '../terms/de.ts';

const many = plural('de');
const points = (count: number): string => `${count} ${many(count, 'Punkt', 'Punkte')}`;

export const de: TallyWords<CurveOf, Row, Told> = {
  curves: {
    points: { title: 'Punkte nach jeder Runde', step: label => (label === 0 ? 'Beginn' : `Runde ${label}`) },
    cards: { title: 'Handkarten nach jedem Zug', step: label => (label === 0 ? 'Austeilen' : `Zug ${label}`) },
  },
  rows: {
    quests: `${t.quest}n erfüllt`,
    drawn: 'Karten gezogen',
    'from-chains': `… wegen einer ${t.chain}`,
    scrolls: `${t.scroll.other} benutzt`,
    silent: 'Ansage vergessen',
  },
  moments: {
    'biggest-draw': ({ seat, count }, name) => `Die meisten Karten auf einmal: ${count} für ${name(seat)}.`,
    'biggest-round': ({ seat, points: left, round }, name) =>
      `Beste ${t.quest}: ${name(seat)} lässt den anderen in Runde ${round} zusammen ${points(left)}.`,
    'worst-round': ({ seat, points: left, round }, name) => `Teuerste Runde: ${points(left)} für ${name(seat)} in Runde ${round}.`,
  },
};
