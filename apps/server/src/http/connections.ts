import type { Server } from 'node:http';
import { BlockList, type Socket, type SocketAddress } from 'node:net';
import { networkOf, plainAddress } from '../addresses.ts';
import type { Limits, LimitValues } from '../limits.ts';
import { Tally } from '../tally.ts';
import type { Trust } from './from.ts';

const LONGEST_WITHOUT_A_BYTE_MS = 120_000;
/** Proxies keep a connection for a minute, and must be the first to give it up. */
const KEPT_FOR_A_PROXY_MS = 75_000;
const KEPT_MS = 10_000;

/** How long an HTTP server waits for whom. 0 is for ever. */
export function patience(values: LimitValues, isBehindProxy: boolean) {
  const requestTimeout = timeoutOf(values['seconds-for-request']);
  // Headers are a part of the request.
  const headersTimeout = timeoutOf(Math.min(values['seconds-for-headers'], values['seconds-for-request']));
  return {
    connectionTimeout: LONGEST_WITHOUT_A_BYTE_MS,
    requestTimeout,
    keepAliveTimeout: isBehindProxy ? KEPT_FOR_A_PROXY_MS : KEPT_MS,
    http: {
      // Whoever names no host is no browser, and is answered all the same.
      requireHostHeader: false,
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(1000, Math.max(50, Math.ceil(headersTimeout / 4))),
    },
  };
}

/** Node takes whole milliseconds only. */
const timeoutOf = (seconds: number): number => (Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : 0);

/** All connections of a server, with a request or without: whoever has too many, or makes them too fast, is hung up on at once. */
export class Connections {
  readonly #limits: Limits;
  readonly #trust: Trust;
  readonly #by = new Tally();
  #size = 0;

  constructor(limits: Limits, trust: Trust) {
    this.#limits = limits;
    this.#trust = trust;
  }

  get size(): number {
    return this.#size;
  }

  /** How many there are from one network; none are told apart behind a proxy. */
  countFrom(network: string): number {
    return this.#by.of(network);
  }

  listenTo(server: Server): void {
    Object.assign(server, { blockList: new Doorman(address => this.#mayCome(this.#networkOf(address))) });
    // Before the server's own listener makes a parser for it.
    server.prependListener('connection', socket => this.#receive(socket));
  }

  /** A proxy brings everybody. */
  #networkOf(address: string): string | undefined {
    const peer = plainAddress(address) ?? '';
    return this.#trust(peer, 0) ? undefined : networkOf(peer);
  }

  #receive(socket: Socket): void {
    const network = this.#networkOf(socket.remoteAddress ?? '');
    this.#size++;
    if (network !== undefined) this.#by.add(network);
    socket.once('close', () => {
      this.#size--;
      if (network !== undefined) this.#by.remove(network);
    });
  }

  #mayCome(network: string | undefined): boolean {
    const limits = this.#limits;
    if (!limits.hasRoom('connections-per-server', this.#size)) return false;
    if (network === undefined) return true;
    return limits.hasRoom('connections-per-address', this.#by.of(network)) && limits.allow('new-connections-per-address', network);
  }
}

/** Asked by Node before it makes a socket of a connection: to hang up then costs two thirds of what it does later. */
class Doorman extends BlockList {
  readonly #mayCome: (address: string) => boolean;

  constructor(mayCome: (address: string) => boolean) {
    super();
    this.#mayCome = mayCome;
  }

  override check(from: string | SocketAddress): boolean {
    return !this.#mayCome(typeof from === 'string' ? from : from.address);
  }
}
