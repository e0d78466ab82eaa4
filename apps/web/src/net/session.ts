import { batch, signal } from '@preact/signals';
import type { ErrorCode, Refusal, ServerMessage, Step, Table } from '@tabard/protocol';
import { lang } from '../i18n/index.ts';
import { Socket } from './socket.ts';

/** Moves on their way: sent again, word for word, until the server has answered. */
interface Pending {
  readonly seq: number;
  readonly moves: readonly string[];
  readonly ref: number;
}

export interface Happened {
  readonly seq: number;
  readonly fact: { readonly type: string };
}

/** How many missed entries are still shown one by one after a short absence. */
const CATCH_UP = 8;

/** My place at one match: what the server last told, and what I asked of it. */
export class Session {
  readonly match: string;
  readonly table = signal<Table | undefined>(undefined);
  readonly step = signal<Step | undefined>(undefined);
  /** What the board may animate; nothing after a long absence. */
  readonly fresh = signal<readonly unknown[]>([]);
  /** Everything I may know of what happened, oldest first. */
  readonly history = signal<readonly Happened[]>([]);
  readonly pending = signal<Pending | undefined>(undefined);
  readonly refusal = signal<Refusal | undefined>(undefined);
  readonly trouble = signal<{ readonly code: ErrorCode; readonly text: string } | undefined>(undefined);
  /** Another tab of this browser plays this seat now. */
  readonly elsewhere = signal(false);
  readonly #socket: Socket;
  readonly #tabs: BroadcastChannel;
  /** The other tabs were told that this one plays. */
  #claimed = false;
  #ref = Date.now();
  #accepted = { ref: 0, seq: 0 };
  readonly #arrived: Step[] = [];

  constructor(match: string) {
    this.match = match;
    this.#socket = new Socket(() => lang.value, this.#hear);
    this.#tabs = new BroadcastChannel(`tabard:${match}`);
    this.#tabs.onmessage = () => {
      if (this.table.value?.me.seat == null) return;
      this.elsewhere.value = true;
      this.#socket.close();
    };
  }

  get link() {
    return this.#socket.link;
  }

  /** Sends moves in order, up to the first refusal. One question at a time: what is pending must be answered first. */
  send(moves: readonly string[]): void {
    const step = this.step.value;
    if (!step || this.pending.value || moves.length === 0) return;
    this.#ref += 1;
    batch(() => {
      this.refusal.value = undefined;
      this.pending.value = { seq: step.seq, moves, ref: this.#ref };
    });
    this.#sendPending();
  }

  /** The server's sentences come in the language of the last `hello`. */
  changeLang(): void {
    this.#socket.greet();
  }

  /** Sitting down may have made me somebody: the server knows a connection by the cookie it began with. */
  reopen(): void {
    this.elsewhere.value = false;
    this.#claimed = false;
    this.#socket.reopen();
  }

  close(): void {
    this.#socket.close();
    this.#tabs.close();
  }

  #follow(): void {
    this.#socket.send({ type: 'follow', match: this.match, seq: this.step.value?.seq ?? 0 });
  }

  #sendPending(): void {
    const pending = this.pending.value;
    if (!pending) return;
    const { seq, moves, ref } = pending;
    const [first] = moves;
    const about = { match: this.match, seq, ref };
    if (moves.length === 1) this.#socket.send({ type: 'move', ...about, move: first! });
    else this.#socket.send({ type: 'moves', ...about, moves: [...moves] });
  }

  readonly #hear = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        this.#follow();
        this.#sendPending();
        return;
      case 'table':
        if (message.table.match === this.match) this.#seat(message.table);
        return;
      case 'step':
        if (message.match === this.match) this.#advance(message);
        return;
      case 'accepted':
        this.#accepted = message;
        this.#settle();
        return;
      case 'refused':
        if (message.ref !== this.pending.value?.ref) return;
        batch(() => {
          this.pending.value = undefined;
          this.refusal.value = message.refusal;
        });
        return;
      case 'error':
        this.#stumble(message);
        return;
      case 'pong':
      case 'goodbye':
        return;
    }
  };

  #seat(table: Table): void {
    this.table.value = table;
    if (table.me.seat === null || this.#claimed) return;
    this.#claimed = true;
    this.#tabs.postMessage('here');
  }

  /** Steps that come within one frame are drawn once: bots can be quicker than any screen. */
  #advance(step: Step): void {
    this.#arrived.push(step);
    if (this.#arrived.length > 1) return;
    if (document.hidden) setTimeout(this.#drawArrived);
    else requestAnimationFrame(this.#drawArrived);
  }

  readonly #drawArrived = (): void => {
    const steps = this.#arrived.splice(0);
    batch(() => {
      const fresh = steps.flatMap(step => this.#take(step));
      this.fresh.value = fresh;
      this.#settle();
    });
  };

  /** Returns what the board may show as movement: nothing at the first sight and after a long absence. */
  #take(step: Step): readonly unknown[] {
    const before = this.step.value?.seq;
    if (before !== undefined && step.seq < before) return [];
    const known = this.history.value.filter(one => one.seq <= step.since);
    this.history.value = [...known, ...happenedIn(step)];
    this.step.value = step;
    if (step.seq === before) return this.fresh.value;
    this.refusal.value = undefined;
    return before === undefined || step.seq - step.since > CATCH_UP ? [] : step.facts;
  }

  /** An accepted move is pending until its step is drawn: nobody is offered the same choice twice. */
  #settle(): void {
    const { pending, step } = this;
    if (pending.value && this.#accepted.ref === pending.value.ref && (step.value?.seq ?? 0) >= this.#accepted.seq)
      pending.value = undefined;
  }

  #stumble(message: Extract<ServerMessage, { type: 'error' }>): void {
    if (message.ref !== undefined && message.ref === this.pending.value?.ref) {
      this.pending.value = undefined;
      // The match moved on without this move, or a bot sits here: the next step shows how it stands.
      if (message.code === 'stale' || message.code === 'future') this.#follow();
      else this.trouble.value = { code: message.code, text: message.text };
      return;
    }
    if (message.match === undefined || message.match === this.match) this.trouble.value = { code: message.code, text: message.text };
  }
}

/** Of several entries at once it is not told which fact is whose; the last one is of the last entry. */
function happenedIn({ facts, seq, since }: Step): Happened[] {
  return (facts as Happened['fact'][]).map((fact, at) => ({ seq: seq - since > 1 && at < facts.length - 1 ? seq - 1 : seq, fact }));
}
