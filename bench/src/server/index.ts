import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../peer/boardgame-io.ts';
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
  readonly rssPerMatchKb: number;
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
  readonly idleMatches?: number;
}

const WARM_UP_SHARE = 0.3;
const TURNS = 3;
/** Enough that what they weigh stands out. */
const IDLE_MATCHES = 100;

type Speed = Omit<ServerFigure, 'server' | 'store' | 'matches' | 'rssPerMatchKb'>;

/**
 * Both servers, each saturated by the same number of matches, four clients each. They take turns, and each figure is the median of its turns:
 * a machine that is busy for a while slows both.
 */
export async function benchServer({ matches, seconds, turns = TURNS, idleMatches = IDLE_MATCHES }: Shape): Promise<ServerBench> {
  const speeds: Record<Kind, Speed[]> = { ours: [], peer: [] };
  for (let turn = 0; turn < turns; turn++) {
    for (const kind of ['ours', 'peer'] as const) speeds[kind].push(await withServer(kind, at => speed(at, matches, seconds)));
  }
  const measured = async (kind: Kind) => ({
    matches,
    ...medians(speeds[kind]),
    rssPerMatchKb: await withServer(kind, at => weight(at, idleMatches)),
  });
  const ours = await measured('ours');
  const peer = await measured('peer');
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

interface Place {
  readonly server: ChildProcess;
  readonly clients: ChildProcess;
  readonly url: string;
}

/** A fresh server and fresh clients, each in a process of its own. */
async function withServer<T>(kind: Kind, work: (at: Place) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'tabard-bench-'));
  const server = start('host.ts', [kind, data], ['--expose-gc']);
  const clients = start('clients.ts', [kind], []);
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

/** How much memory an idle match with its four sockets takes: many of them, after some that warmed the server up. */
async function weight({ server, clients, url }: Place, matches: number): Promise<number> {
  const seat = async (): Promise<number> => {
    clients.send({ type: 'seat', url, matches } satisfies Order);
    await heard<FromClients, 'seated'>(clients, 'seated');
    return (await used(server, 'memory')).rss;
  };
  const before = await seat();
  return ((await seat()) - before) / 1024 / matches;
}

async function used(server: ChildProcess, what: 'cpu' | 'memory'): Promise<Extract<FromServer, { type: 'used' }>> {
  server.send(what);
  return heard<FromServer, 'used'>(server, 'used');
}

function start(file: string, args: readonly string[], execArgv: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    execArgv,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The next message of a kind; a child that dies instead is our failure. */
function heard<Message extends { readonly type: string }, Type extends Message['type']>(
  child: ChildProcess,
  type: Type,
): Promise<Extract<Message, { type: Type }>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Message) => {
      if (message.type !== type) return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(message as Extract<Message, { type: Type }>);
    };
    const onExit = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`));
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
