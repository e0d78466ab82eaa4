import { type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tally, Target } from './talk.ts';

/** One attack as it goes on: where it fires, and what becomes of it. */
export interface Front {
  readonly target: Target;
  readonly tally: Tally;
  readonly signal: AbortSignal;
  /** What goes with the attack. */
  readonly open: Set<Socket>;
  /** An address of ours to come from. */
  from(): string;
  /** Others that go on beside it are far behind. */
  isAhead(): boolean;
}

/** Attackers who wait for nothing get nothing: an answer that takes longer is given up. */
const PATIENCE_MS = 10_000;
/** After a refusal, so that an attacker's own loop is no load. */
const BREATH_MS = 5;
const RAMP_MS = 2;

/** So many at a time do it again and again until the attack ends. Whatever fails is part of the attack. */
export async function crowd(front: Front, size: number, work: (place: number) => Promise<unknown>): Promise<void> {
  const one = async (place: number): Promise<void> => {
    // One after the other: thousands of connections begun in one moment would keep the attackers themselves busy.
    await pause(place * RAMP_MS);
    while (!front.signal.aborted) {
      if (!front.isAhead()) await work(place).catch(() => {});
      await pause(BREATH_MS);
    }
  };
  await Promise.all(Array.from({ length: size }, (_, place) => one(place)));
}

/** A connection whose answers are counted; it goes with the attack. */
export function dial({ target, tally, signal, open, from }: Front, { allowHalfOpen = false } = {}): Socket {
  const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: from(), allowHalfOpen, noDelay: true });
  tally.attempts++;
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => countAnswers(tally, chunk));
  socket.on('close', () => {
    open.delete(socket);
    if (!signal.aborted) tally.closed++;
  });
  if (signal.aborted) socket.destroy();
  else open.add(socket);
  return socket;
}

function countAnswers(tally: Tally, chunk: Buffer): void {
  const text = chunk.toString('latin1');
  for (const { 1: status, index } of text.matchAll(/HTTP\/1\.1 (\d)\d\d /g)) count(tally, status!, text.slice(index));
}

const KEPT_FAILURES = 3;

/** Counts an answer by the first digit of its status; one that should not be is kept. */
export function count(tally: Tally, kind: string, answer: string): void {
  tally.answers[kind] = (tally.answers[kind] ?? 0) + 1;
  if (kind === '5' && tally.failures.length < KEPT_FAILURES) tally.failures.push(answer);
}

export async function ended(socket: Socket): Promise<void> {
  if (!socket.closed) await new Promise(resolve => socket.once('close', resolve));
}

/** Shakes hands for a WebSocket; false if that is refused. What the server sends then is not read where `isDeaf`. */
export async function goLive(socket: Socket, { isDeaf = false } = {}): Promise<boolean> {
  socket.write(HANDSHAKE);
  const answer = await new Promise<string>(resolve => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString('latin1')));
    socket.once('close', () => resolve(''));
  });
  if (!answer.startsWith('HTTP/1.1 101')) {
    socket.destroy();
    return false;
  }
  if (isDeaf) socket.pause();
  return true;
}

const HANDSHAKE =
  'GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** A frame of a client, masked by nothing in particular. */
export function frame(opcode: number, payload: Buffer, { isFinal = true } = {}): Buffer {
  const { length } = payload;
  const head = Buffer.from([(isFinal ? 0x80 : 0) | opcode, 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127)]);
  const size = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8);
  if (size.length === 2) size.writeUInt16BE(length);
  if (size.length === 8) size.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([head, size, Buffer.alloc(4), payload]);
}

export interface Reply {
  readonly status: number;
  readonly value: unknown;
  readonly cookie: string;
}

interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One HTTP call, answered or given up. */
export function ask({ target, tally, signal, from }: Front, method: string, path: string, { headers, body }: Asking = {}): Promise<Reply> {
  tally.attempts++;
  return new Promise((resolve, reject) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent: ClientRequest = request(
      {
        host: '127.0.0.1',
        port: target.port,
        localAddress: from(),
        method,
        path,
        signal,
        timeout: PATIENCE_MS,
        headers: { host: 'localhost', ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      response => {
        const parts: Buffer[] = [];
        response.on('data', part => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts);
          count(tally, String(response.statusCode)[0]!, `${method} ${path}: ${response.statusCode} ${text}`);
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
          resolve({ status: response.statusCode!, value: parsed(text), cookie });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(json);
  });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return;
  }
}
