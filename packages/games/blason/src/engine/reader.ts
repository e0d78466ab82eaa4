import type { Refusal } from '@tabard/core';
import { type Kind, kindOf } from './data.ts';
import type { Reason } from './moves.ts';
import { refuse } from './refusal.ts';

const MAX_COUNT = 60_000;

export type Fields = Readonly<Record<string, unknown>>;

/** Reads untrusted JSON; remembers the first problem and goes on with a harmless value. */
export class Reader {
  problem: Refusal | undefined;
  readonly #met = new Set<Kind>();

  refuse(because: Reason, details?: Refusal['details']): void {
    this.problem ??= refuse('9', because, details);
  }

  object(field: string, value: unknown, known: readonly string[]): Fields {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.refuse('position.unreadable', { field });
      return {};
    }
    const stranger = Object.keys(value).find(key => !known.includes(key));
    if (stranger !== undefined) this.refuse('position.unreadable', { field: stranger });
    return value as Fields;
  }

  list(field: string, value: unknown): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.refuse('position.unreadable', { field });
    return [];
  }

  /** Cards that were not met before: every card is there once. */
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

  count(field: string, value: unknown, most: number = MAX_COUNT): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
    this.refuse('position.unreadable', { field });
    return 0;
  }

  truth(field: string, value: unknown): boolean {
    return this.oneOf(field, value, [true, false] as const);
  }

  oneOf<T>(field: string, value: unknown, values: readonly T[]): T {
    if ((values as readonly unknown[]).includes(value)) return value as T;
    this.refuse('position.unreadable', { field });
    return values[0]!;
  }
}
