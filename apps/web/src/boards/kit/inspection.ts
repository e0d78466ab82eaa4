import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

const HOVER_MS = 350;
const HOLD_MS = 450;
const LEAVE_MS = 180;
/** A finger that holds still moves no more than this at a time. */
const STEADY_PX = 4;

export interface Inspection<Thing> {
  readonly thing: Thing;
  readonly from: HTMLElement;
  /** Opened on purpose: it takes the focus and stays until closed. */
  readonly pinned: boolean;
}

/** Gives the handlers that open the inspector: hover, focus, tap and hold, the key «i». */
export type Inspect<Thing> = (thing: Thing | undefined) => Handlers;
type Handlers = Record<string, unknown>;

/** What a board's frame needs of its inspector. */
export interface Inspector<Thing> {
  readonly open: Inspection<Thing> | undefined;
  close(): void;
}

/** `speaks` says whether a thing opens by itself, on hover and focus; on demand everything does. */
export function useInspector<Thing>(speaks: (thing: Thing) => boolean = () => true) {
  const [open, setOpen] = useState<Inspection<Thing>>();
  const timer = useTimer();
  const held = useRef(false);
  const pointer = usePointer();
  const inspect = useMemo<Inspect<Thing>>(
    () => thing => {
      if (thing === undefined) return {};
      const opening: Opening = {
        timer,
        held,
        speaks: speaks(thing),
        pointer,
        show: (from, pinned) => setOpen({ thing, from: from as HTMLElement, pinned }),
        leave: () => timer.start(LEAVE_MS, () => setOpen(now => (now?.pinned ? now : undefined))),
        shut: () => setOpen(undefined),
      };
      return { ...onPointer(opening), ...onKeys(opening), ...onClick(opening) };
    },
    [],
  );
  // What was looked at may have left the table.
  useEffect(() => {
    if (open && !open.from.isConnected) setOpen(undefined);
  });
  return {
    open,
    inspect,
    pin: (thing: Thing, from: HTMLElement) => setOpen({ thing, from, pinned: true }),
    close: () => {
      if (open?.pinned) open.from.focus({ preventScroll: true });
      // The focus that comes back asks for nothing.
      timer.stop();
      setOpen(undefined);
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the pointer was before what is happening now, once it has moved: whatever it is over hears of a move first. */
function usePointer(): { readonly current: Point | undefined } {
  const at = useRef<Point | undefined>(undefined);
  useEffect(() => {
    const remember = ({ clientX: x, clientY: y }: PointerEvent) => {
      at.current = { x, y };
    };
    const kinds = ['pointermove', 'pointerdown'] as const;
    for (const kind of kinds) document.addEventListener(kind, remember);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, remember);
    };
  }, []);
  return at;
}

/** A pointer that has not moved since the board came may rest anywhere: what comes to lie under it was entered by nobody. */
function movedBy({ type, clientX, clientY }: PointerEvent, before: Point | undefined): number {
  if (!before) return type === 'pointermove' ? Number.POSITIVE_INFINITY : 0;
  return Math.abs(clientX - before.x) + Math.abs(clientY - before.y);
}

interface Timer {
  /** Does something after a while, and not what it was to do before. */
  start(ms: number, act: () => void): void;
  stop(): void;
}

function useTimer(): Timer {
  const running = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = () => clearTimeout(running.current);
  useEffect(() => stop, []);
  return useMemo(
    () => ({
      start: (ms, act) => {
        stop();
        running.current = setTimeout(act, ms);
      },
      stop,
    }),
    [],
  );
}

/** What the handlers of one thing share. */
interface Opening {
  readonly timer: Timer;
  /** A finger has just held something: the click that follows is none. */
  readonly held: { current: boolean };
  readonly speaks: boolean;
  /** Where the pointer was last. */
  readonly pointer: { readonly current: Point | undefined };
  show(from: EventTarget | null, pinned: boolean): void;
  leave(): void;
  shut(): void;
}

function onPointer({ timer, held, speaks, pointer, show, leave }: Opening): Handlers {
  // Something that slides under a resting pointer was not asked about.
  const over = (event: PointerEvent) => {
    const from = event.currentTarget;
    const moved = movedBy(event, pointer.current);
    if (event.pointerType !== 'mouse' || event.buttons > 0) return moved > STEADY_PX ? timer.stop() : undefined;
    if (moved > 0 && speaks) timer.start(HOVER_MS, () => show(from, false));
  };
  return {
    onPointerEnter: over,
    onPointerMove: over,
    onPointerLeave: leave,
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
      held.current = false;
      if (pointerType === 'mouse') return timer.stop();
      timer.start(HOLD_MS, () => {
        held.current = true;
        show(currentTarget, true);
      });
    },
    onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && !held.current && timer.stop(),
    onPointerCancel: timer.stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      show(event.currentTarget, true);
    },
  };
}

function onKeys({ timer, speaks, show, leave }: Opening): Handlers {
  return {
    onFocusCapture: (event: FocusEvent) => {
      const from = event.currentTarget as HTMLElement;
      if (from.matches(':focus-visible') && speaks) timer.start(HOVER_MS, () => show(from, false));
    },
    onBlurCapture: leave,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      timer.stop();
      show(event.currentTarget, true);
    },
  };
}

function onClick({ timer, held, shut }: Opening): Handlers {
  return {
    onClickCapture: (event: MouseEvent) => {
      timer.stop();
      if (!held.current) return shut();
      held.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
