import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { DealPlayed, Tournament } from '@tabard/tournament';
import { UsageError } from '../usage.ts';

/** What was played of a league that was broken off: its tournaments on the first line, then a line for each deal. */
export interface Log {
  readonly tournaments: readonly Tournament[];
  readonly deals: readonly DealPlayed[];
}

/** Undefined if there is none yet. Half a line at its end was never written to its end. */
export function readLog(path: string): Log | undefined {
  if (!existsSync(path)) return;
  const [first = '', ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const head = parsed(first) as { readonly league?: readonly Tournament[] } | undefined;
  if (!head?.league) throw new UsageError(`--log: ${path} is no log of a league`);
  return { tournaments: head.league, deals: lines.map(line => parsed(line) as DealPlayed) };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return;
  }
}

/** Writes a log anew, and says how to go on with it. */
export function keepLog(path: string, { tournaments, deals }: Log): (played: DealPlayed) => void {
  const lines = [{ league: tournaments }, ...deals].map(line => `${JSON.stringify(line)}\n`);
  writeFileSync(path, lines.join(''));
  return played => appendFileSync(path, `${JSON.stringify(played)}\n`);
}
