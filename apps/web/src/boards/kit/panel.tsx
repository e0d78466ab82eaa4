import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Inspection } from './inspection.ts';

interface PanelProps {
  readonly of: Inspection<unknown>;
  /** What the board's class names begin with. */
  readonly dress: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** What is to be known of something, beside the thing itself. */
export function Panel({ of, dress, title, children }: PanelProps) {
  const beside = usePanel(of);
  return (
    <div {...beside} class={`board-inspector ${dress}-inspector`} role="dialog" aria-label={title} data-pinned={of.pinned}>
      {children}
    </div>
  );
}

interface AboutProps {
  readonly dress: string;
  readonly text: string;
  /** The clause that says so: on a link, and behind the text where there is none. */
  readonly rule: string;
  readonly aside: string;
  /** Undefined where nothing in the panel can be reached. */
  readonly open: (() => void) | undefined;
}

export function About({ dress, text, rule, aside, open }: AboutProps) {
  return (
    <p>
      {text}
      {open && ' '}
      {open ? <RuleLink dress={dress} text={rule} open={open} /> : <span class="soft">{aside}</span>}
    </p>
  );
}

/** Why something was refused, with the way to the rule. */
export function Refused({ dress, text, rule, open }: Pick<AboutProps, 'dress' | 'text' | 'rule'> & { open(): void }) {
  return (
    <p class={`board-refusal ${dress}-refusal`} role="alert">
      {text} <RuleLink dress={dress} text={rule} open={open} />
    </p>
  );
}

function RuleLink({ dress, text, open }: { readonly dress: string; readonly text: string; open(): void }) {
  return (
    <button type="button" class={`board-link ${dress}-link`} onClick={open}>
      {text}
    </button>
  );
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Puts the panel beside what it explains; one opened on purpose takes the focus. */
function usePanel({ from, pinned }: Inspection<unknown>) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const put = () => setPlace(beside(from, panel.current));
    put();
    // The board changes its size after the window does, and when a pane opens beside it; the panel grows when words come late.
    const watching = new ResizeObserver(put);
    for (const one of [panel.current, panel.current?.offsetParent]) if (one) watching.observe(one);
    return () => watching.disconnect();
  }, [from]);
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
  const edge = panel.closest('.stage')?.getBoundingClientRect().top ?? 0;
  const fits = thing.top - panel.offsetHeight - 10 > edge;
  return { left, top: fits ? above : Math.min(below, Math.max(0, board.height - panel.offsetHeight - 4)) };
}
