import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Body } from '@tabard/protocol';
import { onTestFinished } from 'vitest';
import type { World } from '../src/push/post.ts';

/** Of nobody but these tests: it vouches for localhost, and no machine trusts it. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgs8EYGjgnF3bMVzj7
UJ2TzTnFxRdLmVBG7LrcwMfMPQyhRANCAAShIl6rs75pKXIpXUgAq9fthKqyYMB2
PlAOfA3tWQ/ICSoBBmLDFuXN6a8XR0KAb5D66q64Cs+VncePHP+UtLum
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKEiXquzvmkpcild
SACr1+2EqrJgwHY+UA58De1ZD8gJKgEGYsMW5c3prxdHQoBvkPrqrrgKz5Wdx48c
/5S0u6ajTjBMMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAPBgNVHRMBAf8E
BTADAQH/MB0GA1UdDgQWBBQY0rzguaKOQPvFoy/LVTD4M3YyGTAKBggqhkjOPQQD
AgNIADBFAiEA3MOuqqsa7lTBggsXvEYoeVXc+VZ+oTn9VuX+7NfLQmACIDv8N9zN
2LZOs3zgQIJ61wU8ma14smcGITc264FtSJC2
-----END CERTIFICATE-----`;

export interface Delivery {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** A push service on this machine, over https; what it answers may be changed. */
export class PushService {
  readonly deliveries: Delivery[] = [];
  connections = 0;
  answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'silence' = { status: 201 };
  port = 0;
  /** Whoever waits for an answer gets none. */
  hangUp: () => void = () => {};
  readonly #waiting = new Set<() => void>();

  static async open(): Promise<PushService> {
    const service = new PushService();
    const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        service.deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        for (const wake of service.#waiting) wake();
        if (service.answer !== 'silence') response.writeHead(service.answer.status, service.answer.headers).end('whatever');
      });
    });
    server.on('connection', () => service.connections++);
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    service.hangUp = () => server.closeAllConnections();
    service.port = (server.address() as AddressInfo).port;
    return service;
  }

  /** A world in which this machine is a public place. */
  get world(): World {
    return { isPublic: address => address === '127.0.0.1' || address === '::1', ca: CERTIFICATE };
  }

  urlOf(name: string): string {
    return `https://localhost:${this.port}/push/${name}`;
  }

  /** So many deliveries, when there are. */
  async delivered(count: number): Promise<readonly Delivery[]> {
    while (this.deliveries.length < count) await new Promise<void>(resolve => this.#waiting.add(resolve));
    return this.deliveries;
  }
}

/** What a browser has that asked to be called. */
export class PushedDevice {
  readonly endpoint: string;
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  get subscription(): Body<'pushOn'>['subscription'] {
    const p256dh = this.#ecdh.getPublicKey('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** RFC 8291, from the other side. */
  read({ body }: Delivery): unknown {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs]);
    const input = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(theirs), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  }
}
