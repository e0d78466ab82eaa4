import type { Report } from '@tabard/tournament';
import { type Table, tables } from './tables.ts';

/** A tournament for the terminal. */
export function text(reports: readonly Report[]): string {
  return [headline(reports), ...tables(reports).map(aligned)].join('\n\n');
}

/** What was played; the options that all variants have in common are named here. */
export function headline(reports: readonly Report[]): string {
  const { game, seats, seed, config } = reports[0]!;
  const common = Object.entries(config).filter(([key, value]) => reports.every(other => other.config[key] === value));
  const options = common.map(([key, value]) => `, ${key}=${value}`).join('');
  const games = reports.map(report => report.games);
  return `${game}, ${seats} seats${options}: ${[...new Set(games)].join(', ')} games, seed ${seed}`;
}

/** In columns. */
export function aligned({ title, head, rows }: Omit<Table, 'id'>): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map(cells => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('   ')
      .trimEnd();
  return [title, ...lines.map(cells => `  ${line(cells)}`)].join('\n');
}
