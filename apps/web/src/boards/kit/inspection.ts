import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

const HOVER_MS = 350;
const HOLD_MS = 450;
const LEAVE_MS = 180;

export interface Inspection<Thing> {
  readonly thing: Thing;
  readonly from: HTMLElement;
  /** Opened on purpose: it takes the focus and stays until closed. */
  readonly pinned: boolean;
}

/** Gives the handlers that open the inspector: hover, focus, tap and hold, the key «i». */
export type Inspect<Thing> = (thing: Thing | undefined) => Record<string, unknown>;

/** `speaks` says whether a thing opens by itself, on hover and focus; on demand everything does. */
export function useInspector<Thing>(speaks: (thing: Thing) => boolean = () => true) {
  const [open, setOpen] = useState<Inspection<Thing>>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const inspect = useMemo<Inspect<Thing>>(
    () => thing => {
      if (thing === undefined) return {};
      const show = (from: EventTarget | null, pinned: boolean) => setOpen({ thing, from: from as HTMLElement, pinned });
      const hide = () => later(LEAVE_MS, () => setOpen(now => (now?.pinned ? now : undefined)));
      return {
        onPointerEnter: (event: PointerEvent) => {
          const from = event.currentTarget;
          if (event.pointerType === 'mouse' && speaks(thing)) later(HOVER_MS, () => show(from, false));
        },
        onPointerLeave: hide,
        onPointerDown: (event: PointerEvent) => {
          held.current = false;
          const from = event.currentTarget;
          if (event.pointerType === 'mouse') return clearTimeout(timer.current);
          later(HOLD_MS, () => {
            held.current = true;
            show(from, true);
          });
        },
        onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && !held.current && clearTimeout(timer.current),
        onPointerCancel: () => clearTimeout(timer.current),
        onContextMenu: (event: MouseEvent) => {
          event.preventDefault();
          show(event.currentTarget, true);
        },
        onFocusCapture: (event: FocusEvent) => {
          const from = event.currentTarget as HTMLElement;
          if (from.matches(':focus-visible') && speaks(thing)) later(HOVER_MS, () => show(from, false));
        },
        onBlurCapture: hide,
        onClickCapture: (event: MouseEvent) => {
          clearTimeout(timer.current);
          if (held.current) {
            held.current = false;
            event.stopPropagation();
            event.preventDefault();
          } else setOpen(undefined);
        },
        onKeyDownCapture: (event: KeyboardEvent) => {
          if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          clearTimeout(timer.current);
          show(event.currentTarget, true);
        },
      };
    },
    [],
  );

  return {
    open,
    inspect,
    pin: (thing: Thing, from: HTMLElement) => setOpen({ thing, from, pinned: true }),
    close: () => {
      clearTimeout(timer.current);
      setOpen(now => {
        if (now?.pinned) now.from.focus({ preventScroll: true });
        return undefined;
      });
    },
  };
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Puts the panel beside what it explains; one opened on purpose takes the focus. */
export function usePanel({ from, pinned }: Inspection<unknown>) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => setPlace(beside(from, panel.current)), [from]);
  const shown = place !== undefined;
  useEffect(() => {
    if (pinned && shown) panel.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [from, pinned, shown]);
  return { ref: panel, style: place === undefined ? { visibility: 'hidden' } : { left: `${place.left}px`, top: `${place.top}px` } };
}

/** Above the thing where there is room, else below, never beyond the board's edges. */
function beside(from: HTMLElement, panel: HTMLElement | null): Place {
  const board = panel?.offsetParent?.getBoundingClientRect();
  if (!panel || !board) return { left: 0, top: 0 };
  const thing = from.getBoundingClientRect();
  const left = Math.max(4, Math.min(board.width - panel.offsetWidth - 4, thing.left - board.left + (thing.width - panel.offsetWidth) / 2));
  const above = thing.top - board.top - panel.offsetHeight - 10;
  const below = thing.bottom - board.top + 10;
  const fits = thing.top - panel.offsetHeight - 10 > 0;
  return { left, top: fits ? above : Math.min(below, Math.max(0, board.height - panel.offsetHeight - 4)) };
}
