import { SEATS } from './gauge.ts';

/** Open files that are no socket of a match. */
const OTHERS = 500;

/** How many matches a process may hold the sockets of, at most `matches`; says why, if that is fewer. */
export function roomFor(matches: number, warn: (line: string) => void, files = openFiles()): number {
  const room = Math.max(1, Math.floor((files - OTHERS) / SEATS));
  if (room >= matches) return matches;
  warn(`A process may have only ${files} open files here (ulimit -n): ${room} idle matches are weighed, not ${matches}.`);
  return room;
}

/** Node allows itself as many as it may. */
function openFiles(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } };
  const limit = userLimits?.open_files.soft ?? 'unlimited';
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : limit;
}
