import { err, ok, type Refusal, type Result, type Seat, type Viewer } from '@tabard/core';
import type { Table as Described } from '@tabard/protocol';
import {
  type Around,
  carry,
  type Decided,
  decide,
  deedsOf,
  type Entry,
  type Fault,
  fold,
  moments,
  type Opened,
  type PlayerId,
  seatOf,
  type Table,
  type Told,
  type Who,
  type Wish,
} from '@tabard/table';
import { aroundNow } from './around.ts';
import { Audience, entriesFor, type Follower, type Scene } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import type { Note } from './bus.ts';
import type { Chance } from './chance.ts';
import { describe, type Guests, isWaitingFor, playersAt } from './describe.ts';
import type { Hosted } from './games.ts';
import { Queue } from './queue.ts';
import type { Report } from './report.ts';
import { actingAt, rowOf } from './row.ts';
import { sceneAt } from './sight.ts';
import type { Store } from './store.ts';
import type { Thinker } from './thinker.ts';
import type { Time } from './time.ts';

/** What a table in memory uses. */
export interface TableParts {
  readonly store: Store;
  readonly time: Time;
  readonly thinker: Thinker;
  readonly chance: Chance;
  readonly report: Report;
  /** Tells the other houses. */
  tell(note: Note): void;
  /** The store failed. */
  stumble(error: unknown): void;
  /** The table is not for this house any more. */
  release(live: LiveTable): void;
}

/** Why a table cannot be opened: there is none, or only a newer house knows its rules. */
export type Unopened = 'unknown-table' | 'newer-rules';

/** A wish that was granted; of several moves perhaps only the first ones. `seq` is the last entry it came to. */
export interface Granted {
  readonly seq: number;
  readonly refused?: { readonly index: number; readonly refusal: Refusal };
}

/** How many entries back a client that returns is told what happened; the view is whole in any case. */
const HISTORY = 2000;
/** So many moves are quickly played again. */
const SNAPSHOT_EVERY = 200;
const WORTH_A_SNAPSHOT = 20;

/** A table in memory: the fold of its log so far, and whoever follows it. */
export class LiveTable {
  readonly hosted: Hosted;
  /** When somebody last followed or asked. */
  touched = 0;
  readonly #parts: TableParts;
  readonly #audience: Audience;
  readonly #bots: BotSeats;
  readonly #queue = new Queue();
  #table: Table;
  #acting: readonly Seat[];
  #guests: Guests = new Map();
  /** How many moves the last snapshot has. */
  #kept: number;
  /** After a failed append nobody knows what the log holds until it is read. */
  #isDoubtful = false;
  /** Why nothing can be done here any more. */
  #gone: Unopened | undefined;

  constructor(table: Table, hosted: Hosted, parts: TableParts, kept = 0) {
    this.#table = table;
    this.#acting = actingAt(table, hosted);
    this.#kept = kept;
    this.hosted = hosted;
    this.#parts = parts;
    this.#audience = new Audience(parts.time, () => this.scene());
    const self = this;
    this.#bots = new BotSeats(
      {
        get table() {
          return self.#table;
        },
        hosted,
        move: (seat, after, move) => this.#moveBot(seat, after, move),
      },
      parts.thinker,
      parts.report,
    );
  }

  get table(): Table {
    return this.#table;
  }

  get isIdle(): boolean {
    return this.#audience.isEmpty && this.#queue.isEmpty && !this.#bots.areThinking;
  }

  /** Learns who sits here, and lets bots play. */
  async wake(): Promise<void> {
    await this.#meet();
    this.#bots.nudge();
  }

  nudge(): void {
    this.#bots.nudge();
  }

  isConnected(player: PlayerId): boolean {
    for (const follower of this.#audience.followers) if (follower.player === player) return true;
    return false;
  }

  /** Whether the match cannot go on without this player. */
  isWaitingFor(player: PlayerId): boolean {
    return isWaitingFor({ about: this.#table.about, acting: this.#acting }, player);
  }

  /** Grants a wish, or says why not: decided, stored, and only then true and told. `id` is what the asker calls it. */
  wish(who: Who, wish: Wish, id?: string): Promise<Result<Granted, Fault | Unopened>> {
    return this.#queue.run(async () => {
      for (;;) {
        if (this.#isDoubtful) await this.#readOn();
        if (this.#gone) return err(this.#gone);
        const decided = decide(this.#table, who, wish, this.#around(id));
        const isToStore = decided.ok && decided.value.run.length > 0;
        const isStored = isToStore && (await this.#store(decided.value, this.#table));
        // What is answered without storing anything is answered by what the log holds now: another house may know more.
        if (!isStored && (await this.#readOn())) continue;
        if (!decided.ok) return decided;
        if (!isToStore || isStored) return ok(this.#grantedBy(decided.value, who, id));
        // A log that does not go on from its end is there no more.
        this.#letGo('unknown-table');
      }
    });
  }

  /** Why a wish would not be granted now. */
  faultWith(who: Who, wish: Exclude<Wish, { type: 'move' }>): Promise<Fault | Unopened | undefined> {
    return this.#queue.run(async () => {
      await this.#readOn();
      if (this.#gone) return this.#gone;
      const deeds = deedsOf(this.#table, who, wish, this.#around());
      return deeds.ok ? undefined : deeds.error;
    });
  }

  /** Carries the match over to the rules of today; false: another house did. What the lists know is of other rules. */
  carry(opened: Opened): Promise<boolean> {
    return this.#queue.run(() => this.#store(carry(opened, this.#around()), undefined));
  }

  /** Another house stored an entry. */
  hearOf(seq: number): void {
    if (seq > this.#table.seq) void this.catchUp();
  }

  /** Reads whatever other houses stored. */
  async catchUp(): Promise<void> {
    try {
      await this.#queue.run(() => this.#readOn());
    } catch (error) {
      this.#parts.report.problem('a table could not be read on', { table: this.#table.id, error });
    }
  }

  /** Somebody here has another name or other arms. */
  async renamed(): Promise<void> {
    await this.#queue.run(() => this.#meet());
    this.#tellTable();
  }

  /** The table as a player, or a stranger, is told of it. */
  describe(player: PlayerId | undefined): Described {
    const { store, chance } = this.#parts;
    const { id, seq, about } = this.#table;
    const told = { guests: this.#guests, epoch: store.epoch, chance, isConnected: (one: PlayerId) => this.isConnected(one) };
    return describe({ table: id, seq, about }, player, told);
  }

  /** What there is to see, once the match has begun. */
  scene(): Scene | undefined {
    return sceneAt(this.#table, this.hosted, this.#parts.store.epoch);
  }

  /** As whom somebody watches, if they may. */
  viewerOf(player: PlayerId | undefined): Viewer | undefined {
    const { about } = this.#table;
    return (player === undefined ? undefined : seatOf(about, player)) ?? (about.spectators ? 'public' : undefined);
  }

  /**
   * Sends the table, and the match as it stands with what happened since `seq`; both again at every change.
   * False: there is a match to see, but not for them; of the table they hear all the same.
   */
  follow(follower: Follower, seq: number | undefined): Promise<boolean> {
    return this.#queue.run(async () => {
      // They come from a house that knows more.
      if (seq !== undefined && seq > this.#table.seq) await this.#readOn();
      if (this.#gone) {
        follower.end(this.#gone);
        return true;
      }
      const since = Math.max(seq ?? this.#table.seq, this.#table.seq - HISTORY);
      return this.#admit(follower, since, since < this.#table.seq ? await this.#toldSince(since) : []);
    });
  }

  unfollow(follower: Follower): void {
    if (this.#audience.dismiss(follower)) this.#tellTable();
  }

  /** Keeps a position, so that opening is quick. */
  async keep(): Promise<void> {
    const { match, about } = this.#table;
    if (match && match.n - this.#kept >= WORTH_A_SNAPSHOT && about.status !== 'closed') await this.#snapshot();
  }

  /** Nothing is decided here any more. */
  async close(): Promise<void> {
    this.#bots.stop();
    await this.#queue.run(async () => {});
    await this.keep();
  }

  #around(wish?: string): Around {
    return aroundNow(this.hosted.game, this.#parts, wish);
  }

  #grantedBy({ told, refused }: Decided, who: Who, id: string | undefined): Granted {
    const before = this.#table.granted.findLast(({ wish, by }) => wish === id && who !== 'house' && by === who.player);
    const last = told.at(-1)?.seq ?? before?.seq ?? this.#table.seq;
    return { seq: last, ...(refused && { refused }) };
  }

  async #moveBot(seat: Seat, after: number, move: string): Promise<'made' | 'refused' | Fault | Unopened> {
    const answer = await this.wish('house', { type: 'move', seat, after, moves: [move] });
    if (!answer.ok) return answer.error;
    return answer.value.refused ? 'refused' : 'made';
  }

  /** Only what is in the log becomes true here; `listed` is the table as the lists know it. False: somebody was quicker. */
  async #store({ run, told, table }: Decided, listed: Table | undefined): Promise<boolean> {
    const { store, tell, report, thinker } = this.#parts;
    const acting = { before: this.#acting, after: actingAt(table, this.hosted) };
    this.#isDoubtful = true;
    const row = rowOf(listed, table, acting, this.hosted, thinker.usual);
    if ((await this.#guarded(store.append(run, row))) === 'taken') return false;
    report.stored(run.length);
    const seated = seatedAnew(this.#table, table);
    await this.#become(table, toldOf(run, told));
    tell({ type: 'entry', table: table.id, seq: table.seq, players: seated });
    for (const { player } of row.worn ?? []) tell({ type: 'player', player });
    return true;
  }

  /** Folds what the log holds beyond what is known here; false: nothing. */
  async #readOn(): Promise<boolean> {
    const run = await this.#guarded(this.#parts.store.read(this.#table.id, this.#table.seq));
    if (run.length === 0) {
      this.#isDoubtful = false;
      return false;
    }
    if (run.some(({ deed }) => deed.type === 'carried' && deed.revision > this.hosted.game.revision)) {
      this.#letGo('newer-rules');
      return true;
    }
    const told: Told[] = [];
    const table = run.reduce((table, entry) => {
      const facts: unknown[] = [];
      const next = fold(table, entry, this.hosted.game, fact => facts.push(fact));
      told.push({ seq: entry.seq, facts });
      return next;
    }, this.#table);
    await this.#become(table, toldOf(run, told));
    return true;
  }

  /** The table is not for this house any more: whoever follows it is told why, and nobody finds it here. */
  #letGo(why: Unopened): void {
    this.#gone = why;
    this.#isDoubtful = false;
    this.#bots.stop();
    this.#parts.release(this);
    for (const follower of [...this.#audience.followers]) {
      this.#audience.dismiss(follower);
      follower.end(why);
    }
  }

  async #guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#parts.stumble(error);
      throw error;
    }
  }

  /** All at once: nobody is shown the table as it will be before they are told what led there. */
  async #become(table: Table, told: readonly Told[]): Promise<void> {
    const before = this.#table;
    const wereActing = this.#acting;
    const isNews = table.about !== before.about;
    if (isNews) this.#guests = await this.#guestsAt(table);
    this.#table = table;
    this.#acting = actingAt(table, this.hosted);
    this.#isDoubtful = false;
    if (isNews) this.#audience.reseat(({ player }) => this.viewerOf(player));
    const { isCrowded = false } = this.#parts.store;
    const isConcerned = (viewer: Viewer) => viewer !== 'public' && (wereActing.includes(viewer) || this.#acting.includes(viewer));
    this.#audience.happened(told, { isConcerned, isCrowded: isCrowded && !isNews });
    if (isNews) this.#tellTable();
    this.#bots.nudge();
    this.#keepNowAndThen(before);
  }

  #keepNowAndThen(before: Table): void {
    const { about, match } = this.#table;
    const hasEnded = about.status === 'over' && before.about.status !== 'over';
    if (!match || (!hasEnded && match.n - this.#kept < SNAPSHOT_EVERY)) return;
    void this.#snapshot().catch(error => this.#parts.stumble(error));
  }

  async #snapshot(): Promise<void> {
    const { id, match, about } = this.#table;
    if (!match) return;
    this.#kept = match.n;
    const position = this.hosted.game.describe(match.state);
    await this.#parts.store.saveSnapshot(id, { seq: match.after, n: match.n, revision: about.revision, position });
  }

  /** Learns the names of those who sit here. */
  async #meet(): Promise<void> {
    this.#guests = await this.#guestsAt(this.#table);
  }

  async #guestsAt({ about }: Table): Promise<Guests> {
    const players = await this.#parts.store.playersBy(playersAt([about]));
    return new Map(players.map(({ id, name, arms }) => [id, { name, arms }]));
  }

  /** What happened after an entry, as far as the rules of today can tell. */
  async #toldSince(since: number): Promise<Told[]> {
    if (!this.#table.match) return [];
    // There may be more than this house has heard of.
    const log = (await this.#parts.store.read(this.#table.id, 0)).slice(0, this.#table.seq);
    const told: Told[] = [];
    for (const { entry, facts } of moments(log, this.#table, this.hosted.game)) if (entry) told.push({ seq: entry.seq, facts });
    return toldOf(
      log.filter(({ seq }) => seq > since),
      told,
    );
  }

  #admit(follower: Follower, since: number, told: readonly Told[]): boolean {
    const viewer = this.viewerOf(follower.player);
    const scene = this.scene();
    this.#audience.admit(follower, viewer, this.#table.seq);
    this.touched = this.#parts.time.now();
    this.#tellTable();
    if (!scene || viewer === undefined) return !scene;
    follower.send({
      ...scene.sight(viewer, follower.memory),
      since: Math.min(since, scene.seq),
      entries: entriesFor(told, since, viewer, scene),
    });
    return true;
  }

  /** News of the table never overtake what happened before. */
  #tellTable(): void {
    this.#audience.tell();
    const tables = new Map<PlayerId | undefined, Described>();
    for (const { player, send } of this.#audience.followers) {
      const table = tables.get(player) ?? this.describe(player);
      tables.set(player, table);
      send({ type: 'table', table });
    }
  }
}

/** The entries of a run that changed the position, or whose turn it is, with what they brought about. */
function toldOf(run: readonly Entry[], told: readonly Told[]): Told[] {
  let next = 0;
  const changes: Told[] = [];
  for (const { seq, deed } of run) {
    while (told[next] && told[next]!.seq < seq) next++;
    if (CHANGING.has(deed.type)) changes.push(told[next]?.seq === seq ? told[next]! : { seq, facts: [] });
  }
  return changes;
}

const CHANGING: ReadonlySet<Entry['deed']['type']> = new Set(['started', 'move', 'carried', 'ended']);

/** Those whom a seat was given or taken. */
function seatedAnew(before: Table, after: Table): PlayerId[] {
  if (before.about.chairs === after.about.chairs) return [];
  const [were, are] = [playersAt([before.about]), playersAt([after.about])];
  return [...were.filter(player => !are.includes(player)), ...are.filter(player => !were.includes(player))];
}
