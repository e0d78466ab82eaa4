import { signal } from '@preact/signals';
import type { ClientMessage, Line, ServerMessage, Words } from '@tabard/protocol';
import { newWish } from './random.ts';

type Heard = Extract<ServerMessage, { type: 'talk' | 'said' | 'unsaid' }>;

/** What is said at a table, as far as I was told, and what I say. */
export class Conversation {
  /** Oldest first. */
  readonly lines = signal<readonly Line[]>([]);
  /** What I said and the house has not answered yet. */
  readonly sending = signal<ReadonlyMap<string, Words>>(new Map());
  /** Why the last thing I said was not said, in the house's words. */
  readonly failure = signal('');
  readonly #table: string;
  readonly #send: (message: ClientMessage) => void;
  readonly #listeners = new Set<(line: Line) => void>();

  constructor(table: string, send: (message: ClientMessage) => void) {
    this.#table = table;
    this.#send = send;
  }

  say(words: Words): void {
    const wish = newWish();
    this.failure.value = '';
    this.sending.value = new Map(this.sending.value).set(wish, words);
    this.#utter(wish, words);
  }

  /** Hears of every line the moment it is said; the answer ends that. */
  onSaid(hear: (line: Line) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  hear(message: Heard): void {
    if (message.table !== this.#table) return;
    switch (message.type) {
      case 'talk':
        this.lines.value = message.lines;
        return;
      case 'said':
        this.lines.value = [...this.lines.value, message.line];
        for (const hear of this.#listeners) hear(message.line);
        return;
      case 'unsaid':
        this.lines.value = this.lines.value.filter(({ id }) => !message.ids.includes(id));
    }
  }

  /** Whoever follows a table anew is told again what they may know. */
  beginAnew(): void {
    if (this.lines.value.length > 0) this.lines.value = [];
  }

  /** What was not answered goes out again, word for word. */
  sendAgain(): void {
    for (const [wish, words] of this.sending.value) this.#utter(wish, words);
  }

  /** False: no wish of mine to say something. */
  settle(wish: string, failure = ''): boolean {
    if (!this.sending.value.has(wish)) return false;
    const others = new Map(this.sending.value);
    others.delete(wish);
    this.sending.value = others;
    this.failure.value = failure;
    return true;
  }

  #utter(wish: string, words: Words): void {
    this.#send({ type: 'say', table: this.#table, wish, ...words });
  }
}
