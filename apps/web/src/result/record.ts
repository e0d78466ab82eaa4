import { parseReplay, type Replay } from '@tabard/core';
import { ask } from '../net/api.ts';

const asked = new Map<string, Promise<Replay | undefined>>();

/** A finished match as the house reveals it, asked for once; undefined where its present rules cannot play it again. */
export function recordOf(table: string): Promise<Replay | undefined> {
  const record = asked.get(table) ?? fetched(table);
  asked.set(table, record);
  record.then(one => one ?? asked.delete(table));
  return record;
}

async function fetched(table: string): Promise<Replay | undefined> {
  const record = await ask('replay', { table });
  const replay = record.ok ? parseReplay(JSON.stringify(record.value)) : undefined;
  return replay?.ok ? replay.value : undefined;
}
