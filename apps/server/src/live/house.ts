import { ok } from '@tabard/core';
import type { Log, TableRecord } from '@tabard/table';
import type { Logger } from 'pino';
import type { BotPool } from '../bots/pool.ts';
import type { Games } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import type { Players } from '../store/players.ts';
import type { Tables } from '../store/tables.ts';
import { LiveTable } from './live-table.ts';

/** What a table needs around it. */
export interface Surroundings {
  readonly log: Log;
  readonly tables: Tables;
  readonly players: Players;
  readonly games: Games;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly logger: Logger;
  now(): number;
  isClosing(): boolean;
  /** Many matches move at the same moment. */
  isCrowded(): boolean;
  /** Work nobody waits for; if it fails, that is logged. */
  inBackground(work: Promise<unknown>): void;
}

/** All tables that are in memory. Any other is a log away. */
export class House {
  readonly around: Surroundings;
  readonly #idleMs: number;
  readonly #tables = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable | undefined>>();

  constructor(around: Surroundings, { idleMs }: { idleMs: number }) {
    this.around = around;
    this.#idleMs = idleMs;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The table, if it is in memory: nothing to wait for. */
  peek(match: string): LiveTable | undefined {
    return this.#tables.get(match);
  }

  async open(match: string): Promise<LiveTable | undefined> {
    const live = this.#tables.get(match);
    if (live) {
      live.touched = this.around.now();
      return live;
    }
    const opening = this.#opening.get(match) ?? this.#load(match).finally(() => this.#opening.delete(match));
    this.#opening.set(match, opening);
    return opening;
  }

  /** A new table, stored. `beside` is another record that changes with it, wholly or not at all. */
  async create(record: TableRecord, ...beside: readonly TableRecord[]): Promise<LiveTable> {
    await this.around.tables.save(record, ...beside);
    const live = await this.open(record.match);
    if (!live) throw new Error(`table ${record.match} vanished`);
    return live;
  }

  /** After a restart: bots whose turn it is go on, matches that ended with the last entry are noted as over. */
  async resume(): Promise<void> {
    for (const match of this.around.tables.playing()) {
      if (this.around.isClosing()) return;
      try {
        await this.open(match);
      } catch (error) {
        this.around.logger.error({ match, error: String(error) }, 'a table could not be resumed');
      }
    }
  }

  /** Tables nobody looks at leave memory. */
  sweep(): void {
    const before = this.around.now() - this.#idleMs;
    for (const [match, live] of this.#tables) if (live.isIdle && live.touched < before) this.#tables.delete(match);
  }

  /** Abandoned tables are forgotten; a match in the middle is closed first. */
  async expire(): Promise<void> {
    for (const record of this.around.tables.abandoned()) {
      const live = await this.open(record.match);
      if (live && !live.isIdle) continue;
      if (live && record.status === 'playing') {
        await live.change(now => ok({ ...now, status: 'closed' }));
      } else {
        this.#tables.delete(record.match);
        await this.around.tables.delete(record.match);
      }
      this.around.logger.info({ match: record.match, status: record.status }, 'an abandoned table expired');
    }
  }

  async #load(match: string): Promise<LiveTable | undefined> {
    const record = this.around.tables.load(match);
    const loaded = record && (await this.around.games.get(record.game));
    if (!record || !loaded) return;
    const live = new LiveTable(record, loaded, this.around);
    await live.wake();
    live.touched = this.around.now();
    this.#tables.set(match, live);
    return live;
  }
}
