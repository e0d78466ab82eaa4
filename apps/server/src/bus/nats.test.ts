import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import type { Bus, Listener, Member, Note, Topic } from '@tabard/house';
import { busContract } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Cable, layCable } from '../../test/cable.ts';
import { type Nats, startNats } from '../../test/nats.ts';
import { StartError } from '../options.ts';
import { type NatsBus, type NatsBusOptions, openNatsBus } from './nats.ts';

let nats: Nats;
beforeAll(async () => {
  nats = await startNats();
});
afterAll(() => nats.close());

let spaces = 0;
const freshSpace = (): string => `space ${++spaces}`;

/** Several buses in one space, and whoever joins goes to the next of them. */
class Party implements Bus {
  readonly #buses: readonly NatsBus[];
  readonly #fences: readonly Guest[];
  #joined = 0;
  #laid = 0;

  constructor(buses: readonly NatsBus[], fences: readonly Guest[]) {
    this.#buses = buses;
    this.#fences = fences;
  }

  join(listener: Listener): Member {
    return this.#buses[this.#joined++ % this.#buses.length]!.join(listener);
  }

  /** What was told before a fence has arrived when that has; three times, for answers and what follows from them. */
  async settle(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      for (const fence of this.#fences) {
        const told = entry('fence', ++this.#laid);
        fence.tell(told);
        const others = this.#fences.filter(other => other !== fence);
        await vi.waitFor(() => expect(others.map(({ heard }) => heard.at(-1))).toEqual(others.map(() => told)), { interval: 1 });
      }
    }
  }

  async close(): Promise<void> {
    for (const bus of this.#buses) await bus.close();
  }
}

async function party(count: number): Promise<Party> {
  const space = freshSpace();
  const buses = await Promise.all(Array.from({ length: count }, () => openNatsBus(nats.url, { space })));
  // On one bus there are two fences all the same: one waits for the other.
  const fences = await Promise.all([...buses, ...buses].map(bus => guest(bus, 'table fence')));
  return new Party(buses, fences);
}

const plan = { settle: (bus: Party) => bus.settle(), close: (bus: Party) => bus.close() };
busContract(() => party(1), { name: 'one bus on NATS', ...plan });
busContract(() => party(3), { name: 'three buses on NATS', ...plan });

describe('topics and spaces', () => {
  test('installations on one server do not hear each other', async () => {
    const [ours, theirs] = [freshSpace(), freshSpace()];
    const [ada, ben, eve] = [
      await guest(await open({ space: ours })),
      await guest(await open({ space: ours })),
      await guest(await open({ space: theirs })),
    ];
    ada.tell(entry('m', 1));
    await ben.hears(entry('m', 1));
    expect(eve.heard).toEqual([]);
  });

  test('ten thousand topics are listened to with few round trips, and each is heard', async () => {
    const space = freshSpace();
    const [ada, ben] = [await guest(await open({ space })), await guest(await open({ space }))];
    const topics = Array.from({ length: 10_000 }, (_, i): Topic => `table t${i}`);
    await Promise.all(topics.map(topic => ben.listen(topic)));
    for (let i = 0; i < 10_000; i++) ada.tell(entry(`t${i}`, i));
    await vi.waitFor(() => expect(ben.heard.length).toBe(10_000), { timeout: 20_000 });
    expect(ben.heard).toEqual(topics.map((_, i) => entry(`t${i}`, i)));
    for (const topic of topics) ben.ignore(topic);
    ada.tell(entry('t1', 1));
    ada.tell(entry('m', 2));
    await ben.hears(entry('m', 2));
    expect(ben.heard.length).toBe(10_001);
    expect(ben.changes).toEqual([]);
  });

  test('a topic two members listen to is heard by one when the other ignores it or leaves', async () => {
    const space = freshSpace();
    const [ada, bus] = [await guest(await open({ space })), await open({ space })];
    const [ben, cyd, dan] = [await guest(bus), await guest(bus), await guest(bus)];
    ben.ignore('table m');
    cyd.leave();
    ada.tell(entry('m', 1));
    await dan.hears(entry('m', 1));
    expect([ben.heard, cyd.heard]).toEqual([[], []]);
  });
});

test('who told a note does not hear it when it comes back', async () => {
  const space = 'echoing';
  const [ada, ben] = [await guest(await open({ space })), await guest(await open({ space }))];
  const echo = await connect({ servers: nats.url, noEcho: true });
  onTestFinished(() => echo.close());
  echo.subscribe('tabard.echoing.>', { callback: (_error, { subject, data }) => echo.publish(subject, data) });
  await echo.flush();
  ada.tell(entry('m', 1));
  await vi.waitFor(() => expect(ben.heard).toEqual([entry('m', 1), entry('m', 1)]), PATIENCE);
  ben.tell(entry('m', 2));
  await vi.waitFor(() => expect(ada.heard).toEqual([entry('m', 2), entry('m', 2)]), PATIENCE);
});

describe('what cannot be read', () => {
  test('is dropped, and said once', async () => {
    const space = 'unreadable';
    const problems: string[] = [];
    const ada = await guest(await open({ space }));
    const ben = await guest(await open({ space, report: reportTo(problems) }));
    const stranger = await connect({ servers: nats.url });
    const junk = [
      '',
      'no JSON',
      '{}',
      'null',
      '{"by":"x","note":{"type":"later"}}',
      '{"by":"x","note":{"type":"entry","table":"m","seq":"1"}}',
    ];
    for (const text of junk) stranger.publish('tabard.unreadable.table.m', text);
    stranger.publish('tabard.unreadable.table.m', new Uint8Array([0xff, 0xfe, 0x00]));
    await stranger.drain();
    ada.tell(entry('m', 1));
    await ben.hears(entry('m', 1));
    expect(ben.heard).toEqual([entry('m', 1)]);
    expect(problems).toEqual(['a note on the bus cannot be read']);
  });

  test('a note too big for the server is not told, and harms nobody', async () => {
    const space = freshSpace();
    const problems: string[] = [];
    const ada = await guest(await open({ space, report: reportTo(problems) }));
    const ben = await guest(await open({ space }));
    ada.tell({ type: 'present', table: 'm', house: 'h', players: Array.from({ length: 100_000 }, () => 'somebody else') });
    ada.tell(entry('m', 1));
    await ben.hears(entry('m', 1));
    expect(ben.heard).toEqual([entry('m', 1)]);
    expect(problems).toEqual(['a note cannot be told']);
  });
});

describe('lost and found', () => {
  test('a server that is killed and comes back', async () => {
    const { mine, ada, ben } = await twoHouses();
    await mine.stop('SIGKILL');
    await both(ada, ben, [true]);
    ada.tell(entry('m', 1));
    await ben.listen('table listened to while lost');
    ben.ignore('table ignored while lost');
    await mine.start();
    await both(ada, ben, [true, false]);
    ada.tell(entry('ignored while lost', 2));
    ada.tell(entry('m', 3));
    ada.tell(entry('listened to while lost', 4));
    ada.tell({ type: 'seated', player: 'ada' });
    await ben.hears({ type: 'seated', player: 'ada' });
    expect(ben.heard).toEqual([entry('m', 3), entry('listened to while lost', 4), { type: 'seated', player: 'ada' }]);
    ben.tell(entry('m', 5));
    await ada.hears(entry('m', 5));
  });

  test('again and again', async () => {
    const { mine, ada, ben } = await twoHouses();
    for (let round = 1; round <= 3; round++) {
      await mine.stop(round === 2 ? 'SIGTERM' : 'SIGKILL');
      await both(ada, ben, [true]);
      await mine.start();
      await both(ada, ben, [true, false]);
      ada.tell(entry('m', round));
      await ben.hears(entry('m', round));
      for (const { changes } of [ada, ben]) changes.length = 0;
    }
  });

  test('a server that is frozen is lost although nothing broke, and found when it goes on', async () => {
    const { mine, ada, ben } = await twoHouses(ATTENTIVE);
    mine.freeze();
    await both(ada, ben, [true]);
    // At once, although nobody answers.
    await ben.listen('table listened to while lost');
    mine.thaw();
    await both(ada, ben, [true, false]);
    ada.tell(entry('listened to while lost', 1));
    await ben.hears(entry('listened to while lost', 1));
  });

  test('a frozen server that was sent more than a socket holds', async () => {
    const { mine, ada, ben } = await twoHouses(ATTENTIVE);
    mine.freeze();
    const crowd = Array.from({ length: 5000 }, (_, i) => `player number ${i}`);
    for (let i = 0; i < 200; i++) ada.tell({ type: 'present', table: 'elsewhere', house: 'h', players: crowd });
    await both(ada, ben, [true]);
    mine.thaw();
    await both(ada, ben, [true, false]);
    ada.tell(entry('m', 1));
    await ben.hears(entry('m', 1));
    expect(ada.heard).toEqual([]);
  });

  test('who waits to be listening is let go when the server does not answer', async () => {
    const { mine, ben } = await twoHouses(ATTENTIVE);
    mine.freeze();
    await ben.listen('table new');
    await vi.waitFor(() => expect(ben.changes).toEqual([true]));
    mine.thaw();
  });

  test('a cable that is cut, and one that is jammed', async () => {
    const space = freshSpace();
    const cable = await cableTo(nats.port);
    const ada = await guest(await open({ space }));
    const ben = await guest(await openAt(`nats://127.0.0.1:${cable.port}`, { space, ...ATTENTIVE }));
    for (const harm of ['cut', 'jam'] as const) {
      cable[harm]();
      await vi.waitFor(() => expect(ben.changes).toEqual([true]), PATIENCE);
      ada.tell(entry('m', 1));
      cable.mend();
      await vi.waitFor(() => expect(ben.changes).toEqual([true, false]), PATIENCE);
      ada.tell(entry('m', 2));
      await ben.hears(entry('m', 2));
      expect(ben.heard).toEqual([entry('m', 2)]);
      ben.changes.length = ben.heard.length = 0;
    }
    expect(ada.changes).toEqual([]);
  });

  test('a server that says nothing is lost by the settings everybody has', async () => {
    const cable = await cableTo(nats.port);
    const ben = await guest(await openAt(`nats://127.0.0.1:${cable.port}`));
    cable.jam();
    await vi.waitFor(() => expect(ben.changes).toEqual([true]), PATIENCE);
  });

  test('of several servers any will do', async () => {
    const { mine, ada } = await twoHouses();
    const ben = await guest(await openAt(`nats://127.0.0.1:1, ${mine.url},nats://[::1]:1`));
    await vi.waitFor(() => expect(ben.changes.at(-1) ?? false).toBe(false), PATIENCE);
    ada.tell(entry('m', 1));
    await ben.hears(entry('m', 1));
  });

  test('a server that is not there at first', async () => {
    const mine = await startNats();
    onTestFinished(() => mine.close());
    await mine.stop();
    const problems: string[] = [];
    const bus = await openAt(mine.url, { report: reportTo(problems) });
    expect(problems).toEqual(['the bus is not there']);
    const ben = await guest(bus);
    await vi.waitFor(() => expect(ben.changes).toEqual([true]));
    await mine.start();
    await vi.waitFor(() => expect(ben.changes).toEqual([true, false]), PATIENCE);
    const ada = await guest(await openAt(mine.url));
    ada.tell(entry('m', 1));
    await ben.hears(entry('m', 1));
    expect(ada.changes).toEqual([]);
  });

  test('who joins a lost bus is told so, but not who has left by then; a listener that throws harms nobody', async () => {
    const { mine, bus, ada } = await twoHouses();
    const problems: string[] = [];
    const trouble = await openAt(mine.url, { report: reportTo(problems) });
    trouble.join({ hear: () => {}, changed: () => fail() });
    const fellow = await guest(trouble);
    await mine.stop();
    await vi.waitFor(() => expect([ada.changes, fellow.changes]).toEqual([[true], [true]]), PATIENCE);
    expect(problems).toEqual(['the bus is lost', 'a listener of the bus failed']);
    const [late, gone] = [await guest(bus), guestAt(bus)];
    gone.leave();
    expect(late.changes).toEqual([true]);
    expect(gone.changes).toEqual([]);
  });
});

describe('a password', () => {
  test('opens the door, and a wrong one does not', async () => {
    const guarded = await startNats('--user', 'tabard', '--pass', 'p@ss:word');
    onTestFinished(() => guarded.close());
    const at = (who: string): string => `nats://${who}@127.0.0.1:${guarded.port}`;
    const problems: string[] = [];
    const [ada, ben, eve] = [
      await guest(await openAt(at('tabard:p%40ss%3Aword'))),
      await guest(await openAt(at('tabard:p%40ss%3Aword'))),
      await guest(await openAt(at('tabard:guess'), { report: reportTo(problems) })),
    ];
    ada.tell(entry('m', 1));
    await ben.hears(entry('m', 1));
    expect(eve.changes).toEqual([true]);
    expect(problems).toEqual(['NATS does not let us in', 'the bus is not there']);
  });

  test('a token, too', async () => {
    const guarded = await startNats('--auth', 'open-sesame');
    onTestFinished(() => guarded.close());
    const ada = await guest(await openAt(`nats://open-sesame@127.0.0.1:${guarded.port}`));
    await Promise.resolve();
    expect(ada.changes).toEqual([]);
  });
});

test.each(['', 'localhost', 'nats://', 'nats:4222', 'http://127.0.0.1:4222', 'nats://127.0.0.1:99999', 'nats://a,', 'nats://%zz@a'])(
  '«%s» is no address',
  async address => {
    await expect(openNatsBus(address)).rejects.toThrow(StartError);
  },
);

describe('closing', () => {
  test('comes after what was told', async () => {
    const space = freshSpace();
    const cable = await cableTo(nats.port);
    const [bus, ben] = [await openAt(`nats://127.0.0.1:${cable.port}`, { space }), await guest(await open({ space }))];
    const ada = await guest(bus);
    // More than the cable holds.
    const crowd = Array.from({ length: 5000 }, (_, i) => `player number ${i}`);
    for (let i = 1; i <= 100; i++) ada.tell({ type: 'present', table: 'm', house: 'h', players: crowd });
    ada.tell(entry('m', 1));
    await bus.close();
    await bus.close();
    await ben.hears(entry('m', 1));
    expect(ada.changes).toEqual([]);
  });

  test('ends the search for a server', async () => {
    let visits = 0;
    const silent = createServer(socket => {
      visits++;
      socket.on('error', () => {}).resume();
    });
    const bus = await openAt(`nats://127.0.0.1:${await portOf(silent)}`);
    await vi.waitFor(() => expect(visits).toBe(2), PATIENCE);
    await bus.close();
    const still = (): Promise<number> => new Promise(resolve => silent.getConnections((_error, count) => resolve(count)));
    await vi.waitFor(async () => expect(await still()).toBe(0), { timeout: 500 });
    await delay(1000);
    expect(visits).toBe(2);
  });

  test('does not hang on a frozen server', async () => {
    const { mine, bus } = await twoHouses();
    mine.freeze();
    await bus.close();
  });
});

const PATIENCE = { timeout: 15_000, interval: 10 };
/** A silent server is lost sooner than usual, but not because the machine is busy. */
const ATTENTIVE = { pingMs: 300 };

const entry = (table: string, seq: number): Note => ({ type: 'entry', table, seq });

const reportTo = (problems: string[]) => ({ problem: (what: string) => void problems.push(what), note: () => {} });

/** Where a server is that goes with the test. */
async function cableTo(port: number): Promise<Cable> {
  const cable = await layCable(port);
  onTestFinished(() => cable.close());
  return cable;
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function fail(): never {
  throw new Error('a listener with a bug');
}

/** A bus that goes with the test. */
async function openAt(url: string, options: NatsBusOptions = {}): Promise<NatsBus> {
  const bus = await openNatsBus(url, options);
  onTestFinished(() => bus.close());
  return bus;
}

const open = (options: NatsBusOptions): Promise<NatsBus> => openAt(nats.url, options);

interface Guest extends Member {
  readonly heard: Note[];
  readonly changes: boolean[];
  hears(note: Note): Promise<void>;
}

function guestAt(bus: Bus): Guest {
  const heard: Note[] = [];
  const changes: boolean[] = [];
  const member = bus.join({ hear: note => void heard.push(note), changed: isLost => void changes.push(isLost) });
  const hears = (note: Note): Promise<void> => vi.waitFor(() => expect(heard).toContainEqual(note), PATIENCE);
  return { ...member, heard, changes, hears };
}

/** Somebody who listens already. */
async function guest(bus: Bus, ...topics: Topic[]): Promise<Guest> {
  const joined = guestAt(bus);
  for (const topic of topics.length > 0 ? topics : ['table m' as const]) await joined.listen(topic);
  return joined;
}

/** Two buses on a server of their own. */
async function twoHouses(options: NatsBusOptions = {}): Promise<{ mine: Nats; bus: NatsBus; ada: Guest; ben: Guest }> {
  const mine = await startNats();
  onTestFinished(() => mine.close());
  const [bus, other] = [await openAt(mine.url, options), await openAt(mine.url, options)];
  return {
    ...{ mine, bus },
    ada: await guest(bus),
    ben: await guest(other, 'table m', 'table ignored while lost', 'player ada'),
  };
}

async function both(ada: Guest, ben: Guest, changes: boolean[]): Promise<void> {
  await vi.waitFor(() => expect([ada.changes, ben.changes]).toEqual([changes, changes]), PATIENCE);
}
