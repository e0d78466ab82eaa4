import { startServer } from '../src/main.ts';

/** A server in a process of its own, to be killed: `node victim.ts <data folder> [catalogue]`. */
const [, , data, catalog] = process.argv;
const { port } = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: data!,
  botPauseMs: 0,
  rateLimits: 'off',
  logLevel: 'error',
  ...(catalog !== undefined && { catalog }),
});
process.send?.(port);
