import type { Details, Refusal } from './game.ts';

export type Fields = Readonly<Record<string, unknown>>;

const MAX_COUNT = 1_000_000;

/** Reads untrusted JSON of a position; remembers the first problem, citing the clause on positions, and goes on with a harmless value. */
export class Reader<Reason extends string = string> {
  problem: Refusal | undefined;
  readonly #rule: string;

  constructor(rule: string) {
    this.#rule = rule;
  }

  refuse(because: Reason | 'position.unreadable', details: Details): void {
    this.problem ??= { rule: this.#rule, because, details };
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
