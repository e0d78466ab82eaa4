import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fastRng, type Rng } from '@tabard/core';
import { LIVE_PATH, ROUTES, VERSION } from '@tabard/protocol';
import { crowd, dial, ended, type Front, frame, goLive } from './line.ts';
import { noise, pick, spoiled } from './spoil.ts';

/** Nobody waits longer for an answer to nonsense. */
const WAIT_MS = 300;
const AT_ONCE = 8;
/** Most of what is sent raw is waited for in vain. */
const RAW_AT_ONCE = 64;

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
  return crowd(front, AT_ONCE, async place => {
    const rng = seeded(front, place);
    const { method, path } = pick(rng, Object.values(ROUTES));
    const address = path.replace(':table', rng.below(2) === 0 ? front.target.table : 'A'.repeat(22));
    const body = method === 'GET' ? '' : rng.below(2) === 0 ? pick(rng, BODIES) : spoiled(rng, pick(rng, BODIES));
    const head = `${method} ${rng.below(2) === 0 ? address : spoiled(rng, address)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nCookie: tabard=${'A'.repeat(43)}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    await send(front, Buffer.from((rng.below(2) === 0 ? head : spoiled(rng, head)) + body));
  });
}

/** Anything at all. */
export function fuzzTcp(front: Front): Promise<void> {
  return crowd(front, RAW_AT_ONCE, async place => {
    const rng = seeded(front, place);
    await send(
      front,
      rng.below(2) === 0 ? noise(rng, 4000) : Buffer.from(spoiled(rng, `GET ${LIVE_PATH} HTTP/1.1\r\nHost: localhost\r\n\r\n`), 'latin1'),
    );
  });
}

async function send(front: Front, bytes: Buffer): Promise<void> {
  const socket = dial(front);
  socket.write(bytes);
  await Promise.race([once(socket, 'data'), ended(socket), pause(WAIT_MS)]);
  socket.destroy();
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
  return crowd(front, AT_ONCE, async place => {
    const rng = seeded(front, place);
    const socket = dial(front);
    if (!(await goLive(socket))) return;
    socket.write(frame(1, Buffer.from(JSON.stringify({ type: 'hello', version: VERSION, lang: 'en' }))));
    for (let i = 0; i < 50 && !socket.destroyed && !front.signal.aborted; i++) {
      front.tally.attempts++;
      socket.write(next(rng));
      if (i % 10 === 9) await pause(1);
    }
    await Promise.race([ended(socket), pause(WAIT_MS)]);
    socket.destroy();
  });
}

/** Other dice for every attempt, the same ones in every run. */
const seeded = ({ tally }: Front, place: number): Rng => fastRng(tally.attempts * 97 + place);
