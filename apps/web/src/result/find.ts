import type { AnyTallyWords } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { type LookBack, lookBack } from '@tabard/story/look-back';
import { openCatalog } from '../games.ts';
import { lang } from '../i18n/index.ts';
import { recordOf } from './record.ts';

export interface Found {
  readonly back: LookBack;
  readonly says: AnyTallyWords;
}

const asked = new Map<string, Promise<Found | undefined>>();

/** Undefined where the game counts nothing, or the present rules cannot play the match again. What was found is found once. */
export function findNumbers(table: Table): Promise<Found | undefined> {
  const key = `${table.id} ${lang.value}`;
  const found = asked.get(key) ?? find(table);
  asked.set(key, found);
  const forget = () => void asked.delete(key);
  found.then(one => one ?? forget(), forget);
  return found;
}

async function find({ id, game }: Table): Promise<Found | undefined> {
  const listing = (await openCatalog()).find(one => one.id === game);
  if (!listing?.tally || !listing.tallyWords) return;
  const [record, loaded, tally, says] = await Promise.all([recordOf(id), listing.load(), listing.tally(), listing.tallyWords(lang.value)]);
  const back = record && lookBack(record, { ...loaded, tally });
  return back && { back, says };
}
