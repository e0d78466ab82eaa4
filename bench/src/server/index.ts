import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSION } from '../peer/boardgame-io.ts';
import { roomFor } from './open-files.ts';
import { heard, start, startHost, stop, used } from './processes.ts';
import type { FromClients, FromServer, Order } from './talk.ts';

export interface ServerFigure {
  readonly server: string;
  readonly store: string;
  readonly matches: number;
  readonly movesPerSecond: number;
  readonly cpuMicrosPerMove: number;
  /** What the clients needed, in a process of their own. */
  readonly clientCpuMicrosPerMove: number;
  /** From sending a move until the last of four has received it. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** To all four. */
  readonly bytesPerMove: number;
  /** What each of so many idle matches, with its four sockets, adds to the memory of the server. */
  readonly rssPerMatchKb: number;
  readonly idleMatches: number;
}

export interface ServerBench {
  readonly servers: readonly ServerFigure[];
  /** Ours against the peer: moves a second, and CPU a move. */
  readonly ratio: { readonly movesPerSecond: number; readonly cpuPerMove: number };
}

type Kind = 'ours' | 'peer';

interface Shape {
  readonly matches: number;
  readonly seconds: number;
  /** How often each is measured. */
  readonly turns?: number;
  /** How many are weighed. */
  readonly idleMatches: number;
  /** Hears why fewer are. */
  readonly warn?: (line: string) => void;
}

/** Until V8 has compiled what is used most; a server runs for days. */
const WARM_UP_SHARE = 1;
const TURNS = 3;
/** The peer's matches are weighed by the last so many of twice as many: it is not blamed for what it needs once, whoever plays. */
const PEER_IDLE_MATCHES = 100;

type Speed = Omit<ServerFigure, 'server' | 'store' | 'matches' | 'rssPerMatchKb' | 'idleMatches'>;

/**
 * Both servers, each saturated by the same number of matches, four clients each. They take turns, and each figure is the median of its turns:
 * a machine that is busy for a while slows both.
 */
export async function benchServer({ matches, seconds, turns = TURNS, idleMatches, warn = () => {} }: Shape): Promise<ServerBench> {
  const speeds: Record<Kind, Speed[]> = { ours: [], peer: [] };
  for (let turn = 0; turn < turns; turn++) {
    for (const kind of ['ours', 'peer'] as const) speeds[kind].push(await withServer(kind, at => speed(at, matches, seconds)));
  }
  const ourIdle = roomFor(idleMatches, warn);
  const peerIdle = Math.min(PEER_IDLE_MATCHES, ourIdle);
  const ours = { matches, ...medians(speeds.ours), ...(await withServer('ours', at => weight(at, ourIdle))) };
  const peer = { matches, ...medians(speeds.peer), ...(await withServer('peer', at => weight(at, peerIdle, peerIdle))) };
  return {
    servers: [
      { server: 'tabard', store: 'SQLite, synchronous FULL', ...ours },
      { server: `boardgame.io ${VERSION}`, store: 'memory', ...peer },
    ],
    ratio: { movesPerSecond: ours.movesPerSecond / peer.movesPerSecond, cpuPerMove: ours.cpuMicrosPerMove / peer.cpuMicrosPerMove },
  };
}

function medians(speeds: readonly Speed[]): Speed {
  const median = (of: (speed: Speed) => number): number => speeds.map(of).sort((a, b) => a - b)[Math.floor(speeds.length / 2)]!;
  return {
    movesPerSecond: median(one => one.movesPerSecond),
    cpuMicrosPerMove: median(one => one.cpuMicrosPerMove),
    clientCpuMicrosPerMove: median(one => one.clientCpuMicrosPerMove),
    p50Ms: median(one => one.p50Ms),
    p99Ms: median(one => one.p99Ms),
    bytesPerMove: median(one => one.bytesPerMove),
  };
}

type Weight = Pick<ServerFigure, 'rssPerMatchKb' | 'idleMatches'>;

interface Place {
  readonly server: ChildProcess;
  readonly clients: ChildProcess;
  readonly url: string;
}

/** A fresh server and fresh clients, each in a process of its own. */
async function withServer<T>(kind: Kind, work: (at: Place) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'tabard-bench-'));
  const server = startHost(kind, data);
  const clients = start('clients.ts', [kind]);
  try {
    const { port } = await heard<FromServer, 'listening'>(server, 'listening');
    return await work({ server, clients, url: `http://127.0.0.1:${port}` });
  } finally {
    await Promise.all([server, clients].map(stop));
    rmSync(data, { recursive: true, force: true });
  }
}

async function speed({ server, clients, url }: Place, matches: number, seconds: number): Promise<Speed> {
  const measureMs = seconds * 1000;
  clients.send({ type: 'load', url, matches, warmUpMs: measureMs * WARM_UP_SHARE, measureMs } satisfies Order);
  await heard<FromClients, 'measuring'>(clients, 'measuring');
  const before = await used(server, 'cpu');
  const result = await heard<FromClients, 'measured'>(clients, 'measured');
  const cpuMicros = (await used(server, 'cpu')).cpuMicros - before.cpuMicros;
  return {
    movesPerSecond: result.moves / result.seconds,
    cpuMicrosPerMove: cpuMicros / result.moves,
    clientCpuMicrosPerMove: result.cpuMicros / result.moves,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
    bytesPerMove: result.bytes / result.moves,
  };
}

/** How much memory each idle match with its four sockets adds, to an empty server or to one that some others have warmed up. */
async function weight({ server, clients, url }: Place, idleMatches: number, others = 0): Promise<Weight> {
  const seat = async (matches: number): Promise<void> => {
    clients.send({ type: 'seat', url, matches } satisfies Order);
    await heard<FromClients, 'seated'>(clients, 'seated');
  };
  if (others > 0) await seat(others);
  const before = (await used(server, 'memory')).rss;
  await seat(idleMatches);
  const { rss } = await used(server, 'memory');
  return { rssPerMatchKb: (rss - before) / 1024 / idleMatches, idleMatches };
}
