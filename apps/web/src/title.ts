import { effect, signal } from '@preact/signals';
import { waiting } from './home-rows.ts';

/** What the page is about, before it is said how many tables wait for me. */
export const title = signal('Tabard');

/** Title and badge of the app say how many tables wait for me, whatever is shown. */
export function mindTitle(): void {
  effect(() => {
    document.title = waiting.value > 0 ? `(${waiting.value}) ${title.value}` : title.value;
  });
  effect(() => void showBadge(waiting.value));
}

/** Where the browser has badges; none of them says nothing. */
export async function showBadge(count = waiting.peek()): Promise<void> {
  if ('setAppBadge' in navigator) await navigator.setAppBadge(count).catch(() => {});
}
