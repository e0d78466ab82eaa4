import { LIVE_PATH, type ServerMessage, type Table, VERSION } from '@tabard/protocol';
import { WebSocket } from 'ws';
import { type Driver, opened, type Party, post, socketOptions, urlFor } from './driver.ts';
import { SEATS } from './gauge.ts';

/** Clients of our own server, by HTTP and WebSocket as a browser would be. */
export const driver: Driver = {
  async seat(party) {
    const { gauge, pace, rng } = party;
    const keys = await Promise.all(Array.from({ length: SEATS }, (_, seat) => identity(urlFor(party, seat))));
    const clients = await Promise.all(keys.map((key, seat) => connect(urlFor(party, seat), key)));
    const begin = async () => {
      const table = await newTable(party, keys);
      for (const client of clients) client.send({ type: 'follow', table });
    };
    const arrived = clients.map(async client => {
      const first = Promise.withResolvers<void>();
      let newest = -1;
      client.onStep = ({ table, after, entries, acting, legal }) => {
        first.resolve();
        newest = after;
        for (const { seq } of entries) gauge.received(table, seq);
        if (acting.length === 0 && client === clients[0]) pace.ready(() => void begin());
        if (legal.length === 0) return;
        pace.ready(() => {
          // The time for a call may have run out while others had their turn.
          if (after !== newest) return;
          gauge.sent(table, after + 1);
          client.send({ type: 'move', table, after, move: legal[rng.below(legal.length)]!, wish: `${after}` });
        });
      };
      await first.promise;
    });
    await begin();
    await Promise.all(arrived);
    return clients.map(({ socket }) => socket);
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

async function newTable(party: Party, keys: readonly string[]): Promise<string> {
  const seats = keys.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const tables = (seat: number) => `${urlFor(party, seat)}/api/tables`;
  const { id } = (await (await post(tables(0), { game: 'blanc-noir', seats }, { cookie: keys[0]! })).json()) as Table;
  await Promise.all(keys.slice(1).map((cookie, i) => post(`${tables(i + 1)}/${id}/sit`, { seat: i + 1 }, { cookie })));
  await post(`${tables(0)}/${id}/start`, {}, { cookie: keys[0]! });
  return id;
}

async function connect(url: string, cookie: string): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${LIVE_PATH}`, { headers: { cookie }, ...socketOptions });
  const client: Client = { socket, send: message => socket.send(JSON.stringify(message)), onStep: () => {} };
  await opened(socket);
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.type === 'step') client.onStep(message);
    const isWrong = message.type === 'refused' || (message.type === 'error' && message.code !== 'stale');
    if (isWrong) throw new Error(`the server says ${JSON.stringify(message)}`);
  });
  client.send({ type: 'hello', version: VERSION, lang: 'en' });
  return client;
}
