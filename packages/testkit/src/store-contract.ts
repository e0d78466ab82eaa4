import type { Store } from '@tabard/house';
import { describe, expect, test } from 'vitest';
import { CALL_CHECKS } from './store-contract-calls.ts';
import { HOUSE_CHECKS } from './store-contract-houses.ts';
import { LIST_CHECKS } from './store-contract-lists.ts';
import { LOG_CHECKS } from './store-contract-logs.ts';
import { PEOPLE_CHECKS } from './store-contract-people.ts';
import { survives } from './store-contract-reopened.ts';
import { type Clock, START, type StoreCheck } from './store-contract-samples.ts';
import { TALK_CHECKS } from './store-contract-talk.ts';

export interface StorePlan {
  readonly name?: string;
  /** Closes a durable store and opens what it left behind. */
  reopen?(store: Store, now: () => number): Store | Promise<Store>;
  /** Closes a store, reopened or not, and clears away what it left. */
  close?(store: Store): void | Promise<void>;
}

/** Says what is wrong with an empty store, or nothing. */
export const STORE_CHECKS: Record<string, StoreCheck> = {
  ...LOG_CHECKS,
  ...LIST_CHECKS,
  ...PEOPLE_CHECKS,
  ...TALK_CHECKS,
  ...CALL_CHECKS,
  ...HOUSE_CHECKS,
};

/** Registers what every store must do as tests, each on a store of its own that goes by the clock it is handed. */
export function storeContract(
  makeStore: (now: () => number) => Store | Promise<Store>,
  { name = 'a store', reopen, close = store => store.close() }: StorePlan = {},
): void {
  describe(`${name} keeps the contract of a store`, () => {
    const checks = { ...STORE_CHECKS, ...(reopen && { 'everything survives reopening': survives(reopen) }) };
    test.each(Object.entries(checks))('%s', async (_name, check) => {
      const clock: Clock = { now: START };
      const store = await makeStore(() => clock.now);
      try {
        expect(await check(store, clock)).toBeUndefined();
      } finally {
        await close(store);
      }
    });
  });
}
