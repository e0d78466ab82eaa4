import { setTimeout } from 'node:timers/promises';
import { fastRng } from '@tabard/core';
import type { WebSocket } from 'ws';
import { bytesRead, type Driver } from './driver.ts';
import { Gauge, percentile } from './gauge.ts';
import { Pace } from './pace.ts';
import type { FromClients, Kind, Order } from './talk.ts';

/** A process of clients: plays as it is told and reports. Its arguments: which server they are for, and the address they come from. */
const DRIVERS: Readonly<Record<Kind, () => Promise<{ readonly driver: Driver }>>> = {
  ours: () => import('./drive-ours.ts'),
  plain: () => import('./drive-plain.ts'),
  'boardgame.io': () => import('./drive-boardgame-io.ts'),
  colyseus: () => import('./drive-colyseus.ts'),
};
/** Matches that are seated at the same time. */
const AT_ONCE = 25;

const { driver } = await DRIVERS[process.argv[2] as Kind]();
const tell = (message: FromClients) => process.send!(message);
const gauge = new Gauge();
const pace = new Pace();
const rng = fastRng('bench server');
const sockets: WebSocket[] = [];

const bytes = (): number => sockets.reduce((sum, socket) => sum + bytesRead(socket), 0);
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

async function seat({ urls, matches }: Extract<Order, { type: 'seat' }>): Promise<void> {
  for (let left = matches; left > 0; left -= AT_ONCE) {
    const some = Array.from({ length: Math.min(left, AT_ONCE) }, () => driver.seat({ urls, gauge, pace, rng }));
    sockets.push(...(await Promise.all(some)).flat());
  }
  tell({ type: 'seated' });
}

async function play({ tempo, warmUpMs, measureMs }: Extract<Order, { type: 'play' }>): Promise<void> {
  pace.play(tempo);
  await setTimeout(warmUpMs);
  tell({ type: 'measuring' });
  const before = { bytes: bytes(), cpu: cpu(), at: performance.now() };
  gauge.begin();
  await setTimeout(measureMs);
  gauge.end();
  const { latenciesMs } = gauge;
  tell({
    type: 'measured',
    moves: latenciesMs.length,
    seconds: (performance.now() - before.at) / 1000,
    bytes: bytes() - before.bytes,
    cpuMicros: cpu() - before.cpu,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
  });
  pace.pause();
}

process.on('message', (order: Order) => void (order.type === 'seat' ? seat(order) : play(order)));
process.on('disconnect', () => process.exit());
tell({ type: 'ready' });
