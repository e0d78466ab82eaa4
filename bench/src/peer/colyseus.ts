import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { SheddingTable } from './shedding-table.ts';

export const ROOM = 'shedding';

/** What a client asks, under the name `move`. */
export interface Asked {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** What each client is told after every move, under the name `state`. */
export interface Told {
  /** Of all matches of the room. */
  readonly seq: number;
  readonly seat: number;
  readonly current: number;
  readonly isOver: boolean;
  /** The own hand, and how many cards the others have. */
  readonly G: unknown;
}

const SEATS = 4;

/**
 * The shedding game on Colyseus. Hidden hands can travel in two ways there: in a schema, with a `StateView` for each client, or in messages
 * to each client. It is messages here, the quicker way for a game of turns: a message is packed once and leaves at once, where every view is
 * one more step of encoding a deck that tracks its changes, and patches leave on a clock. Rules and views are those the other peer has.
 * When a match ends the room deals anew, so that no room is made while it is measured.
 */
class SheddingRoom extends Room {
  #table!: SheddingTable;
  #before = 0;

  override maxClients = SEATS;
  /** There is no schema to send changes of. */
  override patchRate = null;

  override onCreate(): void {
    this.#table = new SheddingTable(SEATS, this.roomId);
    this.onMessage('move', (client: Client, { move, args }: Asked) => {
      const seat = this.clients.indexOf(client);
      if (!this.#table.move(seat, move, args)) throw new Error(`seat ${seat} may not ${move} ${args}`);
      this.#tellAll();
      if (this.#table.isOver) this.#dealAnew();
    });
  }

  override onJoin(): void {
    if (this.clients.length === SEATS) this.#tellAll();
  }

  #dealAnew(): void {
    this.#before += this.#table.seq + 1;
    this.#table = new SheddingTable(SEATS, `${this.roomId} ${this.#before}`);
    this.#tellAll();
  }

  #tellAll(): void {
    const { seq, current, isOver } = this.#table;
    for (const [seat, client] of this.clients.entries()) {
      client.send('state', { seq: this.#before + seq, seat, current, isOver, G: this.#table.view(seat) } satisfies Told);
    }
  }
}

export async function listen(): Promise<number> {
  const transport = new WebSocketTransport();
  const server = new Server({ transport, greet: false, gracefullyShutdown: false });
  server.define(ROOM, SheddingRoom);
  await server.listen(0, '127.0.0.1');
  return ((transport.server as HttpServer).address() as AddressInfo).port;
}
