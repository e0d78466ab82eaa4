import type { Seat } from '@tabard/core';
import type { Kind, ScrollKind } from './data.ts';
import type { Place } from './facts.ts';

/** A decision. Moves are interned: equal moves are one object (see `notation.ts`). Colours are places in `COLOURS`. */
export type Move =
  | { readonly type: 'colour'; readonly colour: number }
  | { readonly type: 'buy'; readonly cards: readonly [Kind, Kind, Kind] }
  | { readonly type: 'use'; readonly scroll: ScrollKind; readonly target?: Seat | Place }
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly card: Kind; readonly colour?: number }
  | { readonly type: 'exclude'; readonly card: Kind }
  | { readonly type: 'done' }
  | { readonly type: 'target'; readonly seat: Seat }
  | { readonly type: 'swap'; readonly places: readonly [Place, Place] }
  | { readonly type: 'take'; readonly card: Kind | null }
  | { readonly type: 'call' }
  | { readonly type: 'silent' };

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
  'draw.nothing-to-draw', // 8.2
  'buy.not-one-number', // 4.1
  'buy.not-normals', // 4.1 { card } (JA, FR)
  'buy.pile-empty', // 4.1
  'use.not-yours', // 4.2 { scroll }
  'use.no-target', // 4.2 { scroll } a scroll that needs a target came without one, or the other way round
  'use.bad-target', // 4.4, 4.6, 4.10 { scroll, target }
  'use.herald-few', // 4.2 { scroll, hand } two or fewer cards in hand
  'use.herald-none', // 4.2 { scroll, colour }
  'use.no-cards', // 4.2 { scroll } Explosion, Blizzard: no card can be drawn
  'use.no-scroll', // 4.2 { scroll } Shock Wave, Tornado: no other scroll
  'use.salvation-few', // 4.2 { hand }
  'use.menace-missing', // 4.2 { missing: cards }
  'use.pile-empty', // 4.2 { scroll } Revelation
  'exclude.not-eligible', // 4.3, 4.9, 5.4, 5.5, 5.11 { card, by }
  'exclude.must-go-on', // the same clauses { by }: `done` is not allowed here
  'target.bad', // 5.8, 5.10 { by }
  'swap.bad', // 5.7
  'take.not-there', // 5.9 { card }
  'take.valkyrie', // 5.9
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
