import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter;
  readonly refusals: Counter;
  readonly moveSeconds: Histogram;
}

/** Counted here, read at `/metrics`. */
export function metrics(measure: { commits(): number; sockets(): number; tables(): number }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'tabard_sockets',
    help: 'Open WebSockets',
    registers,
    collect() {
      this.set(measure.sockets());
    },
  });
  new Gauge({
    name: 'tabard_tables',
    help: 'Tables in memory',
    registers,
    collect() {
      this.set(measure.tables());
    },
  });
  new Gauge({
    name: 'tabard_commits',
    help: 'Transactions since the start',
    registers,
    collect() {
      this.set(measure.commits());
    },
  });
  return {
    registry,
    moves: new Counter({ name: 'tabard_moves_total', help: 'Entries stored', registers }),
    refusals: new Counter({ name: 'tabard_refusals_total', help: 'Moves refused by the rules', registers }),
    moveSeconds: new Histogram({
      name: 'tabard_move_seconds',
      help: 'From a move’s arrival to its answer',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1],
      registers,
    }),
  };
}
