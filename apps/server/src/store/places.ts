import { StartError } from '../options.ts';
import type { SqlStore } from './move.ts';
import { openPostgresStore } from './postgres/store.ts';
import type { Opening } from './sqlite/database.ts';
import { openSqliteForReading } from './sqlite/reading.ts';
import { openSqliteStore } from './sqlite/store.ts';

export { type Checked, checkStore } from './check.ts';
export { type Moved, MoveError, moveStore } from './move.ts';
export { backUp } from './sqlite/backup.ts';

/** Opens the store at a place: `sqlite:./data`, a folder, or `postgres://…`. Throws a `StartError` when its owner can mend what is wrong. */
export async function openPlace(place: string, opening: Opening = {}): Promise<SqlStore> {
  if (/^postgres(ql)?:\/\//.test(place)) return openPostgresStore(place);
  const folder = /^sqlite:(.+)$/.exec(place)?.[1];
  if (folder === undefined)
    throw new StartError(`"${place}" is no place for data; those are sqlite:./folder and postgres://user:password@host/database`);
  return openSqliteStore(folder, Date.now, opening);
}

/** The same only to look, beside servers that may be using it. */
export const openPlaceForReading = (place: { readonly folder: string } | { readonly database: string }): Promise<SqlStore> =>
  'database' in place ? openPostgresStore(place.database) : Promise.resolve().then(() => openSqliteForReading(place.folder));
