import type { Houses } from './store.ts';

/** Which houses are up, of a store whose houses share one process. */
export function memoryHouses(now: () => number): Houses {
  const seen = new Map<string, number>();
  return {
    async beat(house, freshMs) {
      seen.set(house, now());
      return [...seen].flatMap(([other, last]) => (now() - last <= freshMs ? [other] : [])).sort();
    },
    async depart(house) {
      seen.delete(house);
    },
  };
}
