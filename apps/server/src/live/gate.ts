import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { err, type Lang, type Result } from '@tabard/core';
import { type ErrorCode, LIVE_PATH } from '@tabard/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { askerOf, type Identities } from '../http/asker.ts';
import { isOurs, type OriginRules } from '../http/origin.ts';
import type { Limits } from '../limits.ts';
import type { Player } from '../store/players.ts';
import { statusOf } from '../trouble.ts';
import { langOf, WORDS } from '../words/index.ts';
import { frames } from './frames.ts';
import type { House } from './house.ts';
import { type Line, Session } from './session.ts';

/** Anything longer is cut off by the socket itself; between this and `MESSAGE_BYTES` there is still an answer. */
const HARD_LIMIT = 256 * 1024;
/** A client that does not read its messages is hung up on, and resumes when it can. */
const UNREAD_LIMIT = 1024 * 1024;
const BEAT_MS = 30_000;

interface Open {
  readonly session: Session;
  readonly player: string | undefined;
  isAlive: boolean;
}

/** Where WebSockets come in. */
export class Gate {
  readonly #house: House;
  readonly #identities: Identities;
  readonly #limits: Limits;
  readonly #rules: OriginRules;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: HARD_LIMIT, perMessageDeflate: false, clientTracking: false });
  readonly #open = new Map<WebSocket, Open>();
  readonly #beat: NodeJS.Timeout;

  constructor(http: Server, house: House, identities: Identities, limits: Limits, rules: OriginRules) {
    this.#house = house;
    this.#identities = identities;
    this.#limits = limits;
    this.#rules = rules;
    http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#beat = setInterval(() => this.#checkPulse(), BEAT_MS);
    this.#beat.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** A program whose token was revoked is hung up on, and told nothing more. */
  dismiss(program: string): void {
    for (const { session, player } of this.#open.values()) {
      if (player !== program) continue;
      session.goodbye('revoked', 1008);
      session.end();
    }
  }

  /** Tells everybody and waits until they have hung up, but not long. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const { session } of this.#open.values()) session.goodbye('restart', 1012);
    for (let i = 0; i < 20 && this.#open.size > 0; i++) await new Promise(resolve => setTimeout(resolve, 25));
    for (const socket of this.#open.keys()) socket.terminate();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const asker = this.#admit(request);
    if (!asker.ok) {
      refuse(socket, asker.error, langOf(request.headers['accept-language']));
      return;
    }
    this.#server.handleUpgrade(request, socket, head, ws => this.#welcome(ws, socket, request, asker.value));
  }

  #admit(request: IncomingMessage): Result<Player | undefined, ErrorCode> {
    if (request.url?.split('?')[0] !== LIVE_PATH) return err('not-found');
    if (!isOurs(request.headers, this.#rules)) return err('forbidden-origin');
    if (this.#house.around.isClosing()) return err('shutting-down');
    if (!this.#limits.allow('socket', this.#address(request))) return err('too-fast');
    return askerOf(request.headers, this.#identities);
  }

  #welcome(ws: WebSocket, socket: Duplex, request: IncomingMessage, player: Player | undefined): void {
    const caller = { player, address: this.#address(request), lang: player?.lang ?? langOf(request.headers['accept-language']) };
    const session = new Session(lineOf(ws, socket), this.#house, this.#limits, caller);
    const open: Open = { session, player: player?.id, isAlive: true };
    this.#open.set(ws, open);
    ws.on('message', data => void session.receive(String(data)));
    ws.on('pong', () => {
      open.isAlive = true;
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      this.#open.delete(ws);
      session.end();
    });
  }

  #address(request: IncomingMessage): string {
    const forwarded = this.#rules.trustProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')[0]
          ?.trim()
      : '';
    return forwarded || (request.socket.remoteAddress ?? '');
  }

  #checkPulse(): void {
    for (const [ws, open] of this.#open) {
      if (!open.isAlive) {
        ws.terminate();
        continue;
      }
      open.isAlive = false;
      ws.ping();
    }
  }
}

/** All that is said in one turn of the event loop leaves in one piece. */
function lineOf(ws: WebSocket, socket: Duplex): Line {
  let said: string[] = [];
  const flush = () => {
    if (said.length > 0 && ws.readyState === ws.OPEN) socket.write(frames(said), 'latin1');
    said = [];
  };
  return {
    send(message) {
      if (ws.readyState !== ws.OPEN) return;
      if (socket.writableLength > UNREAD_LIMIT) {
        ws.terminate();
        return;
      }
      if (said.push(message) === 1) process.nextTick(flush);
    },
    hangUp(code) {
      flush();
      ws.close(code);
    },
  };
}

function refuse(socket: Duplex, code: ErrorCode, lang: Lang): void {
  const body = JSON.stringify({ code, text: WORDS[lang].errors[code]('') });
  const headers = [`Content-Type: application/json; charset=utf-8`, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  socket.end([`HTTP/1.1 ${statusOf(code)} Refused`, ...headers, '', body].join('\r\n'));
}
