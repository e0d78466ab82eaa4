import { batch, signal } from '@preact/signals';
import type { ErrorCode, Refusal, ServerMessage, Step, Table, TableDeed, TimeLeft } from '@tabard/protocol';
import { sharesLeft } from '../clock/time.ts';
import { lang } from '../i18n/index.ts';
import { noteArrival } from './arrivals.ts';
import { type Browser, type Tabs, thisBrowser } from './browser.ts';
import { Conversation } from './conversation.ts';
import { type Notebook, notebookOf } from './notes.ts';
import { newWish } from './random.ts';
import { Socket } from './socket.ts';
import { type Known, knownOf, takenBack } from './taken-back.ts';
import { Witness } from './witness.ts';

/** Moves on their way: sent again, word for word, until the house has answered. */
interface Pending {
  readonly after: number;
  readonly moves: readonly string[];
  readonly wish: string;
}

/** What the house said to a wish, and the entry that must be drawn before it shows. */
interface Answer {
  readonly wish: string;
  readonly seq: number;
  readonly refusal?: Refusal;
}

export interface Happened {
  /** The entry that brought it about. */
  readonly seq: number;
  readonly fact: { readonly type: string };
}

/** Who plays has changed. */
export interface Tabled {
  readonly seq: number;
  readonly deed: TableDeed;
}

/** What the house said is left to everybody. It runs from when that was heard, by a clock that never jumps. */
export interface Clocks extends Dated {
  readonly seats: readonly TimeLeft[];
  readonly heardAt: number;
}

/** How many missed entries are still shown one by one after a short absence. */
const CATCH_UP = 8;

const SEARCH_MS = 2000;
/** A house that is behind the others has caught up by then. */
const DOUBT_MS = 5000;

/** My place at one table: what the house last told, and what I asked of it. */
export class Session {
  readonly id: string;
  readonly table = signal<Table | undefined>(undefined);
  readonly step = signal<Step | undefined>(undefined);
  /** What the board may animate; nothing after a long absence. */
  readonly fresh = signal<readonly unknown[]>([]);
  /** Everything I may know of what happened, oldest first. */
  readonly history = signal<readonly Happened[]>([]);
  /** Who was stood in for, came back or gave up, oldest first. */
  readonly tabled = signal<readonly Tabled[]>([]);
  readonly pending = signal<Pending | undefined>(undefined);
  readonly refusal = signal<Refusal | undefined>(undefined);
  readonly trouble = signal<{ readonly code: ErrorCode; readonly text: string } | undefined>(undefined);
  /** The house cannot store anything just now. */
  readonly paused = signal(false);
  readonly talk: Conversation;
  /** Another tab of this browser plays this seat now. */
  readonly elsewhere = signal(false);
  /** Undefined where there is no clock. */
  readonly clocks = signal<Clocks | undefined>(undefined);
  /** The position of this entry is one from which I may take my last move back. */
  readonly undoable = signal<number | undefined>(undefined);
  /** The house told another past of this table before. */
  readonly rewritten = signal(false);
  readonly #browser: Pick<Browser, 'onFrame' | 'after' | 'random' | 'clock'>;
  readonly #socket: Socket;
  readonly #deafen: () => void;
  readonly #tabs: Tabs;
  readonly #witness: Witness;
  /** The other tabs were told that this one plays. */
  #claimed = false;
  #answer: Answer | undefined;
  #callOffSearch = (): void => {};
  #callOffDoubt = (): void => {};
  readonly #arrived: Step[] = [];
  /** Every entry that was told, oldest first. */
  #known: readonly Known[] = [];

  constructor(id: string, browser: Browser = thisBrowser, notebook: Notebook = notebookOf(id)) {
    this.id = id;
    this.#witness = new Witness(notebook);
    this.#browser = browser;
    this.#socket = new Socket(() => lang.value, this.#hear, browser);
    this.#deafen = this.#socket.link.subscribe(link => link === 'lost' && this.#stopClocks());
    this.talk = new Conversation(id, message => this.#socket.send(message));
    this.#tabs = browser.tabs(`tabard:${id}`, this.#yield);
  }

  get link() {
    return this.#socket.link;
  }

  /** Sends moves in order, up to the first refusal. One question at a time: what is pending must be answered first. */
  send(moves: readonly string[]): void {
    const step = this.step.value;
    if (!step || this.pending.value || moves.length === 0) return;
    batch(() => {
      this.refusal.value = undefined;
      this.pending.value = { after: step.after, moves, wish: newWish() };
    });
    this.#sendPending();
  }

  /** Takes the answer to a call. What came over the socket meanwhile is as new or newer, and knows who is here. */
  learn(table: Table): void {
    const known = this.table.value;
    if (!known || isNewer(table, known)) this.#seat(table);
  }

  /** The house's sentences come in the language of the last `hello`. */
  changeLang(): void {
    this.#socket.greet();
  }

  /** Sitting down may have made me somebody: the house knows a connection by the cookie it began with. */
  reopen(): void {
    this.elsewhere.value = false;
    this.#claimed = false;
    this.#socket.reopen();
  }

  close(): void {
    this.#callOffSearch();
    this.#callOffDoubt();
    this.#deafen();
    this.#socket.close();
    this.#tabs.close();
  }

  readonly #yield = (): void => {
    if (this.table.value?.me.seat == null) return;
    this.elsewhere.value = true;
    this.#socket.close();
  };

  #follow(seq = this.step.value?.seq ?? 0): void {
    this.talk.beginAnew();
    this.#socket.send({ type: 'follow', table: this.id, seq });
  }

  #sendPending(): void {
    const pending = this.pending.value;
    if (!pending) return;
    const { moves, ...rest } = pending;
    const about = { table: this.id, ...rest };
    if (moves.length === 1) this.#socket.send({ type: 'move', ...about, move: moves[0]! });
    else this.#socket.send({ type: 'moves', ...about, moves: [...moves] });
  }

  readonly #hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        this.#arrive();
        return;
      case 'table':
        if (message.table.id === this.id && !isOutdated(message.table, this.table.value)) this.#seat(message.table);
        return;
      case 'step':
        if (message.table === this.id) this.#advance(message);
        return;
      case 'talk':
      case 'said':
      case 'unsaid':
        this.talk.hear(message);
        return;
      case 'undo':
        if (message.table === this.id) this.undoable.value = message.may ? message.after : undefined;
        return;
      case 'accepted':
        if (this.talk.settle(message.wish)) return;
        this.#note({ wish: message.wish, seq: message.seq });
        return;
      case 'refused':
        // Of several moves some may have happened: their step is yet to be drawn.
        this.#note({ wish: message.wish, seq: message.index === 0 ? 0 : message.seq, refusal: message.refusal });
        return;
      case 'error':
        this.#stumble(message);
        return;
      case 'house':
        this.paused.value = message.paused;
        if (message.paused) this.#stopClocks();
        // What was asked while it could not answer is asked again: to be shown the table, too.
        if (!message.paused) this.#arrive();
        return;
      case 'pong':
      case 'goodbye':
        return;
    }
  };

  /** A new connection, or the house goes on: what was wrong before may not be any more, else we hear of it again. */
  #arrive(): void {
    batch(() => {
      this.paused.value = false;
      this.trouble.value = undefined;
    });
    this.#follow();
    this.#sendPending();
    this.talk.sendAgain();
  }

  #seat(table: Table): void {
    noteArrival(table);
    this.#noteClocks(table, table.clocks ?? undefined);
    this.table.value = table;
    if (table.me.seat === null || this.#claimed) return;
    this.#claimed = true;
    this.#tabs.call();
  }

  /** Steps that come within one frame are drawn once: bots can be quicker than any screen. */
  #advance(step: Step): void {
    this.#compare(step);
    this.#noteClocks(step, step.clocks);
    this.#arrived.push(step);
    if (this.#arrived.length === 1) this.#browser.onFrame(this.#drawArrived);
  }

  #noteClocks({ epoch, seq }: Dated, seats: readonly TimeLeft[] | undefined): void {
    if (isOutdated({ epoch, seq }, this.clocks.value)) return;
    this.clocks.value = seats && { epoch, seq, seats, heardAt: this.#browser.clock() };
  }

  /** While the house is not there, or cannot write, nobody loses time: what is left is told when it is back. */
  #stopClocks(): void {
    const clocks = this.clocks.value;
    if (!clocks) return;
    const heardAt = this.#browser.clock();
    const stop = (left: TimeLeft): TimeLeft => (left.runs ? { ...sharesLeft(left, heardAt - clocks.heardAt), runs: false } : left);
    this.clocks.value = { ...clocks, seats: clocks.seats.map(stop), heardAt };
  }

  #compare(step: Step): void {
    const seen = this.#witness.see(step);
    if (seen === 'changed') this.rewritten.value = true;
    if (seen !== 'behind') return;
    this.#callOffDoubt();
    this.#callOffDoubt = this.#browser.after(DOUBT_MS, () => {
      this.rewritten.value ||= this.#witness.isBehind;
    });
  }

  readonly #drawArrived = (): void => {
    const before = this.step.value;
    batch(() => {
      const arrived = this.#arrived.splice(0);
      const facts = arrived.flatMap(step => this.#take(step));
      if (!isSamePosition(before, this.step.value)) {
        // What was taken back is gone without a movement.
        this.fresh.value = arrived.some(hasUndone) ? [] : facts;
        this.refusal.value = undefined;
      }
      this.#settle();
    });
  };

  /** Returns what the board may show as movement: nothing at the first sight and after a long absence. */
  #take(step: Step): readonly unknown[] {
    const before = this.step.value;
    if (isOutdated(step, before)) return [];
    const isNext = before?.epoch === step.epoch;
    if (before && !isNext) this.#beginAnew(step);
    this.step.value = step;
    const told = step.entries.flatMap(({ seq, facts }) => facts.map(fact => ({ seq, fact: fact as Happened['fact'] })));
    const tabled = step.entries.flatMap(({ seq, deed }) => (deed ? [{ seq, deed }] : []));
    this.#known = goOn(this.#known, step.entries.map(knownOf), step.since);
    this.history.value = goOn(this.history.value, told, step.since);
    this.tabled.value = goOn(this.tabled.value, tabled, step.since);
    if (hasUndone(step)) this.#forgetUndone();
    const missed = isNext ? step.entries.filter(({ seq }) => seq > before.seq) : [];
    return missed.length > CATCH_UP ? [] : missed.flatMap(({ facts }) => facts);
  }

  /** Moves that were taken back have not happened; that they were is told. */
  #forgetUndone(): void {
    const gone = takenBack(this.#known);
    this.history.value = this.history.value.filter(({ seq }) => !gone.has(seq));
  }

  /** The house was restored from a backup: what it told before, and what was asked of it then, counts no more. */
  #beginAnew({ since }: Step): void {
    this.#known = [];
    this.history.value = [];
    this.tabled.value = [];
    this.undoable.value = undefined;
    this.pending.value = undefined;
    if (since > 0) this.#follow(0);
  }

  /** An answer to something older comes late. */
  #note(answer: Answer): void {
    if (answer.wish !== this.pending.value?.wish) return;
    this.#answer = answer;
    this.#settle();
  }

  /** What happened is pending until it is drawn: nobody is offered the same choice twice. */
  #settle(): void {
    const answer = this.#answer;
    if (!answer || answer.wish !== this.pending.value?.wish || (this.step.value?.seq ?? 0) < answer.seq) return;
    batch(() => {
      this.pending.value = undefined;
      this.refusal.value = answer.refusal;
    });
  }

  /** Another server may know the rules already: a new connection may lead there, and what is pending goes along. */
  #lookElsewhere(): void {
    this.#callOffSearch();
    this.#callOffSearch = this.#browser.after(SEARCH_MS * (0.75 + this.#browser.random() / 2), () => this.#socket.reopen());
  }

  #stumble({ code, text, wish, table }: Extract<ServerMessage, { type: 'error' }>): void {
    if (code === 'paused') {
      this.paused.value = true;
      this.#stopClocks();
    }
    // Not now: what is pending goes out again when the house can write, or after the next welcome.
    if (code === 'paused' || code === 'shutting-down') return;
    if (wish !== undefined && this.talk.settle(wish, text)) return;
    if (code === 'newer-rules' && table === this.id) this.#lookElsewhere();
    if (wish === undefined || code === 'newer-rules') {
      if (table === undefined || table === this.id) this.trouble.value = { code, text };
      return;
    }
    if (wish !== this.pending.value?.wish) return;
    this.pending.value = undefined;
    // The match moved on without this move, or I left it: what comes next shows how it stands.
    if (OVERTAKEN.has(code)) this.#follow();
    else this.trouble.value = { code, text };
  }
}

/** Why a move comes too late where the screen says by itself what came before it: a resignation, a bot for me, a pause, the end. */
const OVERTAKEN: ReadonlySet<ErrorCode> = new Set(['stale', 'future', 'resigned', 'stood-in', 'on-hold', 'over']);

/** What is known up to an entry, and what came after it; the same where nothing is new. */
function goOn<One extends { readonly seq: number }>(known: readonly One[], told: readonly One[], since: number): readonly One[] {
  const kept = known.filter(({ seq }) => seq <= since);
  return told.length === 0 && kept.length === known.length ? known : [...kept, ...told];
}

const hasUndone = ({ entries }: Step): boolean => entries.some(({ deed }) => deed?.type === 'undone');

interface Dated {
  readonly epoch: number;
  readonly seq: number;
}

const isNewer = (one: Dated, other: Dated): boolean => one.epoch > other.epoch || (one.epoch === other.epoch && one.seq > other.seq);
const isOutdated = (news: Dated, known: Dated | undefined): boolean => known !== undefined && isNewer(known, news);
const isSamePosition = (one: Step | undefined, other: Step | undefined): boolean =>
  one?.after === other?.after && one?.epoch === other?.epoch;
