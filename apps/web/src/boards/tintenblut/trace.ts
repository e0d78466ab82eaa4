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
  /** What each seat did last. */
  readonly did: ReadonlyMap<number, Fact>;
}

export const NO_TRACE: Trace = { journey: undefined, reckoning: undefined, told: undefined, did: new Map() };

/** Facts that are no news by themselves. */
const SILENT: readonly Fact['type'][] = ['round', 'returned', 'numbers', 'villains-shuffled', 'end-points'];
/** Facts worth a word beside a name. */
const DONE: readonly Fact['type'][] = ['journey', 'passed', 'dustfinger', 'used', 'collected', 'traded', 'converted', 'lost'];

export function traceOf(before: Trace, facts: readonly Fact[]): Trace {
  let { journey, told, reckoning } = before;
  const did = new Map(before.did);
  for (const fact of facts) {
    if (fact.type === 'journey') journey = fact;
    if (!SILENT.includes(fact.type)) told = fact;
    if (DONE.includes(fact.type) && 'seat' in fact && fact.seat !== null) did.set(fact.seat, fact);
  }
  reckoning = reckoningOf(facts) ?? reckoning;
  return { journey, reckoning, told, did };
}

function reckoningOf(facts: readonly Fact[]): Reckoning | undefined {
  const find = <Kind extends Fact['type']>(type: Kind) => facts.find((fact): fact is FactOf<Kind> => fact.type === type);
  const villain = find('villain') ?? find('no-villain');
  const numbers = find('numbers');
  return villain || numbers ? { numbers, villain, adderhead: find('adderhead') } : undefined;
}
