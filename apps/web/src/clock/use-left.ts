import type { TimeLeft } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { type Shares, sharesLeft, shownForMs } from './time.ts';

/** What is left of a time that was told at `heardAt`, by the browser's clock that never jumps; drawn anew when it is shown differently. */
export function useLeft(left: TimeLeft, heardAt: number): Shares {
  const [, draw] = useState(0);
  const shares = sharesLeft(left, performance.now() - heardAt);
  const ms = shares.moveMs || shares.reserveMs;
  useEffect(() => {
    if (!left.runs || ms === 0) return;
    const timer = setTimeout(() => draw(count => count + 1), shownForMs(ms));
    return () => clearTimeout(timer);
  });
  return shares;
}
