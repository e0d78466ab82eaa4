/** Some work that can be done in any amount. */
export interface Work {
  /** Does so many units, and says how much that was. */
  do(units: number): number;
}

/** A run of some work. */
export interface Round {
  readonly units: number;
  readonly done: number;
  readonly seconds: number;
}

const ROUNDS = 5;
const WARM_UP = 0.3;

/**
 * Gives each work about `seconds`, in rounds after a warm-up, and its round of median speed: one that was disturbed, or lucky, does not
 * count. The works take turns, so that whatever else the machine does falls on all of them.
 */
export function medianRounds(seconds: number, works: readonly Work[]): Round[] {
  const units = works.map(work => warmUp(seconds * WARM_UP, seconds / ROUNDS, work));
  const rounds = Array.from({ length: ROUNDS }, () => works.map((work, i) => timed(units[i]!, work)));
  return works.map((_, i) => median(rounds.map(round => round[i]!)));
}

/** How many units fill a round, measured when the compiler has seen enough. */
function warmUp(budget: number, round: number, work: Work): number {
  let units = 1;
  for (let spent = 0; ; ) {
    const { seconds } = timed(units, work);
    spent += seconds;
    if (spent >= budget) return Math.max(1, Math.round((units * round) / seconds));
    if (seconds < budget / 4) units *= 2;
  }
}

function timed(units: number, work: Work): Round {
  const start = performance.now();
  const done = work.do(units);
  return { units, done, seconds: (performance.now() - start) / 1000 };
}

function median(rounds: readonly Round[]): Round {
  return rounds.toSorted((a, b) => a.done / a.seconds - b.done / b.seconds)[Math.floor(rounds.length / 2)]!;
}
