import type { Position } from '@tabard/core';
import { situations } from '@tabard/testkit';
import { blancNoir } from '../index.ts';
import type { State } from './state.ts';

/** For tests: hands as texts (`'3r knight-b'`), and whatever else of a position matters. */
export interface Given {
  readonly hands: readonly string[];
  readonly scrolls?: readonly string[];
  readonly [field: string]: unknown;
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** A scroll with a `!` lies face-up. */
const scroll = (text: string) => ({ scroll: text.replace('!', ''), up: text.endsWith('!') });

const position = ({ hands, scrolls = [], seats, ...rest }: Given): Position => {
  const extra = (seats ?? []) as readonly object[];
  return {
    seats: hands.map((hand, seat) => ({ hand: words(hand), scrolls: words(scrolls[seat] ?? '').map(scroll), ...extra[seat] })),
    discard: ['5r'],
    ...rest,
  } as Position;
};

export const { load, given, after, told, legal } = situations(blancNoir, position);

/** Parts of the position, as its texts. */
export function look(s: State): {
  readonly hands: readonly string[];
  readonly rows: readonly string[];
  readonly excluded: string;
  readonly discard: string;
  readonly scrollPile: string;
} {
  const position = blancNoir.describe(s) as unknown as {
    seats: { hand: string[]; scrolls: { scroll: string; up: boolean }[] }[];
    excluded: string[];
    discard: string[];
    scrollPile: string[];
  };
  return {
    hands: position.seats.map(({ hand }) => hand.join(' ')),
    rows: position.seats.map(({ scrolls }) => scrolls.map(({ scroll, up }) => (up ? `${scroll}!` : scroll)).join(' ')),
    excluded: position.excluded.join(' '),
    discard: position.discard.join(' '),
    scrollPile: position.scrollPile.join(' '),
  };
}
