import type { Report, Share, Spread, Standing } from '@tabard/tournament';
import { labelOf } from './variants.ts';

/** Figures for people: in the terminal, and on the page beneath the plot that shows the same. */
export interface Table {
  readonly id: 'verdict' | 'strength' | 'points' | 'scores' | 'places' | 'length';
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A column for each report, so that variants stand side by side. */
export function tables(reports: readonly Report[]): Table[] {
  const [first] = reports as [Report];
  const columns = reports.map(report => labelOf(report, reports) || report.game);
  const row = (name: string, cell: (report: Report) => string) => [name, ...reports.map(cell)];
  const byBot = (cell: (bot: Standing) => string) => botNames(first).map((name, place) => row(name, ({ bots }) => cell(bots[place]!)));
  return [
    ...verdicts(reports, columns),
    {
      id: 'strength',
      title: 'Share of wins, and its 95 % interval',
      head: ['bot', ...columns, 'if all were equal'],
      rows: byBot(shareCell).map((cells, place) => [...cells, percent(first.bots[place]!.evenShare)]),
    },
    { id: 'points', title: 'Mean points, and their 95 % interval', head: ['bot', ...columns], rows: byBot(pointsCell) },
    {
      id: 'scores',
      title: 'Spread of scores: 5 %, quarter, median, three quarters, 95 %',
      head: ['bot', ...columns],
      rows: byBot(({ scores }) => spreadCell(scores)),
    },
    {
      id: 'places',
      title: 'What a place is worth: share of wins, and its 95 % interval',
      head: ['place', ...columns],
      rows: [
        ...first.bySeat.map(({ place }) => row(seatName(place), ({ bySeat }) => shareCell(bySeat[place]!))),
        ...first.byTurn.map(({ place }) => row(turnName(place), ({ byTurn }) => shareCell(byTurn[place]!))),
      ],
    },
    {
      id: 'length',
      title: 'Length of a game: mean, and 5 %, quarter, median, three quarters, 95 %',
      head: ['length in', ...columns],
      rows: [
        row('decisions', ({ decisions }) => `${tenths(decisions.mean)}: ${spreadCell(decisions)}`),
        row('rounds', ({ rounds }) => `${tenths(rounds.mean)}: ${spreadCell(rounds)}`),
      ],
    },
  ];
}

function verdicts(reports: readonly Report[], columns: readonly string[]): Table[] {
  const { until } = reports[0]!;
  if (!until) return [];
  const answers = { more: 'yes', less: 'no', open: 'undecided' };
  const rows = [
    [`${until.bot} > ${percent(until.share)}`, ...reports.map(({ until, games }) => `${answers[until!.verdict]}, after ${games} games`)],
  ];
  return [{ id: 'verdict', title: 'Sequential test', head: ['claim', ...columns], rows }];
}

/** A bot that plays in several seats says so; one that is named twice gets a number. */
export function botNames({ bots }: Report): string[] {
  return bots.map(({ bot, seats }, place) => {
    const namesakes = bots.slice(0, place).filter(other => other.bot === bot).length;
    return `${bot}${namesakes > 0 ? ` (${namesakes + 1})` : ''}${seats > 1 ? ` × ${seats}` : ''}`;
  });
}

export const seatName = (seat: number): string => `seat ${seat}`;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
export const turnName = (place: number): string => `moves ${ORDINALS[place] ?? `as number ${place + 1}`}`;

/** Without a minus before nothing. */
export const tenths = (value: number): string => Number(value.toFixed(1)).toFixed(1);
export const percent = (share: number): string => `${tenths(share * 100)} %`;
export const shareCell = ({ winShare, low, high }: Share): string => `${percent(winShare)} (${tenths(low * 100)} … ${tenths(high * 100)})`;
const pointsCell = ({ points, pointsLow, pointsHigh }: Standing): string =>
  pointsLow === null || pointsHigh === null ? tenths(points) : `${tenths(points)} (${tenths(pointsLow)} … ${tenths(pointsHigh)})`;
const spreadCell = ({ low, quarter, median, threeQuarters, high }: Spread): string =>
  [low, quarter, median, threeQuarters, high].map(value => Number(value.toFixed(1))).join(' · ');
