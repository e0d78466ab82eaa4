import { startServer } from '@tabard/server';
import * as boardgameIo from '../peer/boardgame-io.ts';
import { hiddenShedding } from '../peer/shedding.ts';
import type { FromServer } from './talk.ts';

/** The process of a server: `ours <folder>` or `peer`. */
const [, , kind, data] = process.argv;
const tell = (message: FromServer) => process.send!(message);

async function listen(): Promise<number> {
  if (kind === 'ours') return (await startServer({ port: 0, host: '127.0.0.1', data: data!, rateLimits: 'off', logLevel: 'silent' })).port;
  const server = boardgameIo.server().Server({ games: [hiddenShedding], origins: [/.*/] });
  return (await server.run({ port: 0 })).appServer.address().port;
}

process.on('message', (what: 'cpu' | 'memory') => {
  if (what === 'memory') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  tell({ type: 'used', cpuMicros: user + system, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
tell({ type: 'listening', port: await listen() });
