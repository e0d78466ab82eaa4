import { pack, unpack } from 'msgpackr';
import { WebSocket } from 'ws';
import type { Ctx } from '../peer/boardgame-io.ts';
import { type Asked, ROOM, type Told } from '../peer/colyseus.ts';
import { type G, shedding } from '../peer/shedding.ts';
import { type Driver, post, socketOptions } from './driver.ts';
import { SEATS } from './gauge.ts';

/** Clients of a Colyseus server: its matchmaker by HTTP, then its messages over a bare WebSocket, which is quicker than its own client. */
export const driver: Driver = {
  async seat({ urls: [first], gauge, pace, rng }) {
    const url = first!;
    const reserved = await reserve(url, `create/${ROOM}`);
    const sockets: WebSocket[] = [];
    const arrived: Promise<void>[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const place = seat === 0 ? reserved : await reserve(url, `joinById/${reserved.roomId}`);
      const here = Promise.withResolvers<void>();
      const socket = await join(url, place, ({ seq, seat, current, isOver, G }) => {
        here.resolve();
        gauge.received(place.roomId, seq);
        if (isOver || seat !== current) return;
        pace.ready(() => {
          const ctx: Ctx = { currentPlayer: String(seat), playOrderPos: seat, numPlayers: SEATS };
          const moves = shedding.ai.enumerate(G as G, ctx);
          gauge.sent(place.roomId, seq + 1);
          socket.send(Buffer.concat([MOVE, pack(moves[rng.below(moves.length)] satisfies Asked | undefined)]));
        });
      });
      sockets.push(socket);
      arrived.push(here.promise);
    }
    await Promise.all(arrived);
    return sockets;
  },
};

interface Place {
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
}

const reserve = async (url: string, what: string): Promise<Place> => (await (await post(`${url}/matchmake/${what}`, {})).json()) as Place;

/** First bytes of its frames. */
const JOIN_ROOM = 10;
const ERROR = 11;
const ROOM_DATA = 13;
const MOVE = Buffer.concat([Buffer.of(ROOM_DATA), pack('move')]);
/** A frame with data: its first byte, a name, a value. */
const STATE_AT = 1 + pack('state').length;

/** Resolves when the seat is taken. */
function join(url: string, { processId, roomId, sessionId }: Place, onState: (told: Told) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`, socketOptions);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      if (data[0] === ERROR) throw new Error(`Colyseus says ${data.subarray(1)}`);
      if (data[0] === ROOM_DATA) onState(unpack(data.subarray(STATE_AT)) as Told);
      if (data[0] !== JOIN_ROOM) return;
      socket.send(Buffer.of(JOIN_ROOM));
      resolve(socket);
    });
  });
}
