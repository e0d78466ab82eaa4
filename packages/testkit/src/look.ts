import type { AnyGame, Rng, Seat, Viewer } from '@tabard/core';

/** One state of one playout as the checks get it. */
export interface Look {
  readonly game: AnyGame;
  readonly seats: number;
  readonly state: unknown;
  /** The state's data as it was before anybody looked. */
  readonly before: string;
  /** The move that will be made here; none when the game is over. */
  readonly next: { readonly seat: Seat; readonly move: unknown } | undefined;
  /** Every move met so far in any playout, by its spelling. */
  readonly pool: ReadonlyMap<string, unknown>;
  readonly invariant: ((state: never) => string | undefined) | undefined;
  readonly secret: ((move: string) => boolean) | undefined;
  /** The dice of the next move, from the start each time. */
  dice(): Rng;
  /** Dice for the checks' own choices. */
  readonly rng: Rng;
  readonly counts: Counts;
}

/** How much was looked at. */
export interface Counts {
  states: number;
  /** A state as one viewer sees it, compared with a guess at the hidden rest. */
  views: number;
  /** Moves after which both views were equal, so that the facts had to be. */
  facts: number;
}

/** Says what is wrong, or nothing. */
export type Check = (look: Look) => string | undefined;

export const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), 'public'];
export const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

export const legalOf = (game: AnyGame, state: unknown, seat: Seat): string[] => game.legalMoves(state, seat).map(move => game.spell(move));

/** Up to `most` moves of the pool: all of them if they are few. */
export function sample(look: Look, most: number): [string, unknown][] {
  const all = listed(look.pool);
  return all.length <= most ? all : Array.from({ length: most }, () => all[look.rng.below(all.length)]!);
}

const lists = new WeakMap<Look['pool'], [string, unknown][]>();

/** The pool as a list, made anew only when it has grown: it is asked for at every state. */
function listed(pool: Look['pool']): [string, unknown][] {
  const known = lists.get(pool);
  if (known?.length === pool.size) return known;
  const list = [...pool];
  lists.set(pool, list);
  return list;
}
