import type { Report } from '@tabard/tournament';
import { plots } from './plots.ts';
import { shell } from './shell.ts';
import { type Table, tables } from './tables.ts';
import { headline } from './text.ts';

/** A tournament as one self-contained page. */
export function page(reports: readonly Report[]): string {
  const title = `${reports[0]!.game}: ${reports[0]!.bots.map(({ bot }) => bot).join(', ')}`;
  const sections = tables(reports).map(table => ({ ...table, heading: HEADINGS[table.id], pictures: plots(table.id, reports) }));
  return shell(title, headline(reports), sections, NOTES);
}

const NOTES = [
  'Every deal is played once for each seat, with the same cards and dice, everybody moving on by a seat: nobody profits from a seat or from luck.',
  'A shared first place is an equal part of a win for each who shares it. A bot in several seats wins with any of them.',
  'Intervals hold the true value with 95 % confidence: Wilson’s for shares of wins, Student’s over deals for points.',
];

const HEADINGS: Readonly<Record<Table['id'], string>> = {
  verdict: 'Verdict',
  strength: 'Strength',
  points: 'Points',
  scores: 'Score spread',
  places: 'Seat advantage',
  length: 'Game length',
};
