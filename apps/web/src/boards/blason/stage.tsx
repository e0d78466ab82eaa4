import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Show, show } from './animation.ts';
import { CardBack, CardFace } from './card.tsx';
import { type Table, TableContext } from './context.ts';
import type { Flight } from './flights.ts';
import type { Props, View } from './game.ts';
import { MarkSign } from './signs.tsx';
import { NO_TRACE, type Trace, traceOf } from './trace.ts';

interface Shown {
  readonly seq: number;
  readonly view: View;
  readonly trace: Trace;
}

/** More waiting than this and the older ones are not shown: the table must not fall behind. */
const MOST_WAITING = 2;
/** A leap beyond this, or back (in a replay), is drawn at once. */
const MOST_AHEAD = 12;

/**
 * The view as the player has seen it so far: it follows the newest one after its facts were shown.
 * Only when it has caught up may the player act on it.
 */
export function useStage(props: Props, table: Table) {
  const root = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>(() => ({ seq: props.seq, view: props.view, trace: traceOf(NO_TRACE, props.facts) }));
  const waiting = useRef<Props[]>([]);
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
      const { facts, seq, view, settings, seat } = next;
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
        const draw = (what: Flight['what'], into: HTMLElement) => render(<Traveller what={what} table={table} />, into);
        running.current = show(facts, { root: root.current, layer: layer.current, seat, pace: settings.pace, draw });
        await running.current.done;
      }
      setShown(before => ({ seq, view, trace: traceOf(follows ? before.trace : NO_TRACE, facts) }));
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
    for (const hidden of root.current?.querySelectorAll<HTMLElement>('[data-anchor^="card:"], [data-anchor^="display:"]') ?? [])
      hidden.style.visibility = '';
  }, [shown.seq]);

  const direct = caughtUp || (still && waiting.current.length === 0 && !busy.current);
  return {
    root,
    layer,
    view: direct ? props.view : shown.view,
    trace: !caughtUp && direct ? traceOf(follows ? shown.trace : NO_TRACE, props.facts) : shown.trace,
    live: direct,
    skip: () => running.current?.skip(),
  };
}

const isNext = (before: number, seq: number) => seq > before && seq - before <= MOST_AHEAD;
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const nextFrame = () => new Promise<void>(resolve => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => resolve())));

function Traveller({ what, table }: { readonly what: Flight['what']; readonly table: Table }) {
  return (
    <TableContext.Provider value={table}>
      {'card' in what && <CardFace card={what.card} />}
      {'back' in what && <CardBack pile={what.back} />}
      {'marker' in what && <b class="bl-seal">{what.marker}</b>}
      {'herald' in what && <MarkSign of="herald" />}
    </TableContext.Provider>
  );
}
