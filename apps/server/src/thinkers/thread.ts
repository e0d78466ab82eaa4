import { Worker } from 'node:worker_threads';
import { AS_A_THREAD } from '../threads.ts';
import type { Glance, Mind, Task, Thought, Weighing } from './mind.ts';

const PATIENCE_MS = 10_000;

/** A mind in a worker thread, so that the event loop is never kept waiting. */
export class Thread implements Mind {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  /** Not 0: it is to come to an end. A thread in thought reads no messages. */
  readonly #late = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #settle: (thought: Thought) => void = () => {};
  #end: string | undefined;

  constructor(catalog: string) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { catalog, late: this.#late }, ...AS_A_THREAD });
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

  async ask(task: Task): Promise<string> {
    Atomics.store(this.#late, 0, 0);
    const thought = await this.#thought(task, `bot ${task.spec}`);
    if ('move' in thought) return thought.move;
    throw new Error('error' in thought ? thought.error : 'it weighed where it was asked');
  }

  async weigh(weighing: Weighing): Promise<number> {
    const thought = await this.#thought(weighing, 'weighing');
    if ('doubt' in thought) return thought.doubt;
    throw new Error('error' in thought ? thought.error : 'it moved where it was to weigh');
  }

  async glance(glance: Glance): Promise<boolean> {
    const thought = await this.#thought(glance, 'a glance');
    if ('may' in thought) return thought.may;
    throw new Error('error' in thought ? thought.error : 'it thought where it was to look');
  }

  hurry(): void {
    Atomics.store(this.#late, 0, 1);
  }

  #thought(about: Task | Weighing | Glance, what: string): Promise<Thought> {
    if (this.#end !== undefined) return Promise.resolve({ error: this.#end });
    return new Promise(resolve => {
      const timer = setTimeout(() => this.#settle({ error: `${what} took too long` }), PATIENCE_MS);
      this.#settle = thought => {
        clearTimeout(timer);
        this.#settle = () => {};
        resolve(thought);
      };
      this.#worker.postMessage(about);
    });
  }

  async dismiss(): Promise<void> {
    await this.#worker.terminate();
  }
}
