import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MICROS = 10_000;
const SERVICES: readonly string[] = ['postgres', 'nats-server'];

interface Ticks {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly ticks: number;
}

/** CPU that PostgreSQL and NATS, started by this process, have used; undefined where the system does not tell. */
export function servicesCpuMicros(): number | undefined {
  let all: Ticks[];
  try {
    all = readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .flatMap(pid => ticksOf(pid) ?? []);
  } catch {
    return;
  }
  const ours = new Set([process.pid]);
  // A parent can have a higher number than its child, so it takes as many rounds as they are deep.
  for (let size = 0; size < ours.size; ) {
    size = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all.filter(one => ours.has(one.pid) && SERVICES.includes(one.name)).reduce((sum, { ticks }) => sum + ticks * TICK_MICROS, 0);
}

/** Undefined: it has ended meanwhile. */
function ticksOf(pid: string): Ticks | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    // From the third field on; a parent has the ticks of children that have ended.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { pid: Number(pid), parent: fields[1]!, name, ticks: fields[11]! + fields[12]! + fields[13]! + fields[14]! };
  } catch {
    return;
  }
}
