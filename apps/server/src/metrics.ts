import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly entries: Counter;
  readonly refusals: Counter;
  readonly moveSeconds: Histogram;
  /** Looks at these whenever somebody asks. */
  watch(measure: Readonly<Record<keyof typeof WATCHED, () => number>>): void;
}

const WATCHED = {
  sockets: 'Open WebSockets',
  tables: 'Tables in memory',
  commits: 'Transactions since the start',
} as const;

/** Counted here, read at `/metrics`. */
export function metrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
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
