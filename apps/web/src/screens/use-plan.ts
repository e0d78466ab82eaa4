import type { Step } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import type { Plan } from '../boards/board.ts';
import { t } from '../i18n/index.ts';
import type { Session } from '../net/session.ts';

export interface Planning {
  readonly planned: Plan | undefined;
  plan(plan: Plan): void;
  withdraw(): void;
}

/** What becomes of a plan in a position: it waits, is made, or is not possible any more. */
export function fateOf({ move }: Plan, { mine, legal }: { readonly mine: boolean; readonly legal: readonly string[] }) {
  if (!mine) return 'waits';
  return legal.includes(move) ? 'made' : 'impossible';
}

/** A move chosen while others play. It stays in this browser, and is made in the first position in which it is my turn, if it is legal there. */
export function usePlan(session: Session, step: Step, { mine, plays }: { readonly mine: boolean; readonly plays: boolean }): Planning {
  const [planned, setPlanned] = useState<Plan | undefined>(undefined);
  const withdraw = () => setPlanned(undefined);
  useEffect(() => {
    if (!planned) return;
    if (!plays) return withdraw();
    const fate = fateOf(planned, { mine, legal: step.legal });
    if (fate === 'waits') return;
    withdraw();
    if (fate === 'made') session.send([planned.move]);
    else announce(t.peek().planFailed);
  }, [planned, plays, mine, step.after]);
  const plan = (chosen: Plan) => {
    setPlanned(chosen);
    announce(t.peek().sentences([t.peek().labelled(t.peek().planned, chosen.said), t.peek().plannedHelp]));
  };
  return { planned, plan, withdraw };
}
