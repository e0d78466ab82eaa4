import { LIVE_PATH, type ServerMessage, type Table, VERSION } from '@tabard/protocol';
import { WebSocket } from 'ws';
import { type Driver, post } from './driver.ts';
import { SEATS } from './gauge.ts';

/** Clients of our own server, by HTTP and WebSocket as a browser would be. */
export const driver: Driver = {
  async seat(url, gauge, rng) {
    const keys = await Promise.all(Array.from({ length: SEATS }, () => identity(url)));
    const clients = await Promise.all(keys.map(key => connect(url, key)));
    const begin = async () => {
      const table = await newTable(url, keys);
      for (const client of clients) client.send({ type: 'follow', table });
    };
    const arrived = clients.map(async client => {
      const first = Promise.withResolvers<void>();
      client.onStep = ({ table, after, entries, acting, legal }) => {
        first.resolve();
        for (const { seq } of entries) gauge.received(table, seq);
        if (!gauge.isRunning) return;
        if (acting.length === 0 && client === clients[0]) void begin();
        if (legal.length === 0) return;
        gauge.sent(table, after + 1);
        client.send({ type: 'move', table, after, move: legal[rng.below(legal.length)]!, wish: `${after}` });
      };
      await first.promise;
    });
    await begin();
    await Promise.all(arrived);
    return { sockets: clients.map(({ socket }) => socket) };
  },
};

type Step = Extract<ServerMessage, { type: 'step' }>;

interface Client {
  readonly socket: WebSocket;
  send(message: object): void;
  onStep(step: Step): void;
}

async function identity(url: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, {
    method: 'PATCH',
    body: JSON.stringify({ name: 'Bench' }),
    headers: { 'content-type': 'application/json' },
  });
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

async function newTable(url: string, keys: readonly string[]): Promise<string> {
  const seats = keys.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const table = (await (await post(`${url}/api/tables`, { game: 'blanc-noir', seats }, { cookie: keys[0]! })).json()) as Table;
  const at = `${url}/api/tables/${table.id}`;
  await Promise.all(keys.slice(1).map((cookie, i) => post(`${at}/sit`, { seat: i + 1 }, { cookie })));
  await post(`${at}/start`, {}, { cookie: keys[0]! });
  return table.id;
}

async function connect(url: string, cookie: string): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie }, perMessageDeflate: false });
  const client: Client = { socket, send: message => socket.send(JSON.stringify(message)), onStep: () => {} };
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'step') client.onStep(message);
    if (message.type === 'error' || message.type === 'refused') throw new Error(`the server says ${JSON.stringify(message)}`);
  });
  client.send({ type: 'hello', version: VERSION, lang: 'en' });
  return client;
}
