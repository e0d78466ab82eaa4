import { Worker } from 'node:worker_threads';
import { AS_A_THREAD } from '../threads.ts';
import type { Mind, Task, Thought } from './mind.ts';

const PATIENCE_MS = 10_000;

/** A mind in a worker thread, so that the event loop is never kept waiting. */
export class Thread implements Mind {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  #settle: (thought: Thought) => void = () => {};
  #end: string | undefined;

  constructor(catalog: string) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { catalog }, ...AS_A_THREAD });
    this.#worker.unref();
    this.ready = new Promise((resolve, reject) => {
      const fail = (error: string) => {
        this.#end ??= error;
        reject(new Error(error));
        this.#settle({ error });
      };
      this.#worker.once('message', () => {
        this.#worker.on('message', (thought: Thought) => this.#settle(thought));
        resolve();
      });
      this.#worker.on('error', error => fail(String(error)));
      this.#worker.on('exit', () => fail('the worker ended'));
    });
    this.ready.catch(() => {});
  }

  ask(task: Task): Promise<string> {
    if (this.#end !== undefined) return Promise.reject(new Error(this.#end));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle({ error: `bot ${task.spec} took too long` }), PATIENCE_MS);
      this.#settle = thought => {
        clearTimeout(timer);
        this.#settle = () => {};
        if ('move' in thought) resolve(thought.move);
        else reject(new Error(thought.error));
      };
      this.#worker.postMessage(task);
    });
  }

  async dismiss(): Promise<void> {
    await this.#worker.terminate();
  }
}
