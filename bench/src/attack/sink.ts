import { type AddressInfo, createServer } from 'node:net';
import type { FromHost } from './talk.ts';

/** The idle sink: refuses every request in as few words as possible, and takes whatever comes over a WebSocket. */
const REFUSED = 'HTTP/1.1 429 Too Many Requests\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}';
const UPGRADED = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';

const server = createServer(socket => {
  let isLive = false;
  socket.on('error', () => {});
  socket.on('data', chunk => {
    if (isLive) return;
    const text = chunk.toString('latin1');
    isLive = /\nupgrade: websocket/i.test(text);
    socket.write(isLive ? UPGRADED : REFUSED);
  });
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send!({ type: 'listening', port: (server.address() as AddressInfo).port } satisfies FromHost);
});
