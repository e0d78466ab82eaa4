import { WebSocket } from 'ws';
import type { PeerState } from '../peer/boardgame-io.ts';
import { type G, shedding } from '../peer/shedding.ts';
import { type Driver, post, socketOptions } from './driver.ts';
import { SEATS } from './gauge.ts';

interface Seated {
  readonly match: string;
  readonly credentials: readonly string[];
}

/**
 * Clients of boardgame.io's server: its lobby by HTTP, its moves in the words of its SocketIO transport, over a bare WebSocket. Its own
 * client would run the game as well and slow the measurement down.
 */
export const driver: Driver = {
  async seat({ urls: [first], gauge, pace, rng }) {
    const url = first!;
    const sockets = await Promise.all(Array.from({ length: SEATS }, () => connect(url)));
    let seated: Seated;
    const begin = async () => {
      seated = await newMatch(url);
      for (const [seat, socket] of sockets.entries()) socket.emit('sync', seated.match, String(seat), seated.credentials[seat], SEATS);
    };
    const arrived = sockets.map(async (socket, seat) => {
      const first = Promise.withResolvers<void>();
      const onState = (match: string, { G, ctx, _stateID }: PeerState<G>, isNew: boolean) => {
        if (match !== seated.match) return;
        if (isNew) gauge.received(match, _stateID);
        if (ctx.gameover !== undefined) {
          if (seat === 0) pace.ready(() => void begin());
          return;
        }
        if (ctx.currentPlayer !== String(seat)) return;
        pace.ready(() => {
          const moves = shedding.ai.enumerate(G, ctx);
          const { move, args } = moves[rng.below(moves.length)]!;
          gauge.sent(match, _stateID + 1);
          const payload = { type: move, args, playerID: String(seat), credentials: seated.credentials[seat] };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, String(seat));
        });
      };
      socket.onEvent = (name, match, data) => {
        first.resolve();
        if (name === 'sync') onState(match, (data as { state: PeerState<G> }).state, false);
        if (name === 'update') onState(match, data as PeerState<G>, true);
      };
      await first.promise;
    });
    await begin();
    await Promise.all(arrived);
    return sockets.map(({ socket }) => socket);
  },
};

async function newMatch(url: string): Promise<Seated> {
  const lobby = `${url}/games/${shedding.name}`;
  const { matchID } = (await (await post(`${lobby}/create`, { numPlayers: SEATS })).json()) as { matchID: string };
  const credentials: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await post(`${lobby}/${matchID}/join`, { playerID: String(seat), playerName: 'Bench' });
    credentials.push(((await joined.json()) as { playerCredentials: string }).playerCredentials);
  }
  return { match: matchID, credentials };
}

interface Socket {
  readonly socket: WebSocket;
  emit(name: string, ...args: readonly unknown[]): void;
  onEvent(name: string, match: string, data: unknown): void;
}

/** As much of Socket.IO 4 as is needed: open, join the game's namespace, events, heartbeat. */
async function connect(url: string): Promise<Socket> {
  const space = `/${shedding.name},`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, socketOptions);
  const client: Socket = {
    socket,
    emit: (...event) => socket.send(`42${space}${JSON.stringify(event)}`),
    onEvent: () => {},
  };
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', data => {
      const text = String(data);
      if (text.startsWith('0')) socket.send(`40${space}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith(`40${space}`)) resolve();
      else if (text.startsWith(`42${space}`)) client.onEvent(...(JSON.parse(text.slice(2 + space.length)) as [string, string, unknown]));
    });
  });
  return client;
}
