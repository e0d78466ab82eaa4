import * as Plot from '@observablehq/plot';
import type { Report, Share, Spread } from '@tabard/tournament';
import { svgDocument } from './svg-document.ts';
import { botNames, percent, seatName, type Table, turnName } from './tables.ts';
import { labelOf } from './variants.ts';

export interface Picture {
  readonly title: string;
  readonly svg: string;
}

/** A row of a plot: of whom, in which variant. */
export interface Row {
  readonly of: string;
  readonly variant: string;
}
type ShareRow = Row & Share & { readonly even: number };
type SpreadRow = Row & Spread;

/** The colours of variants; the page says what they are by day and by night. */
export const SERIES = ['--series-1', '--series-2', '--series-3', '--series-4', '--series-5', '--series-6'];

/** The plots that belong to a table. */
export function plots(id: Table['id'], reports: readonly Report[]): Picture[] {
  const rows = <Of extends object>(list: (report: Report) => readonly Of[]) =>
    reports.flatMap(report => list(report).map(one => ({ ...one, variant: labelOf(report, reports) })));
  switch (id) {
    case 'strength': {
      const bots = rows(report => botNames(report).map((of, i) => ({ ...report.bots[i]!, of, even: report.bots[i]!.evenShare })));
      return [shares('Share of wins, with 95 % intervals; dotted: if all were equal', [0, 1], bots)];
    }
    case 'scores': {
      const scores = rows(report => botNames(report).map((of, i) => ({ ...report.bots[i]!.scores, of })));
      return [spreads('Points at the end', scores)];
    }
    case 'places': {
      const places = rows(({ bySeat, byTurn, seats }) => [
        ...bySeat.map(one => ({ ...one, of: seatName(one.place), even: 1 / seats })),
        ...byTurn.map(one => ({ ...one, of: turnName(one.place), even: 1 / seats })),
      ]);
      const most = Math.max(...places.map(({ high }) => high));
      return [shares('Share of wins by seat and by turn, with 95 % intervals; dotted: an equal share', [0, most], places)];
    }
    case 'length': {
      const [decisions, rounds] = [
        rows(report => [{ ...report.decisions, of: 'decisions' }]),
        rows(report => [{ ...report.rounds, of: 'rounds' }]),
      ];
      const vary = rounds.some(({ min, max }) => min < max);
      return [spreads('Decisions in a game', decisions), ...(vary ? [spreads('Rounds in a game', rounds)] : [])];
    }
    case 'verdict':
    case 'points':
      return [];
  }
}

/** A dot with its interval, a row each. */
function shares(title: string, domain: readonly [number, number], rows: readonly ShareRow[]): Picture {
  const place = { fy: 'of', y: 'variant' };
  const svg = drawn(rows, {
    x: { domain: domain.map(share => share * 100), nice: true, percent: true, label: 'share of wins (%)', grid: true },
    marks: [
      Plot.tickX(rows, { ...place, x: 'even', stroke: 'currentColor', strokeDasharray: '2,2' }),
      Plot.ruleY(rows, { ...place, x1: 'low', x2: 'high', stroke: 'variant', strokeWidth: 2.5 }),
      Plot.dot(rows, {
        ...place,
        x: 'winShare',
        fill: 'variant',
        r: 5,
        title: row => `${row.of} ${row.variant}: ${percent(row.winShare)}`,
      }),
    ],
  });
  return { title, svg };
}

/** From 5 % to 95 % a line, the middle half a bar, the median a tick, the mean a dot; a row each. */
function spreads(what: string, rows: readonly SpreadRow[]): Picture {
  const place = { fy: 'of', y: 'variant' };
  const svg = drawn(rows, {
    x: { label: null, grid: true, nice: true },
    marks: [
      Plot.ruleY(rows, { ...place, x1: 'low', x2: 'high', stroke: 'variant', strokeWidth: 2 }),
      Plot.barX(rows, { ...place, x1: 'quarter', x2: 'threeQuarters', fill: 'variant', fillOpacity: 0.55, insetTop: 3, insetBottom: 3 }),
      Plot.tickX(rows, { ...place, x: 'median', stroke: 'currentColor', strokeWidth: 2 }),
      Plot.dot(rows, { ...place, x: 'mean', fill: 'currentColor', r: 3, title: row => `${row.of} ${row.variant}: ${row.mean.toFixed(1)}` }),
    ],
  });
  return { title: `${what}: a line from 5 % to 95 %, a bar for the middle half, a tick for the median, a dot for the mean`, svg };
}

const ROW_HEIGHT = 26;
const LETTER_WIDTH = 8;

/** A plot with a row for everything, and within it one for each variant. */
export function drawn(rows: readonly Row[], options: Plot.PlotOptions): string {
  const [things, variants] = [[...new Set(rows.map(({ of }) => of))], [...new Set(rows.map(({ variant }) => variant))]];
  const room = (names: readonly string[]) => 20 + LETTER_WIDTH * Math.max(...names.map(name => name.length));
  const svg: unknown = Plot.plot({
    document: svgDocument(),
    width: 900,
    height: 56 + ROW_HEIGHT * things.length * (variants.length + 0.4),
    marginLeft: room(things),
    marginRight: room(variants),
    marginTop: 6,
    marginBottom: 40,
    style: { background: 'none', 'font-size': '13px' },
    y: { domain: variants, axis: variants.length > 1 ? 'right' : null, label: null },
    fy: { domain: things, axis: 'left', label: null },
    color: { domain: variants, range: SERIES.map(name => `var(${name})`) },
    ...options,
  });
  // Within a picture nothing is named on its own.
  return String(svg).replaceAll(/ aria-[a-z]+="[^"]*"/g, '');
}
