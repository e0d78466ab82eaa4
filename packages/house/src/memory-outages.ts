import type { Span } from '@tabard/table';
import type { Outages } from './store.ts';

/** When no house was up, of a store that forgets it with the process. */
export function memoryOutages(now: () => number): Outages {
  const outages: Span[] = [];
  let last: number | undefined;
  return {
    async alive(mostMs, upSince = 0) {
      if (last !== undefined && (now() - last > mostMs || last < upSince)) outages.push({ from: last, to: now() });
      last = now();
    },
    outages: async () => [...outages],
  };
}
