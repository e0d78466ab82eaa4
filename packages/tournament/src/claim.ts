import { mean } from './statistics.ts';
import { type Deal, wonBy } from './tournament.ts';

/** «This bot wins more than this share of its games.» */
export interface Claim {
  /** Its place in the tournament's `bots`. */
  readonly bot: number;
  readonly share: number;
  /** Shares this near to the claimed one may get either verdict; to settle it more closely takes more games. */
  readonly margin?: number | undefined;
}

export type Verdict = 'more' | 'less' | 'open';

export const MARGIN = 0.05;
/** How often a verdict is wrong at most, where the true share is farther off than that. */
const ERROR = 0.05;
const ENOUGH = Math.log((1 - ERROR) / ERROR);

/**
 * A sequential probability ratio test, told one deal after the other: is the share rather `share + margin` or rather `share - margin`?
 * It may be asked after every deal. The unit is the deal and its variance the measured one, as in the tests of chess engines (GSPRT), so that
 * shared places, and games that have one deal in common, count for what they are worth.
 */
export function trial({ bot, share, margin = MARGIN }: Claim): (deal: Deal) => Verdict {
  // Begins with a deal all won and one all lost: without any variance measured yet, a few wins would seem to prove everything.
  let [deals, sum, squares] = [2, 1, 1];
  return deal => {
    const games = deal.filter(({ seated }) => seated.includes(bot));
    if (games.length > 0) {
      const won = mean(games.map(game => wonBy(bot, game)));
      deals++;
      sum += won;
      squares += won * won;
    }
    const average = sum / deals;
    const variance = squares / deals - average * average;
    const evidence = (deals * 2 * margin * (average - share)) / variance;
    return evidence >= ENOUGH ? 'more' : evidence <= -ENOUGH ? 'less' : 'open';
  };
}
