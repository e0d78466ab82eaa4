import { openBackings } from './backings.ts';
import { CONTESTANTS, type Name } from './contestants.ts';
import { type GrowthFigure, measureGrowth } from './growth.ts';
import { type LatencyFigure, measureLatency } from './latency.ts';
import { measureRows, type Rows } from './rows.ts';

export interface ServerBench extends Rows {
  readonly latency: readonly LatencyFigure[];
  readonly growth: readonly GrowthFigure[];
  /** Where this machine allows less than was asked for. */
  readonly limits: readonly string[];
}

/** What can be measured: the servers by their names, how long a move takes, what it costs with more and more tables. */
export const PARTS = [...(Object.keys(CONTESTANTS) as Name[]), 'latency', 'growth'] as const;
export type Part = (typeof PARTS)[number];

interface Shape {
  readonly only?: readonly Part[];
  /** At the same time, at each server. */
  readonly matches: number;
  /** Of one turn. */
  readonly seconds: number;
  /** How often each is measured. */
  readonly turns?: number;
  /** How many are weighed. */
  readonly idleMatches: number;
  readonly latencyTables?: readonly number[];
  readonly growthTables?: readonly number[];
  /** Hears how far it is. */
  readonly say?: (line: string) => void;
}

const TURNS = 3;
const LATENCY_STORES = ['sqlite', 'two'] as const;
const LATENCY_TABLES = [40, 1000];
const GROWTH_TABLES = [10, 40, 200, 1000];

/** Our servers and the peers'. Whatever is compared takes turns, and each figure is the median of its turns. */
export async function benchServer(shape: Shape): Promise<ServerBench> {
  const { only = PARTS, matches, seconds, turns = TURNS, idleMatches, say = () => {} } = shape;
  const limits: string[] = [];
  const warn = (line: string): void => {
    limits.push(line);
    say(line);
  };
  const isLatency = only.includes('latency');
  const named = (Object.keys(CONTESTANTS) as Name[]).filter(name => only.includes(name));
  const backings = await openBackings(isLatency ? ['sqlite', 'postgres'] : named.map(name => CONTESTANTS[name].backing), warn);
  const isThere = (name: Name): boolean => backings.has(CONTESTANTS[name].backing);
  try {
    const rows = await measureRows(backings, { names: named.filter(isThere), matches, seconds, turns, idleMatches, say, warn });
    const { latencyTables = LATENCY_TABLES, growthTables = GROWTH_TABLES } = shape;
    const stores = isLatency ? LATENCY_STORES.filter(isThere) : [];
    const latency = await measureLatency(backings, { stores, tables: latencyTables, seconds, turns, say });
    const growth = only.includes('growth') ? await measureGrowth(backings, { tables: growthTables, seconds, turns, say }) : [];
    return { ...rows, latency, growth, limits };
  } finally {
    await backings.close();
  }
}
