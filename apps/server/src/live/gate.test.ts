import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { Games, House, memoryBus, memoryStore, type Report, type Thinker } from '@tabard/house';
import { VERSION } from '@tabard/protocol';
import { ScriptedTime } from '@tabard/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Bans } from '../bans.ts';
import { trustNobody } from '../http/from.ts';
import { Limits, NO_LIMITS } from '../limits.ts';
import { metrics } from '../metrics.ts';
import { chance } from '../secrets.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { Gate } from './gate.ts';

const BEAT_MS = 10_000;
const LIMIT_KB = 512;
const HELLO = JSON.stringify({ type: 'hello', version: VERSION, lang: 'en' });

const nobody: Thinker = { knows: () => false, offered: [], usual: '', choose: () => Promise.reject(new Error('no bot thinks here')) };
const report: Report = {
  problem: what => void (what.startsWith('the store failed') || expect.fail(what)),
  note: () => {},
  stored: () => {},
  refused: () => {},
};

function parts(time: ScriptedTime): ConnectionParts & { readonly house: House } {
  const store = memoryStore();
  const house = new House({ store, bus: memoryBus(), thinker: nobody, time, chance, games: new Games([]), report });
  return {
    house,
    limits: new Limits({ ...NO_LIMITS, 'unread-kilobytes-per-socket': LIMIT_KB }, () => 0),
    metrics: metrics(),
    report,
    now: () => 0,
  };
}

/** A gate with a clock of its own, whose alarms may all be late. */
async function opened({ isShared = false, lateMs = 0 } = {}) {
  const time = new ScriptedTime();
  const all = parts(time);
  const bans = new Bans(all.house.store);
  const gate = new Gate({
    ...all,
    identities: all.house.store,
    bans,
    rules: { origins: [], names: [], trust: trustNobody },
    time: { now: () => time.now(), after: (ms, act) => time.after(ms + lateMs, act) },
    isShared,
  });
  const http = createServer().listen(0, '127.0.0.1');
  gate.listenTo(http);
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  return { time, gate, house: all.house, url: `ws://127.0.0.1:${port}/live` };
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

test('alarms that are late do not add up', async () => {
  const { time, url } = await opened({ lateMs: 20 });
  const guest = await connected(url, { autoPong: true });
  let pings = 0;
  guest.on('ping', () => pings++);
  for (let beat = 1; beat <= 6; beat++) {
    await time.pass(BEAT_MS);
    await settled(guest);
  }
  expect(pings).toBe(6);
});

test('many are asked one after the other, each as often', async () => {
  const { time, url } = await opened();
  const pings: number[] = [];
  const guests = await Promise.all(Array.from({ length: 40 }, () => connected(url, { autoPong: true })));
  for (const [index, guest] of guests.entries()) guest.on('ping', () => pings.push(index));
  for (let quarter = 1; quarter <= 4; quarter++) {
    await time.pass(BEAT_MS / 4);
    await Promise.all(guests.map(settled));
    expect(Math.abs(pings.length - 10 * quarter)).toBeLessThanOrEqual(1);
  }
  expect(pings.toSorted((a, b) => a - b)).toEqual(guests.map((_, index) => index));
});

test('who answers without having read the question is gone, too', async () => {
  const { time, gate, url } = await opened();
  const guessing = await connected(url, { autoPong: false });
  const over = once(guessing, 'close');
  await time.pass(BEAT_MS);
  for (const guess of ['', '00000000']) guessing.pong(guess);
  await settled(guessing);
  expect(gate.size).toBe(1);
  await time.pass(BEAT_MS);
  await over;
  expect(gate.size).toBe(0);
});

test.each([
  [true, [1012, 503]],
  [false, [undefined, 101]],
])('a server that cannot store anything sends its guests elsewhere, if there is an elsewhere (%s)', async (isShared, expected) => {
  const { time, house, url } = await opened({ isShared });
  const guest = await connected(url, { autoPong: true });
  let closedWith: number | undefined;
  const closed = once(guest, 'close').then(([code]) => {
    closedWith = code;
  });
  house.store.probe = () => Promise.reject(new Error('still broken'));
  house.stumble(new Error('broken'));
  await time.pass(1900);
  await settled(guest);
  expect(closedWith).toBeUndefined();
  await time.pass(200);
  if (isShared) await closed;
  const late = new WebSocket(url);
  onTestFinished(() => late.terminate());
  const status = await Promise.race([
    once(late, 'upgrade').then(() => 101),
    once(late, 'unexpected-response').then(([, response]) => response.statusCode),
  ]);
  expect([closedWith, status]).toEqual(expected);
});

test('who is refused now and then for a day stays; who goes on and on does not', async () => {
  const clock = { now: 0 };
  const limits = new Limits({ ...NO_LIMITS, 'messages-per-socket': { burst: 0, perSecond: 0 } }, () => clock.now);
  const closed: number[] = [];
  const ws = { readyState: WebSocket.OPEN, OPEN: WebSocket.OPEN, close: (code: number) => closed.push(code), pause: () => {} };
  const connection = new Connection(
    ws as unknown as WebSocket,
    new Clogged(),
    { player: undefined, lang: 'en', network: '::1', address: '::1' },
    { ...parts(new ScriptedTime()), limits, now: () => clock.now },
  );
  for (let i = 0; i < 1000; i++) {
    await connection.receive(HELLO);
    clock.now += 86_400;
  }
  expect(closed).toEqual([]);
  for (let i = 0; i < 201; i++) await connection.receive(HELLO);
  expect(closed).toEqual([1008]);
});

/** A socket whose other side never reads. */
class Clogged extends Duplex {
  override _write(): void {}
  override _read(): void {}
}

const LIMIT = LIMIT_KB * 1024;

test('who does not read is hung up on, once so much waits for them', async () => {
  const socket = new Clogged();
  let terminated = 0;
  const ws = { readyState: WebSocket.OPEN, OPEN: WebSocket.OPEN, close: () => {}, terminate: () => terminated++ } as unknown as WebSocket;
  const connection = new Connection(
    ws,
    socket,
    { player: undefined, lang: 'en', network: '::1', address: '::1' },
    parts(new ScriptedTime()),
  );
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
