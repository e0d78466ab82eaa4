import { signal } from '@preact/signals';

const CLEAR_AFTER_MS = 4000;

/** What a screen reader is told next; drawn by the live region in `app.tsx`. */
export const announcement = signal('');
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Several sentences in a short while are read together. */
export function announce(text: string): void {
  if (text === '') return;
  announcement.value = announcement.value === '' ? text : `${announcement.value} ${text}`;
  clearTimeout(clearing);
  clearing = setTimeout(() => {
    announcement.value = '';
  }, CLEAR_AFTER_MS);
}
