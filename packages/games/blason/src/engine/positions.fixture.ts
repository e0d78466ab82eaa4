import { fastRng, type Position } from '@tabard/core';
import { situations } from '@tabard/testkit';
import { blason } from '../index.ts';
import type { ColumnName } from './data.ts';
import type { State } from './state.ts';

type Laid = Readonly<Partial<Record<ColumnName, string>>>;

/** For tests: hands and columns as texts (`'or-1 bear'`, the visible card last), and whatever else of a position matters. */
export interface Given {
  readonly hands: readonly string[];
  readonly shields?: readonly Laid[];
  readonly [field: string]: unknown;
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

const position = ({ hands, shields = [], seats, ...rest }: Given): Position => {
  const extra = (seats ?? []) as readonly object[];
  return {
    seats: hands.map((hand, seat) => ({
      hand: words(hand),
      shield: Object.fromEntries(Object.entries(shields[seat] ?? {}).map(([column, cards]) => [column, words(cards)])),
      ...extra[seat],
    })),
    ...rest,
  } as Position;
};

export const { load, given, play, after, told, legal } = situations(blason, position);

/** The position as its texts. */
export const look = (s: State) => blason.describe(s) as unknown as Look;

interface Look {
  readonly seats: readonly {
    readonly hand: readonly string[];
    readonly shield: Readonly<Record<string, readonly string[]>>;
    readonly bands: { readonly B: string | null; readonly C: string | null };
    readonly track: number;
    readonly heralds: number;
    readonly markers: readonly string[];
    readonly claimed: readonly string[];
  }[];
  readonly tinctures: readonly string[];
  readonly figures: readonly string[];
  readonly tinctureDiscard: readonly string[];
  readonly figureDiscard: readonly string[];
  readonly display: readonly string[];
  readonly awards: readonly { readonly award: string; readonly markers: readonly number[] }[];
  readonly pending: object | null;
}

/** Cards of a pile besides those named, for positions in which a stack is empty. */
export function others(pile: 'tinctures' | 'figures', ...named: readonly string[]): string[] {
  const all = blason.setup({ fifty: false, seatBonus: false }, 2, fastRng('all'));
  const { seats, tinctures, figures, display } = look(all);
  const isTincture = (card: string) => /-\d$/.test(card);
  const cards = [...tinctures, ...figures, ...display, ...seats.flatMap(({ hand }) => hand)].sort();
  const gone = named.flatMap(words);
  return cards.filter(card => isTincture(card) === (pile === 'tinctures') && !gone.includes(card));
}
