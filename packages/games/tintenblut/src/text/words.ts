import type { Words } from '@tabard/core';
import type { Advantage, Group, Location, Place, Reward, RewardLine, SeatColour, Tile } from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import type { VillainCard } from '../engine/kinds.ts';
import type { Move } from '../engine/moves.ts';
import type { Pending, Phase } from '../engine/view.ts';
import type { Terms } from './terms/terms.ts';

/** Something whose meaning can be looked up. */
export type Thing =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'location'; readonly card: Location; readonly colour: SeatColour }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'provision' }
  | { readonly kind: 'advantage'; readonly card: Advantage }
  | { readonly kind: 'villain'; readonly card: VillainCard }
  /** A special field, as a marker counts: on later laps its number goes on. */
  | { readonly kind: 'gate'; readonly field: number }
  | { readonly kind: 'figure' }
  | { readonly kind: 'marker' }
  | { readonly kind: 'dustfinger' }
  | { readonly kind: 'white-women' }
  | { readonly kind: 'secret-path' }
  | { readonly kind: 'advantage-stack' }
  /** `top` is the group on the back of the top card, null without one. */
  | { readonly kind: 'villain-stack'; readonly top: Group | null };

/** What a thing is called, what it does, and the clause of the rulebook that says so. */
export interface Meaning {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

/** What there is to know about a decision besides its phase; a view has it, but for `choose` and `can`. */
export interface Moment {
  /** The Black Prince leads the way. */
  readonly free?: boolean;
  readonly pending?: Pending | null;
  /** The rewards of which the White Women leave one. */
  readonly choose?: readonly Reward[];
  /** What the legal moves are about; unless it is said, about everything. */
  readonly can?: readonly Possible[];
}

/** What else may be done in a turn. */
export const POSSIBLE = ['travel', 'pass', 'send', 'trade', 'use', 'convert'] as const;
export type Possible = (typeof POSSIBLE)[number];

/** The terms that boards and the diary ask for by themselves. */
type Named = 'places' | 'tiles' | 'advantages' | 'villains' | 'lines' | 'colours' | 'seatColours' | 'dustfinger' | 'whiteWomen';

/** What Tintenblut says in one language: the words every game has, and those its own board and diary need. */
export interface TintenblutWords extends Words<Move, Fact>, Pick<Terms, Named> {
  /** «to the Mouse Mill», «at the Mouse Mill», «from the Mouse Mill». */
  readonly to: Readonly<Record<Place, string>>;
  readonly at: Readonly<Record<Place, string>>;
  readonly from: Readonly<Record<Place, string>>;
  /** What a location card is called: its place, or the Inkworld. */
  readonly locations: Readonly<Record<Location, string>>;
  readonly provisions: string;
  /** Whichever Adderhead it is, his name. */
  villain(card: VillainCard): string;
  /** «3 honour», «1 provision», «2 advantage cards». */
  amount(reward: Reward, count: number): string;
  /** «3 honour and 1 advantage card». */
  line(line: RewardLine): string;
  /** «a, b and c». */
  and(items: readonly string[]): string;
  inspect(thing: Thing): Meaning;
  /** One short sentence naming the decision, for the seat to act: «Give up 3 more tiles.» */
  decision(phase: Phase, moment?: Moment): string;
}
