import { type Band, type Coat, type Edge, type Group, isBeast, isRepeated, MOST, type Order, type Place, type Strewn } from './coat.ts';
import type { Tincture } from './elements.ts';
import { type Meaning, type Token, tokensOf, type Word } from './parse/lexicon.ts';
import { plain } from './shown.ts';

/** Why a blazon was not understood, and where: `from` to `to` is the word in the text. */
export interface Misread {
  readonly because: 'unknown' | 'misplaced' | 'unfinished' | 'twice' | 'no-place' | 'wrong-sum' | 'too-many';
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** A line for people, in English as the blazon is. */
  readonly text: string;
}

export type Parsed = { readonly ok: true; readonly value: Coat } | { readonly ok: false; readonly error: Misread };

const LONGEST = 2000;

/** Reads an English blazon in one pass; its time grows with its length. */
export function parseBlazon(text: string): Parsed {
  try {
    return { ok: true, value: plain(new Reader(text.slice(0, LONGEST)).coat()) };
  } catch (error) {
    if (error instanceof Stopped) return { ok: false, error: error.misread };
    throw error;
  }
}

class Stopped extends Error {
  readonly misread: Misread;
  constructor(misread: Misread) {
    super(misread.text);
    this.misread = misread;
  }
}

const REASONS: Readonly<Record<Misread['because'], (word: string) => string>> = {
  unknown: word => `“${word}” is not a word this herald knows`,
  misplaced: word => `“${word}” does not belong here`,
  unfinished: word => (word === '' ? 'there is nothing to read' : `something is missing after “${word}”`),
  twice: word => `“${word}” is said twice`,
  'no-place': word => `where does “${word}” stand? Say on, between, in chief, in base or over all`,
  'wrong-sum': word => `“${word}” does not add up to the number of charges`,
  'too-many': word => `“${word}” is more than this herald can draw`,
};

type Kind = Meaning['kind'];
type Of<K extends Kind> = Extract<Meaning, { kind: K }>['id'];
type Draft = { -readonly [K in keyof Coat]: Coat[K] };
type Groups = Partial<Record<Place, Group>>;

/** Walks along the tokens. */
class Reader {
  private readonly tokens: readonly Token[];
  private at = 0;
  private readonly draft: Draft = {};
  private readonly groups: Groups = {};
  private readonly said: Tincture[] = [];

  constructor(text: string) {
    this.tokens = tokensOf(text);
  }

  coat(): Coat {
    if (this.tokens.length === 0) this.stop('unfinished');
    this.field();
    while (this.at < this.tokens.length) {
      if (this.word('comma') || this.word('and')) continue;
      this.clause();
    }
    return { ...this.draft, groups: Object.keys(this.groups).length > 0 ? this.groups : undefined };
  }

  private field(): void {
    this.draft.division = this.take('division');
    if (this.draft.division && this.isWord('comma') && this.isWord('second', 1)) {
      this.at += 2;
      this.draft.second = this.tincture() ?? this.stop('misplaced');
    } else {
      this.draft.first = this.tincture();
      if (this.draft.division && this.draft.first && this.isWord('and') && this.peek(1)?.kind === 'tincture') {
        this.at++;
        this.draft.second = this.tincture();
      }
    }
    const strewn: Strewn[] = [];
    for (let isFirst = true; ; isFirst = false) {
      const start = this.at;
      this.word(isFirst ? 'comma' : 'and');
      const one = this.strewn();
      if (!one) {
        this.at = start;
        break;
      }
      strewn.push(one);
    }
    if (strewn.length > 2) this.stop('too-many', this.tokens[this.at - 1]);
    if (strewn.length > 0) this.draft.strewn = strewn;
  }

  private strewn(): Strewn | undefined {
    const named = this.take('strewn');
    if (named) return { bearing: named, tincture: this.tincture() };
    if (!this.word('semy')) return;
    const token = this.tokens[this.at];
    const bearing = this.take('bearing') ?? this.stop('misplaced');
    if (isBeast(bearing)) this.stop('misplaced', token);
    return { bearing, tincture: this.tincture() };
  }

  private clause(): void {
    const place = this.take('place');
    const ordinary = this.ordinaryAhead();
    if (place) this.put(place, this.tokens[this.at], this.group());
    else if (this.word('on')) this.charged();
    else if (this.word('within')) this.within();
    else if (ordinary === 'bordure' || ordinary === 'chief') this.keep(ordinary, this.tokens[this.at], this.edgeCharged());
    else if (ordinary || this.repeatedAhead()) this.band();
    else if (this.markAhead()) this.mark();
    else this.charges();
  }

  /** «On a bend …», «on a chief …». */
  private charged(): void {
    const which = this.ordinaryAhead() ?? this.stop(this.at < this.tokens.length ? 'misplaced' : 'unfinished');
    if (which === 'chief' || which === 'bordure') {
      const token = this.tokens[this.at];
      const edge = this.edge();
      this.word('comma');
      this.keep(which, token, { ...edge, on: this.group() });
    } else this.band({ isCharged: true });
  }

  /** «A lion rampant within a bordure engrailed Or»: what has no tincture borrows the bordure's, unless a comma parts them. */
  private within(): void {
    const isApart = this.isWord('comma', -2);
    if (this.ordinaryAhead() !== 'bordure') this.stop('misplaced');
    this.keep('bordure', this.tokens[this.at], this.edgeCharged());
    const { tincture } = this.draft.bordure!;
    const { middle } = this.groups;
    if (isApart || tincture === undefined) return;
    if (this.draft.ordinary) this.draft.ordinary = { ...this.draft.ordinary, tincture: this.draft.ordinary.tincture ?? tincture };
    else if (middle) this.groups.middle = { ...middle, tincture: middle.tincture ?? tincture };
  }

  private edgeCharged(): Edge {
    const edge = this.edge();
    return this.word('charged') ? { ...edge, on: this.group() } : edge;
  }

  private edge(): Edge {
    this.word('a');
    this.take('ordinary');
    return { line: this.take('line'), tincture: this.tincture() };
  }

  private keep(which: 'chief' | 'bordure', token: Token | undefined, edge: Edge): void {
    if (this.draft[which]) this.stop('twice', token);
    const { bordure } = this.draft;
    // What a bordure is charged with has no room beneath a chief.
    const isOver = which === 'chief' && bordure !== undefined && bordure.on === undefined;
    this.draft[which] = isOver ? { ...edge, isOver } : edge;
  }

  private band({ isCharged = false } = {}): void {
    const token = this.tokens[this.at];
    const number = this.take('number');
    this.word('a');
    const ordinary = this.take('ordinary') ?? this.take('repeated') ?? this.stop('misplaced');
    if (ordinary === 'chief' || ordinary === 'bordure') throw this.stop('misplaced', token);
    if (number !== undefined && (number > 3 || !isRepeated(ordinary))) this.stop('too-many', token);
    if (this.draft.ordinary || this.groups.middle) this.stop('twice', token);
    const own: Band = { ordinary, number: number as 2 | 3 | undefined, line: this.take('line'), tincture: this.tincture() };
    const { tincture } = this.between(own.tincture);
    this.draft.ordinary = { ...own, tincture };
    if (isCharged) {
      this.word('comma');
      const at = this.tokens[this.at];
      if (own.number) this.stop('misplaced', token);
      this.put('on', at, this.group());
    } else if (this.word('charged')) this.put('on', this.tokens[this.at], this.group());
  }

  /** What stands around lends its tincture to a thing that has none: «a chevron between three garbs Or». A comma forbids it. */
  private between(tincture: Tincture | undefined): { tincture: Tincture | undefined } {
    const isApart = this.isWord('comma') && this.isWord('between', 1);
    if (isApart) this.at++;
    if (!this.word('between')) return { tincture };
    const group = this.group();
    this.put('between', this.tokens[this.at - 1], group);
    return { tincture: isApart ? tincture : (tincture ?? group.tincture) };
  }

  private mark(): void {
    const token = this.tokens[this.at];
    this.word('a');
    const id = this.take('mark') ?? (this.take('bearing') as Of<'mark'>);
    this.word('difference');
    if (this.draft.mark) this.stop('twice', token);
    this.draft.mark = id;
  }

  private charges(): void {
    const token = this.tokens[this.at];
    const group = this.group();
    const place = this.take('place');
    if (!place && this.draft.ordinary) this.stop('no-place', this.tokens[this.at - 1]);
    const { tincture } = place ? { tincture: group.tincture ?? this.tincture() } : this.between(group.tincture);
    this.put(place ?? 'middle', token, { ...group, tincture });
  }

  private put(place: Place, token: Token | undefined, group: Group): void {
    if (this.groups[place]) this.stop('twice', token);
    this.groups[place] = group;
  }

  private group(): Group {
    const isOne = this.word('a');
    const token = this.tokens[this.at];
    const number = isOne ? 1 : (this.take('number') ?? this.stop('misplaced'));
    if (number < 1 || number > MOST) this.stop('too-many', token);
    const noun = this.peek();
    if (noun?.kind !== 'bearing' || noun.isMany !== number > 1) return this.stop('misplaced');
    this.at++;
    const { id: bearing } = noun;
    let attitude: Group['attitude'];
    let order: Order | undefined;
    let tincture: Tincture | undefined;
    for (let before = -1; before !== this.at; ) {
      before = this.at;
      if (isBeast(bearing)) attitude ??= this.take('attitude');
      if (number > 1) order ??= this.take('order') ?? this.rows(number);
      tincture ??= this.tincture();
    }
    return { number, bearing, attitude, order, tincture, ...(isBeast(bearing) && this.weapons()) };
  }

  /** «armed and langued Gules», «, armed Gules and langued Azure». */
  private weapons(): Pick<Group, 'armed' | 'langued'> {
    const found: { armed?: Tincture; langued?: Tincture } = {};
    for (let start = this.at; ; start = this.at) {
      if (!this.word('comma')) this.word('and');
      const token = this.tokens[this.at];
      const which = (['armed and langued', 'armed', 'langued'] as const).find(word => this.word(word));
      if (!which) {
        this.at = start;
        return found;
      }
      const tincture = this.tincture() ?? this.stop('misplaced');
      for (const part of ['armed', 'langued'] as const) {
        if (!which.includes(part)) continue;
        if (found[part]) this.stop('twice', token);
        found[part] = tincture;
      }
    }
  }

  /** «, two and one,» with its commas; the last only before a tincture. */
  private rows(number: number): readonly number[] | undefined {
    const start = this.at;
    this.word('comma');
    const first = this.tokens[this.at];
    const rows: number[] = [];
    for (let count = this.take('number'); count !== undefined; count = this.take('number')) {
      rows.push(count);
      if (!this.word('comma') && !this.word('and')) break;
    }
    if (rows.length < 2 || this.peek()?.kind === 'bearing') {
      this.at = start;
      return;
    }
    if (rows.reduce((sum, count) => sum + count, 0) !== number) this.stop('wrong-sum', first);
    if (this.isWord('comma') && this.peek(1)?.kind === 'tincture') this.at++;
    return rows;
  }

  private tincture(): Tincture | undefined {
    const tincture = this.take('tincture') ?? this.sameAs();
    if (tincture !== undefined && !this.said.includes(tincture)) this.said.push(tincture);
    return tincture;
  }

  /** «of the field», «of the second»: a tincture that was said before. */
  private sameAs(): Tincture | undefined {
    const token = this.tokens[this.at];
    const of = token?.text.toLowerCase().startsWith('of ') && token.meaning?.kind === 'word' ? token.meaning.id : undefined;
    if (of !== 'field' && of !== 'first' && of !== 'second') return;
    const tincture = of === 'second' ? this.said[1] : of === 'first' ? this.said[0] : this.draft.first;
    if (tincture === undefined) return this.stop('misplaced');
    this.at++;
    return tincture;
  }

  private ordinaryAhead(): Of<'ordinary'> | undefined {
    const ahead = this.peek(this.isWord('a') ? 1 : 0);
    return ahead?.kind === 'ordinary' ? ahead.id : undefined;
  }

  private repeatedAhead(): boolean {
    return this.peek()?.kind === 'number' && this.peek(1)?.kind === 'repeated';
  }

  private markAhead(): boolean {
    if (!this.isWord('a')) return false;
    return this.peek(1)?.kind === 'mark' || (this.peek(1)?.kind === 'bearing' && this.isWord('difference', 2));
  }

  private peek(ahead = 0): Meaning | undefined {
    return this.tokens[this.at + ahead]?.meaning;
  }

  private isWord(id: Word, ahead = 0): boolean {
    const meaning = this.peek(ahead);
    return meaning?.kind === 'word' && meaning.id === id;
  }

  private word(id: Word): boolean {
    if (!this.isWord(id)) return false;
    this.at++;
    return true;
  }

  private take<K extends Kind>(kind: K): Of<K> | undefined {
    const meaning: Meaning | undefined = this.peek();
    if (meaning?.kind !== kind) return undefined as Of<K> | undefined;
    this.at++;
    return meaning.id as Of<K> | undefined;
  }

  private stop(because: Misread['because'], token: Token | undefined = this.tokens[this.at]): never {
    const last = this.tokens.at(-1);
    if (!token) {
      const [word, to] = [last?.text ?? '', last?.to ?? 0];
      throw new Stopped({ because: 'unfinished', word, from: last?.from ?? 0, to, text: REASONS.unfinished(word) });
    }
    const why = because === 'misplaced' && !token.meaning && !token.isKnown ? 'unknown' : because;
    throw new Stopped({ because: why, word: token.text, from: token.from, to: token.to, text: REASONS[why](token.text) });
  }
}
