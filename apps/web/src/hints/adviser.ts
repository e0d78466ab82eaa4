import type { Answer, Question } from './hint.ts';

/** Has somebody else think: the page itself never searches. One question at a time. */
export class Adviser {
  #worker: Worker | undefined;
  #settle: ((answer: Answer | undefined) => void) | undefined;

  /** Undefined when it was called off. */
  ask(question: Question): Promise<Answer | undefined> {
    this.cancel();
    return new Promise(resolve => {
      this.#settle = resolve;
      this.#hired().postMessage(question);
    });
  }

  /** Whoever thinks hears nothing, so they are sent away in mid-thought; who is idle stays, with the game at hand. */
  cancel(): void {
    if (this.#settle) this.#dismiss(undefined);
  }

  close(): void {
    this.#dismiss(undefined);
  }

  #hired(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#settle?.(data);
      this.#settle = undefined;
    };
    worker.onerror = event => this.#dismiss({ error: event.message });
    this.#worker = worker;
    return worker;
  }

  #dismiss(answer: Answer | undefined): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#settle?.(answer);
    this.#settle = undefined;
  }
}
