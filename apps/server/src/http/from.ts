import type { IncomingMessage } from 'node:http';
import { networkOf, plainAddress } from '../addresses.ts';
import { Networks } from '../networks.ts';

/** Whether a machine is believed what it says of the one before it; `hop` 0 is the one that talks to us. */
export type Trust = (address: string, hop: number) => boolean;

export const trustNobody: Trust = () => false;

/** Where a request comes from, as far as we believe it. */
export interface From {
  readonly address: string;
  /** Whose address it is, for counting. */
  readonly network: string;
  /** As whoever asks spelled it: `example.org:8080`. */
  readonly host: string;
  readonly isSecure: boolean;
  /** A proxy we believe has passed it on. */
  readonly isProxied: boolean;
}

const MOST_HOPS = 16;
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Reads a number of proxies (`1`) or their networks (`loopback,10.0.0.0/8`). */
export function trustIn(text: string): Trust | undefined {
  if (/^[0-9]{1,2}$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? (_, hop) => hop < hops : undefined;
  }
  const networks = text.split(',').flatMap(part => (part.trim() === 'loopback' ? LOOPBACK : [part.trim()]));
  const trusted = new Networks();
  if (!networks.every(network => trusted.add(network))) return;
  return address => trusted.has(address);
}

/** Who asks, over HTTP or for a WebSocket. What a proxy says counts from the right, as far as every machine on the way is believed. */
export function fromOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trust: Trust): From {
  const peer = plainAddress(socket.remoteAddress ?? '') ?? '';
  const host = headers.host ?? '';
  if (!trust(peer, 0)) return { address: peer, network: networkOf(peer), host, isSecure: false, isProxied: false };
  const address = clientOf(peer, String(headers['x-forwarded-for'] ?? ''), trust);
  return {
    address,
    network: networkOf(address),
    host: lastIn(headers['x-forwarded-host']) ?? host,
    isSecure: lastIn(headers['x-forwarded-proto']) === 'https',
    isProxied: true,
  };
}

function clientOf(peer: string, forwarded: string, trust: Trust): string {
  let client = peer;
  for (const [hop, entry] of forwarded.split(',').reverse().entries()) {
    const before = plainAddress(entry);
    if (before === undefined || !trust(client, hop)) return client;
    client = before;
  }
  return client;
}

/** What the nearest proxy said, where several have. */
const lastIn = (header: string | readonly string[] | undefined): string | undefined => header?.toString().split(',').at(-1)?.trim();
