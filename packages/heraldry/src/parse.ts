import { type Band, type Coat, type Edge, type Group, isBeast, isRepeated, MOST, type Order, type Place, type Strewn } from './coat.ts';
import type { Tincture } from './elements.ts';
import { type Beyond, type Meaning, nearTo, type Token, tokensOf, type Word } from './parse/lexicon.ts';
import { plain } from './shown.ts';

/** Why a blazon was not understood, and where: `from` to `to` is the word in the text. */
export interface Misread {
  readonly because:
    | Beyond
    | 'misplaced'
    | 'unfinished'
    | 'twice'
    | 'no-place'
    | 'no-tincture'
    | 'wrong-sum'
    | 'at-most'
    | 'one-ordinary'
    | 'over-charges'
    | 'one-tincture'
    | 'straight';
  readonly word: string;
  /** What may be meant, what there is instead, or how many there may be. */
  readonly instead?: string;
  readonly from: number;
  readonly to: number;
  /** A line for people, in English as the blazon is. */
  readonly text: string;
}

/** A coat whose charges have not all a tincture is read, and says so. */
export type Parsed =
  | { readonly ok: true; readonly value: Coat; readonly lacking?: Misread | undefined }
  | { readonly ok: false; readonly error: Misread };

const LONGEST = 2000;

/** So many are in an orle where no number is said. */
const IN_ORLE = 8;

/** Reads an English blazon in one pass; its time grows with its length. */
export function parseBlazon(text: string): Parsed {
  try {
    const reader = new Reader(text.slice(0, LONGEST));
    const value = plain(reader.coat());
    return { ok: true, value, ...(reader.lacking && { lacking: misread('no-tincture', reader.lacking) }) };
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

const REASONS: Readonly<Record<Misread['because'], (word: string, instead: string) => string>> = {
  unknown: (word, instead) => `“${word}” is not a word this herald knows${instead && `; do you mean “${instead}”?`}`,
  misplaced: word => `“${word}” does not belong here`,
  unfinished: word => (word === '' ? 'there is nothing to read' : `something is missing after “${word}”`),
  twice: word => `“${word}” is said twice`,
  'no-tincture': word => `“${word}” has no tincture and is drawn unpainted`,
  'no-place': word => `where are the “${word}”? Say on, between, in chief, in base or over all`,
  'wrong-sum': word => `“${word}” does not add up to the number of charges`,
  'at-most': (word, most) => `“${word}”: this herald draws at most ${most} of them`,
  only: (word, instead) => `“${word}”: this herald draws only “${instead}”`,
  'one-ordinary': word => `“${word}” is one ordinary too many: this herald draws one, and charges on and around it`,
  'over-charges': word => `“${word}” would lie over charges: this herald draws an ordinary below them, and it is named first`,
  'one-tincture': word => `“${word}”: only a field has two tinctures here; each ordinary and each group has one`,
  straight: word => `“${word}”: fields are parted by straight lines here`,
  'so-placed': word => `this herald cannot place charges “${word}”`,
  quarters: word => `“${word}”: charges in single quarters cannot be drawn`,
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const misread = (
  because: Misread['because'],
  { text: word, from, to }: Pick<Token, 'text' | 'from' | 'to'>,
  instead?: string,
): Misread => ({
  because,
  word,
  ...(instead !== undefined && { instead }),
  from,
  to,
  text: REASONS[because](word, instead ?? ''),
});

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
  /** The first tincture of this clause, and the last of all. */
  private lent: Tincture | undefined;
  private last: Tincture | undefined;
  private number = 0;
  /** What has no tincture yet: where it was said, and how it gets one. */
  private bare: { readonly token: Token | undefined; readonly lend: (tincture: Tincture) => void }[] = [];
  lacking: Token | undefined;

  constructor(text: string) {
    this.tokens = tokensOf(text);
  }

  coat(): Coat {
    if (this.tokens.length === 0) this.stop('unfinished');
    this.field();
    for (let isFirst = true; this.at < this.tokens.length; isFirst = false) {
      // What is strewn takes the next tincture, but not across a semicolon.
      const isStrewn = isFirst && this.bare.length > 0 && !this.isCut();
      // Rows end with a comma of their own.
      const isApart = this.word('comma') || this.isWord('comma', -1);
      const isJoined = this.word('and') || isStrewn || (!isApart && (this.isWord('within') || this.isWord('between')));
      if (this.at === this.tokens.length) this.stop('unfinished');
      if (isApart && !isJoined) this.settle();
      this.joined(isJoined, () => this.clause());
    }
    this.settle();
    return { ...this.draft, groups: Object.keys(this.groups).length > 0 ? this.groups : undefined };
  }

  /** «A saltire and a chief Gules», «a chevron between three garbs Or»: both are. A comma forbids it. */
  private joined(isJoined: boolean, read: () => void): void {
    const { bare: before, lent } = this;
    [this.lent, this.bare] = [undefined, []];
    read();
    if (this.lent && isJoined) for (const { lend } of before) lend(this.lent);
    else this.bare = [...before, ...this.bare];
    this.lent = lent ?? this.lent;
  }

  /** What had no tincture until now stays so. */
  private settle(): void {
    this.lacking ??= this.bare[0]?.token;
    this.bare = [];
  }

  private field(): void {
    this.draft.division = this.take('division');
    if (this.draft.division && this.peek()?.kind === 'line') this.stop('straight');
    if (this.draft.division && this.isWord('comma') && this.peek(1)?.kind === 'tincture') this.at++;
    if (this.draft.division && this.isWord('comma') && this.isWord('second', 1)) {
      this.at += 2;
      this.draft.second = this.tincture() ?? this.stop('misplaced');
    } else {
      this.draft.first = this.tincture();
      if (
        this.draft.division &&
        this.draft.first &&
        this.isWord('and') &&
        (this.peek(1)?.kind === 'tincture' || !this.tokens[this.at + 1])
      ) {
        this.at++;
        this.draft.second = this.tincture() ?? this.stop('unfinished');
      }
    }
    const strewn: Strewn[] = [];
    for (let isFirst = true; ; isFirst = false) {
      const start = this.at;
      const isApart = this.isCut();
      this.word(isFirst || isApart ? 'comma' : 'and');
      const token = this.tokens[this.at];
      const one = this.strewn();
      if (!one) {
        this.at = start;
        break;
      }
      if (isApart) this.settle();
      else if (one.tincture) for (const { lend } of this.bare.splice(0)) lend(one.tincture);
      const index = strewn.push(one) - 1;
      if (index === 2) this.stop('at-most', token, '2');
      if (!one.tincture) this.bare.push({ token: this.tokens[this.at - 1], lend: tincture => (strewn[index] = { ...one, tincture }) });
    }
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
    const isOverAll = place === 'over-all' && !this.draft.ordinary && !this.groups.middle;
    if (isOverAll && this.word('on')) this.band({ isCharged: true, isOverAll });
    else if (isOverAll && (this.ordinaryAhead() || this.repeatedAhead())) this.band({ isOverAll });
    else if (place === 'over-all' && !this.draft.ordinary && this.ordinaryAhead()) this.stop('over-charges', this.nounAhead());
    else if (place) this.place(place);
    else if (this.word('on')) this.charged();
    else if (this.word('within')) this.within();
    else if (this.word('charged')) this.place('on');
    else if ((this.draft.ordinary || this.groups.middle) && this.word('between')) this.around();
    else if (this.draft.ordinary && this.word('surmounted')) this.place('over-all');
    else if (this.groups.middle && this.word('surmounted'))
      this.stop(this.ordinaryAhead() ? 'over-charges' : 'misplaced', this.nounAhead());
    else if (ordinary === 'bordure' || ordinary === 'chief') this.keep(ordinary, this.nounAhead(), this.edgeCharged());
    else if (ordinary || this.repeatedAhead()) this.band();
    else if (this.markAhead()) this.mark();
    else this.charges();
  }

  /** «On a bend …», «on a chief …». */
  private charged(): void {
    const which = this.ordinaryAhead() ?? this.stop('misplaced', this.nounAhead());
    if (which === 'chief' || which === 'bordure') {
      const token = this.nounAhead();
      const edge = this.edge();
      this.word('comma');
      this.keep(which, token, { ...edge, on: this.group() });
    } else this.band({ isCharged: true });
  }

  private within(): void {
    if (this.orleAhead()) this.charges();
    else if (this.ordinaryAhead() !== 'bordure') this.stop('misplaced', this.nounAhead());
    else this.keep('bordure', this.tokens[this.at + 1], this.edgeCharged());
  }

  private edgeCharged(): Edge {
    const edge = this.edge();
    const isApart = this.isWord('comma') && this.isWord('charged', 1);
    if (isApart) this.at++;
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
    if (!edge.tincture) this.bare.push({ token, lend: tincture => (this.draft[which] = { ...this.draft[which], tincture }) });
  }

  private band({ isCharged = false, isOverAll = false } = {}): void {
    const number = this.take('number');
    this.word('a');
    const token = this.tokens[this.at];
    const ordinary = this.take('ordinary') ?? this.take('repeated') ?? this.stop('misplaced');
    if (ordinary === 'chief' || ordinary === 'bordure') throw this.stop('misplaced', token);
    if (this.draft.ordinary) this.stop('one-ordinary', token);
    if (this.groups.middle) this.stop('over-charges', token);
    if (number !== undefined && !isRepeated(ordinary)) this.stop('one-ordinary', token);
    if (number !== undefined && number > 3) this.stop('at-most', token, '3');
    const isSaid = isOverAll && (this.draft.division ?? this.draft.strewn) !== undefined;
    const own: Band = {
      ordinary,
      number: number as 2 | 3 | undefined,
      line: this.take('line'),
      tincture: this.tincture(),
      ...(isSaid && { isOverAll }),
    };
    this.draft.ordinary = own;
    if (!own.tincture) this.bare.push({ token, lend: tincture => (this.draft.ordinary = { ...own, tincture }) });
    if (isCharged) {
      const isApart = this.word('comma');
      if (this.word('between')) this.joined(!isApart, () => this.around());
      this.word('comma');
      const at = this.tokens[this.at];
      if (own.number) this.stop('misplaced', token);
      this.put('on', at, this.group());
    } else if (this.word('charged')) this.place('on');
  }

  /** «Between in chief two mullets and in base a crescent» says where they stand. */
  private around(): void {
    if (this.peek()?.kind !== 'place') this.place('between');
  }

  private place(place: Place): void {
    const token = this.nounAhead();
    this.put(place, token, this.group());
  }

  private mark(): void {
    const token = this.tokens[this.at];
    this.word('a');
    const id = this.take('mark') ?? (this.take('bearing') as Of<'mark'>);
    if (this.draft.mark) this.stop('twice', token);
    const points = id === 'label' ? this.take('points') : undefined;
    if (points && points !== 3) this.draft.points = points;
    const tincture = this.tincture();
    this.word('difference');
    this.draft.mark = id;
    this.draft.markTincture = tincture ?? this.tincture();
  }

  private charges(): void {
    const isAround = this.orleAhead() && (this.draft.ordinary ?? this.groups.middle) !== undefined;
    const token = this.nounAhead();
    const group = this.group();
    if (!isAround && this.sharedOut(token, group)) return;
    const place = isAround ? 'between' : this.take('place');
    if (!place && this.draft.ordinary) this.stop('no-place', token);
    this.put(place ?? 'middle', token, { ...group, tincture: group.tincture ?? this.tincture() });
  }

  /** «Two mullets, one in chief and one in base». */
  private sharedOut(token: Token | undefined, group: Group): boolean {
    const start = this.at;
    const shares: [Place, number][] = [];
    do {
      this.word('comma');
      if (shares.length > 0) this.word('and');
      if (this.peek()?.kind !== 'number' || this.peek(1)?.kind !== 'place') break;
      const number = this.take('number')!;
      shares.push([this.take('place')!, number]);
    } while (sumOf(shares.map(([, number]) => number)) < group.number);
    if (shares.length === 0) {
      this.at = start;
      return false;
    }
    if (sumOf(shares.map(([, number]) => number)) !== group.number) this.stop('wrong-sum', token);
    this.word('comma');
    const tincture = group.tincture ?? this.tincture();
    for (const [place, number] of shares) this.put(place, token, { ...group, number, tincture });
    return true;
  }

  private put(place: Place, token: Token | undefined, group: Group): void {
    if (this.groups[place]) this.stop('twice', token);
    this.groups[place] = group;
    if (!group.tincture) this.bare.push({ token, lend: tincture => (this.groups[place] = { ...this.groups[place]!, tincture }) });
  }

  private nounAhead(): Token | undefined {
    const isCount = (at: number): boolean => this.peek(at)?.kind === 'number' || this.isWord('a', at) || this.isWord('as many', at);
    let ahead = isCount(0) ? 1 : 0;
    if (this.orleAhead()) ahead += isCount(ahead + 1) ? 2 : 1;
    return this.tokens[this.at + ahead];
  }

  private group(): Group {
    const isOrle = this.orleAhead();
    if (isOrle) this.at += this.isWord('a') ? 2 : 1;
    const isOne = !isOrle && (this.word('a') || (this.peek()?.kind === 'bearing' && !(this.peek() as { isMany: boolean }).isMany));
    const token = this.tokens[this.at];
    const number = isOne ? 1 : this.word('as many') ? this.number : (this.take('number') ?? (isOrle ? IN_ORLE : this.stop('misplaced')));
    if (number < (isOrle ? 2 : 1)) this.stop('misplaced', token);
    if (number > MOST) this.stop('at-most', token, String(MOST));
    this.number = number;
    const noun = this.peek();
    if (noun?.kind === 'ordinary' && number > 1) this.stop('misplaced');
    if (noun?.kind === 'ordinary' || noun?.kind === 'repeated') this.stop('one-ordinary');
    if (noun?.kind !== 'bearing' || noun.isMany !== number > 1) return this.stop('misplaced');
    this.at++;
    const { id: bearing } = noun;
    let attitude: Group['attitude'];
    let order: Order | undefined = isOrle ? 'orle' : undefined;
    let tincture: Tincture | undefined;
    for (let before = -1; before !== this.at; ) {
      before = this.at;
      if (isBeast(bearing)) attitude ??= this.take('attitude');
      if (number > 1) order ??= this.take('order') ?? this.rows(number);
      else if (this.ordersOne()) order ??= this.take('order');
      tincture ??= this.tincture();
    }
    const { lent } = this;
    const weapons = isBeast(bearing) && this.weapons();
    this.lent = lent;
    return { number, bearing, attitude, order, tincture, ...weapons };
  }

  /** One thing lies in bend; in pale it stands anyway. */
  private ordersOne(): boolean {
    const ahead = this.peek();
    if (ahead?.kind !== 'order') return false;
    if (ahead.id === 'pale') this.at++;
    return ahead.id.startsWith('bend');
  }

  /** «armed and langued Gules», «, armed Gules and langued Azure», «armed, crined and unguled Or». */
  private weapons(): Pick<Group, 'armed' | 'langued'> {
    const found: { armed?: Tincture; langued?: Tincture } = {};
    let waiting = '';
    for (let start = this.at; ; start = this.at) {
      if (!this.word('comma')) this.word('and');
      const token = this.tokens[this.at];
      const which = (['armed and langued', 'armed', 'langued'] as const).find(word => this.word(word));
      if (!which && waiting) this.stop('misplaced');
      if (!which) {
        this.at = start;
        return found;
      }
      waiting += which;
      const tincture = this.tincture();
      if (!tincture) continue;
      for (const part of ['armed', 'langued'] as const) {
        if (!waiting.includes(part)) continue;
        if (found[part]) this.stop('twice', token);
        found[part] = tincture;
      }
      waiting = '';
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
    if (sumOf(rows) !== number) this.stop('wrong-sum', first);
    if (this.isWord('comma') && this.peek(1)?.kind === 'tincture') this.at++;
    return rows;
  }

  private tincture(): Tincture | undefined {
    const tincture = this.take('tincture') ?? this.sameAs();
    this.lent ??= tincture;
    this.last = tincture ?? this.last;
    if (tincture !== undefined && !this.said.includes(tincture)) this.said.push(tincture);
    return tincture;
  }

  /** «of the field», «of the second»: a tincture that was said before. */
  private sameAs(): Tincture | undefined {
    const token = this.tokens[this.at];
    const of = token?.text.toLowerCase().startsWith('of ') && token.meaning?.kind === 'word' ? token.meaning.id : undefined;
    if (of !== 'field' && of !== 'first' && of !== 'second' && of !== 'last') return;
    const tincture = { field: this.draft.first, first: this.said[0], second: this.said[1], last: this.last }[of];
    if (tincture === undefined) return this.stop('misplaced');
    this.at++;
    return tincture;
  }

  private ordinaryAhead(): Of<'ordinary'> | undefined {
    const ahead = this.peek(this.isWord('a') ? 1 : 0);
    return ahead?.kind === 'ordinary' ? ahead.id : undefined;
  }

  /** «An orle of martlets», «an orle of ten martlets». */
  private orleAhead(): boolean {
    return this.isWord('orle', this.isWord('a') ? 1 : 0);
  }

  private repeatedAhead(): boolean {
    return this.peek()?.kind === 'number' && this.peek(1)?.kind === 'repeated';
  }

  private markAhead(): boolean {
    if (!this.isWord('a')) return false;
    return (
      this.peek(1)?.kind === 'mark' || (this.peek(1)?.kind === 'bearing' && (this.isWord('difference', 2) || this.isWord('difference', 3)))
    );
  }

  private peek(ahead = 0): Meaning | undefined {
    return this.tokens[this.at + ahead]?.meaning;
  }

  private isWord(id: Word, ahead = 0): boolean {
    const meaning = this.peek(ahead);
    return meaning?.kind === 'word' && meaning.id === id;
  }

  private isCut(): boolean {
    return this.tokens[this.at]?.text === ';';
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

  private stop(because: Misread['because'], token: Token | undefined = this.tokens[this.at], instead?: string): never {
    const last = this.tokens.at(-1);
    if (!token) {
      const [word, to] = [last?.text ?? '', last?.to ?? 0];
      throw new Stopped(misread('unfinished', { text: word, from: last?.from ?? 0, to }));
    }
    if (token.meaning?.kind === 'beyond') throw new Stopped(misread(token.meaning.id, token, token.meaning.instead));
    if (because !== 'misplaced') throw new Stopped(misread(because, token, instead));
    const at = this.tokens.indexOf(token);
    const blamed = this.blamed(at);
    if (blamed) throw new Stopped(misread('unknown', blamed, nearTo(blamed.text)));
    throw new Stopped(misread(this.isSecondTincture(at) ? 'one-tincture' : 'misplaced', token));
  }

  /** The first word that is not known: of «crosses patty» it is «patty». */
  private blamed(at: number): Token | undefined {
    const token = this.tokens[at];
    if (!token || token.meaning) return;
    return token.isKnown ? this.blamed(at + 1) : token;
  }

  /** «A fess chequy», «a fess Or and Gules». */
  private isSecondTincture(at: number): boolean {
    const kind = this.tokens[at]?.meaning?.kind;
    const { ordinary, chief, bordure } = this.draft;
    const isOnField = (ordinary ?? chief ?? bordure) !== undefined || Object.keys(this.groups).length > 0;
    return isOnField && (kind === 'division' || (kind === 'tincture' && this.tokens[at - 1]?.meaning?.id === 'and'));
  }
}
