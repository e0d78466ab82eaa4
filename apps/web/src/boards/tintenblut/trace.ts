import type { Fact, FactOf } from './game.ts';

/** How a villain card came to somebody, and what the Adderhead did. */
export interface Reckoning {
  readonly numbers: FactOf<'numbers'> | undefined;
  readonly villain: FactOf<'villain'> | FactOf<'no-villain'> | undefined;
  readonly adderhead: FactOf<'adderhead'> | undefined;
}

/** What stays to be seen of the last steps. */
export interface Trace {
  readonly journey: FactOf<'journey'> | undefined;
  readonly reckoning: Reckoning | undefined;
  /** The last thing worth telling. */
  readonly told: Fact | undefined;
}

export const NO_TRACE: Trace = { journey: undefined, reckoning: undefined, told: undefined };

/** Facts that are no news by themselves. */
const SILENT: readonly Fact['type'][] = ['round', 'returned', 'numbers', 'villains-shuffled', 'end-points'];

export function traceOf(before: Trace, facts: readonly Fact[]): Trace {
  let { journey, told, reckoning } = before;
  for (const fact of facts) {
    if (fact.type === 'journey') journey = fact;
    if (!SILENT.includes(fact.type)) told = fact;
  }
  reckoning = reckoningOf(facts) ?? reckoning;
  return { journey, reckoning, told };
}

function reckoningOf(facts: readonly Fact[]): Reckoning | undefined {
  const find = <Kind extends Fact['type']>(type: Kind) => facts.find((fact): fact is FactOf<Kind> => fact.type === type);
  const villain = find('villain') ?? find('no-villain');
  const numbers = find('numbers');
  return villain || numbers ? { numbers, villain, adderhead: find('adderhead') } : undefined;
}
