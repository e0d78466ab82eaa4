import type { OptionValue, Outcome, Position, Seat } from '@tabard/core';
import type { Terms } from './terms.ts';

/** A player's id: deeds hold no names, so that a person can be forgotten without touching a log. */
export type PlayerId = string;

/** Where there is a clock: whose decisions the match waits for then. */
type Next = readonly Seat[];

/** What needs everybody's consent: a pause, or an end at which the standing decides, or nobody wins. */
export const OFFERS = ['pause', 'end-as-it-stands', 'end-without-winner'] as const;
export type Offered = (typeof OFFERS)[number];

/** Something done at a table. */
export type Deed =
  | {
      readonly type: 'made';
      readonly game: string;
      readonly revision: number;
      /** The game's options, checked and complete. */
      readonly options: Readonly<Record<string, OptionValue>>;
      readonly seats: number;
      readonly spectators: boolean;
      /** Whether players may ask which move the house would make; unless somebody said so, only where one person plays with bots. */
      readonly hints?: boolean;
      /** Nobody has two seats, not with another identity on the same device nor by a program; the salt for the hashes of devices. */
      readonly oneSeatEach?: string;
      /** Without them: the usual ones. */
      readonly terms?: Terms;
      /** Some letters to say aloud, which lead here until the match begins. */
      readonly code?: string;
      readonly host: PlayerId;
      /** 32 secret bytes in hex, chosen before anybody sat down, revealed when the match is over. */
      readonly serverSeed: string;
      /** 32 more, for a match to which no seat gives any; tables of before have none. */
      readonly spareSeed?: string;
      /** The match begins here and not with a deal. */
      readonly from?: Position;
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly player: PlayerId;
      /** No person: somebody's program, which comes in from outside. */
      readonly program?: true;
      /** Where everybody has one seat: whose program it is, and a salted hash of the device. */
      readonly owner?: PlayerId;
      readonly device?: string;
      /** The SHA-256 of 32 bytes for the dice, which stay with the player until the start; null: none given yet. */
      readonly commitment?: string | null;
      /** Came when the match was on, and took the seat of a bot. */
      readonly late?: true;
      /** The bytes themselves, as they were given before there were commitments. */
      readonly contribution?: string | null;
    }
  /** A program was put on a seat by its owner; `device` as in `sat`, of the owner. */
  | { readonly type: 'invited'; readonly seat: Seat; readonly player: PlayerId; readonly by: PlayerId; readonly device?: string }
  /** Got up before the start. */
  | { readonly type: 'left'; readonly seat: Seat }
  | {
      readonly type: 'botSeated';
      readonly seat: Seat;
      readonly name: string;
      readonly level: string;
      /** Without it: by the house, as the flag fell twice in a row. */
      readonly by?: PlayerId;
      /** While the match is on: who came late has gone, and the seat is the bot's again. */
      readonly again?: true;
    }
  /** A bot or a program was sent away. */
  | { readonly type: 'opened'; readonly seat: Seat; readonly by: PlayerId }
  /** The start was asked for: everybody is told the commitments and called upon for their bytes. */
  | { readonly type: 'called'; readonly by: PlayerId }
  /** A seat gave the bytes it had committed to. */
  | { readonly type: 'revealed'; readonly seat: Seat; readonly bytes: string }
  /** Somebody left, or the host called it off, before all bytes were there: everybody needs new ones. */
  | { readonly type: 'brokenOff'; readonly by: PlayerId }
  | {
      readonly type: 'started';
      /** Of a table that was made without one. */
      readonly spareSeed?: string;
      /** Before there were commitments: who asked for it, and everybody's bytes, in seat order. */
      readonly by?: PlayerId;
      readonly contributions?: readonly (string | null)[];
      readonly next?: Next;
    }
  | {
      readonly type: 'move';
      readonly seat: Seat;
      readonly move: string;
      /** A short hash of what everybody was told of it: newer rules that tell something else are other rules. */
      readonly check: string;
      /** The harmless move: the house made it, as the time was over. */
      readonly forced?: true;
      readonly next?: Next;
    }
  /** The last `moves` moves are taken back: `n` moves stand, and this is the position. */
  | {
      readonly type: 'undone';
      readonly seat: Seat;
      readonly n: number;
      readonly moves: number;
      readonly position: Position;
      readonly next?: Next;
    }
  /** The time of a seat was over. */
  | { readonly type: 'flagged'; readonly seat: Seat }
  | { readonly type: 'offered'; readonly seat: Seat; readonly what: Offered }
  | { readonly type: 'answered'; readonly seat: Seat; readonly yes: boolean }
  /** Everybody agreed; no clock runs and nobody moves. */
  | { readonly type: 'paused' }
  | { readonly type: 'resumed'; readonly seat: Seat }
  /** A bot plays for the player until the seat is taken back. Without `by`: by the house, as the flag fell twice in a row. */
  | { readonly type: 'stoodIn'; readonly seat: Seat; readonly level: string; readonly by?: PlayerId }
  | { readonly type: 'takenBack'; readonly seat: Seat }
  | { readonly type: 'resigned'; readonly seat: Seat }
  /** How it ended by the rules of its day. */
  | { readonly type: 'ended'; readonly outcome: Outcome }
  /** From here on the match is of this revision: `n` moves stand, the last `dropped` before this entry do not. */
  | {
      readonly type: 'carried';
      readonly revision: number;
      readonly n: number;
      readonly position: Position;
      readonly dropped: number;
      readonly next?: Next;
    }
  /** Without `by`: by the house, as nobody came any more. */
  | { readonly type: 'closed'; readonly by?: PlayerId }
  | { readonly type: 'rematch'; readonly table: string; readonly by: PlayerId };

/** A deed in the log of its table. */
export interface Entry {
  readonly table: string;
  /** 1, 2, 3, … without a gap. */
  readonly seq: number;
  /** By the store's clock, in milliseconds since 1970; never backwards within a log. */
  readonly at: number;
  /** What whoever wished for it calls it, so that a repeat is answered, not repeated. */
  readonly wish?: string;
  /** Secret while the match lasts: without it a hash would let opponents guess a secret move. */
  readonly salt: string;
  /** Seals this entry and, by the hash of the one before it, all of the past. */
  readonly hash: string;
  readonly deed: Deed;
}
