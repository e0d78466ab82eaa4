import type { Duplex } from 'node:stream';
import { type Caller, type House, type Report, Session, trouble } from '@tabard/house';
import { MESSAGE_BYTES, readClientMessage, type ServerMessage } from '@tabard/protocol';
import type { WebSocket } from 'ws';
import { Bucket, type Limits, SOCKET_RATE } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { frames, spell } from './wire.ts';

/** A client that does not read its messages is hung up on, and resumes when it can. */
const UNREAD_LIMIT = 1024 * 1024;
/** Whoever goes on after so many warnings is hung up on. */
const WARNINGS = 200;

type Farewell = Extract<ServerMessage, { type: 'goodbye' }>['reason'];
const CLOSE_CODE: Readonly<Record<Farewell, number>> = { restart: 1012, version: 1008, 'too-fast': 1008, idle: 1008, revoked: 1008 };

export interface ConnectionParts {
  readonly house: House;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly report: Report;
  now(): number;
}

/** One WebSocket: reads what comes, minds the limits, and hands it to the house. */
export class Connection {
  readonly player: string | undefined;
  /** It has answered the last ping. */
  isAlive = true;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #parts: ConnectionParts;
  readonly #session: Session;
  readonly #bucket: Bucket;
  /** Whose messages are counted together over all their sockets. */
  readonly #key: string;
  #said: string[] = [];
  #warnings = 0;
  #isOver = false;

  constructor(ws: WebSocket, socket: Duplex, caller: Caller & { readonly address: string }, parts: ConnectionParts) {
    this.player = caller.player?.id;
    this.#ws = ws;
    this.#socket = socket;
    this.#parts = parts;
    this.#key = this.player ?? caller.address;
    this.#bucket = new Bucket(SOCKET_RATE, parts.now());
    this.#session = new Session({ send: message => this.#send(message) }, parts.house, parts.report, caller);
  }

  async receive(text: string): Promise<void> {
    if (this.#isOver) return;
    if (!this.#isSlowEnough()) return this.#warn();
    if (text.length > MESSAGE_BYTES) return this.#session.complain(trouble('too-big'));
    const read = readClientMessage(text);
    if (!read.ok) return this.#session.complain(trouble(read.error.code, read.error.where));
    const isMove = read.value.type === 'move' || read.value.type === 'moves';
    const began = isMove ? performance.now() : 0;
    const mayStay = await this.#session.receive(read.value);
    if (isMove) this.#parts.metrics.moveSeconds.observe((performance.now() - began) / 1000);
    if (!mayStay) this.goodbye('version');
  }

  /** The last word: whatever comes after it is not heard. */
  goodbye(reason: Farewell): void {
    this.#isOver = true;
    this.#session.goodbye(reason);
    this.#session.end();
    this.#flush();
    this.#ws.close(CLOSE_CODE[reason]);
  }

  /** The line is dead. */
  end(): void {
    this.#isOver = true;
    this.#session.end();
  }

  #isSlowEnough(): boolean {
    const { limits, now } = this.#parts;
    return !limits.on || (this.#bucket.take(now()) && limits.allow('message', this.#key));
  }

  #warn(): void {
    this.#session.complain(trouble('too-fast'));
    if (++this.#warnings >= WARNINGS) this.goodbye('too-fast');
  }

  /** All that is said in one turn of the event loop leaves in one piece. */
  #send(message: ServerMessage): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#socket.writableLength > UNREAD_LIMIT) {
      this.#ws.terminate();
      return;
    }
    if (this.#said.push(spell(message)) === 1) process.nextTick(() => this.#flush());
  }

  #flush(): void {
    if (this.#said.length > 0 && this.#ws.readyState === this.#ws.OPEN) this.#socket.write(frames(this.#said), 'latin1');
    this.#said = [];
  }
}
