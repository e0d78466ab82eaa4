import { randomBytes } from 'node:crypto';
import type { Bot, IsLate } from '@tabard/bots';
import { type AnyGame, fastRng } from '@tabard/core';
import type { Table, Turn } from '@tabard/protocol';
import type { Catalog } from '../catalog.ts';
import { chosenBot } from '../chosen.ts';
import { Failure, UsageError } from '../usage.ts';

interface Mind {
  readonly game: AnyGame;
  readonly bot: Bot<unknown, unknown>;
}

/** A bot for every game it is asked to play, made when first needed. */
export class Minds {
  readonly #catalog: Catalog;
  readonly #level: string;
  readonly #minds = new Map<string, Mind>();

  constructor(catalog: Catalog, level: string) {
    this.#catalog = catalog;
    this.#level = level;
  }

  /** Complains about a level that no game knows, before anybody is kept waiting. */
  async check(): Promise<void> {
    const [listing] = this.#catalog.games;
    if (!listing) throw new UsageError('there is no game to play');
    await chosenBot(await listing.load(), this.#level);
  }

  /** The spelled move of the bot, which knows no more than its seat may; its best so far where it would be late otherwise. */
  async choose(table: Table, turn: NonNullable<Turn['turn']>): Promise<string> {
    const isLate = lateFor(turn.deadlineMs, () => performance.now());
    const { game, bot } = await this.#mind(table);
    return game.spell(bot.choose(turn.view, table.me.seat!, fastRng(randomBytes(16).toString('hex')), isLate));
  }

  async #mind({ game: id, revision }: Table): Promise<Mind> {
    const known = this.#minds.get(id);
    if (known) return known;
    const loaded = await this.#catalog.games.find(one => one.id === id)?.load();
    if (!loaded) throw new Failure(`This Tabard does not know the game ${id}, which the server plays. Please update it.`);
    if (loaded.game.revision !== revision)
      throw new Failure(`The server plays revision ${revision} of ${id}, this Tabard knows revision ${loaded.game.revision}.`);
    const mind = { game: loaded.game, bot: await chosenBot(loaded, this.#level) };
    this.#minds.set(id, mind);
    return mind;
  }
}

/** What a move needs on its way to the server, if there is that much time. */
const ON_ITS_WAY_MS = 1000;

/** How long a bot may think that has so long for a decision. */
export const thinkingMs = (deadlineMs: number): number => Math.max(deadlineMs / 2, deadlineMs - ON_ITS_WAY_MS);

/** Says when it is time to move; undefined: there is time enough. */
export function lateFor(deadlineMs: number | undefined, now: () => number): IsLate | undefined {
  if (deadlineMs === undefined) return;
  const end = now() + thinkingMs(deadlineMs);
  return () => now() >= end;
}
