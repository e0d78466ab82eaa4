/** A regular expression as a tree. */
export type Pattern =
  /** One character, of those that this piece of the source matches. */
  | { readonly kind: 'one'; readonly source: string }
  | { readonly kind: 'all'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'either'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly body: Pattern; readonly min: number; readonly max: number }
  | { readonly kind: 'start' | 'end' | 'boundary' }
  | { readonly kind: 'ahead' | 'behind'; readonly body: Pattern };

/** What this reader does not know is a finding too: nobody can say what it costs. */
export class Unreadable extends Error {}

/** Reads the source of a regular expression that the engine has accepted. */
export function parsePattern(source: string): Pattern {
  const reader = new Reader(source);
  const pattern = either(reader);
  if (!reader.isDone) throw new Unreadable(`at ${reader.rest}`);
  return pattern;
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get rest(): string {
    return this.#source.slice(this.#at);
  }

  get isDone(): boolean {
    return this.#at === this.#source.length;
  }

  /** Takes what comes next if it looks so; the expression must be sticky. */
  take(expected: RegExp): string | undefined {
    expected.lastIndex = this.#at;
    const found = expected.exec(this.#source)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}

function either(reader: Reader): Pattern {
  const options = [all(reader)];
  while (reader.take(/\|/y)) options.push(all(reader));
  return options.length === 1 ? options[0]! : { kind: 'either', options };
}

function all(reader: Reader): Pattern {
  const parts: Pattern[] = [];
  for (let part = term(reader); part; part = term(reader)) parts.push(part);
  return { kind: 'all', parts };
}

function term(reader: Reader): Pattern | undefined {
  const body = atom(reader);
  if (!body) return;
  const count = reader.take(/[*+?]|\{\d+(?:,\d*)?\}/y);
  if (count === undefined) return body;
  reader.take(/\?/y);
  return { kind: 'repeat', body, ...bounds(count) };
}

function bounds(count: string): { readonly min: number; readonly max: number } {
  if (count === '*') return { min: 0, max: Number.POSITIVE_INFINITY };
  if (count === '+') return { min: 1, max: Number.POSITIVE_INFINITY };
  if (count === '?') return { min: 0, max: 1 };
  const [min = '', max] = count.slice(1, -1).split(',');
  return { min: Number(min), max: max === '' ? Number.POSITIVE_INFINITY : Number(max ?? min) };
}

function atom(reader: Reader): Pattern | undefined {
  if (reader.take(/\^/y)) return { kind: 'start' };
  if (reader.take(/\$/y)) return { kind: 'end' };
  if (reader.take(/\\[bB]/y)) return { kind: 'boundary' };
  const group = reader.take(/\((?:\?(?::|<?[=!]|<\w+>))?/y);
  if (group !== undefined) return grouped(group, reader);
  const source = reader.take(/\[(?:\\.|[^\]\\])*\]|\\(?:u\{[^}]*\}|u\w{4}|x\w{2}|[pP]\{[^}]*\}|c\w|[^1-9kuxc])|[^\\|()[\]*+?{}^$]/suy);
  return source === undefined ? undefined : { kind: 'one', source };
}

function grouped(opening: string, reader: Reader): Pattern {
  const body = either(reader);
  if (!reader.take(/\)/y)) throw new Unreadable(`at ${reader.rest}`);
  if (/^\(\?[=!]/.test(opening)) return { kind: 'ahead', body };
  if (/^\(\?<[=!]/.test(opening)) return { kind: 'behind', body };
  return body;
}
