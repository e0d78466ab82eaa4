/** At least so much of what happened before is told to who returns. */
const RECALLED = 6;

/** The last things that happened, from the beginning of somebody's turn. */
export function recalled<Fact>(facts: readonly Fact[]): readonly Fact[] {
  let first = Math.max(0, facts.length - RECALLED);
  while (first > 0 && !beginsTurn(facts, first)) first--;
  return facts.slice(first);
}

/** Somebody else does something than did the last thing that anybody did. */
function beginsTurn(facts: readonly unknown[], at: number): boolean {
  const doer = doerOf(facts[at]);
  const before = facts
    .slice(0, at)
    .map(doerOf)
    .findLast(seat => seat !== undefined);
  return doer !== undefined && before !== undefined && doer !== before;
}

const doerOf = (fact: unknown): unknown => (fact as { readonly seat?: unknown }).seat;
