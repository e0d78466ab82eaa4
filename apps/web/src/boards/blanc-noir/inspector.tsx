import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Avatar } from '../../ui/avatar.tsx';
import { CardFace } from './card.tsx';
import { type Table, useTable } from './context.ts';
import { type Card, printed, type Scroll, type SeatView, scrollParts, scrollsOf } from './game.ts';
import { SCROLL_PATHS } from './icons.ts';
import { Icon } from './signs.tsx';

/** Something whose meaning can be looked up. */
export type Thing = { readonly card: Card } | { readonly scroll: Scroll } | { readonly seat: number; readonly view: SeatView };

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
          if (event.pointerType === 'mouse' && hasAbility(thing)) later(HOVER_MS, () => show(from, false));
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
          if (from.matches(':focus-visible') && hasAbility(thing)) later(HOVER_MS, () => show(from, false));
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

/** A number card says all there is to say: it opens on demand only. */
const hasAbility = (thing: Thing) => !('card' in thing) || typeof printed(thing.card).face === 'string';

interface Place {
  readonly left: number;
  readonly top: number;
}

/** What a card or scroll does, beside the thing itself. */
export function Inspector({ of, close }: { readonly of: Inspection; close(): void }) {
  const table = useTable();
  const { say, strings } = table;
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
      class="bn-inspector"
      role="dialog"
      aria-label={title(table, thing)}
      style={place === undefined ? { visibility: 'hidden' } : { left: `${place.left}px`, top: `${place.top}px` }}
      data-pinned={pinned}
    >
      <div class="bn-inspector-picture">
        {'card' in thing && <CardFace card={thing.card} />}
        {'scroll' in thing && <Icon path={SCROLL_PATHS[scrollParts(thing.scroll).symbol]} />}
        {'seat' in thing && <Avatar of={table.seats[thing.seat]} />}
      </div>
      <div class="bn-inspector-text">
        <h2>{title(table, thing)}</h2>
        {'card' in thing && <About text={say.about(thing.card)} clause={say.clauses.card(thing.card)} focusable={pinned} />}
        {'scroll' in thing && <About text={say.aboutScroll(thing.scroll)} clause={say.clauses.scroll(thing.scroll)} focusable={pinned} />}
        {'seat' in thing && <AboutSeat view={thing.view} />}
        {pinned && (
          <button type="button" class="button bn-inspector-close" onClick={close}>
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
        <button type="button" class="bn-link" onClick={() => openRule(clause)}>
          {strings.rule(clause)}
        </button>
      ) : (
        <span class="soft">({strings.rule(clause)})</span>
      )}
    </p>
  );
}

/** What lies open before a player. */
function AboutSeat({ view }: { readonly view: SeatView }) {
  const { say, strings } = useTable();
  const scrolls = scrollsOf(view);
  const hidden = scrolls.filter(({ scroll }) => scroll === null).length;
  const facts = [
    strings.cards(view.hand),
    strings.points(view.points),
    ...(view.quests > 0 ? [strings.quests(view.quests)] : []),
    ...(hidden > 0 ? [strings.faceDown(hidden)] : []),
    ...(view.called ? [strings.called] : []),
  ];
  return (
    <>
      <p>{facts.join(' · ')}</p>
      {scrolls.map(
        ({ scroll, up }, index) =>
          scroll !== null && (
            <div key={`${index} ${scroll}`}>
              <h3>
                {say.scroll(scroll)}
                {up && <small> ({strings.used})</small>}
              </h3>
              <About text={say.aboutScroll(scroll)} clause={say.clauses.scroll(scroll)} focusable />
            </div>
          ),
      )}
    </>
  );
}

function title({ say, name }: Table, thing: Thing): string {
  if ('card' in thing) return say.card(thing.card);
  return 'scroll' in thing ? say.scroll(thing.scroll) : name(thing.seat);
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
