import { useState } from 'preact/hooks';
import type { Reckoning } from './trace.ts';

/** The last villain phase lies beside the map until it is put away, and can be looked at again. */
export function useReckoning(last: Reckoning | undefined) {
  const [away, setAway] = useState<Reckoning>();
  const [opened, setOpened] = useState<Reckoning>();
  return {
    shown: last === away ? undefined : last,
    putAway: () => setAway(last),
    /** Asked for: in a sheet, over everything. */
    opened,
    open: () => setOpened(last),
    shut: () => setOpened(undefined),
  };
}
