import type { Position } from '@tabard/core';
import { situations } from '@tabard/testkit';
import { tintenblut } from '../index.ts';
import type { Tile } from './data.ts';
import type { State } from './state.ts';

/** For tests: a seat with cards as texts (`'nettle mo'`) and tiles as a row (courage, strength, wit, honour). */
interface GivenSeat {
  readonly at: string;
  readonly tiles?: readonly number[];
  readonly provisions?: number;
  readonly hand?: string;
  readonly villains?: string;
  /** The top one last. */
  readonly played?: string;
  readonly marker?: number;
}

export interface Given {
  readonly seats: readonly GivenSeat[];
  readonly [field: string]: unknown;
}

const words = (text: string = ''): string[] => (text === '' ? [] : text.split(' '));

const position = ({ seats, ...rest }: Given): Position =>
  ({
    seats: seats.map(({ at, tiles = [], hand, villains, played, ...more }) => {
      const [courage = 0, strength = 0, wit = 0, honour = 0] = tiles;
      return {
        place: at,
        tiles: { courage, strength, wit, honour },
        advantages: words(hand),
        villains: words(villains),
        played: words(played),
        ...more,
      };
    }),
    ...rest,
  }) as unknown as Position;

export const { load, given, play, after, told, legal } = situations(tintenblut, position);

/** The position as its texts. */
export const look = (s: State) => tintenblut.describe(s) as unknown as Look;

interface Look {
  readonly seats: readonly {
    readonly place: string;
    readonly played: readonly string[];
    readonly tiles: Readonly<Record<Tile, number>>;
    readonly provisions: number;
    readonly advantages: readonly string[];
    readonly villains: readonly string[];
    readonly marker: number;
  }[];
  readonly dustfinger: string;
  readonly whiteWomen: number | null;
  readonly villainStack: readonly string[];
  readonly villainDiscard: readonly string[];
  readonly advantageStack: readonly string[];
  readonly start: number;
  readonly turn: number;
  readonly round: number;
  readonly lastRound: boolean;
  readonly passed: readonly number[];
  readonly phase: string;
  readonly usedAdvantage: boolean;
  readonly heldBefore: readonly string[] | null;
  readonly dustfingerMoved?: boolean;
  readonly traded?: boolean;
  readonly converted?: readonly number[];
  readonly pending?: { readonly queue: readonly { readonly seat: number; readonly tiles: number }[]; readonly back: string };
}

/** What a seat holds: courage, strength, wit, honour, provisions. */
export function wares(s: State, seat: number): number[] {
  const { tiles, provisions } = look(s).seats[seat]!;
  return [tiles.courage, tiles.strength, tiles.wit, tiles.honour, provisions];
}

/** Legal moves that begin with a word. */
export const legalOf = (s: State, verb: string): string[] => legal(s).filter(move => move.split(' ')[0] === verb);
