import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CardFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { type Award, type BandName, type Card, type ColumnName, type Marker, printed } from './game.ts';
import { MarkSign } from './signs.tsx';

/** Something whose meaning can be looked up. */
export type Thing =
  | { readonly card: Card }
  | { readonly award: Award; readonly markers: readonly number[] }
  | { readonly column: ColumnName; readonly band: BandName | null }
  | { readonly marker: Marker }
  | { readonly herald: true };

const HOVER_MS = 350;
const HOLD_MS = 450;
const LEAVE_MS = 180;

export interface Inspection {
  readonly thing: Thing;
  readonly from: HTMLElement;
  /** Opened on purpose: it takes the focus and stays until closed. */
  readonly pinned: boolean;
}

/** Gives the handlers that open the inspector: hover, focus, tap and hold, the key «i». */
export type Inspect = (thing: Thing | undefined) => Record<string, unknown>;

export function useInspector() {
  const [open, setOpen] = useState<Inspection>();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const inspect = useMemo<Inspect>(
    () => thing => {
      if (thing === undefined) return {};
      const show = (from: EventTarget | null, pinned: boolean) => setOpen({ thing, from: from as HTMLElement, pinned });
      const hide = () => later(LEAVE_MS, () => setOpen(now => (now?.pinned ? now : undefined)));
      return {
        onPointerEnter: (event: PointerEvent) => {
          const from = event.currentTarget;
          if (event.pointerType === 'mouse') later(HOVER_MS, () => show(from, false));
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
          if (from.matches(':focus-visible')) later(HOVER_MS, () => show(from, false));
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

/** What a card or scroll does, beside the thing itself. */
export function Inspector({ of, close }: { readonly of: Inspection; close(): void }) {
  const table = useTable();
  const { strings } = table;
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => setPlace(beside(of.from, panel.current)), [of]);
  const shown = place !== undefined;
  useEffect(() => {
    if (of.pinned && shown) panel.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [of, shown]);

  const { thing, pinned } = of;
  return (
    <div
      ref={panel}
      class="bl-inspector"
      role="dialog"
      aria-label={title(table, thing)}
      style={place === undefined ? { visibility: 'hidden' } : { left: `${place.left}px`, top: `${place.top}px` }}
      data-pinned={pinned}
    >
      {'card' in thing && (
        <div class="bl-inspector-picture">
          <CardFace card={thing.card} />
        </div>
      )}
      {'herald' in thing && (
        <div class="bl-inspector-picture">
          <MarkSign of="herald" />
        </div>
      )}
      <div class="bl-inspector-text">
        <h2>{title(table, thing)}</h2>
        {abouts(table, thing).map(({ text, clause }) => (
          <About key={text} text={text} clause={clause} focusable={pinned} />
        ))}
        {pinned && (
          <button type="button" class="button bl-inspector-close" onClick={close}>
            {strings.close}
          </button>
        )}
      </div>
    </div>
  );
}

function About({ text, clause, focusable }: { readonly text: string; readonly clause: string; readonly focusable: boolean }) {
  const { strings, openRule } = useTable();
  return (
    <p>
      {text}{' '}
      {focusable ? (
        <button type="button" class="bl-link" onClick={() => openRule(clause)}>
          {strings.rule(clause)}
        </button>
      ) : (
        <span class="soft">({strings.rule(clause)})</span>
      )}
    </p>
  );
}

interface Said {
  readonly text: string;
  readonly clause: string;
}

function abouts({ say, strings }: Table, thing: Thing): Said[] {
  const { clauses } = say;
  if ('card' in thing) {
    const { type, emblem, value } = printed(thing.card);
    return [
      { text: say.about(thing.card), clause: clauses.type(type) },
      { text: strings.costs(value), clause: '4.6' },
      ...(emblem === 'star' ? [{ text: strings.star, clause: clauses.augmentation('star') }] : []),
    ];
  }
  if ('award' in thing) {
    return [
      { text: say.aboutAward(thing.award), clause: clauses.award(thing.award) },
      { text: strings.markersLeft(thing.markers), clause: '3.3' },
    ];
  }
  if ('column' in thing) {
    return [
      { text: strings.nicheTakes(say.accepts(thing.column, thing.band)), clause: clauses.column(thing.column) },
      ...(thing.band === null ? [] : [{ text: strings.bandFixed(say.bands[thing.band]), clause: '4.2' }]),
    ];
  }
  if ('marker' in thing) return [{ text: say.aboutMarker(thing.marker), clause: clauses.marker(thing.marker) }];
  return [{ text: say.aboutHerald, clause: clauses.herald }];
}

function title({ say }: Table, thing: Thing): string {
  if ('card' in thing) return say.element(thing.card);
  if ('award' in thing) return say.award(thing.award);
  if ('column' in thing) return say.column(thing.column, thing.band);
  return 'marker' in thing ? say.marker(thing.marker) : say.herald;
}

/** Above the thing where there is room, else below, never beyond the board's edges. */
function beside(from: HTMLElement, panel: HTMLElement | null): Place {
  const board = panel?.offsetParent?.getBoundingClientRect();
  if (!panel || !board) return { left: 0, top: 0 };
  const thing = from.getBoundingClientRect();
  const left = Math.max(4, Math.min(board.width - panel.offsetWidth - 4, thing.left - board.left + (thing.width - panel.offsetWidth) / 2));
  const above = thing.top - board.top - panel.offsetHeight - 10;
  const below = thing.bottom - board.top + 10;
  // The stage scrolls: what is beyond its upper edge is not seen.
  const edge = panel.closest('.stage')?.getBoundingClientRect().top ?? 0;
  const fits = thing.top - panel.offsetHeight - 10 > edge;
  return { left, top: fits ? above : Math.min(below, Math.max(0, board.height - panel.offsetHeight - 4)) };
}
