import { setTimeout } from 'node:timers/promises';
import { fastRng } from '@tabard/core';
import { bytesRead, type Driver, type Foursome } from './driver.ts';
import { Gauge, percentile } from './gauge.ts';
import type { FromClients, Order } from './talk.ts';

/** The process of the clients: plays as it is told and reports. */
const [, , kind] = process.argv;
const { driver }: { driver: Driver } = await (kind === 'ours' ? import('./drive-ours.ts') : import('./drive-peer.ts'));
const tell = (message: FromClients) => process.send!(message);
const gauge = new Gauge();
const rng = fastRng('bench server');
const foursomes: Foursome[] = [];
/** Matches that are seated at the same time. */
const AT_ONCE = 25;

const bytes = (): number => foursomes.flatMap(({ sockets }) => sockets).reduce((sum, socket) => sum + bytesRead(socket), 0);
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

async function seat(url: string, matches: number): Promise<void> {
  for (let left = matches; left > 0; left -= AT_ONCE) {
    const some = Array.from({ length: Math.min(left, AT_ONCE) }, () => driver.seat(url, gauge, rng));
    foursomes.push(...(await Promise.all(some)));
  }
}

async function load({ url, matches, warmUpMs, measureMs }: Extract<Order, { type: 'load' }>): Promise<void> {
  await seat(url, matches);
  await setTimeout(warmUpMs);
  tell({ type: 'measuring' });
  const before = { bytes: bytes(), cpu: cpu(), at: performance.now() };
  gauge.isMeasuring = true;
  await setTimeout(measureMs);
  gauge.isMeasuring = false;
  const { moves, latenciesMs } = gauge;
  tell({
    type: 'measured',
    moves,
    seconds: (performance.now() - before.at) / 1000,
    bytes: bytes() - before.bytes,
    cpuMicros: cpu() - before.cpu,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
  });
  gauge.isRunning = false;
}

process.on('message', async (order: Order) => {
  if (order.type === 'load') await load(order);
  else {
    gauge.isRunning = false;
    await seat(order.url, order.matches);
    tell({ type: 'seated' });
  }
});
