import type { AnyWords, Naming, Seat } from '@tabard/core';
import type { Step, Table } from '@tabard/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { type Foreseen, type Foresight, hasForesight, loadForesight } from '../boards/ahead.ts';
import { turnsOf } from '../boards/turns.ts';
import { t } from '../i18n/index.ts';
import { playsHere } from '../my-turn.ts';
import type { Happened, Session } from '../net/session.ts';
import { keepPlan, keptPlan, type Plan } from './kept-plans.ts';

export interface Planning {
  /** While I think ahead: what I choose from. */
  readonly foreseen: Foreseen | undefined;
  readonly planned: Plan | undefined;
  /** What I had planned, and could not be made. */
  readonly failed: Plan | undefined;
  /** Begins to think ahead; undefined where there is nothing to think about. */
  readonly begin: (() => void) | undefined;
  choose(moves: readonly string[]): void;
  /** Ends thinking ahead, withdraws what was planned, or puts away that it failed. */
  withdraw(): void;
}

interface Position {
  readonly mine: boolean;
  readonly legal: readonly string[];
  readonly happened: readonly Happened[];
  readonly me: Seat | null;
}

/** What becomes of a plan in a position: it waits, is made, or is not possible any more, as where the turn it was for was played without it. */
export function fateOf({ moves, after }: Plan, { mine, legal, happened, me }: Position) {
  if (turnsOf(happened.filter(({ seq }) => seq > after)).some(({ seat }) => seat === me)) return 'impossible';
  if (!mine) return 'waits';
  return legal.includes(moves[0]!) ? 'made' : 'impossible';
}

interface Asked {
  readonly session: Session;
  readonly table: Table;
  readonly step: Step;
  readonly words: AnyWords;
  readonly name: Naming;
  readonly mine: boolean;
}

/** Moves chosen while others play. They stay in this browser, also when the page is left, and are made in the first position in which it is my turn, if they are legal there. */
export function usePlan({ session, table, step, words, name, mine }: Asked): Planning {
  const [planned, setPlanned] = useState(() => keptPlan(table.id));
  const [failed, setFailed] = useState<Plan | undefined>(undefined);
  const [isThinking, setThinking] = useState(false);
  const wasMine = useRef(mine);
  const plays = playsHere(table);
  const mayThink = plays && !table.paused && !mine && planned === undefined;
  const plan = (next: Plan | undefined) => {
    setPlanned(next);
    keepPlan(table.id, next);
  };
  const foresight = useForesight(table, mayThink);
  const seat = table.me.seat;
  const foreseen = useMemo(
    () => (foresight && mayThink && seat !== null ? foresight.ahead(step.view as never, seat) : undefined),
    [foresight, mayThink, seat, step.view],
  );
  const legal = useSame(foreseen?.legal ?? NOTHING);
  useEffect(() => {
    if (!mayThink) setThinking(false);
  }, [mayThink]);
  useEffect(() => {
    if (!planned) return;
    if (!plays) return plan(undefined);
    const fate = fateOf(planned, { mine, legal: step.legal, happened: session.history.peek(), me: table.me.seat });
    if (fate === 'waits' || (fate === 'made' && table.paused)) return;
    plan(undefined);
    if (fate === 'made') return session.send(planned.moves);
    setFailed(planned);
    announce(t.peek().labelled(t.peek().planFailed, planned.said));
  }, [planned, plays, table.paused, mine, step.after]);
  // It is told until a turn of mine is over.
  useEffect(() => {
    if (wasMine.current && !mine) setFailed(undefined);
    wasMine.current = mine;
  }, [mine]);

  const choose = (moves: readonly string[]) => {
    if (!foresight || !foreseen?.legal.includes(moves[0]!)) return;
    const said = t.value.and(moves.map(move => foresight.inWords(move, { view: foreseen.view as never, words, name })));
    plan({ moves, said, after: step.after });
    announce(t.peek().sentences([t.peek().labelled(t.peek().planned, said), t.peek().plannedHelp]));
  };
  const begin = () => {
    setThinking(true);
    announce(t.peek().aheadHelp);
  };
  const withdraw = () => {
    setThinking(false);
    plan(undefined);
    setFailed(undefined);
  };
  return {
    foreseen: isThinking && foreseen ? { view: foreseen.view, legal } : undefined,
    planned,
    failed,
    begin: foreseen && !isThinking ? begin : undefined,
    choose,
    withdraw,
  };
}

const NOTHING: readonly string[] = [];

/** Fetched where somebody has to be waited for: bots are quicker than anybody thinks. */
function useForesight({ game, seats, me }: Table, mayThink: boolean): Foresight<never> | undefined {
  const [foresight, setForesight] = useState<Foresight<never> | undefined>(undefined);
  const hasOthers = seats.some(({ kind, resigned }, seat) => kind === 'player' && !resigned && seat !== me.seat);
  const isWanted = mayThink && hasOthers && hasForesight(game);
  useEffect(() => {
    if (!isWanted || foresight) return;
    let isOver = false;
    loadForesight(game).then(
      found => {
        if (!isOver) setForesight(found);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [game, isWanted]);
  return foresight;
}

/** The list as it was, while it says the same: what was chosen from it stays chosen when others move. */
function useSame(list: readonly string[]): readonly string[] {
  return useMemo(() => list, [list.join('\n')]);
}
