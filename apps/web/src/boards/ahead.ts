import type { AnyWords, Naming, Seat } from '@tabard/core';

/** What thinking ahead is about: the view as if it were my turn, and what I might do then. */
export interface Foreseen<View = unknown> {
  readonly view: View;
  readonly legal: readonly string[];
}

/** The default export of `boards/<game>/ahead.ts`: how one thinks ahead in a game. It brings rules along, so it is fetched for who does. */
export interface Foresight<View = unknown> {
  /** Undefined where no turn comes any more. */
  ahead(view: View, seat: Seat): Foreseen<View> | undefined;
  inWords(move: string, at: { readonly view: View; readonly words: AnyWords; readonly name: Naming }): string;
}

const files = import.meta.glob<Foresight<never>>('./*/ahead.ts', { import: 'default' });

/** A game need not have one. */
export const hasForesight = (game: string): boolean => files[`./${game}/ahead.ts`] !== undefined;

export const loadForesight = async (game: string): Promise<Foresight<never> | undefined> => files[`./${game}/ahead.ts`]?.();
