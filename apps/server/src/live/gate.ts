import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { err, type Result } from '@tabard/core';
import { langOf, type Player, type Time, type Trouble, trouble, type Visit } from '@tabard/house';
import { LIVE_PATH } from '@tabard/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bans } from '../bans.ts';
import { askerOf, type Identities, keyOf } from '../http/asker.ts';
import { type From, fromOf } from '../http/from.ts';
import { isKnownHost, nameIn } from '../http/host.ts';
import { isOurs, type OriginRules } from '../http/origin.ts';
import { CLOSE_MS, refuse } from '../http/refuse.ts';
import { COSTS } from '../limits.ts';
import { Tally } from '../tally.ts';
import { Connection, type ConnectionParts, type SocketCaller } from './connection.ts';

const SOCKETS = {
  noServer: true,
  perMessageDeflate: false,
  clientTracking: false,
  // A connection answers pings itself, as it does all else: within limits.
  autoPong: false,
  closeTimeout: CLOSE_MS,
  // Of a message that is not whole yet no more is held than this. Below, what is longer than `MESSAGE_BYTES` still gets an answer.
  maxPayload: 64 * 1024,
  maxFragments: 64,
  maxBufferedChunks: 512,
} as const;
/** Everybody is asked for a sign of life so often, a few at a time: many pings at once would hold everybody up. */
const BEAT_MS = 10_000;
const PARTS_OF_A_BEAT = 400;
const MOST_LATE_MS = 1000;
/** Prime to the parts and near their golden section: who comes one after the other is asked far from each other. */
const STRIDE = 247;
/** A shared server that could not store anything for so long sends its guests elsewhere. */
const PATIENCE_MS = 2000;

export interface GateParts extends ConnectionParts {
  readonly identities: Identities;
  readonly bans: Bans;
  readonly rules: OriginRules;
  readonly time: Time;
  /** There may be other servers for whom this one cannot serve. */
  readonly isShared: boolean;
}

/** Where WebSockets come in. */
export class Gate {
  readonly #parts: GateParts;
  readonly #server = new WebSocketServer(SOCKETS);
  readonly #by = new Tally();
  readonly #open = new Map<WebSocket, Connection>();
  readonly #turns = Array.from({ length: PARTS_OF_A_BEAT }, () => new Set<Connection>());
  #welcomed = 0;
  #callOff: () => void = () => {};
  #callOffFarewell: () => void = () => {};

  constructor(parts: GateParts) {
    this.#parts = parts;
    this.#beat();
    this.#server.on('wsClientError', (_, socket) => refuse(socket, trouble('unreadable', 'WebSocket')));
    parts.house.onDismissal(visit => this.#dismiss(visit));
    if (parts.isShared) parts.house.onPause(isPaused => this.#changePace(isPaused));
  }

  /** Takes the upgrades of an HTTP server. */
  listenTo(http: Server): void {
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
  }

  get size(): number {
    return this.#open.size;
  }

  /** How many there are from one network. */
  countFrom(network: string): number {
    return this.#by.of(network);
  }

  /** Whoever is banned by now is hung up on. */
  sendBannedAway(): void {
    for (const connection of this.#open.values()) {
      const { player, address } = connection.caller;
      if (this.#parts.bans.refuse(address, player)) connection.goodbye('banned');
    }
  }

  /** Tells everybody and waits until they have hung up, but not long. */
  async close(): Promise<void> {
    this.#callOff();
    this.#callOffFarewell();
    this.#sendAway();
    for (let i = 0; i < 20 && this.#open.size > 0; i++) await new Promise(resolve => setTimeout(resolve, 25));
    for (const socket of this.#open.keys()) socket.terminate();
  }

  /** A program whose token was revoked, or a device that was signed out, is hung up on and told nothing more. */
  #dismiss({ player, key }: Visit): void {
    const reason = key === undefined ? 'revoked' : 'signed-out';
    for (const connection of this.#open.values()) {
      if (connection.caller.player?.id === player && connection.caller.key === key) connection.goodbye(reason);
    }
  }

  #changePace(isPaused: boolean): void {
    this.#callOffFarewell();
    if (isPaused) this.#callOffFarewell = this.#parts.time.after(PATIENCE_MS, () => this.#sendAway());
  }

  /** Whoever comes back may find another server. */
  #sendAway(): void {
    for (const connection of this.#open.values()) connection.goodbye('restart');
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', hangUp);
    const from = fromOf(request, this.#parts.rules.trust);
    const asker = await this.#admit(request, from).catch(error => this.#failed(error));
    const lang = langOf(request.headers['accept-language']);
    if (!asker.ok) {
      refuse(socket, asker.error, lang);
      return;
    }
    const caller = {
      player: asker.value,
      key: keyOf(request.headers, asker.value),
      lang: asker.value?.lang ?? lang,
      network: from.network,
      address: from.address,
    };
    this.#server.handleUpgrade(request, socket, head, ws => this.#welcome(ws, socket, caller));
  }

  async #failed(error: unknown): Promise<Result<never, Trouble>> {
    const { house, report } = this.#parts;
    await house.doubt();
    if (!house.isPaused) report.problem('somebody could not be let in', { error });
    return err(trouble(house.isPaused ? 'paused' : 'internal'));
  }

  async #admit(request: IncomingMessage, from: From): Promise<Result<Player | undefined, Trouble>> {
    const { rules, house, identities, bans, isShared } = this.#parts;
    if (!this.#mayCome(from.network)) return err(trouble('too-fast'));
    if (!isKnownHost(from, rules.names)) return err(trouble('unknown-host', nameIn(from.host)));
    if (request.url?.split('?')[0] !== LIVE_PATH) return err(trouble('not-found'));
    if (!isOurs(request.headers, from, rules)) return err(trouble('forbidden-origin'));
    if (house.isClosing) return err(trouble('shutting-down'));
    if (house.isPaused && isShared) return err(trouble('paused'));
    if (bans.refuseFrom(from.address)) return err(trouble('banned'));
    const asker = await askerOf(request.headers, identities);
    if (!asker.ok) return err(trouble(asker.error));
    return bans.refuse(from.address, asker.value) ? err(trouble('banned')) : asker;
  }

  #mayCome(network: string): boolean {
    const { limits } = this.#parts;
    if (!limits.allow('new-sockets-per-address', network) || !limits.allowFrom({ network }, COSTS.socket)) return false;
    return limits.hasRoom('sockets-per-address', this.#by.of(network)) && limits.hasRoom('sockets-per-server', this.size);
  }

  #welcome(ws: WebSocket, socket: Duplex, caller: SocketCaller): void {
    const connection = new Connection(ws, socket, caller, this.#parts);
    const { network } = caller;
    const turn = this.#turns[(this.#welcomed++ * STRIDE) % PARTS_OF_A_BEAT]!;
    this.#open.set(ws, connection);
    turn.add(connection);
    this.#by.add(network);
    ws.on('message', data => void connection.receive(String(data)));
    ws.on('ping', data => connection.answerPing(data));
    ws.on('pong', data => connection.hearPong(data));
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      this.#open.delete(ws);
      turn.delete(connection);
      this.#by.remove(network);
      connection.end();
    });
  }

  /** Whoever has not answered the last ping is gone. What comes late is made up for, but for what a process missed that stood still. */
  #beat(part = 0, last = this.#parts.time.now()): void {
    const { time } = this.#parts;
    const due = Math.max(last, time.now() - MOST_LATE_MS) + BEAT_MS / PARTS_OF_A_BEAT;
    this.#callOff = time.after(Math.max(0, due - time.now()), () => {
      for (const connection of this.#turns[part]!) connection.beat();
      this.#beat((part + 1) % PARTS_OF_A_BEAT, due);
    });
  }
}

/** Not a closure: it lives as long as its socket, and would keep the request alive with it. */
function hangUp(this: Duplex): void {
  this.destroy();
}
