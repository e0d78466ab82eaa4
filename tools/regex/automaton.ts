import { type Pattern, Unreadable } from './syntax.ts';

/** A place in the expression where a character is matched, and the places that may match the next one. */
export interface Place {
  /** Numbers of kinds of characters. */
  readonly matches: ReadonlySet<number>;
  /** By place: whether more than one way leads there. */
  readonly next: ReadonlyMap<number, { readonly isTwofold: boolean }>;
  /** Whoever gets here has a match, whatever follows. */
  readonly isSure: boolean;
}

type Guard = 'start' | 'end' | 'maybe';
type Edge = { readonly to: number; readonly guard?: Guard | undefined; readonly place?: number };

/** Beyond this many copies a repetition counts as endless. */
const MOST_COPIES = 64;
const MOST_STEPS = 200_000;

/**
 * The places of an expression, as a matcher that tries one way after the other visits them. It looks for a beginning everywhere: that is a
 * place of its own, which matches anything again and again.
 */
export function placesOf(pattern: Pattern, source: string, flags: string): Place[] {
  const net = new Net();
  const begin = net.node();
  const accept = net.node();
  net.build(pattern, begin, accept);
  const sources = net.sources;
  const kinds = kindsOf(sources, source, flags);
  const isLined = flags.includes('m');
  const newline = kinds.findIndex(({ sample }) => sample === '\n');
  const matches = sources.map(one => new Set(kinds.flatMap(({ matched }, kind) => (matched.has(one) ? [kind] : []))));
  const ends = net.ends;
  if (!flags.includes('y')) addSearch(matches, ends, begin, kinds.length, newline);
  return matches.map((chars, place) => {
    const mayStart = isLined && chars.has(newline);
    const { reached, isSure } = net.reach(ends[place]!, accept, { mayStart, isLined });
    const next = new Map([...reached].map(([to, ways]) => [to, { isTwofold: ways > 1 }]));
    if (place >= sources.length)
      for (let search = sources.length; search < matches.length; search++) next.set(search, { isTwofold: false });
    return { matches: chars, next, isSure };
  });
}

/** Newlines apart from the rest, because an expression may ask for one before it begins. */
function addSearch(matches: Set<number>[], ends: number[], begin: number, kinds: number, newline: number): void {
  matches.push(new Set([newline]), new Set(Array.from({ length: kinds }, (_, kind) => kind).filter(kind => kind !== newline)));
  ends.push(begin, begin);
}

/** The expression as nodes, with edges that match a character or nothing. */
class Net {
  readonly sources: string[] = [];
  /** Where the edge of each place leads. */
  readonly ends: number[] = [];
  readonly #edges: Edge[][] = [];

  node(): number {
    return this.#edges.push([]) - 1;
  }

  build(pattern: Pattern, from: number, to: number): void {
    switch (pattern.kind) {
      case 'one':
        this.#edges[from]!.push({ to, place: this.sources.push(pattern.source) - 1 });
        this.ends.push(to);
        return;
      case 'all':
        this.#all(pattern.parts, from, to);
        return;
      case 'either':
        for (const option of pattern.options) this.build(option, from, to);
        return;
      case 'repeat':
        this.#repeat(pattern, from, to);
        return;
      case 'start':
      case 'end':
        this.#step(from, to, pattern.kind);
        return;
      case 'boundary':
        this.#step(from, to, 'maybe');
        return;
      case 'ahead':
        this.build(pattern.body, from, this.node());
        this.#step(from, to, 'maybe');
        return;
      case 'behind':
        if (isEndless(pattern.body)) throw new Unreadable('looks back without end');
        this.#step(from, to, 'maybe');
    }
  }

  #step(from: number, to: number, guard?: Guard): void {
    this.#edges[from]!.push({ to, guard });
  }

  #all(parts: readonly Pattern[], from: number, to: number): void {
    let here = from;
    for (const part of parts) {
      const next = this.node();
      this.build(part, here, next);
      here = next;
    }
    this.#step(here, to);
  }

  #repeat({ body, min, max }: Pattern & { readonly kind: 'repeat' }, from: number, to: number): void {
    const isEndless = max > MOST_COPIES;
    let here = from;
    const copies = isEndless ? Math.max(1, Math.min(min, MOST_COPIES)) : max;
    for (let copy = 0; copy < copies; copy++) {
      const [inside, after] = [this.node(), this.node()];
      this.#step(here, inside);
      if (copy >= min) this.#step(here, to);
      this.build(body, inside, after);
      if (isEndless && copy === copies - 1) this.#step(after, inside);
      here = after;
    }
    this.#step(here, to);
  }

  /** The places that match the next character, in how many ways each, and whether there is a match without one. */
  reach(from: number, accept: number, { mayStart, isLined }: { readonly mayStart: boolean; readonly isLined: boolean }) {
    const reached = new Map<number, number>();
    const path = new Set<number>();
    let isSure = false;
    let steps = 0;
    const visit = (node: number, isGuarded: boolean): void => {
      if (++steps > MOST_STEPS) throw new Unreadable('too many ways through it');
      if (node === accept && !isGuarded) isSure = true;
      path.add(node);
      for (const { to, guard, place } of this.#edges[node]!) {
        if (place !== undefined) reached.set(place, (reached.get(place) ?? 0) + 1);
        else if (!path.has(to) && isPassable(guard)) visit(to, isGuarded || guard !== undefined);
      }
      path.delete(node);
    };
    const isPassable = (guard: Guard | undefined): boolean => (guard !== 'start' || mayStart) && (guard !== 'end' || isLined);
    visit(from, false);
    return { reached, isSure };
  }
}

const isEndless = (pattern: Pattern): boolean => {
  if (pattern.kind === 'repeat') return pattern.max > MOST_COPIES || isEndless(pattern.body);
  if (pattern.kind === 'all') return pattern.parts.some(isEndless);
  if (pattern.kind === 'either') return pattern.options.some(isEndless);
  return 'body' in pattern && isEndless(pattern.body);
};

interface Kind {
  readonly sample: string;
  /** The pieces of the expression that match it. */
  readonly matched: ReadonlySet<string>;
}

/** Characters that no piece of the expression tells apart are of one kind. */
function kindsOf(sources: readonly string[], source: string, flags: string): Kind[] {
  const usual = flags.replaceAll(/[gy]/g, '');
  const tests = [...new Set(sources)].map(one => ({ one, test: new RegExp(`^(?:${one})$`, usual) }));
  const kinds = new Map<string, Kind>();
  for (const sample of samples(source)) {
    const matched = tests.filter(({ test }) => test.test(sample)).map(({ one }) => one);
    const key = sample === '\n' ? sample : JSON.stringify(matched);
    if (!kinds.has(key)) kinds.set(key, { sample, matched: new Set(matched) });
  }
  return [...kinds.values()];
}

/** All of Latin, something of everything else, and the neighbours of what the expression names: its ranges end there. */
function samples(source: string): Set<string> {
  const points = [...Array.from({ length: 0x250 }, (_, point) => point), ...[...'ऀあアー漢한яΩ،　！́ 🃏👍'].map(one => one.codePointAt(0)!)];
  const escaped = [...source.matchAll(/\\u\{(\w+)\}|\\u(\w{4})|\\x(\w\w)/g)].map(([, a, b, c]) => Number.parseInt((a ?? b ?? c)!, 16));
  const named = [...[...source].map(one => one.codePointAt(0)!), ...escaped].flatMap(point => [point - 1, point, point + 1]);
  return new Set([
    '\n',
    ...[...points, ...named].filter(point => point >= 0 && point <= 0x10ffff).map(point => String.fromCodePoint(point)),
  ]);
}
