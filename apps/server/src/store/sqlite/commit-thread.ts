import { Worker } from 'node:worker_threads';
import { ok, type Result } from '@tabard/core';
import { AS_A_THREAD } from '../../threads.ts';
import type { KnownFile } from './files.ts';
import type { Committer, Job } from './job.ts';
import { type Parcel, parcelOf, STORED } from './parcel.ts';

/** What the thread is asked: to write jobs, to tidy, or to let go of the database. */
export type Request = Parcel | 'tidy' | 'close';

/** Where it writes; `files` are to be there still when it says that something is stored. */
export interface Workplace {
  readonly path: string;
  readonly files: readonly KnownFile[];
}

/** What it answers, in the order of the requests: of each job what it came to, of most of them only that they are stored. */
export type Answer = Result<readonly (Result<unknown, unknown> | typeof STORED)[], unknown>;

const stored = ok('stored');

interface Asked {
  resolve(answer: readonly Result<unknown, unknown>[]): void;
  reject(error: unknown): void;
}

/** Commits in a thread of its own, so that the event loop never waits for the disk. */
export class CommitThread implements Committer {
  readonly #place: Workplace;
  #worker: Worker | undefined;
  #asked: Asked[] = [];
  #isClosed = false;

  constructor({ path, files }: Workplace) {
    this.#place = { path, files };
    this.#worker = this.#hire();
  }

  commit(jobs: readonly Job[]): Promise<readonly Result<unknown, unknown>[]> {
    return this.#ask(parcelOf(jobs));
  }

  async tidy(): Promise<void> {
    await this.#ask('tidy');
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    const closed = this.#ask('close');
    this.#isClosed = true;
    await closed;
    await this.#worker?.terminate();
  }

  /** As long as an answer is awaited the process stays. */
  #ask(request: Request): Promise<readonly Result<unknown, unknown>[]> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    this.#worker ??= this.#hire();
    const worker = this.#worker;
    worker.ref();
    return new Promise((resolve, reject) => {
      // Posted first: what cannot be is rejected, and shifts no other's answer.
      worker.postMessage(request);
      this.#asked.push({ resolve, reject });
    });
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./commit-worker.ts', import.meta.url), { workerData: this.#place, ...AS_A_THREAD });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const asked = this.#asked.shift()!;
      if (this.#asked.length === 0) worker.unref();
      if (answer.ok) asked.resolve(answer.value.map(one => (one === STORED ? stored : one)));
      else asked.reject(answer.error);
    });
    worker.on('error', error => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('the thread that commits has ended')));
    return worker;
  }

  /** Nobody knows what became of what it was asked; the next request has a new one. */
  #lose(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#asked.splice(0)) reject(error);
  }
}
