import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { ServerMessage } from '@tabard/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { frame, spell } from './wire.ts';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A client that believes it talks to a WebSocket server, and the raw socket behind it. */
async function connected(): Promise<{ client: WebSocket; raw: Socket }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as { port: number }).port}`);
  const [raw] = (await once(server, 'connection')) as [Socket];
  const [request] = (await once(raw, 'data')) as [Buffer];
  const key = /Sec-WebSocket-Key: (.*)\r\n/i.exec(String(request))![1]!;
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  raw.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
  await once(client, 'open');
  server.close();
  return { client, raw };
}

test('frames are read by any client, of every length, with letters of every language', async () => {
  const { client, raw } = await connected();
  const texts = [
    '',
    'a',
    'é漢😀'.repeat(10),
    'x'.repeat(125),
    'x'.repeat(126),
    'ü'.repeat(63),
    'x'.repeat(65_535),
    'x'.repeat(65_536),
    '漢'.repeat(30_000),
  ];
  const heard: string[] = [];
  client.on('message', data => heard.push(String(data)));
  for (const text of texts) raw.write(frame(text), 'latin1');
  raw.write(texts.map(frame).join(''), 'latin1');
  await expect.poll(() => heard.length).toBe(2 * texts.length);
  expect(heard).toEqual([...texts, ...texts]);
  client.terminate();
  raw.destroy();
});

test('a message is spelled as anybody would, however often it is sent', () => {
  const messages: ServerMessage[] = [
    { type: 'pong', ref: 1 },
    { type: 'welcome', version: 4, name: 'Zoë "the" 漢\u2028' },
    { type: 'error', code: 'stale', text: '\u0000' },
  ];
  for (const message of [...messages, ...messages]) expect(spell(message)).toBe(JSON.stringify(message));
});

const STEP: ServerMessage = {
  type: 'step',
  table: 'OdKZt9wrlqPHpcHazLDisw',
  epoch: 1794777698045,
  seq: 42,
  after: 41,
  head: 'ab'.repeat(32),
  since: 40,
  entries: [
    { seq: 41, facts: [{ type: 'said', text: '"é漢😀\\' }] },
    { seq: 42, facts: [] },
  ],
  view: { hand: ['3r'], name: 'a"b' },
  acting: [0, 2],
  legal: ['draw', 'play 3r'],
};

test.each<ServerMessage>([STEP, { ...STEP, acting: [], legal: [], entries: [] }, { ...STEP, seq: 43 }])(
  'a step written by hand says what JSON says: %o',
  step => {
    expect(JSON.parse(spell(step))).toEqual(step);
    expect(JSON.parse(spell(STEP))).toEqual(STEP);
  },
);
