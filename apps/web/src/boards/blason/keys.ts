import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The straight way to each part of the table. */
const PARTS: Readonly<Record<string, string>> = { 1: '.bl-hand', 2: '.bl-market', 3: '.bl-niches', 4: '.bl-awards' };

/** A digit leads to the hand, the display, the shield or the awards, unless somebody is writing or a dialog is open. */
export function useKeys(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const part = PARTS[event.key];
      if (part === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
      const playable = root.current?.querySelector<HTMLElement>(`${part} [data-rove][data-move]:not([aria-disabled="true"])`);
      (playable ?? root.current?.querySelector<HTMLElement>(`${part} [tabindex="0"]`))?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
