import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query holds, as a signal. */
function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const holds = signal(list.matches);
  list.addEventListener('change', () => {
    holds.value = list.matches;
  });
  return holds;
}

/** Room for a column beside the table; the stylesheets have the same number. */
export const isWide = media('(width >= 64rem)');
/** Room to spare: the column may stand open by itself. */
export const isRoomy = media('(width >= 1400px)');
/** A phone, or anything held upright. */
export const isUpright = media('(width < 40rem) or (orientation: portrait)');
