import type { Rng } from '@tabard/core';
import type { WebSocket } from 'ws';
import type { Gauge } from './gauge.ts';

/** Four clients at one table, each answering at once with any legal move when it is its turn. */
export interface Driver {
  /** Seats four clients at a new table and waits until each has seen it; over and over, when a match ends. */
  seat(url: string, gauge: Gauge, rng: Rng): Promise<Foursome>;
}

export interface Foursome {
  readonly sockets: readonly WebSocket[];
}

/** Bytes that came over a socket, as the network saw them. */
export const bytesRead = (socket: WebSocket): number => (socket as unknown as { _socket: { bytesRead: number } })._socket.bytesRead;

/** A POST that must succeed. */
export async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
