import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Something with the focus that leaves the board (a button that was pressed, a card that was played) hands the focus back to the hand. */
export function useHomeFocus(root: RefObject<HTMLElement | null>): void {
  const inside = useRef(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const enter = () => {
      inside.current = true;
    };
    const leave = (event: FocusEvent) => {
      // A removed element loses the focus too, but is not connected any more.
      if (event.relatedTarget !== null || (event.target as Node).isConnected) inside.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, []);
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const home =
      root.current?.querySelector<HTMLElement>('.bn-hand [tabindex="0"]') ?? root.current?.querySelector<HTMLElement>('[data-move]');
    home?.focus({ preventScroll: true });
  });
}
