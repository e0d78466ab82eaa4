import type { Seat } from '@tabard/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { type Flight, LEAVING, type Show, show } from './flight.ts';

interface Shown<View, Trace> {
  readonly seq: number;
  readonly view: View;
  readonly mine: boolean;
  readonly trace: Trace;
}

/** What a board's own stage knows: which flights show a fact, how they look, and what trace the last moves leave. */
export interface Director<Fact, What, Trace> {
  readonly noTrace: Trace;
  readonly dress: string;
  traceOf(before: Trace, facts: readonly Fact[]): Trace;
  flightsOf(fact: Fact, seat: Seat | undefined): readonly Flight<What>[];
  draw(what: What, into: HTMLElement): void;
  size(flight: Flight<What>, goal: DOMRect): { readonly width: number; readonly ratio: number };
}

/** More waiting than this and the older ones are not shown: the table must not fall behind. */
const MOST_WAITING = 2;
/** A leap beyond this, or back (in a replay), is drawn at once. */
const MOST_AHEAD = 12;

/**
 * The view as the player has seen it so far: it follows the newest one after its facts were shown.
 * Only when it has caught up may the player act on it.
 */
export function useStage<View, Fact, What, Trace>(props: BoardProps<View, Fact>, director: Director<Fact, What, Trace>) {
  const { noTrace, traceOf, flightsOf, ...stage } = director;
  const root = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown<View, Trace>>(() => ({
    seq: props.seq,
    view: props.view,
    mine: props.mine,
    trace: traceOf(noTrace, props.facts),
  }));
  const waiting = useRef<BoardProps<View, Fact>[]>([]);
  const running = useRef<Show | undefined>(undefined);
  const busy = useRef(false);
  const gone = useRef(false);
  const reached = useRef(props.seq);
  useEffect(
    () => () => {
      gone.current = true;
      running.current?.skip();
    },
    [],
  );

  const follows = isNext(shown.seq, props.seq);
  const still = props.settings.pace === 0 || calm() || props.facts.length === 0 || !follows;
  const caughtUp = props.seq === shown.seq;

  const follow = async () => {
    if (busy.current) return;
    busy.current = true;
    for (let next = waiting.current.shift(); next !== undefined && !gone.current; next = waiting.current.shift()) {
      const { facts, seq, view, mine, settings, seat } = next;
      const follows = isNext(reached.current, seq);
      reached.current = seq;
      if (
        follows &&
        root.current &&
        layer.current &&
        waiting.current.length < MOST_WAITING &&
        !document.hidden &&
        settings.pace > 0 &&
        !calm()
      ) {
        const scenes = facts.map(fact => flightsOf(fact, seat));
        running.current = show(scenes, { ...stage, root: root.current, layer: layer.current, pace: settings.pace });
        await running.current.done;
      }
      setShown(before => ({ seq, view, mine, trace: traceOf(follows ? before.trace : noTrace, facts) }));
      await nextFrame();
    }
    busy.current = false;
  };

  useLayoutEffect(() => {
    if (props.seq === shown.seq && waiting.current.length === 0) return;
    waiting.current.push(props);
    void follow();
  }, [props.seq]);

  // The new drawing stands: whatever travelled goes.
  useLayoutEffect(() => {
    layer.current?.replaceChildren();
    for (const hidden of root.current?.querySelectorAll<HTMLElement>(LEAVING) ?? []) hidden.style.visibility = '';
  }, [shown.seq]);

  const direct = caughtUp || (still && waiting.current.length === 0 && !busy.current);
  return {
    root,
    layer,
    view: direct ? props.view : shown.view,
    /** With the view, the turn passes to me; a bot that takes over does so at once. */
    mine: props.mine && (direct || shown.mine),
    trace: !caughtUp && direct ? traceOf(follows ? shown.trace : noTrace, props.facts) : shown.trace,
    live: direct,
    skip: () => running.current?.skip(),
  };
}

const isNext = (before: number, seq: number) => seq > before && seq - before <= MOST_AHEAD;
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const nextFrame = () => new Promise<void>(resolve => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => resolve())));
