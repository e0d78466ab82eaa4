import type { Notes } from '@tabard/core';
import { forget, keep, kept } from '../kept.ts';

/** What this browser noted of a table, to hold against what the house reveals at the end. */
export interface Notebook {
  read(): Notes;
  write(noted: Notes): void;
}

const INDEX = 'tabard.dice';
const placeOf = (table: string): string => `${INDEX}.${table}`;
/** More than anybody plays at once; those of tables not seen for longest are given up first. */
const MOST_TABLES = 60;

/** Where storage is forbidden or full, notes last as long as the page: long enough to send the bytes one committed to. */
const unkept = new Map<string, Notes>();

export const notebookOf = (table: string): Notebook => ({
  read: () => unkept.get(table) ?? parsed(kept(placeOf(table))) ?? {},
  write(noted) {
    if (keep(placeOf(table), JSON.stringify(noted))) unkept.delete(table);
    else unkept.set(table, noted);
    const known = kept(INDEX)?.split(' ') ?? [];
    if (known.at(-1) === table) return;
    const tables = [...known.filter(one => one !== table), table];
    for (const old of tables.slice(0, -MOST_TABLES)) forget(placeOf(old));
    keep(INDEX, tables.slice(-MOST_TABLES).join(' '));
  },
});

/** For a table that nobody comes back to. */
export function scrap(): Notebook {
  let noted: Notes = {};
  return {
    read: () => noted,
    write(next) {
      noted = next;
    },
  };
}

function parsed(text: string | null): Notes | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Notes);
  } catch {
    return;
  }
}
