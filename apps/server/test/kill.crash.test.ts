import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { blancNoir } from '@tabard/blanc-noir';
import { fastRng, type Rng } from '@tabard/core';
import { readServerMessage, type Step, VERSION } from '@tabard/protocol';
import { playThrough, setupOf, type TableRecord } from '@tabard/table';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { folder, Visitor } from './harness.ts';

const KILLS = 22;
const MATCHES = 4;
const SEATS = 3;

interface Acknowledged {
  readonly seq: number;
  readonly seat: number;
  readonly move: string;
}

/** What a match's players were told, to be found again in the log. */
class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** The highest entry any of them has seen. */
  told = 0;
}

/** A player who moves whenever possible, and after every kill resumes and sends again what was not answered. */
class Persistent {
  readonly #visitor: Visitor;
  readonly #match: string;
  readonly #seat: number;
  readonly #ledger: Ledger;
  readonly #rng: Rng;
  #pending: { seq: number; move: string } | undefined;
  #seq = 0;
  #legal: readonly string[] = [];
  #socket: WebSocket | undefined;
  resumed = 0;

  constructor(visitor: Visitor, match: string, seat: number, ledger: Ledger) {
    this.#visitor = visitor;
    this.#match = match;
    this.#seat = seat;
    this.#ledger = ledger;
    this.#rng = fastRng(`${match} ${seat}`);
  }

  connect(url: string): void {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { cookie: this.#visitor.cookie } });
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: VERSION, lang: 'en' }));
      socket.send(JSON.stringify({ type: 'follow', match: this.#match, seq: this.#seq }));
      if (this.#pending) this.#send(this.#pending);
    });
    socket.on('message', data => this.#hear(String(data)));
  }

  disconnect(): void {
    this.#socket?.terminate();
  }

  #send({ seq, move }: { seq: number; move: string }): void {
    this.#socket?.send(JSON.stringify({ type: 'move', match: this.#match, seq, move, ref: seq }));
  }

  #hear(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(text);
    const message = read.value;
    if (message.type === 'accepted') {
      this.#ledger.acknowledged.push({ seq: message.seq, seat: this.#seat, move: this.#pending!.move });
      if (this.#pending?.seq === message.ref) this.#pending = undefined;
    }
    if (message.type === 'refused' || (message.type === 'error' && message.code !== 'stale')) throw new Error(text);
    if (message.type === 'error') this.#pending = undefined;
    if (message.type === 'step') this.#see(message);
    this.#act();
  }

  #see(message: Step): void {
    if (message.since === this.#seq && message.seq > this.#seq) this.resumed++;
    if (message.seq < this.#seq) throw new Error(`the match went back from ${this.#seq} to ${message.seq}`);
    this.#seq = message.seq;
    this.#ledger.told = Math.max(this.#ledger.told, message.seq);
    this.#legal = message.legal;
  }

  #act(): void {
    if (this.#legal.length === 0 || this.#pending) return;
    this.#pending = { seq: this.#seq, move: this.#legal[this.#rng.below(this.#legal.length)]! };
    this.#legal = [];
    this.#send(this.#pending);
  }
}

async function begin(data: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(fileURLToPath(new URL('./victim.ts', import.meta.url)), [data], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: join(data, 'compiled') },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, url: `http://127.0.0.1:${port}` };
}

/** Reads the log as it lies on the disk, with no server there to help. */
function checkLog(data: string, ledgers: ReadonlyMap<string, Ledger>): { entries: number } {
  const db = new DatabaseSync(join(data, 'tabard.db'));
  let entries = 0;
  for (const [match, { acknowledged, told }] of ledgers) {
    const rows = db.prepare('SELECT seq, seat, move FROM entries WHERE match = ? ORDER BY seq').all(match) as unknown as Acknowledged[];
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    for (const { seq, seat, move } of acknowledged) expect({ ...rows[seq - 1] }).toEqual({ seq, seat, move });
    expect(told).toBeLessThanOrEqual(rows.length);
    entries += rows.length;
  }
  db.close();
  return { entries };
}

/** The rules agree with every entry of the log. */
function replayAll(data: string, ledgers: ReadonlyMap<string, Ledger>): void {
  const db = new DatabaseSync(join(data, 'tabard.db'));
  for (const match of ledgers.keys()) {
    const { record } = db.prepare('SELECT record FROM tables WHERE match = ?').get(match) as { record: string };
    const rows = db.prepare('SELECT match, seq, seat, move FROM entries WHERE match = ? ORDER BY seq').all(match) as never[];
    expect([...playThrough(setupOf(JSON.parse(record) as TableRecord, blancNoir, '10'), rows)]).toHaveLength(rows.length + 1);
  }
  db.close();
}

test(`killed ${KILLS} times under load: every acknowledged move is in the log, without gap or double, and players resume`, async () => {
  const data = await folder();
  const rng = fastRng('kill');
  let { child, url } = await begin(data);
  onTestFinished(() => void child.kill('SIGKILL'));
  const ledgers = new Map<string, Ledger>();
  const players: Persistent[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const visitors = Array.from({ length: SEATS }, () => new Visitor(url));
    const seats = visitors.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
    const { match } = await visitors[0]!.ask('create', '', { game: 'blanc-noir', seats });
    for (const [seat, visitor] of visitors.entries()) if (seat > 0) await visitor.ask('sit', match, { seat });
    await visitors[0]!.ask('start', match);
    const ledger = new Ledger();
    ledgers.set(match, ledger);
    players.push(...visitors.map((visitor, seat) => new Persistent(visitor, match, seat, ledger)));
  }
  const acknowledged = () => [...ledgers.values()].reduce((sum, ledger) => sum + ledger.acknowledged.length, 0);
  for (let kill = 0; kill < KILLS; kill++) {
    if (kill > 0) ({ child, url } = await begin(data));
    for (const player of players) player.connect(url);
    const enough = acknowledged() + 5 + rng.below(60);
    for (const until = performance.now() + 20_000; acknowledged() < enough; await pause(1)) expect(performance.now()).toBeLessThan(until);
    await pause(rng.below(8));
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const player of players) player.disconnect();
    checkLog(data, ledgers);
  }
  const { entries } = checkLog(data, ledgers);
  replayAll(data, ledgers);
  console.log(`${KILLS} kills: ${acknowledged()} moves acknowledged, ${entries} in the log, none lost`);
  expect(Math.min(...players.map(({ resumed }) => resumed))).toBeGreaterThan(0);
});
