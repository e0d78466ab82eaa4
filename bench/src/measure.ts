/** Some work that can be done in any amount. */
export interface Work {
  /** Does so many units, and says how much that was and how long it took. */
  do(units: number): Promise<Omit<Round, 'units'>>;
}

/** A run of some work. */
export interface Round {
  readonly units: number;
  readonly done: number;
  readonly seconds: number;
}

/** The round of median speed, and how much was done in a second of the round that was disturbed least. */
export interface Measured extends Round {
  readonly mostPerSecond: number;
}

const ROUNDS = 9;
const WARM_UP = 0.3;

/**
 * Gives each work about `seconds`, in rounds after a warm-up, and its round of median speed: one that was disturbed, or lucky, does not
 * count. The works take turns, so that whatever else the machine does falls on all of them.
 */
export async function medianRounds(seconds: number, works: readonly Work[]): Promise<Measured[]> {
  const units: number[] = [];
  for (const work of works) units.push(await warmUp(seconds * WARM_UP, seconds / ROUNDS, work));
  const rounds: Round[][] = works.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, work] of works.entries()) rounds[i]!.push({ ...(await work.do(units[i]!)), units: units[i]! });
  }
  return rounds.map(median);
}

/** How many units fill a round, measured when the compiler has seen enough. */
async function warmUp(budget: number, round: number, work: Work): Promise<number> {
  let units = 1;
  for (let spent = 0; ; ) {
    const { seconds } = await work.do(units);
    spent += seconds;
    if (spent >= budget) return Math.max(1, Math.round((units * round) / seconds));
    if (seconds < budget / 4) units *= 2;
  }
}

function median(rounds: readonly Round[]): Measured {
  const bySpeed = rounds.toSorted((a, b) => perSecond(a) - perSecond(b));
  return { ...bySpeed[Math.floor(rounds.length / 2)]!, mostPerSecond: perSecond(bySpeed.at(-1)!) };
}

const perSecond = ({ done, seconds }: Round): number => done / seconds;
