import type { TimeLeft } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { leftMs, shownForMs } from './time.ts';

/** What is left of a time that was told at `heardAt`, by the browser's clock that never jumps; drawn anew when it is shown differently. */
export function useLeft(left: TimeLeft, heardAt: number): number {
  const [, draw] = useState(0);
  const ms = leftMs(left, performance.now() - heardAt);
  useEffect(() => {
    if (!left.runs || ms === 0) return;
    const timer = setTimeout(() => draw(count => count + 1), shownForMs(ms));
    return () => clearTimeout(timer);
  });
  return ms;
}
