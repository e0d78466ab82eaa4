import { Worker } from 'node:worker_threads';
import type { Seat } from '@tabard/core';
import { newKey } from '../store/secrets.ts';

/** What a bot is asked. It gets a view, never a state. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly seat: Seat;
}
export type Task = Question & { readonly id: number; readonly seed: string };
export type Answer = { readonly id: number; readonly move: string } | { readonly id: number; readonly error: string };

interface Asked {
  resolve(move: string): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

const PATIENCE_MS = 30_000;

/** Bots think in a worker thread, so that the event loop is never kept waiting. */
export class BotPool {
  readonly #catalog: string;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(catalog: string) {
    this.#catalog = catalog;
  }

  /** The spelled move of a bot. Rejects when it fails or takes too long. */
  choose(question: Question): Promise<string> {
    const worker = this.#running();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(new Error(`bot ${question.level} took too long`)), PATIENCE_MS);
      this.#asked.set(id, { resolve, reject, timer });
      worker.postMessage({ ...question, id, seed: newKey() } satisfies Task);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#giveUp(new Error('closed'));
    await worker?.terminate();
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { catalog: this.#catalog } });
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', error => this.#giveUp(error instanceof Error ? error : new Error(String(error))));
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #settle(answer: Answer): void {
    const asked = this.#asked.get(answer.id);
    if (!asked) return;
    this.#asked.delete(answer.id);
    clearTimeout(asked.timer);
    if ('move' in answer) asked.resolve(answer.move);
    else asked.reject(new Error(answer.error));
  }

  /** Whatever it was doing, the next question gets a fresh worker. */
  #giveUp(error: Error): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    for (const { reject, timer } of this.#asked.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#asked.clear();
  }
}
