import { err, ok, type Refusal, type Result, type Seat, type Viewer } from '@tabard/core';
import type { Table as Described, ServerMessage, Step, Words } from '@tabard/protocol';
import {
  type Around,
  botAt,
  brokenSeal,
  carry,
  type Decided,
  decide,
  deedsOf,
  type Entry,
  type Fault,
  fold,
  isUnfinished,
  keptOf,
  type Opened,
  type PlainWish,
  type PlayerId,
  REVEAL_MS,
  seatOf,
  type Table,
  type Told,
  termsOf,
  type Who,
  type Wish,
} from '@tabard/table';
import { Alarm } from './alarm.ts';
import { Announcer } from './announcer.ts';
import { aroundNow } from './around.ts';
import { Attendance } from './attendance.ts';
import { Audience, entriesFor, type Follower, type News, type Scene } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import type { Note } from './bus.ts';
import { type Call, callsAfter, peopleAndHost } from './calls.ts';
import type { Chance } from './chance.ts';
import { describe, type Guests, guestsFrom, HURRY_MS, isWaitingFor, NOBODY, playersAt } from './describe.ts';
import { clocksNow, Flags } from './flags.ts';
import { Gallery } from './gallery.ts';
import type { Hosted } from './games.ts';
import { History } from './history.ts';
import { Hurry } from './hurry.ts';
import type { Leisure } from './leisure.ts';
import type { Neighbours } from './neighbours.ts';
import { isUrgentNews, seatedAnew, toldOf } from './news.ts';
import { Queue } from './queue.ts';
import type { Report } from './report.ts';
import { AT_ONCE, actingAt, type Chores, openSince, rowOf } from './row.ts';
import { type SceneTime, sceneAt } from './sight.ts';
import type { Said, Store } from './store.ts';
import { TakeBacks } from './take-backs.ts';
import { type Speaker, Talk, type Unsayable } from './talk.ts';
import type { Thinker } from './thinker.ts';
import type { Time } from './time.ts';
import type { Vigil } from './vigil.ts';

/** What a table in memory uses. */
export interface TableParts {
  readonly store: Store;
  readonly time: Time;
  readonly leisure: Leisure;
  readonly thinker: Thinker;
  readonly chance: Chance;
  readonly report: Report;
  readonly neighbours: Neighbours;
  readonly vigil: Pick<Vigil, 'outages' | 'makeSure'>;
  /** Tells the other houses. */
  tell(note: Note): void;
  /** A player has other arms. */
  renamed(player: PlayerId): void;
  /** The store failed. */
  stumble(error: unknown): void;
  /** The table is not for this house any more. */
  release(live: LiveTable): void;
  /** Somebody who may not be here is concerned by what happened. */
  cry(table: string, call: Call): void;
  /** Somebody who is called when they are not here has the table before them. */
  looked(table: string, player: PlayerId): void;
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
/** So many ways of coming to a table are told without working it out again. */
const GREETINGS = 16;

/** A table in memory: the fold of its log so far, and whoever follows it. */
export class LiveTable {
  readonly hosted: Hosted;
  readonly attendance: Attendance;
  /** When somebody last followed or asked. */
  touched = 0;
  readonly #parts: TableParts;
  readonly #audience: Audience;
  /** For spectators who see the match late. */
  readonly #gallery: Gallery | undefined;
  readonly #bots: BotSeats;
  /** Rings when bytes have been waited for long enough. */
  readonly #alarm: Alarm;
  readonly #flags: Flags;
  readonly #takeBacks: TakeBacks;
  readonly #chores: Chores;
  readonly #hurry = new Hurry();
  readonly #history: History;
  readonly #announcer: Announcer;
  readonly #talk: Talk;
  readonly #queue = new Queue();
  #table: Table;
  #acting: readonly Seat[];
  #guests: Guests = new Map();
  /** What those are shown who come while nothing happens. */
  readonly #greetings = new Map<string, Step>();
  /** The table as those who see the match late were told of it last. */
  readonly #toldLate = new WeakMap<Follower, string>();
  /** How many moves the last snapshot has. */
  #kept: number;
  /** After a failed append nobody knows what the log holds until it is read. */
  #isDoubtful = false;
  /** The log will be read on, so that what is told of it now need not be read by itself. */
  #isToCatchUp = false;
  /** The house in charge let a bot wait, so this one lets them play until another does. */
  #hasSteppedIn = false;
  /** Why nothing can be done here any more. */
  #isLossNoted = false;
  #isRetired = false;
  #gone: Unopened | undefined;

  constructor(table: Table, hosted: Hosted, parts: TableParts, kept = 0) {
    this.#table = table;
    this.#acting = actingAt(table, hosted);
    this.#kept = kept;
    this.hosted = hosted;
    this.#parts = parts;
    const self = this;
    this.attendance = new Attendance({
      time: parts.time,
      neighbours: parts.neighbours,
      get table() {
        return self.#table;
      },
      get audiences() {
        return self.#audiences;
      },
      tell: note => parts.tell(note),
      announce: () => this.#tellTable(),
      watched: () => this.#bots.hurry(),
    });
    this.#history = new History({
      store: parts.store,
      hosted,
      get table() {
        return self.#table;
      },
    });
    this.#announcer = new Announcer(parts.time, () => this.#sendTables());
    this.#audience = new Audience(parts.time, () => this.scene());
    const { behind } = termsOf(table.about);
    const late = { time: parts.time, behind, hosted, epoch: parts.store.epoch, outages: () => parts.vigil.outages };
    this.#gallery = behind > 0 ? new Gallery(late) : undefined;
    this.#talk = new Talk({
      table: table.id,
      store: parts.store,
      chance: parts.chance,
      about: () => this.#table.about,
      followers: () => this.#followers,
      viewerOf: player => this.viewerOf(player),
      tell: note => parts.tell(note),
      gallery: this.#gallery,
    });
    if (!table.match) this.#gallery?.begin(table);
    this.#alarm = new Alarm(
      parts.time,
      () => parts.store.now(),
      REVEAL_MS,
      waitedMs => void this.#begin(waitedMs),
    );
    this.#chores = {
      usualBot: parts.thinker.usual,
      get outages() {
        return parts.vigil.outages;
      },
      hurryMs: (table, seat) => this.#hurryMs(table, seat),
    };
    this.#flags = new Flags({
      time: parts.time,
      now: () => parts.store.now(),
      chores: this.#chores,
      ring: () => void this.#letFlagsFall(),
    });
    this.#takeBacks = new TakeBacks(parts, {
      get table() {
        return self.#table;
      },
      hosted,
      isHere: seat => this.#followersAt(seat).length > 0,
      log: () => this.#history.log(),
      tell: (seat, after) => {
        for (const { send } of this.#followersAt(seat)) send({ type: 'undo', table: this.#table.id, after, may: true });
      },
    });
    this.#bots = new BotSeats(
      {
        get table() {
          return self.#table;
        },
        hosted,
        get isOurs() {
          return parts.neighbours.looksAfter(self.#table.id, self.#hasSteppedIn ? Number.POSITIVE_INFINITY : 0);
        },
        get owner() {
          return self.#owner;
        },
        get isWatched() {
          return self.attendance.isWatched;
        },
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
    return !this.attendance.isAnybodyHere && this.#queue.isEmpty && !this.#bots.areThinking;
  }

  get #audiences(): readonly Audience[] {
    return this.#gallery ? [this.#audience, this.#gallery.audience] : [this.#audience];
  }

  get #followers(): readonly Follower[] {
    return this.#audiences.flatMap(({ followers }) => [...followers]);
  }

  /** Learns who sits here, and lets bots play. */
  async wake(): Promise<void> {
    await this.#meet();
    this.attendance.note();
    this.nudge();
    this.#seeOff();
  }

  /** Lets bots play, if this house looks after them, where one has waited for so long; and waits no longer for bytes than it must. */
  nudge(waitedMs = 0): void {
    if (this.#isRetired) return;
    const { neighbours } = this.#parts;
    this.#hasSteppedIn ||= !neighbours.looksAfter(this.#table.id) && neighbours.looksAfter(this.#table.id, waitedMs);
    this.#bots.nudge();
    this.#alarm.set(this.#table.about.dice?.until ?? null);
    this.#flags.watch(this.#table, this.hosted);
  }

  /** Somebody says something; `id` is what they call it. */
  async say(speaker: Speaker, words: Words, id: string): Promise<Result<undefined, Unsayable | Unopened>> {
    return this.#gone ? err(this.#gone) : this.#guarded(this.#talk.say(speaker, words, id));
  }

  /** Somebody said something at another house. */
  hearSaid({ said, aside }: { readonly said: Said; readonly aside: boolean }): Promise<void> {
    return this.#talk.hear(said, aside);
  }

  /** Somebody was deleted: what they said is gone. */
  unsay(player: PlayerId): Promise<void> {
    return this.#talk.unsay(player);
  }

  /** What was said, or unsaid, may have been missed here. */
  readTalkAgain(): Promise<void> {
    return this.#talk.readAgain();
  }

  /** Whether the match cannot go on without this player. */
  isWaitingFor(player: PlayerId): boolean {
    return isWaitingFor({ about: this.#table.about, acting: this.#acting }, player);
  }

  /** Grants a wish, or says why not: decided, stored, and only then true and told. `id` is what the asker calls it. */
  wish(who: Who, wish: Wish, id?: string): Promise<Result<Granted, Fault | Unopened>> {
    return this.#grant(who, () => wish, id);
  }

  /** Takes back the last move of a player; where they play with bots alone, back to their turn before. */
  undo(who: Exclude<Who, 'house'>, after: number, id?: string): Promise<Result<Granted, Fault | Unopened>> {
    return this.#grant(
      who,
      async () => {
        const earlier = await this.#takeBacks.earlierFor(who.player, after);
        return { type: 'undo', after, ...(earlier && { earlier }) };
      },
      id,
    );
  }

  /** What exactly is wished for may depend on the table as it is when it is decided. */
  #grant(who: Who, wished: () => Wish | Promise<Wish>, id: string | undefined): Promise<Result<Granted, Fault | Unopened>> {
    return this.#queue.run(async () => {
      for (;;) {
        if (this.#isDoubtful) await this.#readOn();
        if (this.#gone) return err(this.#gone);
        const wish = await wished();
        const decided = decide(this.#table, who, wish, this.#around(id));
        const isToStore = decided.ok && decided.value.run.length > 0;
        const isStored = isToStore && (await this.#store(decided.value, this.#table));
        // What is answered without storing anything is answered by what the log holds now: another house may know more.
        if (!isStored && (await this.#readOn())) continue;
        if (!decided.ok) return decided;
        if (!isToStore || isStored) return ok(this.#grantedBy(decided.value, who, id));
        // A log that does not go on from its end is there no more.
        this.dissolve();
      }
    });
  }

  /** Why a wish would not be granted now. */
  faultWith(who: Who, wish: PlainWish): Promise<Fault | Unopened | undefined> {
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

  /** Another house stored entries up to `seq`, and may have sent the last of them along. */
  hearOf({ seq, run = [] }: Pick<Extract<Note, { type: 'entry' }>, 'seq' | 'run'>): void {
    if (seq > this.#table.seq && !this.#isToCatchUp) void this.catchUp(run);
  }

  /** Learns whatever other houses stored, from what they sent along or by reading it. */
  async catchUp(sent: readonly Entry[] = []): Promise<void> {
    this.#isToCatchUp = sent.length === 0;
    try {
      await this.#queue.run(() => {
        this.#isToCatchUp = false;
        return this.#goesOnWith(sent) ? this.#learn(sent) : this.#readOn();
      });
    } catch (error) {
      this.#parts.report.problem('a table could not be read on', { table: this.#table.id, error });
    }
  }

  /** Somebody here has another name or other arms. */
  async renamed(): Promise<void> {
    await this.#queue.run(() => this.#meet());
    this.#tellTable();
  }

  /** What the store knows of everybody; somebody here may have another name than this house heard of. */
  meetAgain(people: Guests): void {
    const isNews = [...this.#guests].some(([id, { name, arms }]) => {
      const now = people.get(id);
      return now && (now.name !== name || now.arms !== arms);
    });
    if (!isNews) return;
    this.#know(new Map([...this.#guests].map(([id, guest]) => [id, people.get(id) ?? guest])));
    this.#tellTable();
  }

  /** The same as `describe`, also for who sees the match late and is the first to ask. */
  async show(player: PlayerId | undefined): Promise<Described> {
    const gallery = this.#gallery;
    if (gallery && this.viewerOf(player) === 'public') await this.#queue.run(() => this.#openGallery(gallery));
    return this.describe(player);
  }

  /** The table as a player, or a stranger, is told of it. Who sees the match late sees all of it as it was then. */
  describe(player: PlayerId | undefined): Described {
    const late = this.#lateFor(player);
    const described = this.#describe(late ?? this.#table, player);
    // They may have had a seat then.
    return late ? { ...described, me: { ...described.me, seat: null } } : described;
  }

  /** The last entry somebody may know of. */
  seqFor(player: PlayerId | undefined): number {
    return (this.#lateFor(player) ?? this.#table).seq;
  }

  #lateFor(player: PlayerId | undefined): Table | undefined {
    return this.viewerOf(player) === 'public' ? this.#gallery?.table : undefined;
  }

  #describe({ id, seq, about }: Table, player: PlayerId | undefined): Described {
    const { store, chance } = this.#parts;
    const { attendance } = this;
    const told = {
      guests: this.#guests,
      epoch: store.epoch,
      chance,
      clocks: this.#clocksFor(this.viewerOf(player)),
      watching: attendance.watching,
      isConnected: (one: PlayerId) => attendance.isConnected(one),
      awayMs: (one: PlayerId) => attendance.awayMs(one),
      hostAwayMs: attendance.hostAwayMs,
    };
    return describe({ table: id, seq, about }, player, told);
  }

  /** Who sees the match late sees its clocks as late, and who may not see it sees none. */
  #clocksFor(viewer: Viewer | undefined): SceneTime['clocks'] {
    if (viewer === undefined) return;
    if (viewer === 'public' && this.#gallery) return this.#gallery.clocks;
    return clocksNow(this.#table, this.#parts.store.now(), this.#chores.outages);
  }

  /** What there is to see, once the match has begun. */
  scene(): Scene | undefined {
    return sceneAt(this.#table, this.hosted, this.#parts.store.epoch, this.#flags.timeAt(this.#table, this.hosted));
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
      this.#noteLoss(follower, seq);
      if (this.#gone) {
        follower.end(this.#gone);
        return true;
      }
      const since = Math.max(seq ?? this.#table.seq, this.#table.seq - HISTORY);
      if (since < this.#table.seq) await this.#history.all();
      const isSeated = follower.player !== undefined && seatOf(this.#table.about, follower.player) !== undefined;
      if (isSeated) await this.#prepareTalk();
      if (this.#gallery && this.viewerOf(follower.player) === 'public') await this.#openGallery(this.#gallery);
      return this.#admit(follower, since);
    });
  }

  /** What happened after entry `after`, as a seat may know it; nobody is here because of it. */
  newsFor(seat: Seat, after: number): Promise<Step['entries']> {
    return this.#queue.run(async () => {
      const scene = this.scene();
      const since = Math.max(after, this.#table.seq - HISTORY);
      if (!scene || since >= this.#table.seq) return [];
      return entriesFor(await this.#history.all(), since, seat, scene);
    });
  }

  /** The store held more once. Of those who say so, only who sits here is believed, and only once. */
  #noteLoss({ player }: Follower, seen = 0): void {
    const { id, seq, about } = this.#table;
    if (this.#isLossNoted || seen <= seq || player === undefined || seatOf(about, player) === undefined) return;
    this.#isLossNoted = true;
    this.#parts.report.problem('somebody at the table has seen more of it than is stored: were data lost, or a backup restored?', {
      table: id,
      seq,
      seen,
    });
  }

  unfollow(follower: Follower): void {
    if (!this.#audiences.some(audience => audience.dismiss(follower))) return;
    this.#noteLook(follower);
    this.attendance.change();
  }

  /** Whoever cannot be told what was said comes to the table all the same. */
  async #prepareTalk(): Promise<void> {
    await this.#talk.prepare().catch(error => this.#parts.report.problem('talk could not be read', { table: this.#table.id, error }));
  }

  /** When they come, and when they go: whatever they were called for in between they have seen. */
  #noteLook({ player }: Follower): void {
    const { id, about } = this.#table;
    if (player !== undefined && peopleAndHost(about).includes(player)) this.#parts.looked(id, player);
  }

  /** Keeps a position, so that opening is quick. */
  async keep(): Promise<void> {
    const { match, about } = this.#table;
    if (match && match.n - this.#kept >= WORTH_A_SNAPSHOT && about.status !== 'closed') await this.#snapshot();
  }

  /** It has left memory: rows say when there is something to do here again. */
  retire(): void {
    this.#isRetired = true;
    this.#stopWaiting();
  }

  #stopWaiting(): void {
    this.#bots.stop();
    this.#alarm.set(null);
    this.#flags.stop();
    this.#takeBacks.stop();
  }

  /** There is no such table any more. */
  dissolve(): void {
    this.#letGo('unknown-table');
  }

  /** Nothing is decided here any more. */
  async close(): Promise<void> {
    this.attendance.stop();
    this.#stopWaiting();
    await this.#queue.run(async () => {});
    await this.keep();
  }

  #around(wish?: string): Around {
    return { ...aroundNow(this.hosted.game, this.#parts, wish), isGone: player => this.#isGone(player) };
  }

  #isGone(player: PlayerId): boolean {
    const guest = this.#guests.get(player);
    return guest === undefined || guest === NOBODY;
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

  /** Whoever has not sent their bytes counts without them. Every house that has the table tries; the log lets one succeed. */
  async #begin(waitedMs: number): Promise<void> {
    try {
      const answer = await this.wish('house', { type: 'begin', waitedMs });
      // By the store's clock it may not be time yet.
      if (answer.ok) this.nudge();
    } catch (error) {
      this.#parts.report.problem('a match could not begin', { table: this.#table.id, error });
    }
  }

  /** Every house that has the table tries; the log lets one succeed. */
  async #letFlagsFall(): Promise<void> {
    try {
      await this.#parts.vigil.makeSure();
      const hurryMs = (seat: Seat) => this.#hurryMs(this.#table, seat);
      const answer = await this.wish('house', { type: 'flag', outages: this.#chores.outages, hurryMs });
      // By the store's clock it may not be time yet.
      if (answer.ok) this.nudge();
    } catch (error) {
      this.#parts.report.problem('a flag could not fall', { table: this.#table.id, error });
    }
  }

  #hurryMs(table: Table, seat: Seat): number {
    const chair = table.about.chairs[seat];
    return chair?.kind === 'player' ? this.#hurry.ms(table, chair.player) : HURRY_MS;
  }

  #followersAt(seat: Seat): Follower[] {
    return [...this.#audience.followers].filter(({ player }) => player !== undefined && seatOf(this.#table.about, player) === seat);
  }

  /** Only what is in the log becomes true here; `listed` is the table as the lists know it. False: somebody was quicker. */
  async #store({ run, told, table }: Decided, listed: Table | undefined): Promise<boolean> {
    const { store, tell, report, neighbours, renamed } = this.#parts;
    const acting = { before: this.#acting, after: actingAt(table, this.hosted) };
    this.#isDoubtful = true;
    const row = rowOf(listed, table, acting, this.hosted, this.#chores);
    if ((await this.#guarded(store.append(run, row))) === 'taken') return false;
    report.stored(run.length);
    const before = this.#table;
    if (table.about !== before.about) await this.#expect(table);
    this.#become(table, run, toldOf(run, told, table));
    this.#tellAbroad(before, acting.before, run);
    if (run.some(({ deed }) => deed.type === 'sat' || deed.type === 'invited')) this.#seeOff();
    for (const { player } of row.worn ?? []) renamed(player);
    const house = neighbours.inChargeOf(table.id);
    if (row.due === AT_ONCE && house !== neighbours.me) tell({ type: 'due', table: table.id, house });
    return true;
  }

  /** Folds what the log holds beyond what is known here; false: nothing. */
  async #readOn(): Promise<boolean> {
    const run = await this.#guarded(this.#parts.store.read(this.#table.id, this.#table.seq));
    if (run.length > 0) return this.#learn(run);
    this.#isDoubtful = false;
    return false;
  }

  /** Whether they are the next entries, and under the seals of all that is known here. */
  #goesOnWith(run: readonly Entry[]): boolean {
    const { seq, head } = this.#table;
    return !this.#isDoubtful && run[0]?.seq === seq + 1 && !brokenSeal(run, this.#around().digest, head);
  }

  /** Folds entries that are in the log. */
  async #learn(run: readonly Entry[]): Promise<true> {
    if (run.some(({ deed }) => deed.type === 'carried' && deed.revision > this.hosted.game.revision)) {
      this.#letGo('newer-rules');
      return true;
    }
    if (run.some(({ deed }) => deed.type === 'move' && this.#isBot(deed.seat))) this.#hasSteppedIn = false;
    const told: Told[] = [];
    const table = run.reduce((table, entry) => {
      const facts: unknown[] = [];
      const next = fold(table, entry, this.hosted.game, fact => facts.push(fact));
      told.push({ seq: entry.seq, facts });
      return next;
    }, this.#table);
    const [before, wereActing, wasDoubtful] = [this.#table, this.#acting, this.#isDoubtful];
    if (table.about !== before.about) await this.#expect(table);
    this.#become(table, run, toldOf(run, told, table));
    // It may be what an append stored although it failed: then nobody was told.
    if (wasDoubtful) this.#tellAbroad(before, wereActing, run);
    return true;
  }

  /** Tells the other houses that the table went on, and whom a seat was given or taken; and whoever is away what concerns them. */
  #tellAbroad(before: Table, wereActing: readonly Seat[], run: readonly Entry[]): void {
    const { tell, cry } = this.#parts;
    const calls = callsAfter({ about: before.about, acting: wereActing }, { about: this.#table.about, acting: this.#acting });
    for (const call of calls) if (!this.attendance.isConnected(call.player)) cry(this.#table.id, call);
    tell({ type: 'entry', table: this.#table.id, seq: this.#table.seq, run });
    for (const player of seatedAnew(before, this.#table)) tell({ type: 'seated', player });
    const isListed = [before, this.#table].some(({ about }) => openSince(about) !== null);
    if (isListed && before.about !== this.#table.about) tell({ type: 'listed', table: this.#table.id });
  }

  #isBot(seat: Seat): boolean {
    return botAt(this.#table.about, seat, this.#parts.thinker.usual) !== undefined;
  }

  /** The table is not for this house any more: whoever follows it is told why, and nobody finds it here. */
  #letGo(why: Unopened): void {
    this.#gone = why;
    this.#isDoubtful = false;
    this.#stopWaiting();
    this.#parts.release(this);
    this.attendance.stop();
    for (const follower of this.#followers) {
      for (const audience of this.#audiences) audience.dismiss(follower);
      follower.end(why);
    }
    this.attendance.tellAbroadIfNew();
  }

  async #guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#parts.stumble(error);
      throw error;
    }
  }

  /** Learns who sits here at the table that is about to be. */
  async #expect(table: Table): Promise<void> {
    this.#guests = await this.#guestsAt(table);
  }

  /** All at once: nobody is shown the table as it will be before they are told what led there. Who sits there then is known already. */
  #become(table: Table, run: readonly Entry[], told: readonly News[]): void {
    const before = this.#table;
    const wereActing = this.#acting;
    const isNews = table.about !== before.about;
    const shown = this.#gallery?.table?.about;
    this.#table = table;
    this.#know(this.#guests);
    this.#acting = actingAt(table, this.hosted);
    this.#isDoubtful = false;
    this.#greetings.clear();
    this.#history.happened(told);
    if (table.about.chairs !== before.about.chairs) this.#talk.reseat();
    if (isNews) this.#reseat();
    const { isCrowded = false } = this.#parts.store;
    const isConcerned = (viewer: Viewer) => viewer !== 'public' && (wereActing.includes(viewer) || this.#acting.includes(viewer));
    this.#gallery?.happened(run, told, { isCrowded: isCrowded && !isNews });
    this.#audience.happened(told, { isConcerned, isCrowded: isCrowded && !isNews });
    if (isNews || this.#gallery?.table?.about !== shown) this.#tellTable({ isUrgent: isUrgentNews(before, table) });
    if (isNews) this.attendance.tellAbroadIfNew();
    this.nudge();
    this.#takeBacks.consider();
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
    await this.#parts.store.saveSnapshot(id, { ...keptOf(this.#table, match, this.hosted.game), revision: about.revision });
  }

  /** Learns the names of those who sit here. */
  async #meet(): Promise<void> {
    this.#know(await this.#guestsAt(this.#table));
  }

  #know(guests: Guests): void {
    this.#guests = guests;
    this.#hurry.note(this.#table, guests);
  }

  /** Who sees the match late may still see somebody who has gone. */
  async #guestsAt({ about }: Table): Promise<Guests> {
    const shown = this.#gallery?.table?.about;
    const players = await this.#parts.store.playersBy([...new Set([...playersAt(shown ? [about, shown] : [about]), about.host])]);
    return guestsFrom(players);
  }

  /** Somebody who sits here was deleted in the moment in which they sat down: nobody waits for them. */
  #seeOff(): void {
    const { id, about } = this.#table;
    if (!isUnfinished(about)) return;
    for (const player of playersAt([about])) {
      if (!this.#isGone(player) || this.#isBot(seatOf(about, player)!)) continue;
      this.wish({ player, program: false }, { type: 'leave' }).catch(error =>
        this.#parts.report.problem('somebody who was deleted keeps a seat', { table: id, error }),
      );
    }
  }

  /** Spectators of a match that was on when this house opened it come to where they are by its log. */
  async #openGallery(gallery: Gallery): Promise<void> {
    if (gallery.isOpen) return;
    gallery.open(await this.#history.log(), await this.#history.all(), this.#table);
  }

  #admit(follower: Follower, since: number): boolean {
    const viewer = this.viewerOf(follower.player);
    const late = viewer === 'public' ? this.#gallery : undefined;
    const scene = late ? late.scene() : this.scene();
    if (late) late.audience.admit(follower, viewer, late.seq);
    else this.#audience.admit(follower, viewer, this.#table.seq);
    this.#noteLook(follower);
    this.touched = this.#parts.time.now();
    if (!this.attendance.change()) this.#sendTable(follower, { type: 'table', table: this.describe(follower.player) });
    this.#takeBacks.consider();
    this.#talk.greet(follower);
    if (!scene || viewer === undefined) return !scene;
    follower.send(this.#greetingFor(viewer, follower.memory, Math.min(since, scene.seq), scene));
    return true;
  }

  #greetingFor(viewer: Viewer, memory: boolean, since: number, scene: Scene): Step {
    const key = [viewer, memory, since].join();
    const known = this.#greetings.get(key);
    if (known) return known;
    const entries = since < scene.seq ? entriesFor(this.#history.until(scene.seq), since, viewer, scene) : [];
    const greeting = { ...scene.sight(viewer, memory), since, entries };
    // A clock does not stand still while nothing happens.
    const isLasting = greeting.clocks === undefined && greeting.deadlineMs === undefined;
    if (isLasting && this.#greetings.size < GREETINGS) this.#greetings.set(key, greeting);
    return greeting;
  }

  /** Whoever sits down sees the match as it is, whoever gets up as spectators do. */
  #reseat(): void {
    this.#audience.reseat(({ player }) => this.viewerOf(player));
    const gallery = this.#gallery;
    if (!gallery) return;
    const isSpectator = ({ player }: Follower) => this.viewerOf(player) === 'public';
    for (const follower of [...this.#audience.followers].filter(isSpectator)) {
      this.#audience.dismiss(follower);
      gallery.audience.admit(follower, 'public', gallery.seq);
    }
    for (const follower of [...gallery.audience.followers].filter(one => !isSpectator(one))) {
      gallery.audience.dismiss(follower);
      this.#admit(follower, this.#table.seq);
    }
  }

  /** Programs count for their owner. */
  get #owner(): PlayerId {
    const { host } = this.#table.about;
    return this.#guests.get(host)?.owner ?? host;
  }

  /** False: they are told in a moment. */
  #tellTable({ isUrgent = false } = {}): boolean {
    this.attendance.note();
    return this.#announcer.announce({ isUrgent });
  }

  /** News of the table never overtake what happened before. Who sees the same is sent the same. */
  #sendTables(): void {
    for (const audience of this.#audiences) audience.tell();
    const { about } = this.#table;
    this.attendance.toldHere();
    const messages = new Map<Seat | 'host' | 'stranger', ServerMessage>();
    for (const follower of this.#followers) {
      const { player } = follower;
      const as = (player === undefined ? undefined : seatOf(about, player)) ?? (player === about.host ? 'host' : 'stranger');
      const message = messages.get(as) ?? { type: 'table', table: this.describe(player) };
      messages.set(as, message);
      this.#sendTable(follower, message);
    }
  }

  /** Who sees the match late is not told that something happened which they do not see yet. */
  #sendTable(follower: Follower, message: ServerMessage): void {
    if (this.#gallery?.audience.has(follower)) {
      const text = timeless(message);
      if (this.#toldLate.get(follower) === text) return;
      this.#toldLate.set(follower, text);
    }
    follower.send(message);
  }
}

const TIMELESS = new WeakMap<ServerMessage, string>();

/** What a message says, but for how long somebody is waited for: that passes by itself. Many are sent the same one. */
function timeless(message: ServerMessage): string {
  const text = TIMELESS.get(message) ?? JSON.stringify(message, (key, value) => (key === 'graceMs' ? undefined : value));
  TIMELESS.set(message, text);
  return text;
}
