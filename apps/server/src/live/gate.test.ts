import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { Games, House, memoryBus, memoryStore, type Report, type Thinker } from '@tabard/house';
import { VERSION } from '@tabard/protocol';
import { ScriptedTime } from '@tabard/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { limits } from '../limits.ts';
import { metrics } from '../metrics.ts';
import { chance } from '../secrets.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { Gate } from './gate.ts';

const BEAT_MS = 30_000;
const HELLO = JSON.stringify({ type: 'hello', version: VERSION, lang: 'en' });

const nobody: Thinker = { knows: () => false, offered: [], usual: '', choose: () => Promise.reject(new Error('no bot thinks here')) };
const report: Report = {
  problem: what => expect.fail(what),
  note: () => {},
  stored: () => {},
  refused: () => {},
};

function parts(time: ScriptedTime): ConnectionParts & { readonly house: House } {
  const store = memoryStore();
  const house = new House({ store, bus: memoryBus(), thinker: nobody, time, chance, games: new Games([]), report });
  return { house, limits: limits('off', () => 0), metrics: metrics(), report, now: () => 0 };
}

/** A gate with a clock of its own. */
async function opened() {
  const time = new ScriptedTime();
  const all = parts(time);
  const gate = new Gate({ ...all, identities: all.house.store, rules: { origins: [], trustProxy: false }, time });
  const http = createServer().listen(0, '127.0.0.1');
  gate.listenTo(http);
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  return { time, gate, url: `ws://127.0.0.1:${port}/live` };
}

async function connected(url: string, { autoPong }: { autoPong: boolean }): Promise<WebSocket> {
  const client = new WebSocket(url, { autoPong });
  onTestFinished(() => client.terminate());
  await once(client, 'open');
  return client;
}

/** What was sent before has been heard on the other side, and what was said there before is here. */
async function settled(client: WebSocket): Promise<void> {
  client.send(HELLO);
  await once(client, 'message');
}

test('who does not answer a ping is gone at the next; who does stays', async () => {
  const { time, gate, url } = await opened();
  const [alive, dead] = [await connected(url, { autoPong: true }), await connected(url, { autoPong: false })];
  let isDead = false;
  const over = once(dead, 'close').then(() => {
    isDead = true;
  });
  let pings = 0;
  alive.on('ping', () => pings++);
  await time.pass(BEAT_MS);
  await Promise.all([settled(alive), settled(dead)]);
  expect([pings, gate.size, isDead]).toEqual([1, 2, false]);
  await time.pass(BEAT_MS);
  await over;
  for (let beat = 3; beat < 6; beat++) {
    await settled(alive);
    await time.pass(BEAT_MS);
  }
  await settled(alive);
  expect([pings, gate.size]).toEqual([5, 1]);
  expect(alive.readyState).toBe(alive.OPEN);
});

/** A socket whose other side never reads. */
class Clogged extends Duplex {
  override _write(): void {}
  override _read(): void {}
}

const LIMIT = 1024 * 1024;

test('who does not read is hung up on, once a megabyte waits for them', async () => {
  const socket = new Clogged();
  let terminated = 0;
  const ws = { readyState: WebSocket.OPEN, OPEN: WebSocket.OPEN, close: () => {}, terminate: () => terminated++ } as unknown as WebSocket;
  const connection = new Connection(ws, socket, { player: undefined, lang: 'en', address: '::1' }, parts(new ScriptedTime()));
  const say = async (times: number) => {
    for (let i = 0; i < times; i++) await connection.receive(HELLO);
    await new Promise(resolve => setImmediate(resolve));
  };
  await say(1);
  const each = socket.writableLength;
  expect(each).toBeGreaterThan(20);
  await say(Math.floor(LIMIT / each) - 1);
  expect([terminated, socket.writableLength <= LIMIT]).toEqual([0, true]);
  await say(1);
  const full = socket.writableLength;
  expect([terminated, full > LIMIT]).toEqual([0, true]);
  await say(1);
  expect([terminated, socket.writableLength]).toEqual([1, full]);
});
