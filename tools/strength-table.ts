import type { Listing } from '@tabard/catalog';
import { type Report, runTournament, type Share } from '@tabard/tournament';

/** A line of the table: a bot in one seat against another in all the others, and the share of wins it is to exceed. */
export interface Line {
  readonly game: string;
  readonly seats: number;
  readonly bot: string;
  readonly rival: string;
  readonly moreThan: number;
  /** How near to that the sequential test tells yes from no, if not the usual. */
  readonly margin?: number;
  /** It is also to win clearly less than the bot that played in the same place before. */
  readonly lessThanBefore?: boolean;
}

export type Answer = 'yes' | 'no' | 'undecided';

/** Longer thought is to be better, be it by little. */
const BY_LITTLE = 0.02;

/** A whole game of Blanc Noir is a match of many rounds; strength is measured by the round. */
const OPTIONS: Readonly<Record<string, object>> = { 'blanc-noir': { goal: 'round' } };
export const optionsOf = (game: string): object => OPTIONS[game] ?? {};

export function linesOf(game: string): Line[] {
  return [
    { game, seats: 2, bot: 'strong:2000i', rival: 'greedy', moreThan: 0.7 },
    { game, seats: 2, bot: 'medium', rival: 'greedy', moreThan: 1 / 2, lessThanBefore: true },
    { game, seats: 4, bot: 'strong:2000i', rival: 'greedy', moreThan: 0.45 },
    { game, seats: 4, bot: 'medium', rival: 'greedy', moreThan: 1 / 4, lessThanBefore: true },
    { game, seats: 2, bot: 'strong:2000i', rival: 'strong:100i', moreThan: 1 / 2, margin: BY_LITTLE },
  ];
}

export interface Measure {
  readonly least: number;
  readonly most: number;
  readonly seed: string;
  readonly workers: number;
  onProgress?(games: number): void;
}

/** Plays a line until the sequential test has a verdict. */
export async function measure(listing: Listing, line: Line, { least, most, seed, workers, onProgress }: Measure): Promise<Report> {
  const { game } = await listing.load();
  const config = game.configure(optionsOf(line.game));
  if (!config.ok) throw new Error(`${line.game} refuses its options: ${config.error.because}`);
  const { seats, bot, rival, moreThan, margin } = line;
  return runTournament(
    { catalog: '@tabard/catalog', game: line.game, config: config.value, seats, seed, bots: [bot, rival] },
    { games: most, workers, until: { bot: 0, share: moreThan, margin, least }, onProgress: games => onProgress?.(games) },
  );
}

export function answer(line: Line, report: Report, before: Report | undefined): Answer {
  const enough = { more: 'yes', less: 'no', open: 'undecided' } as const;
  const isTooStrong = line.lessThanBefore && before && !isClearlyMore(before.bots[0]!, report.bots[0]!);
  return isTooStrong ? 'no' : enough[report.until!.verdict];
}

/** Newcombe: the 95 % interval of a difference, from the intervals of both shares. */
export function isClearlyMore(one: Share, other: Share): boolean {
  return one.winShare - other.winShare > Math.hypot(one.winShare - one.low, other.high - other.winShare);
}

const WIDTHS = [11, 6, 14, 20, 6, 22, 32, 9];
export const HEAD = asRow(['game', 'seats', 'bot', 'against', 'games', 'share of wins, 95 %', 'wanted', 'reached']);

export function rowOf(line: Line, report: Report, reached: Answer): string {
  const { winShare, low, high } = report.bots[0]!;
  const figures = [winShare, low, high].map(share => (share * 100).toFixed(1));
  const rivals = line.seats > 2 ? `${line.seats - 1} × ${line.rival}` : line.rival;
  const wanted = `more than ${Math.round(line.moreThan * 100)} %${line.lessThanBefore ? ', less than above' : ''}`;
  const share = `${figures[0]} % (${figures[1]} … ${figures[2]})`;
  return asRow([line.game, String(line.seats), line.bot, rivals, String(report.games), share, wanted, reached]);
}

function asRow(cells: readonly string[]): string {
  return cells
    .map((cell, column) => cell.padEnd(WIDTHS[column]!))
    .join(' ')
    .trimEnd();
}
