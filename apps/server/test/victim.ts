import { startServer } from '../src/main.ts';

/** A server in a process of its own, to be killed: `node victim.ts <data folder>`. */
const { port } = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: process.argv[2]!,
  botPauseMs: 0,
  rateLimits: 'off',
  logLevel: 'error',
});
process.send?.(port);
