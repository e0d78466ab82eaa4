import type { Happened } from '../board.ts';
import { entriesOf } from '../turns.ts';

/** How a board keeps a trace of the last moves. */
export interface Tracing<Fact, Trace> {
  readonly noTrace: Trace;
  traceOf(before: Trace, facts: readonly Fact[]): Trace;
}

/** What was shown before, and all that had happened then. */
interface Before<Trace> {
  readonly trace: Trace;
  readonly happened: readonly Happened<unknown>[];
}

interface Step<Fact> {
  readonly facts: readonly Fact[];
  readonly happened: readonly Happened<Fact>[];
}

/** The trace after a step: it goes on from the last one, unless the step does not follow it. Of what was taken back none stays. */
export function traceAfter<Fact, Trace>(
  { noTrace, traceOf }: Tracing<Fact, Trace>,
  before: Before<Trace>,
  { facts, happened }: Step<Fact>,
  { follows }: { readonly follows: boolean },
): Trace {
  if (!follows) return traceOf(noTrace, facts);
  const last = before.happened.at(-1)?.seq;
  const stands = last === undefined || happened.some(({ seq }) => seq === last);
  return stands ? traceOf(before.trace, facts) : entriesOf(happened).reduce((trace, entry) => traceOf(trace, entry.facts), noTrace);
}
