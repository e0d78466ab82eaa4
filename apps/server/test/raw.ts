import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LIVE_PATH } from '@tabard/protocol';
import { onTestFinished } from 'vitest';

/** A TCP client that does as it is told, and nothing by itself. */
export class Raw {
  readonly socket: Socket;
  /** What came. */
  heard = '';
  readonly #closed: Promise<unknown>;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.socket.on('error', () => {});
    this.#closed = new Promise(resolve => {
      this.socket.once('close', resolve);
      // The other side is gone; we never hang up by ourselves.
      this.socket.once('end', resolve);
    });
    this.socket.on('data', data => {
      this.heard += data.toString('latin1');
    });
    onTestFinished(() => void this.socket.destroy());
  }

  say(bytes: string | Buffer): this {
    this.socket.write(bytes);
    return this;
  }

  /** Until the server has hung up. */
  async closed(): Promise<string> {
    await this.#closed;
    return this.heard;
  }

  async hears(text: string): Promise<void> {
    while (!this.heard.includes(text)) await once(this.socket, 'data');
  }

  /** Becomes a WebSocket, and from then on reads nothing. */
  async upgraded(): Promise<this> {
    this.say(upgrade({ 'Sec-WebSocket-Key': randomBytes(16).toString('base64'), 'Sec-WebSocket-Version': '13' }));
    await this.hears('\r\n\r\n');
    this.socket.pause();
    return this;
  }

  /** Says the same until the server has hung up, or so many times; gives how often. */
  async saysUntilClosed(bytes: Buffer, most: number): Promise<number> {
    let times = 0;
    for (; times < most && this.socket.writable; times++) {
      const isRead = new Promise(resolve => this.socket.write(bytes, resolve));
      await Promise.race([isRead, this.#closed]);
    }
    return times;
  }
}

export const upgrade = (headers: Record<string, string> = {}): string =>
  request(`GET ${LIVE_PATH}`, { Upgrade: 'websocket', Connection: 'Upgrade', ...headers });

export const request = (line: string, headers: Record<string, string> = {}): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

export const OPCODES = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const;

/** A masked frame, short enough for one byte of length. */
export function frame(opcode: keyof typeof OPCODES, payload = '', { isFinal = true } = {}): Buffer {
  const body = Buffer.from(payload);
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | OPCODES[opcode], 0x80 | body.length, 0, 0, 0, 0]), body]);
}
