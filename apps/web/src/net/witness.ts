import { viewHash } from '@tabard/core';
import type { Step } from '@tabard/protocol';
import type { Notebook } from './notes.ts';

interface Head {
  readonly epoch: number;
  readonly seq: number;
  readonly hash: string;
}

/** Remembers what the house told of a table, so that its past cannot be changed unnoticed. */
export class Witness {
  readonly #notebook: Notebook;
  #head: Head | undefined;
  /** It has not told again yet what it had told before. */
  isBehind = false;

  constructor(notebook: Notebook) {
    this.#notebook = notebook;
    const { head } = notebook.read();
    this.#head = head?.epoch === undefined ? undefined : { ...head, epoch: head.epoch };
  }

  /**
   * `changed`: the house told another past before. `behind`: it told more; a house among several may have to catch up first. A house that
   * was restored from a backup says so by its epoch, and is believed.
   */
  see({ epoch, seq, head: hash, after, view }: Step): 'fits' | 'behind' | 'changed' {
    const known = this.#head;
    this.isBehind = known?.epoch === epoch && seq < known.seq;
    if (this.isBehind) return 'behind';
    if (known?.epoch === epoch && known.seq === seq) return hash === known.hash ? 'fits' : 'changed';
    this.#head = { epoch, seq, hash };
    const noted = this.#notebook.read();
    const views = known?.epoch === epoch ? noted.views : {};
    this.#notebook.write({ ...noted, head: { seq, hash, epoch }, views: { ...views, [after]: viewHash(view) } });
    return 'fits';
  }
}
