import { signal } from '@preact/signals';
import type { Lang } from '@tabard/core';
import { type ClientMessage, readServerMessage, type ServerMessage, VERSION } from '@tabard/protocol';
import { type Browser, type Line, thisBrowser } from './browser.ts';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_EVERY_MS = 10_000;
/** When nothing came for so long after a greeting or a ping, the line is dead. */
const ANSWER_WITHIN_MS = 8000;

/** `outdated`: the server speaks another version; only loading the page again helps. After the last three it does not come back by itself. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed' | 'outdated' | 'signed-out' | 'banned';

type Farewell = Extract<ServerMessage, { type: 'goodbye' }>['reason'];
const FOR_GOOD: Partial<Record<Farewell, Link>> = { version: 'outdated', 'signed-out': 'signed-out', banned: 'banned' };

type Outside = Pick<Browser, 'dial' | 'after' | 'random' | 'onWake'>;
type CallOff = () => void;

/** A connection that comes back by itself until it is closed. Nothing is queued here: after each `welcome` its owner says what matters now. */
export class Socket {
  readonly link = signal<Link>('connecting');
  readonly #lang: () => Lang;
  readonly #hear: (message: ServerMessage) => void;
  readonly #outside: Outside;
  #line: Line | undefined;
  #wait = FIRST_WAIT_MS;
  #retry: CallOff | undefined;
  #ping: CallOff | undefined;
  /** While an answer is expected. */
  #overdue: CallOff | undefined;
  #waking: CallOff | undefined;

  constructor(lang: () => Lang, hear: (message: ServerMessage) => void, outside: Outside = thisBrowser) {
    this.#lang = lang;
    this.#hear = hear;
    this.#outside = outside;
    this.#begin();
  }

  /** Without a connection nothing is sent: say it again after the next `welcome`. */
  send(message: ClientMessage): void {
    if (this.link.value === 'open') this.#say(message);
  }

  greet(): void {
    this.send(this.#hello());
  }

  /** A fresh connection, as after the cookie has changed. */
  reopen(): void {
    this.#end();
    this.#begin();
  }

  close(link: Link = 'closed'): void {
    this.link.value = link;
    this.#end();
  }

  #begin(): void {
    this.link.value = 'connecting';
    this.#waking = this.#outside.onWake(this.#hurry);
    this.#dial();
  }

  #end(): void {
    this.#waking?.();
    this.#hangUp();
  }

  #dial(): void {
    this.#retry = undefined;
    const isCurrent = () => this.#line === line;
    const line = this.#outside.dial({
      opened: () => isCurrent() && this.#say(this.#hello()),
      heard: text => isCurrent() && this.#receive(text),
      ended: () => isCurrent() && this.#lose(),
    });
    this.#line = line;
    this.#expectAnswer();
  }

  #receive(text: string): void {
    this.#overdue?.();
    this.#overdue = undefined;
    const read = readServerMessage(text);
    if (!read.ok) {
      this.close('outdated');
      return;
    }
    const message = read.value;
    if (message.type === 'welcome') this.#settle();
    const end = message.type === 'goodbye' ? FOR_GOOD[message.reason] : undefined;
    if (end) this.close(end);
    if (message.type === 'error' && message.code === 'version') this.close('outdated');
    if (message.type === 'goodbye' && message.reason === 'too-fast') this.#wait = LONGEST_WAIT_MS;
    this.#hear(message);
  }

  #settle(): void {
    this.link.value = 'open';
    this.#wait = FIRST_WAIT_MS;
    this.#pingLater();
  }

  #pingLater(): void {
    this.#ping?.();
    this.#ping = this.#outside.after(PING_EVERY_MS, () => {
      this.#probe();
      this.#pingLater();
    });
  }

  /** Asks for a sign of life. */
  #probe(): void {
    this.send({ type: 'ping', ref: 0 });
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    this.#overdue ??= this.#outside.after(ANSWER_WITHIN_MS, () => this.#lose());
  }

  #lose(): void {
    this.#hangUp();
    this.link.value = 'lost';
    // Not all at the same moment: a server that has just come up would go down again.
    this.#retry = this.#outside.after(this.#wait * (0.75 + this.#outside.random() / 2), () => this.#dial());
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #hangUp(): void {
    for (const callOff of [this.#retry, this.#ping, this.#overdue]) callOff?.();
    this.#overdue = undefined;
    const line = this.#line;
    this.#line = undefined;
    line?.close();
  }

  readonly #hurry = (): void => {
    if (this.link.value === 'open') this.#probe();
    if (!this.#retry) return;
    this.#retry();
    this.#dial();
  };

  #hello(): ClientMessage {
    return { type: 'hello', version: VERSION, lang: this.#lang() };
  }

  #say(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }
}
