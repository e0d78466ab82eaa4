import type { Outcome, Seat } from '@tabard/core';
import type { Advantage, DrawCause, Fact, Gain, Line, Location, Place, Reward, Tile, View, VillainCard, Ware } from '@tabard/tintenblut';
import { travelsOf } from './travels.ts';
import { turningPointsOf } from './turning-points.ts';

/** A finished match as its travellers would tell it. Plain data, for a map to draw and for words to tell. */
export interface Diary {
  /** How many rounds were played. */
  readonly rounds: number;
  /** By seat. */
  readonly travellers: readonly Traveller[];
  /** Where Dustfinger went, in order. */
  readonly dustfinger: { readonly start: Place; readonly errands: readonly Errand[] };
  /** In the order in which they came. */
  readonly turningPoints: readonly TurningPoint[];
  /** As the table has it: whoever resigned is last, and a match of which all others resigned is over early. */
  readonly outcome: Outcome;
}

export interface Traveller {
  readonly seat: Seat;
  /** The first is where the figure began; then one for every turn. */
  readonly stops: readonly Stop[];
  /** Everything that rewards, cards and exchanges brought, all in all. */
  readonly gathered: Readonly<Record<Reward, number>>;
  /** Provisions spent on the own way and on Dustfinger's. */
  readonly spent: number;
  /** Cards never used, and the fields they brought at the end (7.2). */
  readonly kept: { readonly cards: readonly Advantage[]; readonly from: number; readonly to: number };
  /** Where the marker came to in the end. */
  readonly marker: number;
}

/** One turn, and what befell the traveller until the next one. */
export interface Stop {
  readonly seat: Seat;
  readonly kind: 'start' | 'journey' | 'pass';
  readonly round: number;
  readonly place: Place;
  /** How the figure came here. */
  readonly journey: Journey | null;
  readonly reward: Collected | null;
  /** Where Dustfinger was sent. */
  readonly errand: Errand | null;
  readonly used: Used | null;
  readonly trade: { readonly gave: readonly Ware[]; readonly got: Ware } | null;
  readonly conversions: readonly Conversion[];
  readonly villains: readonly Drawn[];
  readonly losses: readonly Loss[];
  /** The White Women came to this traveller, left for another, or both. */
  readonly whiteWomen: readonly ('came' | 'left')[];
  /** Where the marker stood in the end. */
  readonly marker: number;
}

export interface Journey {
  readonly card: Location;
  readonly from: Place;
  readonly route: readonly Place[];
  readonly cost: number;
  /** The Black Prince's doing. */
  readonly free: boolean;
  readonly number: number;
}

export interface Collected {
  readonly line: Line;
  /** Fenoglio chose the line. */
  readonly fenoglio: boolean;
  /** The White Women left only one reward. */
  readonly whiteWomen: boolean;
  readonly company: readonly Seat[];
  readonly dustfinger: boolean;
  readonly gains: readonly Gain[];
  /** The advantage card, if the facts tell. */
  readonly card: Advantage | null;
}

/** Dustfinger sent somewhere by a seat: on foot, or by Farid, who needs no route. */
export interface Errand {
  readonly seat: Seat;
  readonly round: number;
  readonly from: Place;
  readonly to: Place;
  readonly route: readonly Place[] | null;
  readonly cost: number;
  /** He was sent only after the reward (3.4). */
  readonly afterReward: boolean;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An advantage card and what it did. */
export type Used = Without<Extract<Fact, { type: 'used' }>, 'type' | 'seat'>;

export interface Conversion {
  readonly tiles: readonly Tile[];
  readonly from: number;
  readonly to: number;
  readonly gates: Extract<Fact, { type: 'converted' }>['gates'];
}

export interface Drawn {
  readonly villain: VillainCard;
  readonly value: number;
  readonly sum: number;
  readonly cause: DrawCause;
}

export interface Loss {
  readonly round: number;
  /** Who drew the Adderhead. */
  readonly drawnBy: Seat;
  readonly sum: number;
  readonly tiles: readonly Tile[];
  readonly provisions: number;
  readonly villains: readonly VillainCard[];
}

export type TurningPoint = {
  readonly round: number;
  readonly seat: Seat;
} /** The first marker to pass the green gate, so that the White Women came. */ & (
  | { readonly type: 'green-gate'; readonly marker: number }
  /** The White Women changed hands. */
  | { readonly type: 'white-women'; readonly from: Seat; readonly marker: number }
  /** At the end of the round another marker was alone in front than before; `from` is whose it was, null the first time. */
  | { readonly type: 'lead'; readonly from: Seat | null; readonly marker: number }
  /** The most fields that anybody converted in one turn; the first of equals. */
  | { readonly type: 'biggest-turn'; readonly place: Place; readonly from: number; readonly to: number; readonly sets: readonly number[] }
  /** The Adderhead took something from somebody; `seat` drew him. */
  | {
      readonly type: 'adderhead';
      readonly sums: readonly number[];
      readonly hits: readonly { readonly seat: Seat; readonly tiles: number; readonly provisions: number }[];
    }
  /** The first marker to reach or pass the last gate. */
  | { readonly type: 'last-gate'; readonly marker: number }
  /** The last round began; `seat` started it. */
  | { readonly type: 'last-round'; readonly markers: readonly number[] }
  /** Cards kept to the end turned the match: `from` was alone in front, `seat` won. */
  | { readonly type: 'kept-cards'; readonly from: Seat; readonly fields: number }
);

/** What the log does not tell because it was so before the first move: a view of the state it began with has it. */
export type Beginning = Pick<View, 'seats' | 'dustfinger' | 'round'>;

/** The diary of a finished match, from all its facts in their order and how it ended. */
export function diaryOf(beginning: Beginning, facts: readonly Fact[], outcome: Outcome): Diary {
  const { travellers, errands, rounds } = travelsOf(beginning, facts);
  return {
    rounds,
    travellers,
    dustfinger: { start: beginning.dustfinger, errands },
    turningPoints: turningPointsOf(beginning, facts, outcome),
    outcome,
  };
}
