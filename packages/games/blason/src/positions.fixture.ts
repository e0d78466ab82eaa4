import { err, fastRng, ok, type Refusal, type Result, type Rng, type Seat } from '@tabard/core';
import type { ColumnName } from './data.ts';
import type { Fact } from './facts.ts';
import { blason } from './index.ts';
import type { State } from './state.ts';

type Laid = Readonly<Partial<Record<ColumnName, string>>>;

/** For tests: hands and columns as texts (`'or-1 bear'`, the visible card last), and whatever else of a position matters. */
export interface Given {
  readonly hands: readonly string[];
  readonly shields?: readonly Laid[];
  readonly [field: string]: unknown;
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

export function load({ hands, shields = [], seats, ...rest }: Given, rng: Rng = fastRng('given')): Result<State, Refusal> {
  const extra = (seats ?? []) as readonly object[];
  const position = {
    seats: hands.map((hand, seat) => ({
      hand: words(hand),
      shield: Object.fromEntries(Object.entries(shields[seat] ?? {}).map(([column, cards]) => [column, words(cards)])),
      ...extra[seat],
    })),
    ...rest,
  };
  return blason.restore(position as never, rng);
}

export function given(position: Given): State {
  const loaded = load(position);
  if (!loaded.ok) throw new Error(`impossible position: ${JSON.stringify(loaded.error)}`);
  return loaded.value;
}

/** Makes moves of whoever is to act, in order; says what happened, or why not. */
export function play(s: State, moves: readonly string[], rng: Rng = fastRng('play')): Result<Fact[], Refusal> {
  const facts: Fact[] = [];
  for (const text of moves) {
    const move = blason.parse(text);
    if (!move) throw new Error(`unreadable: ${text}`);
    const refused = blason.refusal(s, s.turn, move);
    if (refused) return err(refused);
    blason.apply(s, s.turn, move, rng, fact => facts.push(fact));
  }
  return ok(facts);
}

/** The state after moves that must be legal. */
export function after(position: Given, ...moves: readonly string[]): State {
  const s = given(position);
  const played = play(s, moves);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.error)}`);
  return s;
}

/** What those moves told. */
export function told(position: Given, ...moves: readonly string[]): Fact[] {
  const played = play(given(position), moves);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.error)}`);
  return played.value;
}

export const legal = (s: State, seat: Seat = s.turn): string[] => blason.legalMoves(s, seat).map(blason.spell).sort();

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
