import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { type Driver, socketOptions, urlFor } from './driver.ts';
import { SEATS } from './gauge.ts';
import type { Heard } from './plain.ts';

/** Clients of the plain program: seat after seat moves. */
export const driver: Driver = {
  async seat(party) {
    const { gauge, pace } = party;
    const table = randomUUID();
    const sockets = await Promise.all(Array.from({ length: SEATS }, (_, seat) => connect(urlFor(party, seat), table)));
    const arrived = sockets.map(async (socket, seat) => {
      const first = Promise.withResolvers<void>();
      socket.on('message', data => {
        first.resolve();
        const { seq } = JSON.parse(String(data)) as Heard;
        gauge.received(table, seq);
        if (seq % SEATS !== seat) return;
        pace.ready(() => {
          gauge.sent(table, seq + 1);
          socket.send(JSON.stringify({ after: seq, move: 'draw' }));
        });
      });
      await first.promise;
    });
    sockets[0]!.send(JSON.stringify({ after: 0, move: 'made' }));
    await Promise.all(arrived);
    return sockets;
  },
};

/** Resolves when nothing of the table is missed any more: the server says so with a first, empty message. */
async function connect(url: string, table: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${table}`, socketOptions);
  await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
  return socket;
}
