import type { Seat } from '@tabard/core';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps, Happened } from '../board.ts';
import { lastDeeds, turnsOf } from '../turns.ts';
import { type Flight, LEAVING, type Show, show } from './flight.ts';
import { isNext, type Performance, Playback } from './playback.ts';
import { type Tracing, traceAfter } from './trace-after.ts';

interface Shown<View, Trace> {
  readonly seq: number;
  readonly view: View;
  readonly mine: boolean;
  readonly trace: Trace;
  readonly happened: readonly Happened<unknown>[];
}

/** What a board's own stage knows: which flights show a fact, how they look, and what trace the last moves leave. */
export interface Director<Fact, What, Trace> extends Tracing<Fact, Trace> {
  readonly dress: string;
  flightsOf(fact: Fact, seat: Seat | undefined): readonly Flight<What>[];
  draw(what: What, into: HTMLElement): void;
  size(flight: Flight<What>, goal: DOMRect): { readonly width: number; readonly ratio: number };
}

/** Where things are shown: the board, and the layer over it in which they travel. */
interface Place {
  readonly root: RefObject<HTMLElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
}

/** What a board's frame needs of its stage. */
export interface Stage extends Place {
  skip(): void;
}

const NOTHING: readonly string[] = [];

/**
 * The view as the player has seen it so far: it follows the newest one after its facts were shown.
 * Only when it has caught up, and no move is on its way, may the player act on it.
 */
export function useStage<View, Fact, What, Trace>(props: BoardProps<View, Fact>, director: Director<Fact, What, Trace>) {
  const { noTrace, traceOf } = director;
  const place: Place = { root: useRef<HTMLElement>(null), layer: useRef<HTMLDivElement>(null) };
  const [shown, setShown] = useState(() => shownAfter(props, traceOf(noTrace, props.facts)));
  const playback = usePlayback(props, shown.seq, {
    perform: step => perform(step, place, director),
    draw: (step, { follows }) => setShown(before => shownAfter(step, traceAfter(director, before, step, { follows }))),
    drawn: nextFrame,
  });
  useClearedTable(place, shown.seq);

  const follows = isNext(shown.seq, props.seq);
  const isSilent = props.facts.length === 0 || !follows || !isMoving(props);
  const caughtUp = props.seq === shown.seq;
  const live = caughtUp || (isSilent && playback.isIdle);
  const at = live ? props.seq : shown.seq;
  useLayoutEffect(() => props.shown(at), [at]);
  return {
    ...place,
    skip: () => playback.skip(),
    view: live ? props.view : shown.view,
    /** With the view, the turn passes to me; a bot that takes over does so at once. */
    mine: props.mine && (live || shown.mine),
    trace: live && !caughtUp ? traceAfter(director, shown, props, { follows }) : shown.trace,
    /** What each seat did in its last turn, as far as it was shown. */
    deeds: useDeeds(props, at),
    live,
    legal: live && props.pending === undefined ? props.legal : NOTHING,
  };
}

function useDeeds<View, Fact>(
  { happened, words, name, seat: me }: BoardProps<View, Fact>,
  at: number,
): ReadonlyMap<Seat, readonly string[]> {
  return useMemo(() => {
    const seen = happened.filter(({ seq }) => seq <= at);
    return lastDeeds(turnsOf(seen), fact => words.deed(fact, name, me));
  }, [happened, at, words, name, me]);
}

const shownAfter = <View, Trace>({ seq, view, mine, happened }: Omit<Shown<View, Trace>, 'trace'>, trace: Trace): Shown<View, Trace> => ({
  seq,
  view,
  mine,
  trace,
  happened,
});

/** Plays every new step, in the order of their coming. */
function usePlayback<Step extends { readonly seq: number }>(step: Step, shown: number, performance: Performance<Step>): Playback<Step> {
  const playback = useMemo(() => new Playback<Step>(step.seq), []);
  useEffect(() => () => playback.end(), []);
  useLayoutEffect(() => {
    if (step.seq !== shown || playback.hasWaiting) playback.add(step, performance);
  }, [step.seq]);
  return playback;
}

function perform<View, Fact, What, Trace>(
  step: BoardProps<View, Fact>,
  { root, layer }: Place,
  { flightsOf, ...look }: Director<Fact, What, Trace>,
): Show | undefined {
  if (!root.current || !layer.current || document.hidden || !isMoving(step)) return undefined;
  const scenes = step.facts.map(fact => flightsOf(fact, step.seat));
  return show(scenes, { ...look, root: root.current, layer: layer.current, pace: step.settings.pace });
}

/** The new drawing stands: whatever travelled goes. */
function useClearedTable({ root, layer }: Place, seq: number): void {
  useLayoutEffect(() => {
    layer.current?.replaceChildren();
    for (const hidden of root.current?.querySelectorAll<HTMLElement>(LEAVING) ?? []) hidden.style.visibility = '';
  }, [seq]);
}

const isMoving = ({ settings }: Pick<BoardProps, 'settings'>): boolean =>
  settings.pace > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
const nextFrame = () => new Promise<void>(resolve => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => resolve())));
