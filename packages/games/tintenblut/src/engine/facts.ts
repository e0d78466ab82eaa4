import type { Seat, Tell as TellOf } from '@tabard/core';
import type { Advantage, Colour, Line, Location, Place, Reward, Tile, Ware } from './data.ts';
import type { VillainCard } from './kinds.ts';

/** Why a match is over: a marker came to the second red field (7.1), or it was the last round there may be (7.4). */
export type Ending = 'journey-done' | 'last-round';
/** What makes a player draw a villain card: alone in the Castle of Night (3.6), or the highest number (5.1). */
export type DrawCause = 'night-castle' | 'highest-number';
/** What one reward of a line brought: the supply may be short. */
export interface Gain {
  readonly reward: Reward;
  readonly offered: number;
  readonly got: number;
}
/** What the Adderhead takes from one player at once (5.2); `tiles` are still to be chosen, `from` so many. */
export interface Hit {
  readonly seat: Seat;
  readonly provisions: number;
  readonly tiles: number;
  readonly from: number;
  readonly villains: readonly VillainCard[];
}

/** What happened. Optional fields are told only to those who may know them (see `redact`). */
export type Fact =
  /** A round begins; `last` says that it is the last. */
  | { readonly type: 'round'; readonly round: number; readonly start: Seat; readonly last: boolean }
  /** Location cards came back to hand, in the order in which they were played: all ten were out (3.1), or their player had passed (5.4). */
  | { readonly type: 'returned'; readonly seat: Seat; readonly cards: readonly Location[]; readonly cause: 'all-played' | 'passed' }
  /** A figure travelled: `route` has every place from the first to the last; `free` is the Black Prince's doing; `number` is the card's. */
  | {
      readonly type: 'journey';
      readonly seat: Seat;
      readonly card: Location;
      readonly from: Place;
      readonly to: Place;
      readonly route: readonly Place[];
      readonly cost: number;
      readonly free: boolean;
      readonly number: number;
    }
  /** A whole turn; `number` is that of the top card, 0 without one. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly number: number }
  /** A paid journey of Dustfinger's. */
  | {
      readonly type: 'dustfinger';
      readonly seat: Seat;
      readonly from: Place;
      readonly to: Place;
      readonly route: readonly Place[];
      readonly cost: number;
    }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: 'black-prince' }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: 'nettle'; readonly provisions: number }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: 'barn-owl'; readonly tile: Tile; readonly provisions: number }
  /** `rate` is how many are now given for one. */
  | { readonly type: 'used'; readonly seat: Seat; readonly card: 'fat-prince'; readonly place: Place; readonly rate: number }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: 'fenoglio'; readonly line: Line }
  /** Dustfinger was put somewhere else. */
  | { readonly type: 'used'; readonly seat: Seat; readonly card: 'farid'; readonly from: Place; readonly to: Place }
  | { readonly type: 'used'; readonly seat: Seat; readonly card: 'roxane'; readonly villain: VillainCard }
  /** A reward: its line, who else was there, and what came of it. */
  | {
      readonly type: 'collected';
      readonly seat: Seat;
      readonly place: Place;
      readonly line: Line;
      /** Fenoglio chose the line. */
      readonly fenoglio: boolean;
      /** The White Women let only one of two rewards be taken. */
      readonly whiteWomen: boolean;
      /** Other players' figures there. */
      readonly company: readonly Seat[];
      readonly dustfinger: boolean;
      readonly gains: readonly Gain[];
      /** The advantage card, told only to who took it. */
      readonly card?: Advantage;
    }
  /** An exchange: the first for the last. */
  | { readonly type: 'traded'; readonly seat: Seat; readonly place: Place; readonly gave: readonly Ware[]; readonly got: Ware }
  /** A set became fields; `gates` are the special fields entered or crossed. */
  | {
      readonly type: 'converted';
      readonly seat: Seat;
      readonly place: Place;
      readonly tiles: readonly Tile[];
      readonly from: number;
      readonly to: number;
      readonly gates: readonly { readonly field: number; readonly colour: Colour }[];
    }
  /** They went to a player, from another or from beside the track. */
  | { readonly type: 'white-women'; readonly seat: Seat; readonly from: Seat | null }
  /** A marker is the first to reach or pass the second red field: the next round is the last. */
  | { readonly type: 'end-near'; readonly seat: Seat; readonly marker: number }
  /** The numbers of the top cards, 0 without one, and whose is the highest; nobody's if there is none. */
  | { readonly type: 'numbers'; readonly round: number; readonly numbers: readonly number[]; readonly seat: Seat | null }
  /** The stack was empty: the discarded cards of groups II and III are the new one, those of group I left the game. */
  | { readonly type: 'villains-shuffled'; readonly count: number; readonly removed: readonly VillainCard[] }
  /** A villain card was drawn; `sum` is what now lies before its player. */
  | {
      readonly type: 'villain';
      readonly seat: Seat;
      readonly villain: VillainCard;
      readonly value: number;
      readonly sum: number;
      readonly cause: DrawCause;
    }
  /** A villain card was due, but there was none. */
  | { readonly type: 'no-villain'; readonly seat: Seat; readonly cause: DrawCause }
  /** The Adderhead struck: everybody's sum, and what who had the highest loses at once. `seat` drew him. */
  | { readonly type: 'adderhead'; readonly seat: Seat; readonly sums: readonly number[]; readonly hits: readonly Hit[] }
  /** A tile given up; `left` more are to follow. */
  | { readonly type: 'lost'; readonly seat: Seat; readonly tile: Tile; readonly left: number }
  /** `seat` chose who starts the next round. */
  | { readonly type: 'start-chosen'; readonly seat: Seat; readonly start: Seat }
  /** At the end: a player's unused cards, shown to all, and the fields they brought. */
  | { readonly type: 'end-points'; readonly seat: Seat; readonly cards: readonly Advantage[]; readonly from: number; readonly to: number }
  | {
      readonly type: 'game-over';
      readonly reason: Ending;
      readonly ranking: readonly (readonly Seat[])[];
      /** Where the markers stand. */
      readonly scores: readonly number[];
      /** Tiles and provisions of each seat: they break ties. */
      readonly belongings: readonly number[];
    };

export type Tell = TellOf<Fact>;
