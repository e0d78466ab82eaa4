import { err, ok, type Position, type Result, rngAt } from '@tabard/core';
import type { ErrorCode, Words } from '@tabard/protocol';
import { type Fault, make, open, type Plan, type PlayerId, type Span, type Wish } from '@tabard/table';
import { Archive } from './archive.ts';
import { aroundNow } from './around.ts';
import { type Asker, whoIs } from './asker.ts';
import type { Bus, Member, Note } from './bus.ts';
import { Calendar } from './calendar.ts';
import { type Chance, idOfWish, newId } from './chance.ts';
import { Crier, type Pusher } from './crier.ts';
import { type Guest, guestsFrom, HURRY_MS, NOBODY, playersAt } from './describe.ts';
import { Door, type Visit } from './door.ts';
import type { Games, Hosted } from './games.ts';
import { Leisure } from './leisure.ts';
import { Listening } from './listening.ts';
import { type Granted, LiveTable, type TableParts, type Unopened } from './live-table.ts';
import { Lobby } from './lobby.ts';
import { Mine } from './mine.ts';
import { listedFor, rowsFor } from './my-rows.ts';
import { houseName, Neighbours } from './neighbours.ts';
import { Pulse } from './pulse.ts';
import type { Report } from './report.ts';
import { type Again, returnMatch } from './return-match.ts';
import { Rounds } from './rounds.ts';
import { AT_ONCE, actingAt, openSince, rowOf } from './row.ts';
import type { Listed, Row, Store } from './store.ts';
import type { Speaker, Unsayable } from './talk.ts';
import type { Thinker } from './thinker.ts';
import type { Time } from './time.ts';
import { Turns } from './turns.ts';
import { OFTEN_MS, Vigil } from './vigil.ts';

/** What a house is handed. */
export interface HouseParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly thinker: Thinker;
  readonly time: Time;
  readonly chance: Chance;
  readonly games: Games;
  readonly report: Report;
  /** Without one nobody is called. */
  readonly pusher?: Pusher | undefined;
  /** So long whoever is about to look has before they are called. */
  readonly calmMs?: number | undefined;
  /** A table nobody looks at leaves memory after so long. */
  readonly idleMs?: number;
  /** Rows of the lobby, and of a player's tables, are told no more often. */
  readonly rowsEveryMs?: number;
}

/** Why a table cannot be made. */
export type Unmade = Fault | Unopened | 'unknown-game' | 'paused';

/** A table to be made by the rules of a game. */
export type TablePlan = Omit<Plan, 'id'> & { readonly game: string; readonly from?: Position };

const IDLE_MS = 60_000;
const ROWS_EVERY_MS = 1000;
const SWEEP_EVERY_MS = 15_000;
/** With other houses there are more ways for something to be left undone. */
const LOOK_EVERY_MS = 2000;
/** Without a bus nobody hears of the others' entries. */
const COMPARE_EVERY_MS = 1000;
/** A thousand heads in one piece would hold up everybody who moves meanwhile. */
const HEADS_AT_ONCE = 100;
/** Houses that were asked something on the bus have answered by then, or will not. */
const ANSWERED_MS = 3000;
/** Most have by then. */
const ANSWER_SOON_MS = 250;
/** The most tables of a player that are told of a new name. */
const TABLES_TOLD = 200;
const TIDY_EVERY_MS = 600_000;

/** Runs tables: opens them from a store, takes wishes one at a time, tells whoever follows, lets bots think. */
export class House {
  readonly games: Games;
  readonly store: Store;
  readonly chance: Chance;
  readonly thinker: Thinker;
  readonly turns: Turns;
  readonly archive: Archive;
  readonly lobby: Lobby;
  readonly mine: Mine;
  /** What devices that want to be called have to know. */
  readonly pushKey: string | undefined;
  readonly #crier: Crier | undefined;
  readonly #time: Time;
  readonly #report: Report;
  readonly #idleMs: number;
  readonly #bus: Member;
  readonly #listening: Listening;
  readonly #leisure: Leisure;
  readonly #neighbours: Neighbours;
  readonly #pulse: Pulse;
  readonly #calendar: Calendar;
  readonly #vigil: Vigil;
  readonly #rounds: Rounds;
  readonly #door: Door;
  readonly #tables = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<Result<LiveTable, Unopened>>>();
  readonly #listeners = new Set<(isPaused: boolean) => void>();
  readonly #chores: (() => void)[] = [];
  #isClosing = false;
  #isBusLost = false;

  constructor({
    store,
    bus,
    thinker,
    time,
    chance,
    games,
    report,
    pusher,
    calmMs,
    idleMs = IDLE_MS,
    rowsEveryMs = ROWS_EVERY_MS,
  }: HouseParts) {
    this.store = store;
    this.games = games;
    this.chance = chance;
    this.thinker = thinker;
    this.#time = time;
    this.#leisure = new Leisure(time);
    this.#report = report;
    this.#idleMs = idleMs;
    this.#bus = bus.join({ hear: note => this.#hear(note), changed: isLost => this.#changeBus(isLost) });
    this.#listening = new Listening(this.#bus);
    this.archive = new Archive(time);
    const watching = { store, time, chance, report, listening: this.#listening, everyMs: rowsEveryMs };
    this.lobby = new Lobby({
      ...watching,
      isManned: table => this.peek(table)?.attendance.isManned ?? false,
      isHostAway: listed => this.#isHostAway(listed),
    });
    this.mine = new Mine({
      ...watching,
      listedFor: player => listedFor(this, player),
      rowsFor: (player, listed) => rowsFor(this, player, listed),
    });
    this.turns = new Turns(time, this.#listening, player => this.#unfinishedOf(player));
    this.#neighbours = new Neighbours(houseName(store.now(), chance), {
      store,
      time,
      report,
      changed: houses => this.#meetNeighbours(houses),
      wasMissed: () => this.#goOnWithBots(),
    });
    this.#calendar = new Calendar(store, time, report);
    this.#vigil = new Vigil(store, () => time.now());
    this.#door = new Door(store);
    this.#door.onDismissal(({ player }) => this.turns.dismiss(player));
    this.#rounds = new Rounds({
      store,
      time,
      report,
      neighbours: this.#neighbours,
      calendar: this.#calendar,
      isResting: () => this.#isResting,
      peek: table => this.peek(table),
      open: table => this.open(table),
      dissolve: table => this.#dissolve(table),
    });
    this.pushKey = pusher?.publicKey;
    const isThere = (table: string, player: PlayerId) => this.peek(table)?.attendance.isConnected(player) ?? false;
    this.#crier = pusher && new Crier({ store, time, report, games, pusher, calmMs, isThere });
    this.#pulse = new Pulse(store, time, report, isPaused => this.#changePace(isPaused));
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** When no house was up, in order. */
  get outages(): readonly Span[] {
    return this.#vigil.outages;
  }

  get isPaused(): boolean {
    return this.#pulse.isPaused;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  get #isResting(): boolean {
    return this.#isClosing || this.isPaused;
  }

  /** The bus is lost: of what other houses store this one hears a second late. */
  get isBusLost(): boolean {
    return this.#isBusLost;
  }

  /** How many houses are up on this store, as far as this one knows. */
  get housesUp(): number {
    return this.#neighbours.count;
  }

  /** Looks after tables from now on: bots whose turn it is go on, what nobody comes for any more is cleared away. */
  begin(): void {
    this.#everyNow(SWEEP_EVERY_MS, () => this.sweep());
    this.#everyNow(SWEEP_EVERY_MS, () => this.archive.sweep());
    this.#everyNow(SWEEP_EVERY_MS, () => this.#inBackground(this.catchUp()));
    this.#everyNow(SWEEP_EVERY_MS, () => this.#inBackground(this.lookAfter()));
    this.#everyNow(LOOK_EVERY_MS, () => this.#neighbours.areThere && this.#inBackground(this.lookAfter()));
    // A house that has lost the bus tells nobody of what it stores; the others do not know that it has.
    this.#everyNow(LOOK_EVERY_MS, () => this.#neighbours.areThere && this.#inBackground(this.catchUp()));
    this.#everyNow(COMPARE_EVERY_MS, () => this.#isBusLost && this.#inBackground(this.catchUp()));
    this.#everyNow(SWEEP_EVERY_MS, () => this.#isBusLost && this.#inBackground(this.#meetAgain()));
    this.#everyNow(SWEEP_EVERY_MS, () => this.#lookAgain());
    this.#everyNow(LOOK_EVERY_MS, () => this.#isBusLost && this.#lookAgain());
    this.#everyNow(SWEEP_EVERY_MS, () => this.#checkDoor());
    this.#everyNow(COMPARE_EVERY_MS, () => this.#isBusLost && this.#checkDoor());
    this.#everyNow(TIDY_EVERY_MS, () => this.#inBackground(this.#forgetStrangers()));
    this.#inBackground(this.#listening.begin(`house ${this.#neighbours.me}`));
    this.#inBackground(this.#listening.begin('every house'));
    this.#everyNow(OFTEN_MS, () => this.#inBackground(this.#keepVigil()));
    this.#inBackground(this.#wakeUp());
  }

  /** Hears when the house pauses because it cannot store anything, and when it goes on; the answer ends that. */
  onPause(hear: (isPaused: boolean) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** Hears who of those here is not welcome any more, at whatever house that was said; the answer ends that. */
  onDismissal(hear: (visit: Visit) => void): () => void {
    return this.#door.onDismissal(hear);
  }

  /** Hears that the bans may be others, at whatever house that was said; the answer ends that. */
  onBans(hear: () => void): () => void {
    return this.#door.onBans(hear);
  }

  /** As long as somebody is here, this house hears when they are dismissed elsewhere; the answer ends that. */
  receive(visit: Visit): () => void {
    return this.#door.receive(visit);
  }

  /** A player, or a device of theirs, is not welcome any more, here or anywhere: the store knows it already. */
  dismiss(player: PlayerId): void {
    this.#spread({ type: 'dismissed', player });
  }

  /** A player was deleted, and with them what they said: the store knows it already. */
  deleted(player: PlayerId): void {
    this.#spread({ type: 'deleted', player });
  }

  /** The bans in the store are others. */
  changeBans(): void {
    this.#spread({ type: 'bans' });
  }

  /** The store failed at something. */
  stumble(error: unknown): void {
    if (!this.#isClosing) this.#pulse.stumble(error);
  }

  /** Stores something for the sake of it: a store that fails is known before somebody needs it. */
  async probe(): Promise<void> {
    await this.guarded(this.store.probe()).catch(() => {});
  }

  /** Something failed that only read, perhaps: if nothing can be stored either, the house pauses. */
  async doubt(): Promise<void> {
    if (!this.isPaused) await this.probe();
  }

  /** Something that is to be stored. If it cannot be, the house pauses. */
  async guarded<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.stumble(error);
      throw error;
    }
  }

  /** Lets everybody else have their turn. */
  breathe(): Promise<void> {
    return new Promise(resolve => void this.#time.after(0, resolve));
  }

  /** The table, if it is in memory: nothing to wait for. */
  peek(id: string): LiveTable | undefined {
    return this.#tables.get(id);
  }

  /** A table that is not in memory here may be at another house, or is just being opened. */
  #isHostAway({ table, changed }: Listed): boolean {
    const hasLeft = !this.#neighbours.areThere && this.store.now() - changed >= this.#idleMs;
    return this.peek(table)?.attendance.isHostAway ?? hasLeft;
  }

  /** For how long nobody who sits at these tables has been there, by table; 0 where somebody is. Other houses are asked. */
  async emptyMs(listed: readonly Listed[]): Promise<ReadonlyMap<string, number>> {
    const isManned = ({ table }: Listed) => this.peek(table)?.attendance.isManned ?? false;
    if (this.#neighbours.areThere && !listed.every(isManned)) {
      await Promise.all(listed.map(({ table }) => this.open(table)));
      await new Promise<void>(resolve => void this.#time.after(ANSWER_SOON_MS, resolve));
    }
    const sinceMs = ({ table, changed }: Listed) =>
      Math.min(this.peek(table)?.attendance.emptyMs ?? Number.POSITIVE_INFINITY, this.store.now() - changed);
    return new Map(listed.map(one => [one.table, isManned(one) ? 0 : Math.max(1, sinceMs(one))]));
  }

  open(id: string): Promise<Result<LiveTable, Unopened>> {
    const known = this.#opening.get(id);
    if (known) return known;
    const live = this.#tables.get(id);
    if (live) {
      live.touched = this.#time.now();
      return Promise.resolve(ok(live));
    }
    const opening = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** What a player wishes for at a table; nothing while the house cannot store it. */
  async wish(live: LiveTable, asker: Asker, wish: Wish, id?: string): Promise<Result<Granted, Fault | Unopened | 'paused'>> {
    if (this.isPaused) return err('paused');
    const answer = await live.wish(whoIs(asker), wish, id);
    if (answer.ok && answer.value.refused) this.#report.refused();
    return answer;
  }

  /** What a player did last is taken back, where that harms nobody. */
  async undo(live: LiveTable, asker: Asker, after: number, id?: string): Promise<Result<Granted, Fault | Unopened | 'paused'>> {
    return this.isPaused ? err('paused') : live.undo(whoIs(asker), after, id);
  }

  /** What a player says at a table; `id` is what they call it. */
  async say(live: LiveTable, speaker: Speaker, words: Words, id: string): Promise<Result<undefined, Unsayable | Unopened | 'paused'>> {
    return this.isPaused ? err('paused') : live.say(speaker, words, id);
  }

  /** Whether a player has made a table by this wish before. */
  async hasMade({ id }: Asker, wish: string): Promise<boolean> {
    return (await this.store.listed(idOfWish(id, wish, this.chance))) !== undefined;
  }

  /** A new table, stored. The same wish of the same player leads to the same table. */
  async make(plan: TablePlan, asker: Asker, wish?: string): Promise<Result<LiveTable, Unmade>> {
    if (this.isPaused) return err('paused');
    const who = whoIs(asker);
    const hosted = await this.games.get(plan.game);
    if (!hosted) return err('unknown-game');
    if (plan.from) checkStart({ ...plan, from: plan.from }, hosted);
    const id = wish === undefined ? newId(this.chance) : idOfWish(who.player, wish, this.chance);
    const made = make({ ...plan, id }, who, aroundNow(hosted.game, this, wish));
    if (!made.ok) return made;
    const { run, table } = made.value;
    const chores = { usualBot: this.thinker.usual, outages: this.outages, hurryMs: () => HURRY_MS };
    const row = rowOf(undefined, table, { before: [], after: actingAt(table, hosted) }, hosted, chores);
    const stored = await this.guarded(this.store.append(run, row));
    if (stored === 'stored') this.#announce(id, plan, row);
    return this.open(id);
  }

  /**
   * The same people, bots and options once more. The first who asks makes the table; everybody else is shown to it.
   * Nobody has committed to bytes there yet, so it waits for its start. Room is asked for only where a table is to be made.
   */
  rematch(live: LiveTable, asker: Asker, again: Again = {}): Promise<Result<LiveTable, Unmade | ErrorCode>> {
    return returnMatch(
      {
        store: this.store,
        chance: this.chance,
        open: id => this.open(id),
        make: (plan, wish) => this.make(plan, asker, wish),
        call: (table, player, beside) => this.#crier?.cry(table, { player, reason: 'rematch' }, beside),
      },
      live,
      asker,
      again,
    );
  }

  /** A player has another name or other arms. */
  async renamed(player: PlayerId): Promise<void> {
    const listed = await this.store.tablesOf(player, TABLES_TOLD);
    for (const { table } of listed) this.#bus.tell({ type: 'renamed', table });
    for (const { table } of listed) this.mine.stir(table);
    const open = listed.find(({ about }) => openSince(about) !== null);
    if (open) this.#spread({ type: 'listed', table: open.table });
    await Promise.all(listed.map(({ table }) => this.#tables.get(table)?.renamed()));
  }

  /** Tables nobody looks at leave memory. */
  sweep(): void {
    const before = this.#time.now() - this.#idleMs;
    for (const live of this.#tables.values()) {
      if (!live.isIdle || live.touched >= before) continue;
      this.#forget(live);
      live.retire();
      this.#inBackground(live.keep());
    }
  }

  /** Reads what other houses stored at the tables in memory: a note may have been lost. */
  async catchUp(): Promise<void> {
    const ids = [...this.#tables.keys()];
    for (let from = 0; from < ids.length; from += HEADS_AT_ONCE) {
      if (this.#isResting) return;
      const heads = await this.store.heads(ids.slice(from, from + HEADS_AT_ONCE));
      const behind = [...heads].flatMap(([id]) => this.#tables.get(id) ?? []).filter(({ table }) => heads.get(table.id)! > table.seq);
      await Promise.all(behind.map(live => live.catchUp()));
    }
  }

  /** A note may have been lost: what is watched is read again. */
  #lookAgain(): void {
    if (this.#isResting) return;
    this.lobby.stir();
    // A house that is alone hears everything it tells.
    if (this.#neighbours.areThere || this.#isBusLost) this.mine.lookAgain();
  }

  /** A note may have been lost: who is here and not welcome any more is sent away, and bans are read again. */
  #checkDoor(): void {
    if (this.#isResting) return;
    this.#inBackground(this.#door.check());
    this.#door.hearOfBans();
  }

  /** Does what is due at the tables this house looks after: lets bots move, closes and forgets what nobody comes for. */
  lookAfter(): Promise<void> {
    return this.#rounds.go();
  }

  /** Finishes what is on its way, keeps positions, and lets go of the bus; the store is its owner's. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const callOff of this.#chores) callOff();
    this.#pulse.stop();
    this.#rounds.stop();
    this.turns.close();
    this.#crier?.close();
    const departed = this.#neighbours.depart();
    await Promise.allSettled([...this.#tables.values()].map(live => live.close()));
    await this.#crier?.done();
    await this.#vigil.end().catch(error => this.#report.problem('the time of the end could not be noted', { error }));
    await departed;
    this.#bus.leave();
  }

  /** Nothing is due before it is known how long nobody was here. */
  async #wakeUp(): Promise<void> {
    const met = this.#neighbours.begin();
    await this.#vigil.begin(async () => {
      await met;
      return this.#neighbours.upSince;
    });
    await this.lookAfter();
  }

  async #keepVigil(): Promise<void> {
    if (this.#isResting) return;
    const isTimed = [...this.#tables.values()].some(({ table }) => table.clocks?.seats.some(({ since }) => since !== null));
    if (await this.#vigil.keep({ isTimed })) for (const live of this.#tables.values()) live.nudge();
  }

  async #forgetStrangers(): Promise<void> {
    if (await this.#calendar.believes(this.store.now())) await this.store.forgetStrangers();
  }

  /** One that cannot be opened must not hide the others. */
  async #unfinishedOf(player: PlayerId): Promise<LiveTable[]> {
    const listed = await this.store.unfinishedOf(player);
    const opened = await Promise.all(listed.map(({ table }) => this.open(table)));
    return opened.flatMap(one => (one.ok ? [one.value] : []));
  }

  /** Listens before it reads, so that there is no gap between the two. */
  async #load(id: string): Promise<Result<LiveTable, Unopened>> {
    await this.#listening.begin(`table ${id}`);
    const opened = await this.#read(id).catch((error: unknown) => {
      this.#listening.end(`table ${id}`);
      throw error;
    });
    if (!opened.ok) this.#listening.end(`table ${id}`);
    return opened;
  }

  async #read(id: string): Promise<Result<LiveTable, Unopened>> {
    const [log, kept] = await Promise.all([this.store.read(id, 0), this.store.snapshot(id)]);
    const made = log[0]?.deed;
    const hosted = made?.type === 'made' ? await this.games.get(made.game) : undefined;
    const opened = hosted && open(log, hosted.game, kept);
    if (!hosted || !opened) return err('unknown-table');
    if (!opened.ok) return opened;
    const live = new LiveTable(opened.value.table, hosted, this.#tableParts(), kept?.n);
    if (opened.value.isToCarry && !(await live.carry(opened.value))) return this.#read(id);
    await live.wake();
    live.touched = this.#time.now();
    this.#tables.set(id, live);
    live.attendance.askAround();
    return ok(live);
  }

  #tableParts(): TableParts {
    return {
      store: this.store,
      time: this.#time,
      leisure: this.#leisure,
      thinker: this.thinker,
      chance: this.chance,
      report: this.#report,
      neighbours: this.#neighbours,
      vigil: this.#vigil,
      tell: note => this.#spread(note),
      renamed: player => this.#inBackground(this.renamed(player)),
      stumble: error => this.stumble(error),
      release: live => this.#forget(live),
      cry: (table, call) => this.#crier?.cry(table, call),
      looked: (table, player) => this.#crier && this.#inBackground(this.#crier.looked(table, player)),
    };
  }

  #forget(live: LiveTable): void {
    const { id } = live.table;
    if (this.#tables.get(id) !== live) return;
    this.#tables.delete(id);
    this.#listening.end(`table ${id}`);
  }

  /** Tells the other houses, and whom it concerns here. */
  #spread(note: Note): void {
    this.#bus.tell(note);
    if (note.type === 'entry') this.mine.stir(note.table);
    if (CONCERNS_ME.has(note.type)) this.#hear(note);
  }

  #announce(table: string, { seats }: TablePlan, { about, due }: Row): void {
    if (about && openSince(about) !== null) this.#spread({ type: 'listed', table });
    for (const seat of seats) if (seat.kind === 'player') this.#spread({ type: 'seated', player: seat.player });
    const house = this.#neighbours.inChargeOf(table);
    if (due === AT_ONCE && house !== this.#neighbours.me) this.#spread({ type: 'due', table, house });
  }

  #hear(note: Note): void {
    switch (note.type) {
      case 'entry':
        this.mine.stir(note.table);
        this.#whenOpen(note.table, live => live.hearOf(note));
        return;
      case 'present':
        this.#whenOpen(note.table, live => live.attendance.heardOf(note.house, note.players, note.watching));
        return;
      case 'whoIsThere':
        this.#whenOpen(note.table, live => live.attendance.tellAbroad());
        return;
      case 'renamed':
        this.mine.stir(note.table);
        this.#whenOpen(note.table, live => this.#inBackground(live.renamed()));
        return;
      case 'said':
        this.#whenOpen(note.table, live => this.#inBackground(live.hearSaid(note)));
        return;
      case 'deleted':
        for (const live of this.#tables.values()) this.#inBackground(live.unsay(note.player));
        return;
      case 'seated':
        this.turns.wake(note.player);
        this.mine.reseat(note.player);
        return;
      case 'listed':
        this.lobby.stir();
        return;
      case 'dismissed':
        // What is told is hearsay: before anybody is hung up on, the store is asked.
        this.turns.dismiss(note.player);
        this.#inBackground(this.#door.check(note.player));
        return;
      case 'bans':
        this.#door.hearOfBans();
        return;
      case 'due':
        this.#inBackground(this.open(note.table).then(opened => opened.ok && opened.value.nudge()));
        return;
    }
  }

  #whenOpen(table: string, act: (live: LiveTable) => void): void {
    const live = this.#tables.get(table);
    if (live) act(live);
    else
      void this.#opening.get(table)?.then(
        opened => opened.ok && act(opened.value),
        () => {},
      );
  }

  /** Other houses came or went: bots may have to be let think here. Whoever is at these went or is back, too. */
  #meetNeighbours(houses: readonly string[]): void {
    for (const live of this.#tables.values()) live.attendance.meet(houses);
    this.#goOnWithBots();
  }

  /** This house may have more to look after than before; a round under way may have passed that by. */
  #goOnWithBots(): void {
    for (const live of this.#tables.values()) live.nudge();
    this.#inBackground(this.#rounds.goAgain());
  }

  /** Says who is here, and asks who is elsewhere: what was told meanwhile may be lost. */
  #askAround(): void {
    for (const live of this.#tables.values()) {
      live.attendance.tellAbroad();
      live.attendance.askAround();
    }
    this.#time.after(ANSWERED_MS, () => {
      for (const live of this.#tables.values()) live.attendance.forgetUnheardOf();
    });
  }

  /** Learns the names and arms of all who sit at tables in memory, and what was said there: nobody told of it. */
  async #meetAgain(): Promise<void> {
    if (this.#isResting) return;
    const ids = playersAt([...this.#tables.values()].map(({ table }) => table.about));
    const people = await this.store.playersBy(ids);
    // Whoever was deleted has no name any more.
    const guests = new Map([...ids.map((id): [PlayerId, Guest] => [id, NOBODY]), ...guestsFrom(people)]);
    for (const live of this.#tables.values()) live.meetAgain(guests);
    for (const live of this.#tables.values()) await live.readTalkAgain();
  }

  #changeBus(isLost: boolean): void {
    this.#isBusLost = isLost;
    this.#inBackground(this.catchUp());
    if (isLost) return;
    this.#askAround();
    this.#inBackground(this.#meetAgain());
    this.#lookAgain();
  }

  /** The table is there no more, but may have been opened while it still was. */
  async #dissolve(id: string): Promise<void> {
    await this.#opening.get(id)?.catch(() => {});
    this.#tables.get(id)?.dissolve();
  }

  #changePace(isPaused: boolean): void {
    for (const hear of this.#listeners) hear(isPaused);
    if (isPaused) return;
    this.#inBackground(this.#goOn());
  }

  /** Some of what could not be stored may have been, and nobody was told. */
  async #goOn(): Promise<void> {
    await this.#keepVigil();
    await this.catchUp();
    for (const live of this.#tables.values()) live.nudge();
    await this.lookAfter();
  }

  #inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!this.#isClosing) this.#report.problem('work in the background failed', { error });
    });
  }

  #everyNow(ms: number, run: () => void): void {
    const place = this.#chores.push(() => {}) - 1;
    const again = () => {
      this.#chores[place] = this.#time.after(ms, () => {
        run();
        if (!this.#isClosing) again();
      });
    };
    again();
  }
}

/** What a house tells itself, too. */
const CONCERNS_ME: ReadonlySet<Note['type']> = new Set(['seated', 'dismissed', 'deleted', 'bans', 'listed']);

/** Positions come from lessons and tests, not from strangers: a wrong one is a bug. */
function checkStart({ from, seats: { length: seats }, options }: TablePlan & { readonly from: Position }, { game }: Hosted): void {
  const restored = game.restore(from, rngAt('', 0));
  if (!restored.ok) throw new Error(`no match of ${game.id} can begin there: ${restored.error.because}`);
  const given = Array.isArray(from.seats) ? from.seats.length : seats;
  if (given !== seats) throw new Error(`the position is for ${given} seats, the table has ${seats}`);
  const config = (from.config ?? {}) as Readonly<Record<string, unknown>>;
  const other = Object.keys(options).find(key => key in config && config[key] !== options[key]);
  if (other !== undefined) throw new Error(`the position and the table have another ${other}`);
}
