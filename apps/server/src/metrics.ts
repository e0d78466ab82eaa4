import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type LimitName, type Limits, RATES, type RateName } from './limits.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly entries: Counter;
  readonly refusals: Counter;
  readonly moveSeconds: Histogram;
  /** Counts somebody who was refused something. */
  readonly refusedBy: (limit: LimitName) => void;
  watchLimits(limits: Limits): void;
  /** Looks at these whenever somebody asks. */
  watch(measure: Readonly<Record<keyof typeof WATCHED, () => number>>): void;
}

const WATCHED = {
  connections: 'Open connections, WebSockets among them',
  sockets: 'Open WebSockets',
  tables: 'Tables in memory',
  commits: 'Transactions since the start',
  houses: 'Servers that are up on this store, as far as this one knows',
  bus_lost: '1 while other servers cannot be heard and the store is asked instead',
  paused: '1 while nothing can be stored',
} as const;

/** Counted here, read at `/metrics`. */
export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const refused = new Counter({ name: 'tabard_limit_refused_total', help: 'Refused, by limit', labelNames: ['limit'], registers });
  return {
    registry,
    entries: new Counter({ name: 'tabard_entries_total', help: 'Entries stored', registers }),
    refusals: new Counter({ name: 'tabard_refusals_total', help: 'Moves refused by the rules', registers }),
    moveSeconds: new Histogram({
      name: 'tabard_move_seconds',
      help: 'From a move’s arrival to its answer',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1],
      registers,
    }),
    refusedBy: limit => refused.inc({ limit }),
    watchLimits: limits => watchLimits(limits, registers),
    watch(measure) {
      for (const [name, help] of Object.entries(WATCHED)) {
        new Gauge({
          name: `tabard_${name}`,
          help,
          registers,
          collect() {
            this.set(measure[name as keyof typeof WATCHED]());
          },
        });
      }
    },
  };
}

/** What the limits are, and how many are counted by them. */
function watchLimits(limits: Limits, registers: Registry[]): void {
  const bounds = new Gauge({ name: 'tabard_limit', help: 'How much at once, and a second', labelNames: ['limit', 'how'], registers });
  for (const [limit, value] of Object.entries(limits.values)) {
    const { burst, perSecond } = typeof value === 'number' ? { burst: value, perSecond: undefined } : value;
    bounds.set({ limit, how: 'at once' }, burst);
    if (perSecond !== undefined) bounds.set({ limit, how: 'a second' }, perSecond);
  }
  new Gauge({
    name: 'tabard_limit_counted',
    help: 'Addresses, owners or tables that are counted just now',
    labelNames: ['limit'],
    registers,
    collect() {
      for (const limit of Object.keys(RATES) as RateName[]) this.set({ limit }, limits.keys(limit));
    },
  });
}
