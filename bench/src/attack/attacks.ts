import { setTimeout as pause } from 'node:timers/promises';
import { VERSION } from '@tabard/protocol';
import { fuzzHttp, fuzzMessages, fuzzSockets, fuzzTcp } from './fuzz.ts';
import { ask, crowd, dial, ended, type Front, frame, goLive } from './line.ts';
import { fuzzPositions, fuzzReplays } from './papers.ts';

type Attack = (front: Front) => Promise<unknown>;

/** What one laptop with one address can try, each by its name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'dotted paths': front => crowd(front, 40, () => ask(front, 'GET', `/${'.'.repeat(15_000)}/`)),
  'pings without reading': front => crowd(front, 4, () => pingWithoutReading(front)),
  'refused upgrades, half closed': front => crowd(front, 1100, () => hold(front, 0, REFUSED_UPGRADE)),
  'half-sent bodies': front => crowd(front, 500, () => hold(front, 0, HALF_A_BODY)),
  'slow headers': front => crowd(front, 300, () => hold(front, 500, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
  // First, as the next one uses up all the identities an address may have.
  'tables of strong bots': front => crowd(front, 20, () => tableOfBots(front)),
  'identities and tokens': front => crowd(front, 20, () => identitiesAndTokens(front)),
  'expensive reads': front => crowd(front, 20, place => expensiveRead(front, place)),
  'long polls': longPolls,
  spectators: front => crowd(front, 1000, () => spectate(front)),
  'fuzzed HTTP': fuzzHttp,
  'fuzzed TCP': fuzzTcp,
  'fuzzed frames': fuzzSockets,
  'fuzzed messages': fuzzMessages,
  'fuzzed positions': fuzzPositions,
  'fuzzed replays': fuzzReplays,
};

const PING = frame(9, Buffer.alloc(125, 'x'));
const PINGS = 500;

async function pingWithoutReading(front: Front): Promise<void> {
  const socket = dial(front);
  if (!(await goLive(socket, { isDeaf: true }))) return;
  const many = Buffer.concat(Array.from({ length: PINGS }, () => PING));
  while (!front.signal.aborted && !socket.destroyed) {
    front.tally.attempts += PINGS;
    if (!socket.write(many)) await Promise.race([new Promise(resolve => socket.once('drain', resolve)), ended(socket)]);
    else await pause(1);
  }
}

const REFUSED_UPGRADE =
  'GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: http://elsewhere.example\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
const HALF_A_BODY =
  'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"game":';

/** Keeps a connection open as long as it is let, sending a byte now and then, and never says that it has finished. */
async function hold(front: Front, everyMs: number, opening: string): Promise<void> {
  const socket = dial(front, { allowHalfOpen: true });
  socket.write(opening);
  const drip = everyMs > 0 ? setInterval(() => socket.write('x'), everyMs) : undefined;
  await ended(socket);
  clearInterval(drip);
}

async function newIdentity(front: Front): Promise<string> {
  return (await ask(front, 'PATCH', '/api/me', { body: { name: 'Eve' } })).cookie;
}

async function identitiesAndTokens(front: Front): Promise<void> {
  const headers = { cookie: await newIdentity(front) };
  for (let i = 0; i < 10; i++) {
    const { value } = await ask(front, 'POST', '/api/me/bots', { headers, body: { name: `Eve ${i}` } });
    const { token } = (value ?? {}) as { token?: string };
    if (token === undefined) return;
    for (let call = 0; call < 30; call++) await ask(front, 'GET', '/api/me', { headers: { authorization: `Bearer ${token}` } });
  }
}

/** The dearest game to think about, with as many who think as it seats. */
async function tableOfBots(front: Front): Promise<void> {
  const cookie = await newIdentity(front);
  for (let i = 0; i < 20; i++) {
    const body = { game: 'tintenblut', bots: 3, level: 'strong' };
    const { status, value } = await ask(front, 'POST', '/api/play-now', { headers: { cookie }, body });
    const { id } = (value ?? {}) as { id?: string };
    if (status !== 200 || id === undefined) return;
    // With a stand-in on one's own seat nobody but bots is left.
    await ask(front, 'POST', `/api/tables/${id}/leave`, { headers: { cookie }, body: {} });
  }
}

async function expensiveRead(front: Front, place: number): Promise<void> {
  const { finished, table } = front.target;
  const paths = [
    `/api/tables/${finished}/replay`,
    `/api/tables/${finished}/steps`,
    `/api/tables/${table}`,
    '/api/openapi.json',
    '/api/games',
  ];
  await ask(front, 'GET', paths[place % paths.length]!);
}

async function longPolls(front: Front): Promise<void> {
  const cookies = await Promise.all(Array.from({ length: 5 }, () => newIdentity(front).catch(() => '')));
  await crowd(front, 500, place => ask(front, 'GET', '/api/me/turn?wait=8', { headers: { cookie: cookies[place % cookies.length]! } }));
}

/** Watches the bystander's match, and asks to be told everything from its beginning again and again. */
async function spectate(front: Front): Promise<void> {
  const socket = dial(front);
  if (!(await goLive(socket))) return;
  const say = (message: object) => socket.write(frame(1, Buffer.from(JSON.stringify(message))));
  say({ type: 'hello', version: VERSION, lang: 'en' });
  while (!front.signal.aborted && !socket.destroyed) {
    front.tally.attempts++;
    say({ type: 'follow', table: front.target.table, seq: 0 });
    await pause(1000);
  }
}
