import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '@tabard/core';
import { type Line, WOES } from './line.ts';
import type { Servers } from './servers.ts';

/** What goes wrong. */
export const FAULTS = [
  'serverKilled',
  'serverFrozen',
  'busKilled',
  'databaseRestarted',
  'databaseKilled',
  'cutFromDatabase',
  'cutFromBus',
  'cutFromBoth',
  'heartbeatsStopped',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Something that went wrong. */
export interface Fault {
  readonly kind: FaultKind;
  readonly began: number;
  ended: number;
}

/** Longer than anybody takes a silent server to be up. */
const HEARTBEATS_MS = 4500;

/** As long as it lasts, one thing after the other goes wrong: every kind before any comes again, in an order of chance. */
export class Weather {
  readonly faults: Fault[] = [];
  readonly #servers: Servers;
  readonly #rng: Rng;
  readonly #kinds: readonly FaultKind[];
  #bag: FaultKind[] = [];

  constructor(servers: Servers, rng: Rng, kinds: readonly FaultKind[] = FAULTS) {
    this.#servers = servers;
    this.#rng = rng;
    this.#kinds = kinds;
  }

  /** At least so long, and until everything that can go wrong has; afterwards all is well. */
  async rage(seconds: number): Promise<void> {
    const until = performance.now() + 1000 * seconds;
    while (performance.now() < until || this.#kinds.some(kind => !this.faults.some(fault => fault.kind === kind))) {
      await pause(300 + this.#rng.below(1500));
      if (this.#bag.length === 0) this.#bag = [...this.#kinds];
      const [kind] = this.#bag.splice(this.#rng.below(this.#bag.length), 1);
      const fault: Fault = { kind: kind!, began: performance.now(), ended: 0 };
      this.faults.push(fault);
      await this.#bring(kind!);
      fault.ended = performance.now();
    }
  }

  async #bring(kind: FaultKind): Promise<void> {
    const { all, nats, postgres } = this.#servers;
    const server = all[this.#rng.below(all.length)]!;
    switch (kind) {
      case 'serverKilled':
        await this.#servers.kill(server);
        await this.#while();
        return this.#servers.start(server);
      case 'serverFrozen':
        server.child?.kill('SIGSTOP');
        await pause(1000 + this.#rng.below(9001));
        server.child?.kill('SIGCONT');
        return;
      case 'busKilled':
        await nats.stop('SIGKILL');
        await this.#while();
        return nats.start();
      case 'databaseRestarted':
        return postgres.restart('fast');
      case 'databaseKilled':
        await postgres.stop('immediate');
        await this.#while();
        return postgres.start();
      case 'cutFromDatabase':
        return this.#cut(server.database);
      case 'cutFromBus':
        return this.#cut(server.bus);
      case 'cutFromBoth':
        return this.#cut(server.database, server.bus);
      case 'heartbeatsStopped':
        return this.#servers.stopHeartbeats(HEARTBEATS_MS);
    }
  }

  async #cut(...lines: readonly Line[]): Promise<void> {
    const woe = WOES[this.#rng.below(WOES.length)]!;
    for (const line of lines) line.suffer(woe);
    await this.#while();
    for (const line of lines) line.mend();
  }

  #while(): Promise<void> {
    return pause(500 + this.#rng.below(3500));
  }
}
