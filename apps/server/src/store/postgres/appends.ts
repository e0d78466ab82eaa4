import { ok, type Result } from '@tabard/core';
import type { Row } from '@tabard/house';
import type { Entry } from '@tabard/table';
import postgres from 'postgres';

/** What a table appends. */
export interface Append {
  readonly table: string;
  readonly run: readonly Entry[];
  readonly row: Row;
}

export type Stored = 'stored' | 'taken';

/** Where one is not fit to be stored the others still are: then each has a statement of its own. */
export async function storeFit(
  appends: readonly Append[],
  store: (appends: readonly Append[]) => Promise<readonly Stored[]>,
): Promise<readonly Result<Stored, unknown>[]> {
  try {
    return (await store(appends)).map(ok);
  } catch (error) {
    if (!isUnfit(error)) throw error;
    if (appends.length === 1) return [{ ok: false, error }];
    const each: Result<Stored, unknown>[] = [];
    for (const append of appends) each.push(...(await storeFit([append], store)));
    return each;
  }
}

/** The database refused what it was handed, so nothing was stored: wrong data, a broken constraint, more than there may be. */
const isUnfit = (error: unknown): boolean => error instanceof postgres.PostgresError && /^(22|23|54)/.test(error.code);
