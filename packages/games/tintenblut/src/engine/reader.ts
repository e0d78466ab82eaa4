import type { Refusal } from '@tabard/core';
import type { Kind } from './kinds.ts';
import type { Reason } from './moves.ts';
import { refuse } from './refusal.ts';

const MAX_COUNT = 9999;

export type Fields = Readonly<Record<string, unknown>>;

/** Reads untrusted JSON; remembers the first problem and goes on with a harmless value. */
export class Reader {
  problem: Refusal | undefined;

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

  count(field: string, value: unknown, most: number = MAX_COUNT): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
    this.refuse(typeof value === 'number' && value < 0 ? 'position.negative' : 'position.unreadable', { field });
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

  /** An id of a list of things. */
  kind(field: string, value: unknown, find: (id: string) => Kind | undefined): Kind {
    const kind = typeof value === 'string' ? find(value) : undefined;
    if (kind === undefined) this.refuse('position.unknown-id', { field, id: String(value) });
    return kind ?? 0;
  }

  kinds(field: string, value: unknown, find: (id: string) => Kind | undefined): Kind[] {
    return this.list(field, value).map(id => this.kind(field, id, find));
  }

  /** Different whole numbers, as bits. */
  bits(field: string, value: unknown, least: number, most: number): number {
    let bits = 0;
    for (const one of this.list(field, value)) {
      const bit = 1 << this.count(field, one, most);
      if (bit < 1 << least || (bits & bit) !== 0) this.refuse('position.unreadable', { field });
      bits |= bit;
    }
    return bits;
  }
}
