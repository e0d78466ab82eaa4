import { err, type Lang, ok, type Result } from '@tabard/core';
import type { Answer, Asked, ErrorCode, RouteName } from '@tabard/protocol';
import type { Spelled } from '../archive.ts';
import type { House } from '../house.ts';
import type { LiveTable } from '../live-table.ts';
import type { Player } from '../store.ts';
import { type Trouble, trouble } from '../trouble.ts';

/** Calls that a house answers itself; keys, devices, links, tokens, addresses and who is called where are the business of whoever lets people in. */
export type HouseRoute = Exclude<
  RouteName,
  | 'link'
  | 'redeem'
  | 'devices'
  | 'signOut'
  | 'signOutOthers'
  | 'myBots'
  | 'makeBot'
  | 'revokeBot'
  | 'push'
  | 'pushOn'
  | 'pushOff'
  | 'deleteMe'
  | 'reach'
>;

interface Plan {
  /** A table that is not there yet. */
  readonly isNew: boolean;
  /** Nobody but bots is to play there. */
  readonly isDeserted: boolean;
  /** The lobby is to show it. */
  readonly isListed: boolean;
}

/** One question, read and checked. */
export interface Call<Name extends RouteName = RouteName> {
  readonly body: Asked<Name>['body'];
  readonly query: Asked<Name>['query'];
  /** The table it is about, if it is about one. */
  readonly table: string;
  /** The letters it is about, if it is about some. */
  readonly code: string;
  /** Who asks, if we know them. */
  readonly player: Player | undefined;
  readonly lang: Lang;
  /** Who asks; a new identity if need be. */
  ensurePlayer(): Promise<Result<Player, Trouble>>;
  /**
   * What tells the asker's device from others, where everybody has one seat; it is given something if it has nothing yet. Of a program,
   * the device that its token was made with.
   */
  markDevice?(): Promise<string | undefined>;
  /** Whether a player may change their name once more just now. */
  mayRename(player: Player): boolean;
  /** Makes a table, or leaves one to bots, if the player may have one more. */
  withRoom<E>(player: Player, plan: Plan, act: () => Promise<Result<LiveTable, E>>): Promise<Result<LiveTable, E | ErrorCode>>;
  /** Calls when nobody waits for the answer any more; the answer is whether that has happened already. */
  onGone(hear: () => void): boolean;
}

/** An answer for every call, or the compiler complains. */
export type Handlers<Names extends RouteName> = {
  readonly [Name in Names]: (
    call: Call<Name>,
  ) => Promise<Result<Name extends 'replay' | 'steps' | 'myData' ? Spelled : Answer<Name>, Trouble>>;
};

/** The table of a call. */
export async function tableOf(house: House, { table }: Pick<Call, 'table'>): Promise<Result<LiveTable, Trouble>> {
  const opened = await house.open(table);
  return opened.ok ? opened : err(trouble(opened.error));
}

/** The table of a call, and somebody who asks about it. */
export async function asked(
  house: House,
  call: Pick<Call, 'table' | 'player'>,
): Promise<Result<{ live: LiveTable; player: Player }, Trouble>> {
  const live = await tableOf(house, call);
  if (!live.ok) return live;
  return call.player ? ok({ live: live.value, player: call.player }) : err(trouble('not-seated'));
}
