import type { Division, LeagueStanding } from '@tabard/tournament';
import { percent, shareCell, type Table, tenths } from '../simulate/tables.ts';
import { aligned } from '../simulate/text.ts';

type Figures = Omit<Table, 'id'>;

export const nameOf = ({ game, seats }: Division): string => `${game}, ${seats} seats`;

/** The strongest first. */
export const ranked = ({ bots }: Division): LeagueStanding[] => bots.toSorted((a, b) => b.rating - a.rating);

const ratingCell = ({ rating, low, high }: LeagueStanding): string => `${tenths(rating)} (${tenths(low)} … ${tenths(high)})`;
const wonCell = ({ won }: LeagueStanding): string => (won ? shareCell(won) : '—');

export const standings = (division: Division): Figures => ({
  title: `Rating and share of wins, with 95 % intervals; equals would win ${percent(1 / division.seats)}`,
  head: ['bot', 'rating', 'share of wins', 'games'],
  rows: ranked(division).map(one => [one.bot, ratingCell(one), wonCell(one), String(one.games)]),
});

/** Columns by number, as names would be too wide. */
export function pairings(division: Division): Figures {
  const order = ranked(division);
  const places = order.map(({ bot }) => division.bots.findIndex(one => one.bot === bot));
  const cell = (one: LeagueStanding, place: number) => {
    const pairing = one.against[place];
    return pairing ? `${Math.round(100 * pairing.winShare)} ±${Math.round(50 * (pairing.high - pairing.low))}` : '·';
  };
  return {
    title: 'How often one came in before another, in % (an equal place is a half), and half its 95 % interval',
    head: ['', ...order.map((_, i) => `${i + 1}`)],
    rows: order.map((one, i) => [`${i + 1} ${one.bot}`, ...places.map(place => cell(one, place))]),
  };
}

/** A league for the terminal. */
export function text(divisions: readonly Division[], seed: string): string {
  const parts = divisions.map(division =>
    [`${nameOf(division)}: ${division.games} games`, aligned(standings(division)), aligned(pairings(division))].join('\n'),
  );
  return [`league, seed ${seed}`, ...parts].join('\n\n');
}

/** The table of `docs/bots.md`. */
export function markdown(divisions: readonly Division[]): string {
  const rows = divisions.flatMap(division =>
    ranked(division).map((one, i) => [
      i === 0 ? division.game : '',
      i === 0 ? String(division.seats) : '',
      `\`${one.bot}\``,
      ratingCell(one),
      wonCell(one),
      String(one.games),
    ]),
  );
  const head = ['game', 'seats', 'bot', 'rating, 95 %', 'share of wins, 95 %', 'games'];
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}
