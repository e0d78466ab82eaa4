import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fastRng, type Rng } from '@tabard/core';
import { LIVE_PATH, ROUTES, VERSION } from '@tabard/protocol';
import { crowd, dial, ended, type Front, frame, goLive } from './line.ts';
import { noise, pick, spoiled } from './spoil.ts';

/** Nobody waits longer for an answer to nonsense. */
const WAIT_MS = 300;
const LIVE_AT_ONCE = 8;
/** Much of what is sent is waited for in vain. */
const AT_ONCE = 64;
/** So much is sent over one connection, if it lasts. */
const CALLS = 10;
const FRAMES = 50;

const BODIES = [
  { name: 'Eve', lang: 'en', settings: { theme: 'night' } },
  { game: 'blanc-noir', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], options: { goal: 'round' }, start: true },
  { game: 'blason', bots: 2, level: 'strong', hints: true },
  { after: 4, move: 'draw', wish: 'w' },
  { seat: 1, name: 'Eve', contribution: 'ab'.repeat(32) },
  { code: 'A'.repeat(43) },
].map(body => JSON.stringify(body));

/** Calls that are almost right. */
export function fuzzHttp(front: Front): Promise<void> {
  return crowd(front, AT_ONCE, place => send(front, place, CALLS, rng => almostRight(rng, front.target.table)));
}

function almostRight(rng: Rng, table: string): Buffer {
  const { method, path } = pick(rng, Object.values(ROUTES));
  const address = path.replace(':table', rng.below(2) === 0 ? table : 'A'.repeat(22));
  const body = method === 'GET' ? '' : rng.below(2) === 0 ? pick(rng, BODIES) : spoiled(rng, pick(rng, BODIES));
  const head = `${method} ${rng.below(2) === 0 ? address : spoiled(rng, address)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nCookie: tabard=${'A'.repeat(43)}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return Buffer.from((rng.below(2) === 0 ? head : spoiled(rng, head)) + body);
}

const UPGRADE = `GET ${LIVE_PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Anything at all, each over a connection of its own. */
export function fuzzTcp(front: Front): Promise<void> {
  const anything = (rng: Rng) => (rng.below(2) === 0 ? noise(rng, 4000) : Buffer.from(spoiled(rng, UPGRADE), 'latin1'));
  return crowd(front, AT_ONCE, place => send(front, place, 1, anything));
}

/** One after the other over a connection, as long as each is answered. */
async function send(front: Front, place: number, most: number, next: (rng: Rng) => Buffer): Promise<void> {
  const socket = dial(front);
  for (let sent = 0; sent < most; sent++) {
    socket.write(next(seeded(front, place)));
    const reply = await replyOf(socket);
    // What finds the line dead may not have been read: it is sent again, over another one.
    if (sent > 0 && reply !== 'dead') front.tally.attempts++;
    if (reply !== 'answered') break;
  }
  socket.destroy();
}

function replyOf(socket: Socket): Promise<'answered' | 'silent' | 'dead'> {
  return new Promise(resolve => {
    const tell = (reply: 'answered' | 'silent' | 'dead') => {
      clearTimeout(limit);
      socket.off('data', answered).off('close', died);
      resolve(reply);
    };
    const answered = () => tell('answered');
    const died = () => tell('dead');
    const limit = setTimeout(tell, WAIT_MS, 'silent');
    if (socket.destroyed) died();
    else socket.once('data', answered).once('close', died);
  });
}

/** Frames that no client sends. */
export function fuzzSockets(front: Front): Promise<void> {
  return live(front, rng => {
    const bytes = frame(rng.below(16), noise(rng, 300), { isFinal: rng.below(3) > 0 });
    if (rng.below(3) === 0) bytes[rng.below(Math.min(bytes.length, 10))] = rng.below(256);
    return bytes;
  });
}

/** Messages that are almost right. */
export function fuzzMessages(front: Front): Promise<void> {
  const { table } = front.target;
  const messages = [
    { type: 'hello', version: VERSION, lang: 'en' },
    { type: 'follow', table, seq: 0, memory: true },
    { type: 'unfollow', table },
    { type: 'move', table, after: 4, move: 'draw', wish: 'a' },
    { type: 'moves', table, after: 4, moves: ['draw', 'pass'], wish: 'b' },
    { type: 'ping', ref: 1 },
  ].map(message => JSON.stringify(message));
  return live(front, rng => frame(1, Buffer.from(spoiled(rng, pick(rng, messages)))));
}

/** As many over one socket as it bears. */
function live(front: Front, next: (rng: Rng) => Buffer): Promise<void> {
  return crowd(front, LIVE_AT_ONCE, async place => {
    const rng = seeded(front, place);
    const socket = dial(front);
    if (!(await goLive(socket))) return;
    socket.write(frame(1, Buffer.from(JSON.stringify({ type: 'hello', version: VERSION, lang: 'en' }))));
    for (let i = 0; i < FRAMES && !socket.destroyed && !front.signal.aborted; i++) {
      // The first was counted with its connection.
      if (i > 0) front.tally.attempts++;
      socket.write(next(rng));
      if (i % 10 === 9) await pause(1);
    }
    await Promise.race([ended(socket), pause(WAIT_MS)]);
    socket.destroy();
  });
}

/** Other dice for every attempt, the same ones in every run. */
const seeded = ({ tally }: Front, place: number): Rng => fastRng(tally.attempts * 97 + place);
