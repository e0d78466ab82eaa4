import { type AnyGame, canonicalJson, fastRng, type Json, screenView, type Viewer } from '@tabard/core';
import { HURRY_MS, type Listed, type Store } from '@tabard/house';
import type { Step } from '@tabard/protocol';
import { hashOf } from '@tabard/server/secrets';
import { CATALOG } from '@tabard/server/test/catalog';
import { botAt, brokenSeal, type Deed, deadlines, type Entry, fold, hurriedAt, seatOf, type Table, termsOf } from '@tabard/table';
import type { Wished } from './book.ts';
import type { Guest } from './guest.ts';
import { type Operation, violation } from './linearizable.ts';

/** What was found in the database, against what guests were told. */
export interface Findings {
  tables: number;
  /** Wishes that were granted. */
  acknowledged: number;
  /** Entries in all logs. */
  logged: number;
  /** Granted, and not in the log as was said. */
  lost: number;
  /** In the log more than once; or refused, and there. */
  doubled: number;
  /** Logs with a gap, a number twice, a broken seal, or a list that says something else. */
  broken: number;
  /** What was told of a match, compared with the log to the byte. */
  viewsChecked: number;
  /** Dealt anew with all that was hidden, and the same. */
  dealtAnew: number;
  /** Messages that said something else than the rules let this seat know. */
  leaks: number;
  /** Messages about entries that are not in the log. */
  untrue: number;
  /** Tables whose history no order explains. */
  unordered: number;
  /** Tables where a bot is to move and does not. */
  still: number;
  /** How often a flag fell, a match was paused, and moves were taken back. */
  readonly happened: Record<'flagged' | 'paused' | 'undone', number>;
  /** What is wrong, in words. */
  readonly complaints: string[];
}

/** A log and the table after each of its entries, with what it told. */
interface Course {
  readonly log: readonly Entry[];
  readonly game: AnyGame;
  readonly tables: readonly Table[];
  readonly facts: readonly (readonly unknown[])[];
}

/** All tables there are: each is due some day. */
export async function allTables(store: Store): Promise<Listed[]> {
  const all: Listed[] = [];
  for (;;) {
    const more = await store.dueBy(Number.MAX_SAFE_INTEGER, 500, all.at(-1));
    all.push(...more);
    if (more.length === 0) return all;
  }
}

/** Whether a bot is to move at a table. */
export const isBotsTurn = ({ about, acting }: Pick<Listed, 'about' | 'acting'>): boolean =>
  about.status === 'playing' && acting.some(seat => botAt(about, seat, 'any') !== undefined);

/** Reads every log and holds it against all that guests were told. */
export async function autopsy(store: Store, guests: readonly Guest[]): Promise<Findings> {
  const examiner = new Examiner(store, guests);
  const began = performance.now();
  const listed = await allTables(store);
  for (const one of listed) await examiner.examine(one, began);
  examiner.seekLost(new Set(listed.map(({ table }) => table)));
  return examiner.findings;
}

class Examiner {
  readonly findings: Findings = {
    tables: 0,
    acknowledged: 0,
    logged: 0,
    lost: 0,
    doubled: 0,
    broken: 0,
    viewsChecked: 0,
    dealtAnew: 0,
    leaks: 0,
    untrue: 0,
    unordered: 0,
    still: 0,
    happened: { flagged: 0, paused: 0, undone: 0 },
    complaints: [],
  };
  readonly #store: Store;
  readonly #guests: readonly Guest[];
  readonly #games = new Map<string, AnyGame>();
  readonly #players = new Map<Guest, string>();
  /** By wish the tables that were made for it. */
  readonly #made = new Map<string, string[]>();

  constructor(store: Store, guests: readonly Guest[]) {
    this.#store = store;
    this.#guests = guests;
  }

  async examine(listed: Listed, began: number): Promise<void> {
    const { findings } = this;
    const log = await this.#store.read(listed.table, 0);
    findings.tables++;
    findings.logged += log.length;
    for (const { deed } of log)
      if (deed.type === 'flagged' || deed.type === 'paused' || deed.type === 'undone') findings.happened[deed.type]++;
    if (log.some(({ seq }, i) => seq !== i + 1) || brokenSeal(log) || listed.seq !== log.length)
      this.#complain('broken', `the log of ${listed.table}`);
    const wish = log[0]?.wish ?? '';
    this.#made.set(wish, [...(this.#made.get(wish) ?? []), listed.table]);
    const history: Operation[] = [
      { type: 'audit', began, ended: performance.now(), entries: log.map(({ wish, hash }) => ({ wish, head: hash })) },
    ];
    for (const guest of this.#guests) this.#checkWishes(guest, listed, log, history);
    const course = await this.#follow(log);
    if (course) {
      this.#checkLists(listed, course);
      for (const guest of this.#guests) await this.#checkTold(guest, course, history);
    }
    const why = violation(firstSights(history));
    if (why !== undefined) this.#complain('unordered', `${listed.table}: ${why}`);
  }

  #checkLists(listed: Listed, course: Course): void {
    const { about } = course.tables.at(-1)!;
    if (canonicalJson(listed.about as unknown as Json) !== canonicalJson(JSON.parse(JSON.stringify(about))))
      this.#complain('broken', `what the lists say of ${listed.table}`);
    if (isBotsTurn({ about, acting: actingAt(course.tables.at(-1)!, course.game) }))
      this.#complain('still', `a bot is to move at ${listed.table}`);
  }

  /** Wishes that were granted at tables that are not there, and odd things that were said. */
  seekLost(tables: ReadonlySet<string>): void {
    for (const { book, name } of this.#guests) {
      for (const { wish, table, what, answer, shown } of book.wishes) {
        if (answer !== 'granted') continue;
        this.findings.acknowledged++;
        const missing = [...(table === '' ? [] : [table]), ...(shown === undefined ? [] : [shown])].find(one => !tables.has(one));
        if (missing !== undefined) this.#complain('lost', `${wish}, with all of ${missing}`);
        if (what === 'create' && this.#made.get(wish)?.join() !== shown) this.#complain('lost', `${wish}, which made ${shown}`);
      }
      for (const oddity of book.oddities) this.#complain(oddity.startsWith('more than') ? 'leaks' : 'untrue', `${name}: ${oddity}`);
    }
  }

  async #follow(log: readonly Entry[]): Promise<Course | undefined> {
    const made = log[0]?.deed;
    const game = made?.type === 'made' ? await this.#game(made.game) : undefined;
    const tables: Table[] = [];
    const facts: unknown[][] = [];
    try {
      for (const entry of log) {
        const told: unknown[] = [];
        tables.push(fold(tables.at(-1), entry, game!, fact => told.push(fact)));
        facts.push(told);
      }
      return { log, game: game!, tables, facts };
    } catch (error) {
      this.#complain('broken', String(error));
      return;
    }
  }

  async #game(id: string): Promise<AnyGame> {
    const known = this.#games.get(id) ?? (await CATALOG.find(one => one.id === id)!.load()).game;
    this.#games.set(id, known);
    return known;
  }

  async #playerOf(guest: Guest): Promise<string> {
    const known = this.#players.get(guest) ?? (await this.#store.playerByKey(hashOf(guest.cookie.split('=')[1] ?? '')))?.id ?? '';
    this.#players.set(guest, known);
    return known;
  }

  /** Whatever was granted is there, once, in the order in which it was told; what was refused is not. */
  #checkWishes(guest: Guest, { table, about }: Listed, log: readonly Entry[], history: Operation[]): void {
    let last = 0;
    let hasAgreed = false;
    for (const wished of guest.book.wishes.filter(one => one.table === table)) {
      const { wish, answer, began, ended, seq } = wished;
      const entries = log.filter(entry => entry.wish === wish);
      // Who has said yes to what stands and says it again is told that it is so.
      const isAgreeing = wished.what === 'offer' || wished.what === 'answer';
      if (isAgreeing && hasAgreed && entries.length === 0) continue;
      hasAgreed ||= isAgreeing && entries.length > 0;
      if (timesDone(entries, wished) > 1) this.#complain('doubled', `${wish} at ${table}: ${entries.map(one => one.seq).join(', ')}`);
      if (answer === 'refused' && wished.sent === 1 && entries.length > 0)
        this.#complain('doubled', `${wish} was refused and is entry ${entries[0]!.seq}`);
      if (wished.what === 'rematch') {
        if (answer === 'granted' && !about.rematch) this.#complain('lost', `the rematch of ${table}`);
        continue;
      }
      if (answer === 'granted') {
        const place = seq === undefined ? entries.at(-1)?.seq : seq;
        const entry = place === undefined ? undefined : log[place - 1];
        if (entry?.wish !== wish || !fits(entry.deed, wished))
          this.#complain('lost', `${wish} (${wished.what}), entry ${seq ?? 'unknown'} of ${table}`);
        else if (entry.seq <= last) this.#complain('lost', `${wish} comes before what was told earlier at ${table}`);
        else last = entry.seq;
      }
      const outcome: Extract<Operation, { type: 'append' }>['answer'] =
        answer === 'granted'
          ? { type: 'stored', ...(seq !== undefined && { seq }) }
          : { type: answer === 'refused' && wished.sent === 1 ? 'refused' : 'unknown' };
      history.push({ type: 'append', wish, began, ended, answer: outcome });
    }
  }

  /** Every message about the match is what the rules let this viewer know after that entry, to the byte. */
  async #checkTold(guest: Guest, course: Course, history: Operation[]): Promise<void> {
    const table = course.log[0]!.table;
    const heard = guest.book.byTable.get(table);
    if (!heard) return;
    const player = await this.#playerOf(guest);
    for (const { text, at } of heard) {
      const step = JSON.parse(text) as Step;
      history.push({ type: 'read', began: Number.NEGATIVE_INFINITY, ended: at, seq: step.seq, head: step.head });
      if (course.log[step.seq - 1]?.hash !== step.head) {
        this.#complain('untrue', `entry ${step.seq} of ${table}, which ${guest.name} was told of, is another or none`);
        continue;
      }
      const { about, match } = course.tables[step.seq - 1]!;
      if (!match) {
        this.#complain('untrue', `entry ${step.seq} of ${table}, which ${guest.name} was told of, is of no match`);
        continue;
      }
      const viewer = seatOf(about, player) ?? 'public';
      const { clocks: _clocks, deadlineMs: _deadlineMs, ...timeless } = step;
      // Who was there when moves were made that were taken back later heard what they brought about; who comes later does not.
      const expected = [stepText(course, step, viewer), stepText(withoutUndone(course, step.seq), step, viewer)];
      const told = JSON.stringify(timeless);
      this.findings.viewsChecked++;
      if (!expected.includes(told))
        this.#complain('leaks', `${guest.name} at ${table}, entry ${step.seq}: ${text} instead of ${expected[0]}`);
      const wrong = timeTrouble(course.tables[step.seq - 1]!, course.game, viewer, step);
      if (wrong !== undefined) this.#complain('untrue', `${guest.name} at ${table}, entry ${step.seq}: ${wrong}, in ${text}`);
      this.#dealAnew(course, step, viewer);
    }
  }

  /** Everything hidden from the viewer is dealt anew: what was told is the same. */
  #dealAnew({ tables, game }: Course, step: Step, viewer: Viewer): void {
    const table = tables[step.seq - 1]!;
    const view: unknown = game.view(table.match!.state, viewer);
    const other: unknown = game.determinize(JSON.parse(JSON.stringify(view)), fastRng(step.seq));
    this.findings.dealtAnew++;
    const isSame =
      JSON.stringify(game.view(other, viewer)) === JSON.stringify(view) &&
      JSON.stringify(screenView(game, other, viewer)) === JSON.stringify(step.view) &&
      (viewer === 'public' || actingAt(table, game).length === 0 || legalFor(game, other, viewer).join() === step.legal.join());
    if (!isSame) this.#complain('leaks', `entry ${step.seq} of ${table.id} tells ${viewer} something hidden`);
  }

  #complain(kind: Exclude<keyof Findings, 'complaints' | 'happened'>, what: string): void {
    this.findings[kind]++;
    this.findings.complaints.push(`${kind}: ${what}`);
  }
}

/** What was told of an entry says when it was there at the latest; the first time says it best. */
function firstSights(history: readonly Operation[]): Operation[] {
  const first = new Map<string, Operation>();
  for (const one of history) {
    const key = one.type === 'read' ? `${one.seq} ${one.head}` : `${first.size} ${one.type}`;
    const before = first.get(key);
    if (!before || one.ended < before.ended) first.set(key, one);
  }
  return [...first.values()];
}

const DEEDS: Partial<Record<Wished['what'], readonly Deed['type'][]>> = {
  move: ['move'],
  sit: ['sat'],
  leave: ['left', 'stoodIn', 'paused'],
  start: ['called', 'started'],
  // Who goes leaves those who agreed among themselves.
  standIn: ['stoodIn', 'paused'],
  takeBack: ['takenBack'],
  resign: ['resigned', 'ended', 'paused'],
  undo: ['undone'],
  offer: ['offered', 'paused'],
  answer: ['answered', 'paused'],
  resume: ['resumed'],
};

const fits = (deed: Deed, { what, move }: Wished): boolean =>
  deed.type === 'move' ? deed.move === move : DEEDS[what]!.includes(deed.type);

const timesDone = (entries: readonly Entry[], { what }: Wished): number =>
  entries.filter(({ deed }) => DEEDS[what]?.[0] === deed.type || (what === 'leave' && deed.type === 'stoodIn')).length;

const actingAt = ({ about, match }: Table, game: AnyGame): readonly number[] =>
  about.status === 'playing' && about.paused === undefined && match ? game.acting(match.state) : [];

const legalFor = (game: AnyGame, state: unknown, seat: number): string[] =>
  game.acting(state).includes(seat)
    ? game
        .legalMoves(state, seat)
        .map((move: unknown) => game.spell(move))
        .sort()
    : [];

/** What the viewer is to be told after an entry, if the last they heard of was `since`. */
function stepText({ log, game, tables, facts }: Course, { seq, since, epoch }: Step, viewer: Viewer): string {
  const table = tables[seq - 1]!;
  const { state, after } = table.match!;
  const acting = actingAt(table, game);
  const entries = log.slice(since, seq).flatMap((entry, i) => {
    const deed = tableDeed(entry.deed, table);
    if (!deed && !TOLD.has(entry.deed.type)) return [];
    const known = facts[since + i]!.map(fact => game.redact(fact, viewer)).filter(fact => fact !== undefined);
    return [{ seq: entry.seq, facts: known, ...(deed && { deed }) }];
  });
  const legal = viewer === 'public' || !acting.includes(viewer) ? [] : legalFor(game, state, viewer);
  const view = screenView(game, state, viewer);
  return JSON.stringify({ type: 'step', table: table.id, epoch, seq, after, head: table.head, since, entries, view, acting, legal });
}

const TOLD: ReadonlySet<Deed['type']> = new Set<Deed['type']>(['started', 'move', 'ended']);

function tableDeed(deed: Deed, { about }: Table): object | undefined {
  if (deed.type === 'stoodIn')
    return { type: deed.type, seat: deed.seat, by: (deed.by === undefined ? undefined : seatOf(about, deed.by)) ?? null };
  if (deed.type === 'undone') return { type: deed.type, seat: deed.seat, moves: deed.moves };
  if (deed.type === 'paused') return { type: deed.type };
  return OF_A_SEAT.has(deed.type) && 'seat' in deed ? { type: deed.type, seat: deed.seat } : undefined;
}

const OF_A_SEAT: ReadonlySet<Deed['type']> = new Set<Deed['type']>(['takenBack', 'resigned', 'flagged', 'resumed']);

/** The same without what those moves brought about that were taken back up to an entry. */
function withoutUndone(course: Course, seq: number): Course {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const { seq: at, deed } of course.log.slice(0, seq)) {
    if (deed.type === 'move') standing.push(at);
    if (deed.type === 'undone') for (const one of standing.splice(-deed.moves)) undone.add(one);
  }
  return { ...course, facts: course.facts.map((facts, i) => (undone.has(i + 1) ? [] : facts)) };
}

/** Says what is told of time where it does not belong, or cannot be. */
function timeTrouble(
  table: Table,
  game: AnyGame,
  viewer: Viewer,
  { clocks, deadlineMs }: Pick<Step, 'clocks' | 'deadlineMs'>,
): string | undefined {
  const { clock } = termsOf(table.about);
  const mayRun = table.clocks?.seats.map(({ since }) => since !== null) ?? [];
  if (clock ? clocks?.map(({ runs }) => runs).join() !== mayRun.join() : clocks) return `the clocks that run are ${mayRun}`;
  const isTooMuch = clock && clocks?.some(one => one.moveMs > clock.moveMs || one.reserveMs > clock.reserveMs);
  if (isTooMuch) return 'a clock has more than there is';
  const isMine = viewer !== 'public' && actingAt(table, game).includes(viewer);
  const most = [
    ...(isMine && deadlines(table, []).some(({ seat }) => seat === viewer) ? [clock!.moveMs + clock!.reserveMs] : []),
    ...(isMine && hurriedAt(table, game).includes(viewer) ? [HURRY_MS] : []),
  ];
  if ((deadlineMs === undefined) !== (most.length === 0)) return `${viewer} has ${most.length === 0 ? 'no' : 'a'} deadline`;
  return deadlineMs !== undefined && deadlineMs > Math.min(...most) ? 'a deadline is later than it may be' : undefined;
}
