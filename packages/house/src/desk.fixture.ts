import { err, type Lang, ok, type Result } from '@tabard/core';
import type { Answer, Asked } from '@tabard/protocol';
import type { Handlers, House, HouseRoute, Player, Spelled, Trouble } from './index.ts';
import type { Inn } from './inn.fixture.ts';

interface Asking {
  readonly table?: string;
  readonly code?: string;
  readonly lang?: Lang;
  /** They may have no more tables. */
  readonly isFull?: boolean;
  /** They have changed their name too often. */
  readonly isFickle?: boolean;
  /** They as they were known when the call began, if that is a while ago. */
  readonly known?: Player;
}

/** What somebody is answered at the desk of a house. */
export class Desk {
  readonly #inn: Inn;
  readonly #desk: Handlers<HouseRoute>;

  constructor(inn: Inn, house: House) {
    this.#inn = inn;
    this.#desk = inn.api.desk(house);
  }

  /** The answer, or the code of what is wrong and what it says besides. */
  async ask<Name extends HouseRoute>(
    name: Name,
    who: string | undefined,
    asked: Partial<Asked<Name>> & Asking = {},
  ): Promise<Answer<Name>> {
    const answer = await this.try(name, who, asked);
    if (answer.ok) return (answer.value instanceof this.#inn.api.Spelled ? JSON.parse(answer.value.text) : answer.value) as Answer<Name>;
    throw new Error(`not granted: ${answer.error.code}`);
  }

  async code<Name extends HouseRoute>(name: Name, who: string | undefined, asked: Partial<Asked<Name>> & Asking = {}): Promise<string> {
    const answer = await this.try(name, who, asked);
    return answer.ok ? 'granted' : answer.error.code;
  }

  async try<Name extends HouseRoute>(
    name: Name,
    who: string | undefined,
    { body, query, table = '', code = '', lang = 'en', isFull = false, isFickle = false, known }: Partial<Asked<Name>> & Asking,
  ): Promise<Result<Answer<Name> | Spelled, Trouble>> {
    const player = who === undefined ? undefined : (known ?? (await this.#inn.player(who)));
    return this.#desk[name]({
      body: (body ?? {}) as never,
      query: (query ?? {}) as never,
      table,
      code,
      player,
      lang,
      ensurePlayer: async (): Promise<Result<Player, Trouble>> => ok(player ?? (await this.#inn.player('newcomer'))),
      mayRename: () => !isFickle,
      withRoom: async (_player, _plan, make) => (isFull ? err('too-many-tables') : make()),
      onGone: () => false,
    });
  }
}
