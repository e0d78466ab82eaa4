import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ClientMessage, LIVE_PATH, type NewTable, VERSION } from '@tabard/protocol';
import { WebSocket } from 'ws';
import { bytesRead, opened, post } from '../server/driver.ts';
import { heard, startHost, stop, used } from '../server/processes.ts';
import type { FromServer } from '../server/talk.ts';

export interface LobbyBench {
  readonly followers: number;
  readonly tables: number;
  readonly changesPerSecond: number;
  readonly seconds: number;
  /** Of one core, for the changes themselves while nobody watches. */
  readonly cpuUnwatched: number;
  /** The same changes, and everybody told. */
  readonly cpuWatched: number;
  /** What watching adds. */
  readonly cpuOfLobby: number;
  readonly messagesPerFollowerPerSecond: number;
  readonly kilobytesPerMessage: number;
}

interface Shape {
  readonly followers: number;
  readonly changesPerSecond: number;
  readonly seconds: number;
}

const TABLES = 100;
const AT_ONCE = 50;
const WARM_UP_MS = 2000;
const SEATS: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

/** What it costs a server that very many watch the lobby while people sit down and get up there. */
export async function benchLobby(shape: Shape): Promise<LobbyBench> {
  const data = mkdtempSync(join(tmpdir(), 'tabard-bench-'));
  const host = startHost({ kind: 'ours', data });
  try {
    const { port } = await heard<FromServer, 'listening'>(host, 'listening');
    const url = `http://127.0.0.1:${port}`;
    const restless = await Restless.open(url);
    const cpu = async () => (await used(host, 'cpu')).cpuMicros;
    const crowd = await Crowd.gather(url, shape.followers);
    const watched = await measured(restless, shape, cpu, () => crowd.begin());
    const messages = crowd.messages / shape.followers / watched.seconds;
    const kilobytes = crowd.bytes / Math.max(1, crowd.messages) / 1024;
    if (crowd.messages === 0) throw new Error('nobody was told anything');
    crowd.close();
    // Afterwards: code that has run for a while runs faster.
    const unwatched = await measured(restless, shape, cpu);
    return {
      ...shape,
      tables: TABLES,
      cpuUnwatched: unwatched.cpu,
      cpuWatched: watched.cpu,
      cpuOfLobby: watched.cpu - unwatched.cpu,
      messagesPerFollowerPerSecond: messages,
      kilobytesPerMessage: kilobytes,
    };
  } finally {
    await stop(host);
    rmSync(data, { recursive: true, force: true });
  }
}

/** The share of a core that the server uses while changes are made. */
async function measured(restless: Restless, { changesPerSecond, seconds }: Shape, cpuMicros: () => Promise<number>, begin = () => {}) {
  const calm = restless.go(changesPerSecond);
  await setTimeout(WARM_UP_MS);
  begin();
  const [began, before] = [performance.now(), await cpuMicros()];
  await setTimeout(seconds * 1000);
  const [spent, took] = [(await cpuMicros()) - before, performance.now() - began];
  await calm();
  return { cpu: spent / 1000 / took, seconds: took / 1000 };
}

/** Somebody who sits down at one table after the other, and gets up again. */
class Restless {
  readonly #url: string;
  readonly #cookie: string;
  readonly #tables: readonly string[];
  #next = 0;

  private constructor(url: string, cookie: string, tables: readonly string[]) {
    this.#url = url;
    this.#cookie = cookie;
    this.#tables = tables;
  }

  static async open(url: string): Promise<Restless> {
    const [host, guest] = [await newcomer(url, 'Adalgunde'), await newcomer(url, 'Balduin')];
    const tables: string[] = [];
    for (let i = 0; i < TABLES; i++) {
      const body: NewTable = { game: 'blanc-noir', seats: SEATS, terms: { listed: true }, oneSeatEach: false };
      tables.push(((await (await post(`${url}/api/tables`, body, { cookie: host })).json()) as { id: string }).id);
    }
    return new Restless(url, guest, tables);
  }

  /** So many changes a second; the answer ends them. */
  go(perSecond: number): () => Promise<void> {
    const [began, work] = [performance.now(), new Set<Promise<unknown>>()];
    let made = 0;
    const timer = setInterval(() => {
      for (; made < ((performance.now() - began) / 1000) * perSecond; made++) {
        const change = this.#change().finally(() => work.delete(change));
        work.add(change);
      }
    }, 10);
    return async () => {
      clearInterval(timer);
      await Promise.all(work);
    };
  }

  async #change(): Promise<void> {
    const at = this.#next++;
    const table = this.#tables[at % TABLES]!;
    const isIn = Math.floor(at / TABLES) % 2 === 0;
    const [call, body] = isIn ? ['sit', { seat: 1 }] : ['leave', {}];
    await post(`${this.#url}/api/tables/${table}/${call}`, body as object, { cookie: this.#cookie });
  }
}

async function newcomer(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/me`, {
    method: 'PATCH',
    body: JSON.stringify({ name }),
    headers: { 'content-type': 'application/json' },
  });
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** Very many who watch the lobby. */
class Crowd {
  readonly #sockets: WebSocket[] = [];
  #heard = 0;
  #before = { heard: 0, bytes: 0 };

  static async gather(url: string, followers: number): Promise<Crowd> {
    const crowd = new Crowd();
    for (let left = followers; left > 0; left -= AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => crowd.#admit(url)));
    return crowd;
  }

  /** Since it began. */
  get messages(): number {
    return this.#heard - this.#before.heard;
  }

  get bytes(): number {
    return this.#received() - this.#before.bytes;
  }

  begin(): void {
    this.#before = { heard: this.#heard, bytes: this.#received() };
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #admit(url: string): Promise<void> {
    const socket = new WebSocket(url.replace('http', 'ws') + LIVE_PATH, { perMessageDeflate: false });
    this.#sockets.push(socket);
    await opened(socket);
    const words: ClientMessage[] = [
      { type: 'hello', version: VERSION, lang: 'en' },
      { type: 'watch', what: 'lobby' },
    ];
    for (const word of words) socket.send(JSON.stringify(word));
    const watching = Promise.withResolvers<void>();
    socket.on('message', data => {
      // A greeting is short; rows are not.
      if ((data as Buffer).length < 200) return;
      this.#heard++;
      watching.resolve();
    });
    await watching.promise;
  }

  #received(): number {
    return this.#sockets.reduce((sum, socket) => sum + bytesRead(socket), 0);
  }
}
