import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Row, Store } from '@tabard/house';
import { openSqliteStore } from '@tabard/server/store';
import { openPostgresStore } from '@tabard/server/store/postgres';
import type { About, Entry } from '@tabard/table';
import { type WebSocket, WebSocketServer } from 'ws';
import { SEATS } from './gauge.ts';
import type { Host } from './talk.ts';

/** What a client of the plain program says: its move, and the number of the last one it knows. */
interface Said {
  readonly after: number;
  readonly move: string;
}

/** What everybody at the table hears of it. */
export interface Heard {
  readonly seq: number;
  readonly move: string;
}

/**
 * The least a server could do that stores before it tells: `ws`, one append to the very same store, the same words to whoever is connected
 * to the table, by NATS to those on other servers. No rules, no views, no seals, nobody is asked who they are.
 */
export async function listen(host: Host): Promise<number> {
  const store = await openStore(host);
  const others = host.shared && (await connect({ servers: host.shared.bus.replace('nats://', ''), noEcho: true }));
  const tables = new Map<string, Set<WebSocket>>();
  const tellHere = (table: string, text: string): void => {
    for (const socket of tables.get(table)!) socket.send(text);
  };
  const server = createServer();
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', async (socket, { url }) => {
    const table = url!.slice(1);
    socket.on('message', async data => {
      const said = JSON.parse(String(data)) as Said;
      const entry = entryOf(table, said, store.now());
      if ((await store.append([entry], entry.seq === 1 ? FIRST : { acting: [entry.seq % SEATS] })) !== 'stored')
        throw new Error('somebody else was quicker');
      const text = JSON.stringify({ seq: entry.seq, move: said.move } satisfies Heard);
      tellHere(table, text);
      others?.publish(table, text);
    });
    if (!tables.has(table)) {
      tables.set(table, new Set());
      others?.subscribe(table, { callback: (_, message) => tellHere(table, message.string()) });
    }
    tables.get(table)!.add(socket);
    await inForce(others);
    socket.send('');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const openStore = async ({ data, shared }: Host): Promise<Store> => (shared ? openPostgresStore(shared.database) : openSqliteStore(data!));

const inForce = async (others: NatsConnection | undefined): Promise<void> => others?.flush();

/** As large as one of ours. */
const entryOf = (table: string, { after, move }: Said, at: number): Entry => ({
  table,
  seq: after + 1,
  at,
  wish: String(after),
  salt: 's'.repeat(32),
  hash: 'h'.repeat(64),
  deed: { type: 'move', seat: after % SEATS, move, check: 'c'.repeat(16) },
});

const ABOUT: About = {
  game: 'plain',
  revision: 1,
  options: {},
  spectators: true,
  hints: undefined,
  host: 'nobody',
  chairs: [],
  status: 'playing',
  commitment: '',
  resigned: [],
  outcome: undefined,
  rematch: undefined,
  carried: undefined,
  created: 0,
};

const FIRST: Row = { about: ABOUT, acting: [1], due: Number.MAX_SAFE_INTEGER };
