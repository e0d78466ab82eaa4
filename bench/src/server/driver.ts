import type { Rng } from '@tabard/core';
import type { WebSocket } from 'ws';
import type { Gauge } from './gauge.ts';
import type { Pace } from './pace.ts';

/** Four clients at one table, each answering with any legal move when it is its turn and the pace allows. */
export interface Driver {
  /** Seats four clients at a new table and waits until each has seen it; over and over, when a match ends. */
  seat(party: Party): Promise<readonly WebSocket[]>;
}

export interface Party {
  /** Where they go: the first one to the first, the second one to the second, and so on round. */
  readonly urls: readonly string[];
  readonly gauge: Gauge;
  readonly pace: Pace;
  readonly rng: Rng;
}

/** Where the n-th of a party goes. */
export const urlFor = ({ urls }: Pick<Party, 'urls'>, seat: number): string => urls[seat % urls.length]!;

/** This machine has many addresses of its own, and each has its own ports: whole processes of clients come from different ones. */
const [, , , localAddress = '127.0.0.1'] = process.argv;

export const socketOptions = { perMessageDeflate: false, localAddress } as const;

/** Bytes that came over a socket, as the network saw them. */
export const bytesRead = (socket: WebSocket): number => (socket as unknown as { _socket: { bytesRead: number } })._socket.bytesRead;

export async function opened(socket: WebSocket): Promise<void> {
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
}

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
