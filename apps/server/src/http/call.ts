import type { Lang } from '@tabard/core';
import type { Answer, ROUTES, RouteName } from '@tabard/protocol';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Games } from '../games.ts';
import type { Limits } from '../limits.ts';
import type { House } from '../live/house.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { Turns } from '../live/turns.ts';
import type { Player } from '../store/players.ts';
import type { Tables } from '../store/tables.ts';
import type { Identities } from './asker.ts';

/** What a call can reach. */
export interface Desk extends Identities {
  readonly house: House;
  readonly tables: Tables;
  readonly turns: Turns;
  readonly games: Games;
  readonly limits: Limits;
  now(): number;
  /** Ends every conversation with a program whose token was revoked. */
  dismiss(program: string): void;
}

type Part<Name extends RouteName, Key extends string> =
  (typeof ROUTES)[Name] extends Record<Key, infer S extends GenericSchema> ? InferOutput<S> : undefined;

/** One HTTP request, checked. */
export interface Call<Name extends RouteName> {
  readonly body: Part<Name, 'body'>;
  readonly query: Part<Name, 'query'>;
  /** Who asks, if we know them. */
  readonly player: Player | undefined;
  readonly lang: Lang;
  /** Who asks; a new identity if need be. */
  me(): Promise<Player>;
  /** The table of the path. */
  table(): Promise<LiveTable>;
  /** From now on, for a year, the asker holds this key. */
  giveKey(key: string): void;
  /** Another year for the key the asker holds. */
  renewKey(): void;
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** An answer for every call of the protocol, or the compiler complains. */
export type Handlers<Names extends RouteName = RouteName> = {
  readonly [Name in Names]: (call: Call<Name>) => Promise<Answer<Name>> | Answer<Name>;
};
