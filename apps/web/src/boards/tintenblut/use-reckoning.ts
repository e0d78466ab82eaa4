import { useState } from 'preact/hooks';
import type { Reckoning } from './trace.ts';

/** The last villain phase lies there until it is put away, and can be taken out again. */
export function useReckoning(last: Reckoning | undefined) {
  const [away, setAway] = useState<Reckoning>();
  return {
    shown: last === away ? undefined : last,
    putAway: () => setAway(last),
    takeOut: () => setAway(undefined),
  };
}
