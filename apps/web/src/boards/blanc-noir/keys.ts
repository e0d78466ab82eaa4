import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What a key presses, wherever on the page one is. */
const PRESSED: Readonly<Record<string, string>> = {
  d: '[data-anchor="draw"]',
  c: '.bn-seal',
  e: '[data-part="finish"]',
  s: '.bn-sort',
};

/** Direct keys: draw, call, end, sort; a digit for a card of the hand from the left; `ask` for «i». Heard as soon as the board is there. */
export function useKeys(root: RefObject<HTMLElement | null>, ask: () => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target as Element)) return;
      if (event.key === 'i') ask();
      else found(root.current, event.key.toLowerCase())?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

const isElsewhere = (target: Element): boolean =>
  target.closest('input, textarea, select, [role="tablist"]') !== null || document.querySelector('dialog[open]') !== null;

function found(root: HTMLElement | null, key: string): HTMLElement | null | undefined {
  if (/^\d$/.test(key)) return root?.querySelectorAll<HTMLElement>('.bn-hand-card')[(Number(key) + 9) % 10];
  const selector = PRESSED[key];
  return selector === undefined ? undefined : root?.querySelector<HTMLElement>(selector);
}
