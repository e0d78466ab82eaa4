import { type ClientMessage, readClientMessage, type ServerMessage, type Step, type Table } from '@tabard/protocol';
import type { Browser, Ear, Line } from './browser.ts';

export const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA';

/** A browser in which time passes, frames are drawn and the network works as the test says. */
export class ScriptedBrowser implements Browser {
  /** Every connection that was begun, the latest last. */
  readonly lines: ScriptedLine[] = [];
  /** What the dice show. */
  chance = 0.5;
  now = 0;
  /** How often the other tabs were called. */
  calls = 0;
  /** How often a frame was asked for. */
  framesAsked = 0;
  #timers: { readonly at: number; readonly run: () => void }[] = [];
  #frames: (() => void)[] = [];
  readonly #wakers = new Set<() => void>();
  readonly #tabs: Set<() => void>;

  /** Another one with the same tabs is another tab. */
  constructor({ beside }: { readonly beside?: ScriptedBrowser } = {}) {
    this.#tabs = beside ? beside.#tabs : new Set();
  }

  get line(): ScriptedLine {
    return this.lines.at(-1)!;
  }

  /** Whether anybody wants to know when it wakes. */
  get isWatched(): boolean {
    return this.#wakers.size > 0;
  }

  readonly dial = (ear: Ear): Line => {
    const line = new ScriptedLine(ear);
    this.lines.push(line);
    return line;
  };

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(one => one !== timer);
    };
  };

  readonly clock = (): number => this.now;

  readonly random = (): number => this.chance;

  readonly onWake = (run: () => void): (() => void) => {
    this.#wakers.add(run);
    return () => this.#wakers.delete(run);
  };

  readonly onFrame = (run: () => void): void => {
    this.framesAsked++;
    this.#frames.push(run);
  };

  readonly tabs: Browser['tabs'] = (_name, hear) => {
    this.#tabs.add(hear);
    return {
      call: () => {
        this.calls++;
        for (const other of this.#tabs) if (other !== hear) other();
      },
      close: () => this.#tabs.delete(hear),
    };
  };

  /** Time passes; whatever rings meanwhile rings in order. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (let next = this.#nextBy(end); next; next = this.#nextBy(end)) {
      this.#timers = this.#timers.filter(one => one !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  /** How long until the next connection is begun; undefined if none is. */
  untilDial(): number | undefined {
    const { now } = this;
    for (const count = this.lines.length; this.lines.length === count; ) {
      const next = this.#nextBy(Number.POSITIVE_INFINITY);
      if (!next) return;
      this.pass(next.at - this.now);
    }
    return this.now - now;
  }

  frame(): void {
    for (const run of this.#frames.splice(0)) run();
  }

  /** Somebody looks, or the network is back. */
  wake(): void {
    for (const run of [...this.#wakers]) run();
  }

  #nextBy(end: number) {
    return this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** The house's end of a connection. */
export class ScriptedLine implements Line {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  readonly #ear: Ear;

  constructor(ear: Ear) {
    this.#ear = ear;
  }

  readonly send = (text: string): void => {
    const read = readClientMessage(text);
    if (!read.ok) throw new Error(`The house cannot read «${text}».`);
    this.sent.push(read.value);
  };

  readonly close = (): void => {
    this.isClosed = true;
  };

  open(): void {
    this.#ear.opened();
  }

  welcome(): void {
    this.open();
    this.say({ type: 'welcome', version: 4, name: 'Ada' });
  }

  say(message: ServerMessage): void {
    this.hear(JSON.stringify(message));
  }

  hear(text: string): void {
    this.#ear.heard(text);
  }

  end(): void {
    this.#ear.ended();
  }

  /** What was sent of one type. */
  of<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: Type }> => message.type === type);
  }
}

const ADA = { kind: 'player', name: 'Ada', program: false, connected: true, standIn: false, resigned: false } as const;
const BOT = { ...ADA, kind: 'bot', name: 'Bo' } as const;

/** Ada's table, a match against a bot. */
export const tableAt = (seq: number, more: Partial<Table> = {}): Table => ({
  id: TABLE,
  seq,
  epoch: 1,
  game: 'blanc-noir',
  revision: 1,
  options: {},
  status: 'playing',
  seats: [ADA, BOT],
  host: 0,
  spectators: true,
  watching: 0,
  hints: true,
  oneSeatEach: false,
  terms: { listed: false, behind: 0, latecomers: false, undo: true, clock: null, talk: 'phrases' },
  code: null,
  me: { seat: 0, host: true },
  commitment: '0'.repeat(64),
  dice: { spareCommitment: '1'.repeat(64), commitments: [null, null], until: null, revealed: [], silent: [], brokenOff: 0 },
  created: 0,
  offer: null,
  paused: false,
  clocks: null,
  outcome: null,
  rematch: null,
  carried: null,
  ...more,
});

/** The match after entry `seq`, which brought about the fact «fact <seq>» and nothing else. */
export const stepAt = (seq: number, more: Partial<Step> = {}): Step => ({
  type: 'step',
  table: TABLE,
  epoch: 1,
  seq,
  after: seq,
  head: '',
  view: { seq },
  acting: [0],
  legal: ['draw'],
  since: seq - 1,
  entries: entriesAt(seq),
  ...more,
});

export const entriesAt = (...seqs: readonly number[]): Step['entries'] => seqs.map(seq => ({ seq, facts: [factAt(seq)] }));
export const factAt = (seq: number) => ({ type: `fact ${seq}` });
