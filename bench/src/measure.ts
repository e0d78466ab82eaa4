/** A run of some work: how much was done in how long. */
export interface Round {
  readonly done: number;
  readonly seconds: number;
}

const ROUNDS = 5;
const WARM_UP = 0.3;

/**
 * Does `work` (so many units, answering how much that was) for about `seconds`, in rounds after a warm-up, and gives the round of median
 * speed: one that was disturbed, or lucky, does not count.
 */
export function medianRound(seconds: number, work: (units: number) => number): Round {
  const units = warmUp(seconds * WARM_UP, seconds / ROUNDS, work);
  const rounds = Array.from({ length: ROUNDS }, () => timed(units, work));
  return rounds.sort((a, b) => a.done / a.seconds - b.done / b.seconds)[Math.floor(ROUNDS / 2)]!;
}

/** How many units fill a round, measured when the compiler has seen enough. */
function warmUp(budget: number, round: number, work: (units: number) => number): number {
  let units = 1;
  for (let spent = 0; ; ) {
    const { seconds } = timed(units, work);
    spent += seconds;
    if (spent >= budget) return Math.max(1, Math.round((units * round) / seconds));
    if (seconds < budget / 4) units *= 2;
  }
}

function timed(units: number, work: (units: number) => number): Round {
  const start = performance.now();
  const done = work(units);
  return { done, seconds: (performance.now() - start) / 1000 };
}
