import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

interface Drag {
  readonly card: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  begun: boolean;
}

/** A mouse drags at once; a finger has to pull a card out upwards, for sideways it moves the hand. */
const MOUSE_PX = 8;
const FINGER_PX = 12;
/** So far above the hand a card has to be let go. */
const ABOVE_PX = 12;

/** Dragging a card of the hand to the table is the same as tapping it. */
export function useDrag(group: RefObject<HTMLElement | null>, drop: (index: number, card: HTMLElement) => void) {
  const drag = useRef<Drag | undefined>(undefined);
  const dragged = useRef(false);
  const cards = () => [...(group.current?.querySelectorAll<HTMLElement>('.bn-hand-card') ?? [])];

  const letGo = (): Drag | undefined => {
    const last = drag.current;
    drag.current = undefined;
    if (!last?.begun) return undefined;
    delete last.card.dataset.dragged;
    last.card.style.removeProperty('--drag-x');
    last.card.style.removeProperty('--drag-y');
    return last;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      const card = (event.target as Element).closest<HTMLElement>('.bn-hand-card');
      if (!card || event.button !== 0 || !event.isPrimary) return;
      drag.current = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, begun: false };
      // A quick pull leaves the hand before it is seen to move.
      card.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const [across, down] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.begun) {
        if (!isPull(event.pointerType, across, down)) return;
        now.begun = true;
        now.card.dataset.dragged = 'true';
      }
      now.card.style.setProperty('--drag-x', `${across}px`);
      now.card.style.setProperty('--drag-y', `${down}px`);
    },
    onPointerUp: (event: PointerEvent) => {
      const last = letGo();
      if (!last) return;
      dragged.current = true;
      const edge = group.current?.getBoundingClientRect();
      if (edge && isOut(event.clientX, event.clientY, edge)) drop(cards().indexOf(last.card), last.card);
    },
    onPointerCancel: letGo,
    /** The click that ends a drag is none. */
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

export const isPull = (pointer: string, across: number, down: number): boolean =>
  pointer === 'mouse' ? Math.hypot(across, down) > MOUSE_PX : -down > FINGER_PX && -down > Math.abs(across);

/** Above the hand, or beside it where the table lies beside it. */
export const isOut = (x: number, y: number, edge: { readonly top: number; readonly left: number }): boolean =>
  y < edge.top - ABOVE_PX || x < edge.left - ABOVE_PX;
