import type { Seat } from '@tabard/core';
import { COLOURS, FIRST_BLACK, KIND_DATA, type Kind, SCROLLS, type ScrollKind } from './data.ts';
import type { Place } from './facts.ts';

/** A decision. Colours are places in `COLOURS`. Moves are made once and used for ever: equal moves are one object, and no list allocates one. */
export type Move =
  | { readonly type: 'colour'; readonly colour: number }
  | { readonly type: 'buy'; readonly cards: readonly [Kind, Kind, Kind] }
  | { readonly type: 'use'; readonly scroll: ScrollKind; readonly target?: Seat | Place | undefined }
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly card: Kind; readonly colour?: number | undefined }
  | { readonly type: 'exclude'; readonly card: Kind }
  | { readonly type: 'done' }
  | { readonly type: 'target'; readonly seat: Seat | null }
  | { readonly type: 'swap'; readonly places: readonly [Place, Place] }
  | { readonly type: 'take'; readonly card: Kind | null }
  | { readonly type: 'call' }
  | { readonly type: 'silent' };

export const MAX_SEATS = 6;
/** No row can be longer: there are twenty scrolls. */
export const MAX_ROW = 20;

/** All moves have one shape, which the compiler then reads without searching; what a move does not say is undefined. */
const SHAPE = {
  type: '',
  card: undefined,
  cards: undefined,
  colour: undefined,
  scroll: undefined,
  target: undefined,
  seat: undefined,
  places: undefined,
};
const shaped = (move: Move): Move => ({ ...SHAPE, ...move });

export const DRAW: Move = shaped({ type: 'draw' });
export const DONE: Move = shaped({ type: 'done' });
export const CALL: Move = shaped({ type: 'call' });
export const SILENT: Move = shaped({ type: 'silent' });
export const TAKE_NONE: Move = shaped({ type: 'take', card: null });
export const TARGET_NONE: Move = shaped({ type: 'target', seat: null });
export const NAME: readonly Move[] = COLOURS.map((_, colour) => shaped({ type: 'colour', colour }));
export const PLAY: readonly Move[] = KIND_DATA.map((_, card) => shaped({ type: 'play', card }));
export const EXCLUDE: readonly Move[] = KIND_DATA.map((_, card) => shaped({ type: 'exclude', card }));
export const TAKE: readonly Move[] = KIND_DATA.map((_, card) => shaped({ type: 'take', card }));
export const TARGET: readonly Move[] = Array.from({ length: MAX_SEATS }, (_, seat) => shaped({ type: 'target', seat }));
export const USE: readonly Move[] = SCROLLS.map((_, scroll) => shaped({ type: 'use', scroll }));
const USE_ON: readonly Move[] = SCROLLS.flatMap((_, scroll) =>
  Array.from({ length: MAX_SEATS }, (_, target) => shaped({ type: 'use', scroll, target })),
);
const PLAY_AS: readonly Move[] = KIND_DATA.flatMap((_, card) => COLOURS.map((_, colour) => shaped({ type: 'play', card, colour })));
const PLACES: readonly Exclude<Place, 'pile'>[] = Array.from({ length: MAX_SEATS * MAX_ROW }, (_, at) => ({
  seat: Math.floor(at / MAX_ROW),
  index: at % MAX_ROW,
}));
const USE_AT: readonly Move[] = SCROLLS.flatMap((_, scroll) => PLACES.map(target => shaped({ type: 'use', scroll, target })));

/** What is left to name besides the card itself: nothing, or one of the four colours. */
export const playAs = (card: Kind, colour: number): Move => PLAY_AS[card * COLOURS.length + colour]!;
export const isBlack = (card: Kind): boolean => card >= FIRST_BLACK;
export const useOn = (scroll: ScrollKind, target: Seat): Move => USE_ON[scroll * MAX_SEATS + target]!;
export const useAt = (scroll: ScrollKind, seat: Seat, index: number): Move => USE_AT[scroll * PLACES.length + seat * MAX_ROW + index]!;
export const placeAt = (seat: Seat, index: number): Exclude<Place, 'pile'> => PLACES[seat * MAX_ROW + index]!;

const buys = new Map<number, Move>();
/** Three cards, in the order of their kinds. */
export function buy(a: Kind, b: Kind, c: Kind): Move {
  const key = (a * KIND_DATA.length + b) * KIND_DATA.length + c;
  const known = buys.get(key);
  if (known) return known;
  const move = shaped({ type: 'buy', cards: [a, b, c] });
  buys.set(key, move);
  return move;
}

/** Of two places; a list with room for all is found in sooner than one that grows with gaps. */
const swaps: (Move | undefined)[] = new Array((PLACES.length + 1) ** 2).fill(undefined);

/** Two places, in the order of seats and positions, the pile last. */
export function swap(a: Place, b: Place): Move {
  const key = placeOrder(a) * (PLACES.length + 1) + placeOrder(b);
  swaps[key] ??= shaped({ type: 'swap', places: [a, b] });
  return swaps[key];
}

export const placeOrder = (place: Place): number => (place === 'pile' ? PLACES.length : place.seat * MAX_ROW + place.index);

/**
 * Every reason a move, a position or an option can be refused, each with the details its sentence may use.
 * Cards, scrolls and colours in details are spelled.
 */
export const REASONS = [
  'game-over', // 7.4
  'not-your-turn', // 2.3 { turn }
  'unreadable', // 10 { text }
  'wrong-phase', // the clause of the phase at work { phase, by? }
  'not-in-hand', // the clause of the move { card }
  'play.does-not-fit', // 2.6 { card, top, colour }
  'play.chain', // 3.2 { card, chain }
  'play.called-special', // 6.4 { card }
  'play.needs-colour', // 2.6 { card }
  'play.needs-no-colour', // 2.6 { card }
  'draw.must-answer', // 3.3 { chain } (JA, DE): a 25 can be discarded
  'draw.nothing-to-draw', // 8.2
  'buy.not-one-number', // 4.1
  'buy.not-normals', // 4.1 { card } (JA, FR)
  'buy.pile-empty', // 4.1
  'use.not-yours', // 4.2 { scroll }
  'use.no-target', // 4.2 { scroll } a scroll that needs a target came without one, or the other way round
  'use.bad-target', // 4.4, 4.6, 4.10 { scroll }
  'use.herald-few', // 4.2 { scroll, hand } two or fewer cards in hand
  'use.herald-none', // 4.2 { scroll }
  'use.no-cards', // 4.2 { scroll } Explosion, Blizzard: no card can be drawn
  'use.no-scroll', // 4.2 { scroll } Shock Wave, Tornado: no other scroll
  'use.salvation-few', // 4.2 { hand, needs }
  'use.menace-missing', // 4.2 { missing: cards }
  'use.pile-empty', // 4.2 { scroll } Revelation
  'exclude.not-eligible', // 4.3, 4.9, 5.4, 5.5, 5.11 { card, by }
  'exclude.must-go-on', // the same clauses { by }: `done` is not allowed here
  'target.bad', // 5.8, 5.10 { by }
  'target.must', // 5.8, 5.10 { by }: `target none` is not allowed here
  'swap.bad', // 5.7
  'take.not-there', // 5.9 { card }
  'take.valkyrie', // 5.9
  'take.must', // 5.9 (FR): `take none` is not allowed
  'config.unreadable', // 9
  'config.unknown-option', // 9 { key }
  'config.unknown-value', // 9 { key, value, values }
  'position.unreadable', // 11 { field }
  'position.unknown-card', // 11 { card }
  'position.too-many', // 11 { card }
  'position.seats', // 11 { seats }
  'position.discard-empty', // 11
  'position.called', // 11 { seat }
  'position.chain', // 11 { chain }
  'position.colour', // 11 { colour, top }
  'position.call', // 11
  'position.pending', // 11 { by? }
  'position.no-choice', // 11 { by }
  'position.points', // 11 { points }
] as const;
export type Reason = (typeof REASONS)[number];
