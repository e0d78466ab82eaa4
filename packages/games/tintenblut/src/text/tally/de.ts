import { plural, type TallyWords } from '@tabard/core';
import type { CurveOf, Row, Told } from '../../mind/tally.ts';
import { terms as t } from '../terms/de.ts';

const many = plural('de');
const fields = (count: number): string => `${count} ${many(count, t.space.one, t.space.other)}`;

export const de: TallyWords<CurveOf, Row, Told> = {
  curves: { points: { title: 'Felder nach jeder Runde', step: label => (label === 0 ? 'Beginn' : `Runde ${label}`) } },
  rows: {
    journey: 'Auf der Reise',
    kept: 'Karten aufgehoben',
    sets: `${t.set.other} eingetauscht`,
    villains: `${t.villainCard.other} gezogen`,
    strikes: 'Vom Natternkopf getroffen',
    lost: '… und an ihn verloren',
  },
  moments: {
    tie: ({ seat, left, second, secondLeft }, name) =>
      `Gleichstand, den übrige ${t.tile.other} und ${t.provision.one} entscheiden: ${name(seat)} hat ${left}, ${name(second)} ${secondLeft}.`,
    'biggest-turn': ({ seat, fields: won, round }, name) => `Bester Zug: ${fields(won)} für ${name(seat)} in Runde ${round}.`,
    'worst-strike': ({ seat, lost, round }, name) =>
      `Schlimmster Schlag: In Runde ${round} verliert ${name(seat)} ${lost} ${many(lost, 'Stück', 'Stücke')} an den Natternkopf.`,
    'most-kept': ({ seat, fields: won }, name) => `Gut aufgehoben: Die letzten Karten bringen ${name(seat)} ${fields(won)}.`,
  },
};
