import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { err, type Lang, type Result } from '@tabard/core';
import { langOf, type Player, say, type Time, trouble } from '@tabard/house';
import { type ErrorCode, LIVE_PATH } from '@tabard/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { askerOf, type Identities } from '../http/asker.ts';
import { addressOf, isOurs, type OriginRules } from '../http/origin.ts';
import { statusOf } from '../http/status.ts';
import { Connection, type ConnectionParts } from './connection.ts';

/** Anything longer is cut off by the socket itself; between this and `MESSAGE_BYTES` there is still an answer. */
const HARD_LIMIT = 256 * 1024;
const BEAT_MS = 30_000;

export interface GateParts extends ConnectionParts {
  readonly identities: Identities;
  readonly rules: OriginRules;
  readonly time: Time;
}

/** Where WebSockets come in. */
export class Gate {
  readonly #parts: GateParts;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: HARD_LIMIT, perMessageDeflate: false, clientTracking: false });
  readonly #open = new Map<WebSocket, Connection>();
  #callOff: () => void = () => {};

  constructor(parts: GateParts) {
    this.#parts = parts;
    this.#beat();
  }

  /** Takes the upgrades of an HTTP server. */
  listenTo(http: Server): void {
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
  }

  get size(): number {
    return this.#open.size;
  }

  /** A program whose token was revoked is hung up on, and told nothing more. */
  dismiss(program: string): void {
    for (const connection of this.#open.values()) if (connection.player === program) connection.goodbye('revoked');
  }

  /** Tells everybody and waits until they have hung up, but not long. */
  async close(): Promise<void> {
    this.#callOff();
    for (const connection of this.#open.values()) connection.goodbye('restart');
    for (let i = 0; i < 20 && this.#open.size > 0; i++) await new Promise(resolve => setTimeout(resolve, 25));
    for (const socket of this.#open.keys()) socket.terminate();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', hangUp);
    const asker = await this.#admit(request).catch((error: unknown) => {
      this.#parts.report.problem('somebody could not be let in', { error });
      return err<ErrorCode>('internal');
    });
    if (!asker.ok) {
      refuse(socket, asker.error, langOf(request.headers['accept-language']));
      return;
    }
    this.#server.handleUpgrade(request, socket, head, ws => this.#welcome(ws, socket, request, asker.value));
  }

  async #admit(request: IncomingMessage): Promise<Result<Player | undefined, ErrorCode>> {
    const { rules, house, limits, identities } = this.#parts;
    if (request.url?.split('?')[0] !== LIVE_PATH) return err('not-found');
    if (!isOurs(request.headers, rules)) return err('forbidden-origin');
    if (house.isClosing) return err('shutting-down');
    if (!limits.allow('socket', addressOf(request, rules))) return err('too-fast');
    return askerOf(request.headers, identities);
  }

  #welcome(ws: WebSocket, socket: Duplex, request: IncomingMessage, player: Player | undefined): void {
    const lang = player?.lang ?? langOf(request.headers['accept-language']);
    const connection = new Connection(ws, socket, { player, lang, address: addressOf(request, this.#parts.rules) }, this.#parts);
    this.#open.set(ws, connection);
    ws.on('message', data => void connection.receive(String(data)));
    ws.on('pong', () => {
      connection.isAlive = true;
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      this.#open.delete(ws);
      connection.end();
    });
  }

  /** Whoever has not answered the last ping is gone. */
  #beat(): void {
    this.#callOff = this.#parts.time.after(BEAT_MS, () => {
      for (const [ws, connection] of this.#open) {
        if (!connection.isAlive) ws.terminate();
        connection.isAlive = false;
        if (ws.readyState === ws.OPEN) ws.ping();
      }
      this.#beat();
    });
  }
}

/** Not a closure: it lives as long as its socket, and would keep the request alive with it. */
function hangUp(this: Duplex): void {
  this.destroy();
}

function refuse(socket: Duplex, code: ErrorCode, lang: Lang): void {
  const body = JSON.stringify(say(trouble(code), lang));
  const headers = ['Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  // Whoever does not hang up is hung up on.
  socket.end([`HTTP/1.1 ${statusOf(code)} Refused`, ...headers, '', body].join('\r\n'), () => socket.destroy());
}
