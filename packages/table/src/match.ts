import { type Memory, type Outcome, play, type Refusal, rngAt, type Seat, type Viewer } from '@tabard/core';
import type { Entry, Log } from './log.ts';
import { follow, type MatchSetup, playThrough } from './play-through.ts';
import { standing } from './standing.ts';

/** The answer to a submission. `seq` is where the match stands, as far as the asker's moves brought it. */
export type Submitted =
  | { readonly type: 'accepted'; readonly seq: number }
  | { readonly type: 'refused'; readonly seq: number; readonly index: number; readonly refusal: Refusal }
  | { readonly type: 'fault'; readonly fault: 'stale' | 'future' | 'over' | 'resigned'; readonly seq: number };

/** What a viewer gets: all they may know, and what they may do. */
export interface Sight {
  readonly view: unknown;
  readonly acting: readonly Seat[];
  /** Spelled and sorted. */
  readonly legal: readonly string[];
}

interface Done {
  readonly entry: Entry;
  readonly facts: readonly unknown[];
}

/** How many entries are at hand without asking the log: more than one submission has moves, and enough for a short loss of connection. */
const RECENT = 24;

/** The authority over one match. It tells nothing that is not stored. */
export class Match {
  readonly #setup: MatchSetup;
  readonly #log: Log;
  readonly #recent: Done[] = [];
  #state: unknown;
  #seq = 0;
  #resigned: readonly Seat[] = [];
  #outcome: Outcome | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** After a failed append nobody knows what the log holds until it is read. */
  #doubtful = false;
  /** Called after every change, with the number of the entry before it. */
  onChange: (since: number) => void = () => {};

  private constructor(setup: MatchSetup, log: Log) {
    this.#setup = setup;
    this.#log = log;
  }

  /** Plays what the log holds. */
  static async open(setup: MatchSetup, log: Log): Promise<Match> {
    const match = new Match(setup, log);
    for (const { entry, facts, state } of playThrough(setup, await log.read(setup.match, 0))) {
      match.#state = state;
      if (entry) match.#remember({ entry, facts });
    }
    match.#settle();
    return match;
  }

  get seq(): number {
    return this.#seq;
  }

  get resigned(): readonly Seat[] {
    return this.#resigned;
  }

  /** Resignations considered. */
  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  get acting(): readonly Seat[] {
    return this.#outcome ? [] : this.#setup.game.acting(this.#state);
  }

  /** No submission is on its way to the log. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /**
   * Moves of a seat, made one after the other after entry `seq`, up to the first refusal; stored together.
   * Whoever calls knows that the seat is the asker's. What is already stored is accepted again.
   */
  submit(seat: Seat, seq: number, moves: readonly string[]): Promise<Submitted> {
    return this.#inTurn(() => this.#submit(seat, seq, moves));
  }

  resign(seat: Seat): Promise<Submitted> {
    return this.#inTurn(() => this.#resign(seat));
  }

  see(viewer: Viewer, memory: Memory = 'perfect'): Sight {
    const { game } = this.#setup;
    const { acting } = this;
    const mine = viewer !== 'public' && acting.includes(viewer);
    const legal = mine ? game.legalMoves(this.#state, viewer).map(move => game.spell(move)) : [];
    return { view: game.view(this.#state, viewer, memory), acting, legal: legal.sort() };
  }

  /** What somebody who knows the game reads off the whole state, and never changes in it. */
  read<T>(look: (state: unknown) => T): T {
    return look(this.#state);
  }

  /**
   * What the entries after `since` and up to `seq` brought about, as the viewer may know it; `since` in the answer is later when
   * that is more than `most` entries ago, and `seq` may be passed by new entries while this one waits for the log.
   */
  async factsSince(since: number, viewer: Viewer, { most }: { most: number }): Promise<{ since: number; seq: number; facts: unknown[] }> {
    const seq = this.#seq;
    const from = Math.min(seq, Math.max(since, seq - most));
    const done = from >= seq - this.#recent.length ? this.#recent : await this.#history();
    return { since: from, seq, facts: this.#redacted(done, from, seq, viewer) };
  }

  /** The same without waiting, for an entry that was made just now. */
  newFacts(since: number, viewer: Viewer): unknown[] {
    return this.#redacted(this.#recent, since, this.#seq, viewer);
  }

  /** Entries have no gaps, so that the number of the first tells where the others are. */
  #redacted(done: readonly Done[], since: number, seq: number, viewer: Viewer): unknown[] {
    const first = done[0]?.entry.seq ?? 0;
    const facts: unknown[] = [];
    for (const { facts: all } of done.slice(Math.max(0, since + 1 - first), Math.max(0, seq + 1 - first))) {
      for (const fact of all) {
        const told: unknown = this.#setup.game.redact(fact, viewer);
        if (told !== undefined) facts.push(told);
      }
    }
    return facts;
  }

  async #history(): Promise<Done[]> {
    const done: Done[] = [];
    for (const { entry, facts } of playThrough(this.#setup, await this.#log.read(this.#setup.match, 0)))
      if (entry) done.push({ entry, facts });
    return done;
  }

  /** One submission at a time: the next sees what this one did. */
  #inTurn(work: () => Promise<Submitted>): Promise<Submitted> {
    const turn = this.#waiting++ === 0 ? work() : this.#queue.then(work);
    const done = () => {
      this.#waiting--;
    };
    this.#queue = turn.then(done, done);
    return turn;
  }

  async #submit(seat: Seat, seq: number, moves: readonly string[]): Promise<Submitted> {
    if (this.#doubtful) await this.#makeSure();
    if (seq > this.#seq) return this.#fault('future');
    const known = seq === this.#seq ? 0 : await this.#storedAlready(seat, seq, moves);
    if (known === undefined) return this.#fault('stale');
    if (known === moves.length) return { type: 'accepted', seq: seq + known };
    if (this.#outcome && this.#resigned.length > 0) return this.#fault('over');
    return await this.#play(seat, moves, known);
  }

  /** Plays `moves` from place `first` on. */
  async #play(seat: Seat, moves: readonly string[], first: number): Promise<Submitted> {
    const { game, match, notation, seed } = this.#setup;
    const done: Done[] = [];
    let state = this.#state;
    let refusal: Refusal | undefined;
    for (const text of moves.slice(first)) {
      const seq = this.#seq + done.length + 1;
      const move: unknown = game.parse(text);
      const played =
        move === undefined ? { ok: false as const, error: unreadable(notation, text) } : play(game, state, seat, move, rngAt(seed, seq));
      if (!played.ok) {
        refusal = played.error;
        break;
      }
      state = played.value.state;
      done.push({ entry: { match, seq, seat, move: game.spell(move) }, facts: played.value.facts });
    }
    if (done.length > 0 && !(await this.#store(done, state))) return this.#fault('stale');
    if (refusal) return { type: 'refused', seq: this.#seq, index: first + done.length, refusal };
    return { type: 'accepted', seq: this.#seq };
  }

  async #resign(seat: Seat): Promise<Submitted> {
    if (this.#doubtful) await this.#makeSure();
    if (this.#outcome) return this.#fault('over');
    if (this.#resigned.includes(seat)) return this.#fault('resigned');
    const entry: Entry = { match: this.#setup.match, seq: this.#seq + 1, seat, move: RESIGN, table: true };
    if (!(await this.#store([{ entry, facts: [] }], this.#state))) return this.#fault('stale');
    return { type: 'accepted', seq: this.#seq };
  }

  /** Only what is in the log becomes true here. False: somebody else was first, and their entries are played now. */
  async #store(done: readonly Done[], state: unknown): Promise<boolean> {
    this.#doubtful = true;
    const stored = await this.#log.append(done.map(({ entry }) => entry));
    if (stored === 'taken') {
      await this.#makeSure();
      return false;
    }
    this.#doubtful = false;
    const since = this.#seq;
    this.#state = state;
    for (const one of done) this.#remember(one);
    this.#settle();
    this.onChange(since);
    return true;
  }

  /** Plays what the log holds beyond what is known. */
  async #makeSure(): Promise<void> {
    const since = this.#seq;
    const state = this.#setup.game.clone(this.#state);
    const done = (await this.#log.read(this.#setup.match, since)).map(entry => ({ entry, facts: follow(this.#setup, state, entry) }));
    this.#doubtful = false;
    if (done.length === 0) return;
    this.#state = state;
    for (const one of done) this.#remember(one);
    this.#settle();
    this.onChange(since);
  }

  #remember(done: Done): void {
    this.#seq = done.entry.seq;
    if (done.entry.table) this.#resigned = [...this.#resigned, done.entry.seat];
    this.#recent.push(done);
    while (this.#recent.length > RECENT) this.#recent.shift();
  }

  #settle(): void {
    const { game, seats, humans } = this.#setup;
    this.#outcome = standing(game.outcome(this.#state), { seats, humans, resigned: this.#resigned });
  }

  /** How many of the moves the log already has right after `seq`; undefined if it has others there. */
  async #storedAlready(seat: Seat, seq: number, moves: readonly string[]): Promise<number | undefined> {
    const entries =
      seq >= this.#seq - this.#recent.length ? this.#recent.map(done => done.entry) : await this.#log.read(this.#setup.match, seq);
    const after = entries.filter(entry => entry.seq > seq && entry.seq <= this.#seq).slice(0, moves.length);
    const same = after.every((entry, i) => !entry.table && entry.seat === seat && entry.move === this.#spelling(moves[i]!));
    return same ? after.length : undefined;
  }

  #spelling(text: string): string | undefined {
    const move: unknown = this.#setup.game.parse(text);
    return move === undefined ? undefined : this.#setup.game.spell(move);
  }

  #fault(fault: Extract<Submitted, { type: 'fault' }>['fault']): Submitted {
    return { type: 'fault', fault, seq: this.#seq };
  }
}

/** How the table writes a resignation down; `table` in the entry keeps it apart from a game's own moves. */
const RESIGN = 'resign';

const unreadable = (rule: string, text: string): Refusal => ({ rule, because: 'unreadable', details: { text } });
