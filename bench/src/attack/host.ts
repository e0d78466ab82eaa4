import { startServer } from '@tabard/server';
import type { FromHost } from './talk.ts';

/** The process of the server under attack, with the limits everybody gets: `node --expose-gc host.ts <data folder>`. */
const [, , data] = process.argv;
const tell = (message: FromHost) => process.send!(message);
const KILO = 1024;

process.on('disconnect', () => process.exit());
process.on('message', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync' });
  const { heapUsed, rss } = process.memoryUsage();
  tell({ type: 'memory', heap: heapUsed, rss, peakRss: process.resourceUsage().maxRSS * KILO });
});
const { port } = await startServer({ port: 0, host: '127.0.0.1', opsPort: 'off', data: data!, logLevel: 'error' });
tell({ type: 'listening', port });
