import type { ServerBench } from '@tabard/bench';

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const ms = (n: number): string => n.toFixed(1);

/** What `tabard bench server` found, to be read. */
export function serverTable({ servers, ratio, latency, growth, limits }: ServerBench): string {
  return [
    ...(servers.length > 0 ? [...serverLines(servers), '', ...ratioLines(ratio), ''] : []),
    ...(latency.length > 0 ? [...latencyLines(latency), ''] : []),
    ...(growth.length > 0 ? [...growthLines(growth), ''] : []),
    ...limits,
  ]
    .join('\n')
    .trimEnd();
}

type Column<T> = readonly [label: string, width: number, of: (one: T) => string];

function lines<T>(columns: readonly Column<T>[], rows: readonly T[]): string[] {
  const line = (cell: (column: Column<T>) => string): string =>
    columns.map((column, i) => (i === 0 ? cell(column).padEnd(column[1]) : cell(column).padStart(column[1]))).join('');
  return [line(([label]) => label), ...rows.map(row => line(([, , of]) => of(row)))];
}

const serverLines = (servers: ServerBench['servers']): string[] =>
  lines(
    [
      [`${servers[0]!.matches} matches of four clients`, 48, one => `${one.server}, ${one.store}`],
      ['moves/s', 9, one => whole(one.movesPerSecond)],
      ['CPU µs', 9, one => whole(one.cpuMicrosPerMove)],
      ['database’s', 12, one => whole(one.servicesCpuMicrosPerMove)],
      ['clients’', 10, one => whole(one.clientCpuMicrosPerMove)],
      ['p50 ms', 8, one => ms(one.p50Ms)],
      ['p99 ms', 8, one => ms(one.p99Ms)],
      ['bytes', 8, one => whole(one.bytesPerMove)],
      ['KB a match', 12, one => whole(one.rssPerMatchKb)],
      ['of', 7, one => whole(one.idleMatches)],
    ],
    servers,
  );

const RATIOS: readonly (readonly [pair: string, label: string, wanted: string])[] = [
  ['sqlite/boardgame.io', 'on SQLite, against boardgame.io', 'wanted: 3'],
  ['sqlite/colyseus', 'on SQLite, against Colyseus', 'wanted: 1'],
  ['sqlite/plain', 'on SQLite, against a plain program', ''],
  ['postgres/sqlite', 'on PostgreSQL, against SQLite', 'wanted: 0.6'],
  ['two/postgres', 'two servers, against one', 'wanted: 1.5, where there are cores for it'],
];

const ratioLines = (ratio: ServerBench['ratio']): string[] =>
  RATIOS.flatMap(([pair, label, wanted]) => {
    const found = ratio[pair];
    if (!found) return [];
    const cpu = `${(100 * found.cpuPerMove).toFixed(0)} % of the CPU a move`;
    return [`${label.padEnd(36)}${found.movesPerSecond.toFixed(2).padStart(6)} times the moves, ${cpu.padEnd(26)}${wanted}`.trimEnd()];
  });

const latencyLines = (latency: ServerBench['latency']): string[] =>
  lines(
    [
      ['sent to last received, at a fixed rate', 48, one => one.store],
      ['tables', 9, one => whole(one.tables)],
      ['moves/s', 9, one => whole(one.movesPerSecond)],
      ['p50 ms', 9, one => ms(one.p50Ms)],
      ['plain', 9, one => ms(one.plain.p50Ms)],
      ['p99 ms', 9, one => ms(one.p99Ms)],
      ['plain', 9, one => ms(one.plain.p99Ms)],
      ['times (wanted: 2)', 20, one => one.ratio.toFixed(2)],
    ],
    latency,
  );

const growthLines = (growth: ServerBench['growth']): string[] =>
  lines(
    [
      ['tables', 12, one => whole(one.tables)],
      ['CPU µs a move, fixed rate', 28, one => whole(one.cpuMicrosPerMove)],
      ['times (wanted: 1.2)', 21, one => one.ratio.toFixed(2)],
      ['saturated', 13, one => whole(one.saturated.cpuMicrosPerMove)],
      ['times', 9, one => one.saturated.ratio.toFixed(2)],
      ['moves/s', 10, one => whole(one.saturated.movesPerSecond)],
      ['bytes a move', 15, one => whole(one.saturated.bytesPerMove)],
    ],
    growth,
  );
