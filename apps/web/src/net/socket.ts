import { signal } from '@preact/signals';
import type { Lang } from '@tabard/core';
import { type ClientMessage, readServerMessage, type ServerMessage, VERSION } from '@tabard/protocol';

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8000;
const PING_EVERY_MS = 15_000;
const PONG_WITHIN_MS = 8000;

/** `outdated`: the server speaks another version; only loading the page again helps. */
export type Link = 'connecting' | 'open' | 'lost' | 'outdated' | 'closed';

/** A WebSocket that comes back by itself until it is closed. Nothing is queued here: after each `welcome` its owner says what matters now. */
export class Socket {
  readonly link = signal<Link>('connecting');
  #socket: WebSocket | undefined;
  #wait = FIRST_WAIT_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  readonly #lang: () => Lang;
  readonly #hear: (message: ServerMessage) => void;

  constructor(lang: () => Lang, hear: (message: ServerMessage) => void) {
    this.#lang = lang;
    this.#hear = hear;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** False: there is no connection; say it again after the next `welcome`. */
  send(message: ClientMessage): boolean {
    if (this.link.value !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  greet(): void {
    this.send({ type: 'hello', version: VERSION, lang: this.#lang() });
  }

  /** A fresh connection, as after the cookie has changed. */
  reopen(): void {
    this.#drop();
    this.link.value = 'connecting';
    this.#open();
  }

  close(link: Link = 'closed'): void {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.link.value = link;
    this.#drop();
  }

  #open(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: VERSION, lang: this.#lang() } satisfies ClientMessage));
    socket.onmessage = event => this.#receive(String(event.data));
    socket.onclose = () => this.#lose(socket);
  }

  #receive(text: string): void {
    const read = readServerMessage(text);
    clearTimeout(this.#pong);
    if (!read.ok) {
      this.close('outdated');
      return;
    }
    const message = read.value;
    if (message.type === 'welcome') this.#settle();
    if ((message.type === 'goodbye' && message.reason === 'version') || (message.type === 'error' && message.code === 'version')) {
      this.close('outdated');
    }
    if (message.type === 'goodbye' && message.reason === 'too-fast') this.#wait = LONGEST_WAIT_MS;
    this.#hear(message);
  }

  #settle(): void {
    this.link.value = 'open';
    this.#wait = FIRST_WAIT_MS;
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      if (!this.send({ type: 'ping', ref: 0 })) return;
      clearTimeout(this.#pong);
      this.#pong = setTimeout(() => this.#lose(this.#socket), PONG_WITHIN_MS);
    }, PING_EVERY_MS);
  }

  #lose(socket: WebSocket | undefined): void {
    if (socket !== this.#socket || this.link.value === 'closed' || this.link.value === 'outdated') return;
    this.#drop();
    this.link.value = 'lost';
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  readonly #hurry = (): void => {
    if (this.link.value !== 'lost' || document.visibilityState === 'hidden') return;
    this.#drop();
    this.#open();
  };
}
