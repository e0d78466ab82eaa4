import type { Entry, Log } from './log.ts';

/** A log for tests and tools: it forgets everything with the process. */
export function memoryLog(): Log {
  const matches = new Map<string, Map<number, Entry>>();
  return {
    async append(run) {
      const match = run[0]?.match;
      if (match === undefined) return 'stored';
      const entries = matches.get(match) ?? new Map<number, Entry>();
      if (run.some(({ seq }) => entries.has(seq))) return 'taken';
      for (const entry of run) entries.set(entry.seq, entry);
      matches.set(match, entries);
      return 'stored';
    },
    async read(match, after) {
      const entries = matches.get(match)?.values() ?? [];
      return [...entries].filter(({ seq }) => seq > after).sort((a, b) => a.seq - b.seq);
    },
  };
}
