import { Reader } from '@tabard/core';
import { type Kind, kindOf } from './data.ts';
import type { Reason } from './moves.ts';

/** Reads positions of Blason, in which every card is there once. */
export class CardReader extends Reader<Reason> {
  readonly #met = new Set<Kind>();

  constructor() {
    super('9');
  }

  /** Cards that were not met before. */
  cards(field: string, value: unknown): Kind[] {
    return this.list(field, value).map(card => this.card(card));
  }

  card(value: unknown): Kind {
    const kind = typeof value === 'string' ? kindOf(value) : undefined;
    if (kind === undefined) this.refuse('position.unknown-card', { card: String(value) });
    else if (this.#met.has(kind)) this.refuse('position.double-card', { card: String(value) });
    else this.#met.add(kind);
    return kind ?? 0;
  }

  get met(): ReadonlySet<Kind> {
    return this.#met;
  }
}
