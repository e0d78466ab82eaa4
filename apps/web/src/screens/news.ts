import type { Happened, Session, Tabled } from '../net/session.ts';

/** How far somebody was told what happened, and who came or went. */
export interface Heard {
  readonly facts: number;
  readonly tabled: number;
}

interface News {
  readonly facts: readonly Happened[];
  readonly tabled: readonly Tabled[];
  /** How far they have been told then. */
  readonly heard: Heard;
}

/** What there is to tell: facts as far as the board has shown them, changes of who plays at once. */
export function newsSince(session: Pick<Session, 'history' | 'tabled'>, heard: Heard, seen: number): News {
  const facts = session.history.value.filter(({ seq }) => seq > heard.facts && seq <= seen);
  const tabled = session.tabled.value.filter(({ seq }) => seq > heard.tabled);
  return { facts, tabled, heard: { facts: Math.max(seen, heard.facts), tabled: tabled.at(-1)?.seq ?? heard.tabled } };
}
