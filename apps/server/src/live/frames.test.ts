import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { frames } from './frames.ts';

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
  for (const text of texts) raw.write(frames([text]), 'latin1');
  raw.write(frames(texts), 'latin1');
  await expect.poll(() => heard.length).toBe(2 * texts.length);
  expect(heard).toEqual([...texts, ...texts]);
  client.terminate();
  raw.destroy();
});
