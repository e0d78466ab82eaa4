import type { Duplex } from 'node:stream';
import { err, type Result } from '@tabard/core';
import { type Caller, type House, type Report, Session, type Trouble, trouble } from '@tabard/house';
import { type ClientMessage, MESSAGE_BYTES, readClientMessage, type ServerMessage } from '@tabard/protocol';
import type { WebSocket } from 'ws';
import { Bucket, type Rate } from '../buckets.ts';
import { COSTS, type Limits, MESSAGE_COSTS, ownerOf, type Payer } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { frame, spell } from './wire.ts';

/** Whoever goes on after so many warnings is hung up on; they are forgiven in time. */
const WARNINGS: Rate = { burst: 200, perSecond: 0.2 };

type Farewell = Extract<ServerMessage, { type: 'goodbye' }>['reason'];
const CLOSE_CODE: Readonly<Record<Farewell, number>> = {
  restart: 1012,
  version: 1008,
  'too-fast': 1008,
  idle: 1008,
  revoked: 1008,
  'signed-out': 1008,
  banned: 1008,
};

export interface ConnectionParts {
  readonly house: House;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly report: Report;
  now(): number;
}

/** Who a socket belongs to, and where they are. */
export type SocketCaller = Caller & { readonly network: string; readonly address: string };

/** One WebSocket: reads what comes, minds the limits, and hands it to the house. */
export class Connection {
  readonly caller: SocketCaller;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #parts: ConnectionParts;
  readonly #session: Session;
  readonly #bucket: Bucket;
  /** What may still be forgiven. */
  readonly #warnings: Bucket;
  /** Whose messages are counted together over all their sockets. */
  readonly #payer: Payer;
  /** What they have to say to our last ping, which only they know who read it. */
  #owed: string | undefined;
  /** Frames that are to leave. */
  #said = '';
  #isOver = false;

  constructor(ws: WebSocket, socket: Duplex, caller: SocketCaller, parts: ConnectionParts) {
    this.caller = caller;
    this.#ws = ws;
    this.#socket = socket;
    this.#parts = parts;
    this.#payer = { network: caller.network, owner: caller.player && ownerOf(caller.player) };
    this.#bucket = new Bucket(parts.limits.values['messages-per-socket'], parts.now());
    this.#warnings = new Bucket(WARNINGS, parts.now());
    this.#session = new Session({ send: message => this.#send(message) }, parts.house, parts.report, caller);
  }

  async receive(text: string): Promise<void> {
    if (this.#isOver) return;
    if (!this.#isCalm()) return this.#warn();
    const read = messageIn(text);
    if (!this.#mayCost(read.ok ? MESSAGE_COSTS[read.value.type] : COSTS.unreadable, tableIn(read))) return this.#warn();
    if (!read.ok) return this.#session.complain(read.error);
    if (read.value.type === 'say' && !this.#parts.limits.allowTalk(this.#payer)) return this.#warn(read.value);
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
    this.flush();
    this.#ws.close(CLOSE_CODE[reason]);
  }

  /** The line is dead. */
  end(): void {
    this.#isOver = true;
    this.#session.end();
  }

  /** Whoever has not answered the last time is gone. */
  beat(): void {
    if (this.#owed !== undefined) this.#ws.terminate();
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    this.#owed = this.#parts.house.chance.draw(4);
    this.#ws.ping(this.#owed);
  }

  hearPong(data: Buffer): void {
    if (String(data) === this.#owed) this.#owed = undefined;
    else this.#mayControl();
  }

  answerPing(data: Buffer): void {
    if (this.#mayControl() && !this.#isUnread()) this.#ws.pong(data);
  }

  /** Frames of the WebSocket itself cost as messages do. */
  #mayControl(): boolean {
    if (this.#isOver) return false;
    const may = this.#isCalm() && this.#mayCost(COSTS.controlFrame);
    if (!may) this.#count();
    return may;
  }

  #isCalm(): boolean {
    const { limits, now } = this.#parts;
    if (this.#bucket.take(now())) return true;
    limits.refuse('messages-per-socket');
    return false;
  }

  #mayCost(cost: number, table?: string): boolean {
    const { limits } = this.#parts;
    return limits.allowFrom(this.#payer, cost) && limits.allowTo('messages-per-owner', { ...this.#payer, table }, cost);
  }

  #warn(about?: ClientMessage): void {
    this.#session.complain(trouble('too-fast'), about);
    this.#count();
  }

  #count(): void {
    if (this.#warnings.take(this.#parts.now())) return;
    this.goodbye('too-fast');
    // What they still send is not even read.
    this.#ws.pause();
  }

  /** A client that does not read is hung up on, and resumes when it can. */
  #isUnread(): boolean {
    const { limits } = this.#parts;
    const kilobytes = this.#socket.writableLength / 1024;
    if (kilobytes <= limits.values['unread-kilobytes-per-socket']) return false;
    limits.refuse('unread-kilobytes-per-socket');
    this.#isOver = true;
    this.#ws.terminate();
    return true;
  }

  /** All that is said in one turn of the event loop leaves in one piece. */
  #send(message: ServerMessage): void {
    if (this.#ws.readyState !== this.#ws.OPEN || this.#isUnread()) return;
    if (this.#said === '') flushSoon(this);
    this.#said += frame(spell(message));
  }

  flush(): void {
    if (this.#said !== '' && this.#ws.readyState === this.#ws.OPEN) this.#socket.write(this.#said, 'latin1');
    this.#said = '';
  }
}

/** Those that said something in this turn. */
let toFlush: Connection[] = [];

/** One tick for all of them: a tick of its own costs each more than half of what it says. */
function flushSoon(connection: Connection): void {
  if (toFlush.push(connection) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  const some = toFlush;
  toFlush = [];
  for (const connection of some) connection.flush();
}

type Read = Result<ClientMessage, Trouble>;

function messageIn(text: string): Read {
  if (text.length > MESSAGE_BYTES) return err(trouble('too-big'));
  const read = readClientMessage(text);
  return read.ok ? read : err(trouble(read.error.code, read.error.where));
}

/** The table a message is about. */
const tableIn = (read: Read): string | undefined => (read.ok && 'table' in read.value ? read.value.table : undefined);
