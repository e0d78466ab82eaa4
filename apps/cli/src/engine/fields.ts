import { type Json, LANGS, type Lang, type Seat, type Viewer } from '@tabard/core';

/** Something wrong with a request; the answer to it, and nothing else, carries it. */
export class BadRequest extends Error {
  readonly because: string;
  /** The clause, where a game refuses. */
  readonly rule: string | undefined;

  constructor(because: string, text: string, rule?: string) {
    super(text);
    this.because = because;
    this.rule = rule;
  }
}

export type Id = string | number | null;

/** The fields of one request, each read once and checked. */
export class Fields {
  readonly id: Id;
  readonly #raw: Readonly<Record<string, unknown>>;

  constructor(raw: Readonly<Record<string, unknown>>) {
    this.#raw = raw;
    this.id = idOf(raw);
    if (this.id === null && raw.id !== undefined && raw.id !== null) throw wrong('id', 'a text or a number');
  }

  /** Complains about a misspelled field instead of ignoring it. */
  allow(names: readonly string[]): void {
    const stranger = Object.keys(this.#raw).find(name => !['id', 'cmd', 'lang', ...names].includes(name));
    if (stranger !== undefined)
      throw new BadRequest('wrong-field', `"${stranger}" is no field of this command; its fields are: ${names.join(', ') || 'none'}`);
  }

  text(name: string): string {
    const value = this.#raw[name];
    if (typeof value === 'string') return value;
    throw wrong(name, 'a text');
  }

  whole(name: string, { min, max }: { readonly min: number; readonly max: number }): number {
    const value = this.#raw[name];
    if (Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max) return value as number;
    throw wrong(name, `a whole number from ${min} to ${max}`);
  }

  has(name: string): boolean {
    return this.#raw[name] !== undefined;
  }

  object(name: string): { readonly [key: string]: Json } {
    const value = this.#raw[name];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as { readonly [key: string]: Json };
    throw wrong(name, 'an object');
  }

  /** A number is its text: `7` and `"7"` are the same seed. */
  seed(usual: string): string {
    const value = this.#raw.seed;
    if (value === undefined) return usual;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    throw wrong('seed', 'a text');
  }

  seat(seats: number): Seat {
    return this.whole('seat', { min: 0, max: seats - 1 });
  }

  viewer(seats: number): Viewer {
    if (this.#raw.seat === 'public') return 'public';
    if (Number.isInteger(this.#raw.seat)) return this.seat(seats);
    throw wrong('seat', `a seat from 0 to ${seats - 1} or "public"`);
  }

  lang(): Lang {
    if (!this.has('lang')) return 'en';
    const lang = LANGS.find(one => one === this.#raw.lang);
    if (lang) return lang;
    throw wrong('lang', `one of ${LANGS.join(', ')}`);
  }
}

export function idOf(raw: unknown): Id {
  const id = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown }).id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

const wrong = (name: string, what: string): BadRequest => new BadRequest('wrong-field', `"${name}" should be ${what}`);
