import { type Entry, moments, type Table, type Told } from '@tabard/table';
import type { News } from './audience.ts';
import type { Hosted } from './games.ts';
import { toldOf } from './news.ts';
import type { Store } from './store.ts';

interface AtTable {
  readonly store: Pick<Store, 'read'>;
  readonly hosted: Hosted;
  readonly table: Table;
}

/** What happened at a table so far, from its log once somebody asks. */
export class History {
  readonly #at: AtTable;
  #told: News[] | undefined;

  constructor(at: AtTable) {
    this.#at = at;
  }

  /** The log, as far as the table in memory goes: there may be more than this house has heard of. */
  async log(): Promise<readonly Entry[]> {
    const { store, table } = this.#at;
    return (await store.read(table.id, 0)).slice(0, this.#at.table.seq);
  }

  async all(): Promise<readonly News[]> {
    this.#told ??= await this.#read();
    return this.#told;
  }

  /** What was asked for before, as far as somebody knows of it who is late. */
  until(last: number): readonly News[] {
    const told = this.#told ?? [];
    return last < this.#at.table.seq ? told.filter(({ seq }) => seq <= last) : told;
  }

  happened(told: readonly News[]): void {
    if (told.some(({ deed }) => deed?.type === 'undone')) this.#told = undefined;
    this.#told?.push(...told);
  }

  /** As far as the rules of today can tell. */
  async #read(): Promise<News[]> {
    if (!this.#at.table.match) return [];
    const log = await this.log();
    const { table, hosted } = this.#at;
    const told: Told[] = [];
    for (const { entry, facts } of moments(log, table, hosted.game)) if (entry) told.push({ seq: entry.seq, facts });
    return toldOf(log, told, table);
  }
}
