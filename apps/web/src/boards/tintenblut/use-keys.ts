import { useLayoutEffect } from 'preact/hooks';

const DIGITS = '1234567890';

interface Keys {
  /** The n-th location card, counted from 0. */
  card(index: number): void;
  /** The button that finishes what is being done. */
  finish(): void;
}

/** Digits choose location cards, Space presses the main button; whoever writes, or has a dialog open, is left alone. */
export function useKeys(keys: Keys | undefined): void {
  useLayoutEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target.closest('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]')) return;
      const digit = DIGITS.indexOf(event.key);
      if (digit >= 0) keys.card(digit);
      else if (event.key === ' ' && !target.closest('button, a, [role="tab"], summary')) keys.finish();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
