import type { FromServer, Host } from './talk.ts';

/** The process of a server; its argument is a `Host` in JSON. */
const host = JSON.parse(process.argv[2]!) as Host;
const tell = (message: FromServer) => process.send!(message);

type Opened = Pick<Extract<FromServer, { type: 'listening' }>, 'port' | 'opsPort'>;

/** Each loads only what it needs itself: memory and the time until it is ready are measured. Gives what opens it, when all is loaded. */
async function load(): Promise<() => Promise<Opened>> {
  switch (host.kind) {
    case 'ours': {
      const { startServer } = await import('@tabard/server');
      const { data, shared } = host;
      const where = { ...(data !== undefined && { data }), ...shared };
      return () => startServer({ port: 0, host: '127.0.0.1', rateLimits: 'off', logLevel: 'silent', ...where });
    }
    case 'plain': {
      const { listen } = await import('./plain.ts');
      return async () => ({ port: await listen(host) });
    }
    case 'boardgame.io': {
      const [{ server }, { hiddenShedding }] = await Promise.all([import('../peer/boardgame-io.ts'), import('../peer/shedding.ts')]);
      const { Server } = server();
      return async () => (await Server({ games: [hiddenShedding], origins: [/.*/] }).run({ port: 0 })).appServer.address();
    }
    case 'colyseus': {
      const { listen } = await import('../peer/colyseus.ts');
      return async () => ({ port: await listen() });
    }
  }
}

/** What V8 does by itself after a quiet minute: no garbage is left, and no room for more. */
const clearUp = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });

process.on('message', (what: 'cpu' | 'memory') => {
  if (what === 'memory') clearUp();
  const { user, system } = process.cpuUsage();
  tell({ type: 'used', cpuMicros: user + system, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
const open = await load();
const before = performance.now();
const { port, opsPort } = await open();
tell({ type: 'listening', port, opsPort, openingMs: performance.now() - before });
