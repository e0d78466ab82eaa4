import type { ChildProcess } from 'node:child_process';
import type { Backings } from './backings.ts';
import type { Contestant } from './contestants.ts';
import { SEATS } from './gauge.ts';
import { heard, start, startHost, stop, used } from './processes.ts';
import { servicesCpuMicros } from './services-cpu.ts';
import type { FromClients, FromServer, Order, Tempo } from './talk.ts';

/** What one turn of playing gave. */
export interface Turn {
  readonly movesPerSecond: number;
  /** Of all servers together. */
  readonly cpuMicrosPerMove: number;
  /** What the clients needed, in processes of their own. */
  readonly clientCpuMicrosPerMove: number;
  /** What PostgreSQL and NATS needed; nothing where there are none, or where the system does not tell. */
  readonly servicesCpuMicrosPerMove: number;
  /** From sending a move until the last of four has received it. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** To all four. */
  readonly bytesPerMove: number;
}

/** One process of clients has no more sockets than that, and so fewer than there are ports at one address. */
const MOST_SOCKETS = 18_000;

/** A contestant's servers and clients, each in a process of its own. */
export class Place {
  readonly #contestant: Contestant;
  readonly #servers: ChildProcess[] = [];
  readonly #clients: ChildProcess[] = [];
  readonly #toClear: (() => void)[] = [];
  #urls: string[] = [];

  constructor(contestant: Contestant) {
    this.#contestant = contestant;
  }

  async open(backings: Backings): Promise<void> {
    const { kind, backing, processes } = this.#contestant;
    const { where, clear } = await backings.make(backing);
    this.#toClear.push(clear);
    for (let i = 0; i < processes; i++) {
      // One after the other: the first one makes the database's tables.
      const server = startHost({ kind, ...where });
      this.#servers.push(server);
      this.#urls.push(`http://127.0.0.1:${(await heard<FromServer, 'listening'>(server, 'listening')).port}`);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#servers, ...this.#clients].map(stop));
    for (const clear of this.#toClear) clear();
  }

  /** More matches, silent, whose four clients are spread over the servers. */
  async seat(matches: number): Promise<void> {
    const perProcess = MOST_SOCKETS / SEATS;
    for (let left = matches; left > 0; left -= perProcess) {
      const clients = await this.#moreClients();
      clients.send({ type: 'seat', urls: this.#urls, matches: Math.min(left, perProcess) } satisfies Order);
      await heard<FromClients, 'seated'>(clients, 'seated');
    }
  }

  /** Those of the first process play. */
  async play(tempo: Tempo, warmUpMs: number, measureMs: number): Promise<Turn> {
    const [clients] = this.#clients;
    clients!.send({ type: 'play', tempo, warmUpMs, measureMs } satisfies Order);
    await heard<FromClients, 'measuring'>(clients!, 'measuring');
    const before = { servers: await this.#cpuMicros(), services: this.#servicesCpuMicros() };
    const { moves, ...result } = await heard<FromClients, 'measured'>(clients!, 'measured');
    if (moves === 0) throw new Error(`nobody moved at ${this.#contestant.server}, ${this.#contestant.store}`);
    return {
      movesPerSecond: moves / result.seconds,
      cpuMicrosPerMove: ((await this.#cpuMicros()) - before.servers) / moves,
      clientCpuMicrosPerMove: result.cpuMicros / moves,
      servicesCpuMicrosPerMove: (this.#servicesCpuMicros() - before.services) / moves,
      p50Ms: result.p50Ms,
      p99Ms: result.p99Ms,
      bytesPerMove: result.bytes / moves,
    };
  }

  /** Memory of all servers, without garbage. */
  async rss(): Promise<number> {
    const all = await Promise.all(this.#servers.map(server => used(server, 'memory')));
    return all.reduce((sum, { rss }) => sum + rss, 0);
  }

  async #cpuMicros(): Promise<number> {
    const all = await Promise.all(this.#servers.map(server => used(server, 'cpu')));
    return all.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0);
  }

  #servicesCpuMicros(): number {
    return this.#contestant.backing === 'postgres' ? (servicesCpuMicros() ?? 0) : 0;
  }

  async #moreClients(): Promise<ChildProcess> {
    const clients = start('clients.ts', [this.#contestant.kind, `127.0.0.${this.#clients.length + 1}`]);
    this.#clients.push(clients);
    await heard<FromClients, 'ready'>(clients, 'ready');
    return clients;
  }
}

/** Opens some places, works there, and closes them whatever happens. */
export async function atPlaces<T>(
  contestants: readonly Contestant[],
  backings: Backings,
  work: (places: readonly Place[]) => Promise<T>,
): Promise<T> {
  const places = contestants.map(contestant => new Place(contestant));
  try {
    for (const place of places) await place.open(backings);
    return await work(places);
  } finally {
    await Promise.all(places.map(place => place.close()));
  }
}
