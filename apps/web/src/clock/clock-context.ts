import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '@tabard/core';
import { createContext } from 'preact';
import type { Clocks } from '../net/session.ts';

/** The clocks of a table, for whatever draws its seats. */
export interface TableClocks {
  readonly clocks: ReadonlySignal<Clocks | undefined>;
  readonly me: Seat | undefined;
  /** Somebody plays here, and no bot in their place: a bot has no use for a clock. */
  isPerson(seat: Seat): boolean;
}

export const ClockContext = createContext<TableClocks | undefined>(undefined);
