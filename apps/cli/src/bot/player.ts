import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { commitmentTo, type Notes } from '@tabard/core';
import { diceTask, type ErrorCode, noteBytes, noteDice, type Table, type Turn } from '@tabard/protocol';
import { Failure } from '../usage.ts';
import { type Api, Offline, Refused } from './api.ts';
import { type Minds, thinkingMs } from './minds.ts';

/** Reasons that pass by themselves. */
const PASSING: readonly ErrorCode[] = ['too-fast', 'paused', 'shutting-down', 'internal'];
/** The match is not where we thought: the next look at it tells. */
const OUTDATED: readonly ErrorCode[] = [
  ...(['stale', 'future', 'over', 'closed', 'stood-in', 'resigned', 'on-hold'] as const),
  ...(['already-started', 'not-started', 'gathering', 'seat-taken', 'not-seated'] as const),
];
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

interface Surroundings {
  readonly api: Pick<Api, 'server' | 'ask'>;
  readonly minds: Minds;
  /** How long a move takes at least, so that people can follow it and how soon it comes tells nothing. */
  readonly pauseMs: number;
  readonly signal: AbortSignal;
  say(line: string): void;
}

/** A bot at a server: sits down, plays whenever a table waits for it, survives a restart of the server. */
export class Player {
  readonly #api: Surroundings['api'];
  readonly #minds: Minds;
  readonly #pauseMs: number;
  readonly #signal: AbortSignal;
  readonly #say: (line: string) => void;
  readonly #met = new Set<string>();
  /** By table what it was promised of the dice, and its own bytes. */
  readonly #noted = new Map<string, Notes>();

  constructor({ api, minds, pauseMs, signal, say }: Surroundings) {
    this.#api = api;
    this.#minds = minds;
    this.#pauseMs = pauseMs;
    this.#signal = signal;
    this.#say = say;
  }

  /** Says who it is and takes back the seats that others were let play. */
  async arrive(): Promise<string> {
    const { name } = await this.#patiently(() => this.#api.ask('me'));
    for (const table of await this.#playing()) await this.#comeBack(table);
    return name;
  }

  /** Others play for it: it was away, or too slow twice. */
  async #comeBack(table: Table): Promise<void> {
    if (!isStoodIn(table)) return;
    await unlessOutdated(() => this.#patiently(() => this.#api.ask('takeBack', { table: table.id })));
  }

  /** So that nobody waits for it, bots of the server play on. A server that is away is not waited for. */
  async leave(): Promise<void> {
    try {
      for (const table of await this.#playing())
        if (!isStoodIn(table)) await this.#api.ask('standIn', { table: table.id, body: { seat: table.me.seat! } });
    } catch (error) {
      if (!(error instanceof Offline || error instanceof Refused)) throw error;
    }
  }

  /** Takes the first open seat, unless it sits there already. */
  async sit(id: string): Promise<Table> {
    const table = await this.#patiently(() => this.#api.ask('table', { table: id }));
    if (table.me.seat !== null) return table;
    const seat = table.seats.findIndex(({ kind }) => kind === 'open');
    if (seat === -1) throw new Failure('There is no open seat at this table.');
    return await this.#patiently(() => this.#api.ask('sit', { table: id, body: { seat, commitment: this.#commitTo(table) } }));
  }

  /** One match to its end. */
  async playAt(id: string): Promise<Table> {
    for (;;) {
      const { table, turn } = await this.#patiently(() => this.#api.ask('turn', { table: id, signal: this.#signal }));
      if (table?.status === 'over' || table?.status === 'closed') return table;
      if (table) await this.#comeBack(table);
      await this.#heed(table);
      await this.#move(table, turn);
    }
  }

  /** Wherever a table waits for it, until it is stopped. */
  async playAnywhere(): Promise<never> {
    for (;;) {
      const { table, turn } = await this.#patiently(() => this.#api.ask('myTurn', { signal: this.#signal }));
      if (!table) for (const one of await this.#playing()) await this.#comeBack(one);
      await this.#heed(table);
      await this.#move(table, turn);
    }
  }

  async #move(table: Table | null, turn: Turn['turn']): Promise<void> {
    if (!table || !turn) return;
    const { id } = table;
    if (!this.#met.has(id)) this.#say(`${table.game} ${withWhom(table)}: ${this.#api.server}/table/${id}`);
    this.#met.add(id);
    const [body] = await Promise.all([
      this.#minds.choose(table, turn).then(move => ({ after: turn.after, move, wish: randomUUID() })),
      pause(Math.min(this.#pauseMs, thinkingMs(turn.deadlineMs ?? Number.POSITIVE_INFINITY)), undefined, { signal: this.#signal }),
    ]);
    await unlessOutdated(async () => {
      const answer = await this.#patiently(() => this.#api.ask('move', { table: id, body }));
      if (answer.type === 'refused') throw new Failure(`The server refused «${body.move}»: ${answer.refusal.text}`);
    });
  }

  /** Does what the dice ask of it: commits to bytes, and sends them when they are called for. */
  async #heed(table: Table | null): Promise<void> {
    if (!table) return;
    const { id, dice } = table;
    const noted = noteDice(table, this.#noted.get(id) ?? {});
    this.#noted.set(id, noted);
    const task = diceTask(table, noted);
    if (task?.type === 'commit') {
      const body = { seat: task.seat, commitment: this.#commitTo(table) };
      await unlessOutdated(() => this.#patiently(() => this.#api.ask('sit', { table: id, body })));
    }
    if (task?.type === 'reveal')
      await unlessOutdated(() => this.#patiently(() => this.#api.ask('reveal', { table: id, body: { bytes: task.bytes } })));
    // It is called upon for bytes it does not have, or will not give.
    if (!task && dice.until !== null) await pause(FIRST_PAUSE_MS, undefined, { signal: this.#signal });
  }

  /** Draws bytes for the dice of a table and keeps them; the answer is all that is shown of them. */
  #commitTo(table: Table): string {
    const mine = randomBytes(32).toString('hex');
    this.#noted.set(table.id, noteBytes(table, this.#noted.get(table.id) ?? {}, mine));
    return commitmentTo(mine)!;
  }

  async #playing(): Promise<Table[]> {
    const { tables } = await this.#patiently(() => this.#api.ask('myTables'));
    return tables.map(({ table }) => table).filter(({ status, me }) => status === 'playing' && me.seat !== null);
  }

  /** Tries again what fails for a reason that passes. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let waitMs = FIRST_PAUSE_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await ask();
      } catch (error) {
        const passes = error instanceof Offline || (error instanceof Refused && PASSING.includes(error.code));
        if (!passes || this.#signal.aborted) throw error;
        if (waitMs === FIRST_PAUSE_MS) this.#say(error.message || `${this.#api.server} does not answer; trying again …`);
        await pause(waitMs, undefined, { signal: this.#signal });
      }
    }
  }
}

/** Something that the match may have made pointless meanwhile. */
async function unlessOutdated(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refused && OUTDATED.includes(error.code))) throw error;
  }
}

function isStoodIn({ seats, me }: Table): boolean {
  const mine = seats[me.seat ?? -1];
  return mine?.standIn === true && !mine.resigned;
}

const withWhom = ({ seats, me }: Table): string => `with ${seats.flatMap(({ name }, at) => (at === me.seat ? [] : [name])).join(', ')}`;
