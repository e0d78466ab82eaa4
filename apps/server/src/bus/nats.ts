import { randomBytes } from 'node:crypto';
import { connect as dial } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type ConnectionOptions, connect, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { type Bus, type Listener, type Member, memoryBus, type Note, type Report, type Topic, topicOf } from '@tabard/house';
import { type Address, addressOf, type Place } from './address.ts';
import { readNote, spellNote, subjectOf } from './wire.ts';

export interface NatsBusOptions {
  readonly report?: Pick<Report, 'problem' | 'note'>;
  /** Whose notes they are: houses on another store may use the same NATS server. */
  readonly space?: string;
  /** A server that leaves two pings unanswered is lost. */
  readonly pingMs?: number;
}

export interface NatsBus extends Bus {
  /** Lets go of the connection after what was told; never takes longer than two seconds. */
  close(): Promise<void>;
}

/** A cut cable gives no error: it is noticed within three of these. */
const PING_MS = 900;
const DIAL_MS = 2000;
const GOODBYE_MS = 1000;
const MINUTE_MS = 60_000;

/** A bus by way of a NATS server. When that is not there the bus is lost, and is found again as soon as it is. */
export async function openNatsBus(url: string, options: NatsBusOptions = {}): Promise<NatsBus> {
  const bus = new Nats(addressOf(url), options);
  await bus.begin();
  return bus;
}

interface Ear {
  readonly listener: Listener;
  /** What it was told last. */
  isLost: boolean;
}

interface Ears {
  members: number;
  subscription?: Subscription;
}

/** One connection at a time. The library is not asked to reconnect: it would keep what was told meanwhile, and wait for who no longer reads. */
class Nats implements NatsBus {
  readonly #id = randomBytes(9).toString('base64url');
  readonly #space: string;
  readonly #report: NatsBusOptions['report'];
  readonly #places: readonly Place[];
  readonly #settings: ConnectionOptions;
  /** Members of one process hear each other at once; what comes by NATS is told to them by `#abroad`. */
  readonly #here = memoryBus({ onFailure: error => this.#report?.problem('a listener of the bus failed', { error }) });
  readonly #abroad = this.#here.join({ hear: () => {}, changed: () => {} });
  readonly #ears = new Set<Ear>();
  readonly #topics = new Map<Topic, Ears>();
  readonly #complaints = new Map<string, number>();
  readonly #tried = Promise.withResolvers<void>();
  readonly #closing = new AbortController();
  /** Those who wait for a round trip. */
  readonly #waiting = new Set<() => void>();
  #roundTrip: Promise<void> | undefined;
  #connection: NatsConnection | undefined;
  #isLost = true;

  constructor({ places, entry }: Address, { report, space = 'house', pingMs = PING_MS }: NatsBusOptions) {
    this.#report = report;
    this.#space = space;
    this.#places = places;
    this.#settings = {
      ...entry,
      name: 'tabard',
      noEcho: true,
      reconnect: false,
      timeout: DIAL_MS,
      pingInterval: pingMs,
      maxPingOut: 2,
      noAsyncTraces: true,
    };
  }

  async begin(): Promise<void> {
    void this.#live();
    await this.#tried.promise;
    if (this.#isLost) this.#report?.problem('the bus is not there', {});
  }

  join(listener: Listener): Member {
    const here = this.#here.join(listener);
    const ear: Ear = { listener, isLost: false };
    const topics = new Set<Topic>();
    this.#ears.add(ear);
    queueMicrotask(() => this.#inform(ear));
    return {
      tell: note => {
        if (!this.#ears.has(ear)) return;
        here.tell(note);
        this.#publish(note);
      },
      listen: async topic => {
        if (!this.#ears.has(ear)) return;
        if (!topics.has(topic)) this.#want(topic);
        topics.add(topic);
        await here.listen(topic);
        await this.#inForce();
      },
      ignore: topic => {
        here.ignore(topic);
        if (topics.delete(topic)) this.#release(topic);
      },
      leave: () => {
        here.leave();
        this.#ears.delete(ear);
        for (const topic of topics) this.#release(topic);
        topics.clear();
      },
    };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#ears.clear();
    const connection = this.#open;
    if (!connection) return;
    await atMost(GOODBYE_MS, connection.flush());
    await atMost(GOODBYE_MS, connection.close());
  }

  get #isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  async #live(): Promise<void> {
    while (!this.#isClosed) {
      for (const place of shuffled(this.#places)) {
        if (!this.#isClosed && (await answers(place, this.#closing.signal))) await this.#meet(place);
      }
      this.#tried.resolve();
      if (!this.#isClosed) await delay(soon());
    }
  }

  async #meet({ host, port }: Place): Promise<void> {
    try {
      await this.#use(await connect({ ...this.#settings, servers: `${host}:${port}` }));
    } catch (error) {
      this.#complain('NATS does not let us in', { error });
    }
  }

  /** Until it ends. */
  async #use(connection: NatsConnection): Promise<void> {
    if (this.#isClosed) return connection.close();
    this.#connection = connection;
    const ended = connection.closed().then(error => {
      this.#connection = undefined;
      for (const resolve of this.#waiting) resolve();
      return error;
    });
    void this.#watch(connection);
    for (const [topic, ears] of this.#topics) ears.subscription = this.#subscribe(connection, topic);
    await this.#inForce();
    if (!connection.isClosed()) this.#change(false);
    this.#change(true, (await ended) ?? undefined);
  }

  /** Whatever goes wrong, a new connection is better than half of one. */
  async #watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'error') this.#complain('NATS complains', { error: status.error });
      if (status.type === 'error' || status.type === 'staleConnection') void connection.close();
    }
  }

  get #open(): NatsConnection | undefined {
    return this.#connection?.isClosed() ? undefined : this.#connection;
  }

  #want(topic: Topic): void {
    const ears = this.#topics.get(topic);
    if (ears) {
      ears.members++;
      return;
    }
    const connection = this.#open;
    this.#topics.set(topic, { members: 1, ...(connection && { subscription: this.#subscribe(connection, topic) }) });
  }

  #release(topic: Topic): void {
    const ears = this.#topics.get(topic)!;
    if (--ears.members > 0) return;
    this.#topics.delete(topic);
    ears.subscription?.unsubscribe();
  }

  #subscribe(connection: NatsConnection, topic: Topic): Subscription {
    return connection.subscribe(subjectOf(this.#space, topic), { callback: this.#receive });
  }

  /** Nothing thrown may leave it: it would end the library's reading without a word. */
  readonly #receive = (error: Error | null, message: Msg): void => {
    if (error) return;
    const sent = readNote(message.string());
    if (!sent) this.#complain('a note on the bus cannot be read', { subject: message.subject });
    // A note of ours comes back when the server reads the last words of an old connection after we are here again.
    else if (sent.by !== this.#id) this.#abroad.tell(sent.note);
  };

  #publish(note: Note): void {
    try {
      this.#open?.publish(subjectOf(this.#space, topicOf(note)), spellNote({ by: this.#id, note }));
    } catch (error) {
      this.#complain('a note cannot be told', { error });
    }
  }

  /** Resolves when the server has read what was sent so far, or is lost. All who ask at one moment share a round trip. */
  #inForce(): Promise<void> {
    const connection = this.#open;
    if (!connection) return Promise.resolve();
    this.#roundTrip ??= new Promise(resolve => {
      const done = (): void => {
        this.#waiting.delete(done);
        resolve();
      };
      this.#waiting.add(done);
      queueMicrotask(() => {
        this.#roundTrip = undefined;
        connection.flush().then(done, done);
      });
    });
    return this.#roundTrip;
  }

  #change(isLost: boolean, error?: Error): void {
    if (this.#isLost === isLost) return;
    this.#isLost = isLost;
    if (!isLost) this.#tried.resolve();
    if (this.#isClosed) return;
    if (isLost) this.#report?.problem('the bus is lost', { ...(error && { error }) });
    else this.#report?.note('the bus is there', {});
    for (const ear of this.#ears) this.#inform(ear);
  }

  #inform(ear: Ear): void {
    if (!this.#ears.has(ear) || ear.isLost === this.#isLost) return;
    ear.isLost = this.#isLost;
    try {
      ear.listener.changed(ear.isLost);
    } catch (error) {
      this.#report?.problem('a listener of the bus failed', { error });
    }
  }

  /** Says a thing once a minute at most. */
  #complain(what: string, details: Readonly<Record<string, unknown>>): void {
    const now = performance.now();
    if (now - (this.#complaints.get(what) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return;
    this.#complaints.set(what, now);
    this.#report?.problem(what, details);
  }
}

/** Whether there is a server that speaks to whoever comes. The library would never let go of one that does not. */
function answers({ host, port }: Place, closing: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const socket = dial({ host: host.replace(/^\[|\]$/g, ''), port, timeout: DIAL_MS });
    const hangUp = (): void => void socket.destroy();
    closing.addEventListener('abort', hangUp);
    socket.once('data', () => {
      resolve(true);
      hangUp();
    });
    socket.once('timeout', hangUp);
    socket.on('error', hangUp);
    socket.once('close', () => {
      closing.removeEventListener('abort', hangUp);
      resolve(false);
    });
  });
}

/** So that the servers of a cluster share the work. */
const shuffled = <T>(all: readonly T[]): readonly T[] =>
  all
    .map(each => ({ each, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);

/** Quickly, and not all servers in the same moment. */
const soon = (): number => 150 + Math.random() * 250;

async function atMost(ms: number, done: Promise<void>): Promise<void> {
  await Promise.race([done.catch(() => {}), delay(ms, undefined, { ref: false })]);
}
