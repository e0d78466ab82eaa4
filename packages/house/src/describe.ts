import type { Seat } from '@tabard/core';
import type * as wire from '@tabard/protocol';
import { isFinished, USUAL_CALL_SECONDS } from '@tabard/protocol';
import {
  type About,
  type Chair,
  givesHints,
  HOST_AWAY_MS,
  isResting,
  type PlayerId,
  STAND_IN_AFTER_MS,
  seatOf,
  silentAt,
  type TimeLeft,
  termsOf,
  unrevealed,
} from '@tabard/table';
import { type Chance, crestOf } from './chance.ts';
import { codeAt } from './row.ts';
import type { Player } from './store.ts';

/** Those at a table, by id, in the arms they wear. */
export type Guest = Pick<Player, 'name' | 'arms' | 'owner'> & { readonly hurryMs?: number };
export type Guests = ReadonlyMap<PlayerId, Guest>;

/** Somebody who was deleted. */
export const NOBODY: Guest = { name: '', arms: null, owner: null };

export const guestsFrom = (players: readonly Player[]): Guests =>
  new Map(players.map(player => [player.id, { name: player.name, arms: wornBy(player), owner: player.owner, hurryMs: hurryOf(player) }]));

/** The arms everybody sees: those the player chose, else the last ones. Unfinished ones are worn only by who asked for it. */
export const wornBy = ({ arms, chosen }: Pick<Player, 'arms' | 'chosen'>): string | null =>
  chosen ?? (arms !== null && isFinished(arms) ? arms : null);

/** So long a hurried decision of somebody's program may take, and of whom nothing is known yet. */
export const HURRY_MS = 60_000;
/** On its way here and back. */
const TRAVEL_MS = 1000;

/** The one setting a house looks at: how many seconds a hurried decision may take. */
function hurryOf({ settings: { callSeconds }, owner }: Player): number {
  if (typeof callSeconds === 'number' && callSeconds >= 5 && callSeconds <= 60) return callSeconds * 1000 + TRAVEL_MS;
  return owner === null ? USUAL_CALL_SECONDS * 1000 + TRAVEL_MS : HURRY_MS;
}

/** A table as lists and the house itself know it. */
export interface Standing {
  readonly table: string;
  readonly seq: number;
  readonly about: About;
}

interface Told {
  readonly guests: Guests;
  readonly epoch: number;
  readonly chance: Chance;
  /** What is left to every seat now. */
  readonly clocks?: readonly TimeLeft[] | undefined;
  /** How many watch. */
  readonly watching?: number;
  isConnected(player: PlayerId): boolean;
  /** For how long somebody has been away. */
  awayMs(player: PlayerId): number;
  /** For how long the host has been away from a table that waits; 0 while they are there. */
  readonly hostAwayMs: number;
}

/** The table as a player, or a stranger, is told of it. Names are joined here: deeds hold none. */
export function describe({ table: id, seq, about }: Standing, me: PlayerId | undefined, told: Told): wire.Table {
  const { game, revision, options, status, spectators, host, commitment, created, outcome, rematch, carried, offer, paused } = about;
  const isUntimed = status === 'playing' && !termsOf(about).clock;
  return {
    id,
    seq,
    epoch: told.epoch,
    game,
    revision,
    options: { ...options },
    status,
    seats: about.chairs.map((chair, seat) => seatInfo(chair, { isUntimed, resigned: about.resigned.includes(seat) }, told)),
    host: seatOf(about, host) ?? null,
    ...hostGrace(about, told),
    spectators,
    watching: told.watching ?? 0,
    hints: givesHints(about),
    oneSeatEach: about.oneSeatEach !== undefined,
    terms: { ...termsOf(about) },
    code: codeAt(about),
    me: { seat: mySeat(about, me), host: host === me },
    commitment,
    dice: diceAt(about),
    created,
    offer: offer ? { what: offer.what, by: offer.by, yes: [...offer.yes] } : null,
    paused: paused !== undefined,
    ...(isResting(about) && { resting: true as const }),
    clocks:
      told.clocks?.map(({ moveMs, reserveMs, runs }) => ({ moveMs: Math.round(moveMs), reserveMs: Math.round(reserveMs), runs })) ?? null,
    outcome: outcome ? { ranking: outcome.ranking.map(tied => [...tied]), scores: [...outcome.scores], reason: outcome.reason } : null,
    rematch: rematch ?? null,
    ...askedBy(about),
    carried: carried ? { seq: carried.seq, dropped: carried.dropped } : null,
  };
}

/** Strangers wait for a host who is away, but not for ever. */
function hostGrace(about: About, { hostAwayMs, isConnected }: Told): { hostGraceMs?: number } {
  if (about.status !== 'waiting' || !termsOf(about).listed || isConnected(about.host)) return {};
  return { hostGraceMs: Math.max(0, Math.ceil(HOST_AWAY_MS - hostAwayMs)) };
}

function askedBy({ rematchBy, chairs }: About): { rematchBy?: Seat } {
  const seat = rematchBy === undefined ? undefined : seatOf({ chairs }, rematchBy);
  return seat === undefined ? {} : { rematchBy: seat };
}

/** A table in the lobby, as everybody is told of it. */
export function openTable(
  { table: id, about }: Standing,
  { guests, chance, isHostAway }: { readonly guests: Guests; readonly chance: Chance; readonly isHostAway: boolean },
): wire.OpenTable {
  const { game, options, status, spectators, created } = about;
  return {
    id,
    game,
    options: { ...options },
    status: status === 'playing' ? 'playing' : 'waiting',
    seats: about.chairs.map(chair => openSeat(chair, guests, chance)),
    spectators,
    oneSeatEach: about.oneSeatEach !== undefined,
    terms: { ...termsOf(about) },
    created,
    ...(isHostAway && { hostAway: true as const }),
  };
}

function openSeat(chair: Chair, guests: Guests, chance: Chance): wire.OpenTable['seats'][number] {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', name: '' };
    case 'bot':
      return { kind: 'bot', name: chair.name, crest: crestOf(chair.name, chance), level: chair.level };
    case 'player': {
      const { name = '', arms = null } = guests.get(chair.player) ?? {};
      const worn = { crest: crestOf(chair.player, chance), ...(arms !== null && { arms }) };
      return { kind: 'player', name, ...worn, ...(chair.program && { program: true as const }) };
    }
  }
}

function diceAt(about: About): wire.Dice {
  const none = { spareCommitment: null, commitments: about.chairs.map(() => null), revealed: [], until: null, brokenOff: 0 };
  const { spareCommitment, commitments, revealed, until, brokenOff } = about.dice ?? none;
  return { spareCommitment, commitments: [...commitments], revealed: [...revealed], until, silent: silentAt(about), brokenOff };
}

const mySeat = (about: About, me: PlayerId | undefined): Seat | null => (me === undefined ? undefined : seatOf(about, me)) ?? null;

interface Around {
  /** Whoever is away may be stood in for before long: the match goes on without a clock. */
  readonly isUntimed: boolean;
  readonly resigned: boolean;
}

function seatInfo(chair: Chair, { isUntimed, resigned }: Around, told: Told): wire.SeatInfo {
  const { guests, chance, isConnected } = told;
  const nobody = { program: false, connected: false, standIn: false, resigned };
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', name: '', ...nobody };
    case 'bot':
      return { kind: 'bot', name: chair.name, crest: crestOf(chair.name, chance), level: chair.level, ...nobody };
    case 'player': {
      const { name = '', arms = null } = guests.get(chair.player) ?? {};
      return {
        kind: 'player',
        name,
        crest: crestOf(chair.player, chance),
        ...(arms !== null && { arms }),
        ...(chair.standIn !== null && { level: chair.standIn }),
        program: chair.program,
        connected: isConnected(chair.player),
        standIn: chair.standIn !== null,
        resigned,
        ...(chair.botPlayed && { botPlayed: true as const }),
        ...(isUntimed && !resigned && graceOf(chair, told)),
      };
    }
  }
}

/** Whose match waits for them has a while to come back before others may let a bot play. */
function graceOf({ player, standIn }: Extract<Chair, { kind: 'player' }>, { isConnected, awayMs }: Told): { graceMs?: number } {
  if (standIn !== null || isConnected(player)) return {};
  return { graceMs: Math.max(0, Math.ceil(STAND_IN_AFTER_MS - awayMs(player))) };
}

/** The players at some tables. */
export function playersAt(abouts: readonly About[]): PlayerId[] {
  const seated = abouts.flatMap(({ chairs }) => chairs.flatMap(chair => (chair.kind === 'player' ? [chair.player] : [])));
  return [...new Set(seated)];
}

/** Whether the match cannot go on without this player: it is their move, and no bot makes it; or they are called upon for their bytes. */
export function isWaitingFor({ about, acting }: { readonly about: About; readonly acting: readonly Seat[] }, player: PlayerId): boolean {
  const seat = seatOf(about, player);
  if (seat !== undefined && about.dice && about.dice.until !== null) return unrevealed(about.dice).includes(seat);
  if (seat === undefined || about.status !== 'playing' || about.resigned.includes(seat)) return false;
  const chair = about.chairs[seat];
  return chair?.kind === 'player' && chair.standIn === null && acting.includes(seat);
}
