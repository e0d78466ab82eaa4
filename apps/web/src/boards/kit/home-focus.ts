import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface Home {
  /** What is offered the focus before the hand. */
  readonly first?: string;
  /** Nothing is on its way any more. */
  readonly settled?: boolean;
}

/** Something with the focus that leaves the board (a button that was pressed, a card that was played) hands the focus back to the hand. */
export function useHomeFocus(root: RefObject<HTMLElement | null>, hand: string, { first, settled = true }: Home = {}): void {
  const last = useRef<Element | undefined>(undefined);
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const target = event.target as Element;
      last.current = root.current?.contains(target) ? target : undefined;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (!settled || last.current === undefined || last.current.isConnected || document.activeElement !== document.body) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const offered = first === undefined ? undefined : find(first);
    (offered ?? find(`${hand} [tabindex="0"]`) ?? find('[data-move]'))?.focus({ preventScroll: true });
  });
}
