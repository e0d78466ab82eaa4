import type { FromServer } from './talk.ts';

/** The process of a server: `ours <folder>` or `peer`. */
const [, , kind, data] = process.argv;
const tell = (message: FromServer) => process.send!(message);

async function listenOurs() {
  const { startServer } = await import('@tabard/server');
  const before = performance.now();
  const { port } = await startServer({ port: 0, host: '127.0.0.1', data: data!, rateLimits: 'off', logLevel: 'silent' });
  return { port, openingMs: performance.now() - before };
}

async function listenPeer() {
  const [{ server }, { hiddenShedding }] = await Promise.all([import('../peer/boardgame-io.ts'), import('../peer/shedding.ts')]);
  const { Server } = server();
  const before = performance.now();
  const { appServer } = await Server({ games: [hiddenShedding], origins: [/.*/] }).run({ port: 0 });
  return { port: appServer.address().port, openingMs: performance.now() - before };
}

/** What V8 does by itself after a quiet minute: no garbage is left, and no room for more. */
const clearUp = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });

process.on('message', (what: 'cpu' | 'memory') => {
  if (what === 'memory') clearUp();
  const { user, system } = process.cpuUsage();
  tell({ type: 'used', cpuMicros: user + system, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
// Each loads only what it needs itself: memory and the time until it is ready are measured.
tell({ type: 'listening', ...(await (kind === 'ours' ? listenOurs() : listenPeer())) });
