import type { OptionValue, Outcome, Seat } from '@tabard/core';
import type { Offered, PlayerId } from './entry.ts';
import type { Terms } from './terms.ts';

export type Status = 'waiting' | 'playing' | 'over' | 'closed';

/** Who sits on a chair. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly kind: 'player';
      readonly player: PlayerId;
      readonly program: boolean;
      /** Only where everybody has one seat. */
      readonly owner?: PlayerId;
      readonly device?: string;
      /** The level of the bot that plays for the player just now. */
      readonly standIn: string | null;
      /** It does so without their word: their time was over twice in a row, or they had gone. */
      readonly unasked?: true;
      /** A bot made some of the moves of this seat. */
      readonly botPlayed?: true;
      /** The bot whose seat it was when the player came late. */
      readonly late?: Pick<Extract<Chair, { kind: 'bot' }>, 'name' | 'level'>;
    };

/** All about a table but the match itself and its secrets: what lists show, and whoever follows it is told. */
export interface About {
  readonly game: string;
  readonly revision: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly spectators: boolean;
  readonly hints: boolean | undefined;
  /** Everybody has one seat at most; the salt for the hashes of their devices. */
  readonly oneSeatEach?: string;
  /** Where they are left out: the usual ones. */
  readonly terms?: Terms;
  /** Some letters to say aloud, which lead here until the match begins. */
  readonly code?: string;
  /** The player who may close it. */
  readonly host: PlayerId;
  readonly chairs: readonly Chair[];
  readonly status: Status;
  /** The SHA-256 of the server's seed. */
  readonly commitment: string;
  /** Rows that were written before there were commitments of seats have none. */
  readonly dice?: Dice;
  /** Who gave up, in that order. */
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | undefined;
  readonly rematch: string | undefined;
  /** What somebody offers, and who agrees so far. */
  readonly offer?: { readonly what: Offered; readonly by: Seat; readonly yes: readonly Seat[] } | undefined;
  /** Since when the match is paused. */
  readonly paused?: number | undefined;
  /** Who asked for it; rows that were written before this was noted have nobody. */
  readonly rematchBy?: PlayerId;
  readonly carried: { readonly seq: number; readonly dropped: number } | undefined;
  readonly created: number;
}

/** How the dice come about, as everybody may know it. */
export interface Dice {
  /** The SHA-256 of the server's second seed; null: the table was made without one. */
  readonly spareCommitment: string | null;
  /** By seat the SHA-256 of the bytes its player keeps; null: none given. */
  readonly commitments: readonly (string | null)[];
  /** Seats that have sent their bytes. */
  readonly revealed: readonly Seat[];
  /** Until when bytes are awaited; null: they are not. */
  readonly until: number | null;
  /** How often a start was broken off after the commitments had been told. */
  readonly brokenOff: number;
}

/** Seats that committed to bytes and were silent when the match began. */
export const silentAt = ({ status, dice }: Pick<About, 'status' | 'dice'>): Seat[] =>
  status === 'waiting' || !dice ? [] : unrevealed(dice);

/** Seats that committed to bytes and have not sent them. */
export const unrevealed = ({ commitments, revealed }: Dice): Seat[] =>
  commitments.flatMap((commitment, seat) => (commitment !== null && !revealed.includes(seat) ? [seat] : []));

/** It waits for its match, or is played. */
export const isUnfinished = ({ status }: Pick<About, 'status'>): boolean => status === 'waiting' || status === 'playing';

export function seatOf({ chairs }: Pick<About, 'chairs'>, player: PlayerId): Seat | undefined {
  for (let seat = 0; seat < chairs.length; seat++) {
    const chair = chairs[seat]!;
    if (chair.kind === 'player' && chair.player === player) return seat;
  }
  return;
}

export const givesHints = ({ hints, chairs }: Pick<About, 'hints' | 'chairs'>): boolean =>
  hints ?? chairs.filter(chair => chair.kind === 'player' && !chair.program).length === 1;

/** The seats of the people who play: those whose consent counts. */
export const peopleAt = (about: Pick<About, 'chairs' | 'resigned'>): Seat[] =>
  about.chairs.flatMap((chair, seat) => (chair.kind === 'player' && !chair.program && !isPlayedByBot(about, seat) ? [seat] : []));

/** Whether a bot is to play a seat. */
export const isPlayedByBot = (about: Pick<About, 'chairs' | 'resigned'>, seat: Seat): boolean => botAt(about, seat, 'any') !== undefined;

/** Bots play for all who have a seat and have not given up, and not all of these wanted that: nothing happens until somebody is back. */
export function isResting({ status, chairs, resigned }: Pick<About, 'status' | 'chairs' | 'resigned'>): boolean {
  if (status !== 'playing') return false;
  let isUnasked = false;
  for (const [seat, chair] of chairs.entries()) {
    if (chair.kind !== 'player' || resigned.includes(seat)) continue;
    if (chair.standIn === null) return false;
    isUnasked ||= chair.unasked === true;
  }
  return isUnasked;
}

/** Nobody plays there but bots; who left a bot in their place, or resigned, does not. */
export const isDeserted = (about: Pick<About, 'chairs' | 'resigned'>): boolean =>
  about.chairs.every(({ kind }, seat) => kind === 'open' || isPlayedByBot(about, seat));

/** The bot that is to play a seat, if one is; `usual` plays on for who resigned. */
export function botAt({ chairs, resigned }: Pick<About, 'chairs' | 'resigned'>, seat: Seat, usual: string): string | undefined {
  const chair = chairs[seat];
  if (chair?.kind === 'bot') return chair.level;
  if (chair?.kind !== 'player') return;
  return chair.standIn ?? (resigned.includes(seat) ? usual : undefined);
}
