import { err, ok, type Position, type Result, rngAt } from '@tabard/core';
import { type Fault, make, open, type Plan, type PlayerId, type Wish } from '@tabard/table';
import { aroundNow } from './around.ts';
import type { Bus, Member, Note } from './bus.ts';
import { type Chance, idOfWish, newId } from './chance.ts';
import type { Games, Hosted } from './games.ts';
import { type Granted, LiveTable, type TableParts, type Unopened } from './live-table.ts';
import { Pulse } from './pulse.ts';
import type { Report } from './report.ts';
import { actingAt, KEEP_MS, rowOf } from './row.ts';
import type { Listed, Player, Store } from './store.ts';
import type { Thinker } from './thinker.ts';
import type { Time } from './time.ts';
import { Turns } from './turns.ts';

/** What a house is handed. */
export interface HouseParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly thinker: Thinker;
  readonly time: Time;
  readonly chance: Chance;
  readonly games: Games;
  readonly report: Report;
  /** A table nobody looks at leaves memory after so long. */
  readonly idleMs?: number;
}

/** Who wishes for something. */
export type Asker = Pick<Player, 'id' | 'owner'>;

/** Why a table cannot be made. */
export type Unmade = Fault | Unopened | 'unknown-game' | 'paused';

/** A table to be made by the rules of a game. */
export type TablePlan = Omit<Plan, 'id'> & { readonly game: string; readonly from?: Position };

const IDLE_MS = 60_000;
const SWEEP_EVERY_MS = 15_000;
/** The most tables that are fetched to be looked after in one round. */
const CHORES = 200;
const TIDY_EVERY_MS = 600_000;

/** Runs tables: opens them from a store, takes wishes one at a time, tells whoever follows, lets bots think. */
export class House {
  readonly games: Games;
  readonly store: Store;
  readonly chance: Chance;
  readonly thinker: Thinker;
  readonly turns: Turns;
  readonly #time: Time;
  readonly #report: Report;
  readonly #idleMs: number;
  readonly #bus: Member;
  readonly #pulse: Pulse;
  readonly #tables = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<Result<LiveTable, Unopened>>>();
  readonly #listeners = new Set<(isPaused: boolean) => void>();
  readonly #chores: (() => void)[] = [];
  /** Tables this house cannot open, as it does not know their rules: they must not keep it from the others. */
  readonly #closed = new Set<string>();
  #isClosing = false;

  constructor({ store, bus, thinker, time, chance, games, report, idleMs = IDLE_MS }: HouseParts) {
    this.store = store;
    this.games = games;
    this.chance = chance;
    this.thinker = thinker;
    this.#time = time;
    this.#report = report;
    this.#idleMs = idleMs;
    this.turns = new Turns(time);
    this.#bus = bus.join(note => this.#hear(note));
    this.#pulse = new Pulse(store, time, report, isPaused => this.#changePace(isPaused));
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  get isPaused(): boolean {
    return this.#pulse.isPaused;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** Looks after tables from now on: bots whose turn it is go on, what nobody comes for any more is cleared away. */
  begin(): void {
    this.#everyNow(SWEEP_EVERY_MS, () => this.sweep());
    this.#everyNow(SWEEP_EVERY_MS, () => this.#inBackground(this.catchUp()));
    this.#everyNow(SWEEP_EVERY_MS, () => this.#inBackground(this.lookAfter()));
    this.#everyNow(TIDY_EVERY_MS, () => this.#inBackground(this.store.forgetStrangers()));
    this.#inBackground(this.lookAfter());
  }

  /** Hears when the house pauses because it cannot store anything, and when it goes on; the answer ends that. */
  onPause(hear: (isPaused: boolean) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** The store failed at something. */
  stumble(error: unknown): void {
    if (!this.#isClosing) this.#pulse.stumble(error);
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

  /** The table, if it is in memory: nothing to wait for. */
  peek(id: string): LiveTable | undefined {
    return this.#tables.get(id);
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
  async wish(
    live: LiveTable,
    { id: player, owner }: Asker,
    wish: Wish,
    id?: string,
  ): Promise<Result<Granted, Fault | Unopened | 'paused'>> {
    if (this.isPaused) return err('paused');
    const answer = await live.wish({ player, program: owner !== null }, wish, id);
    if (answer.ok && answer.value.refused) this.#report.refused();
    return answer;
  }

  /** Whether a player has made a table by this wish before. */
  async hasMade({ id }: Asker, wish: string): Promise<boolean> {
    return (await this.store.listed(idOfWish(id, wish, this.chance))) !== undefined;
  }

  /** A new table, stored. The same wish of the same player leads to the same table. */
  async make(plan: TablePlan, { id: player, owner }: Asker, wish?: string): Promise<Result<LiveTable, Unmade>> {
    if (this.isPaused) return err('paused');
    const who = { player, program: owner !== null };
    const hosted = await this.games.get(plan.game);
    if (!hosted) return err('unknown-game');
    if (plan.from) checkStart({ ...plan, from: plan.from }, hosted);
    const id = wish === undefined ? newId(this.chance) : idOfWish(who.player, wish, this.chance);
    const made = make({ ...plan, id }, who, aroundNow(hosted.game, this, wish));
    if (!made.ok) return made;
    const { run, table } = made.value;
    const row = rowOf(undefined, table, { before: [], after: actingAt(table, hosted) }, hosted, this.thinker.usual);
    const stored = await this.guarded(this.store.append(run, row));
    if (stored === 'stored') this.#announce(id, table.seq, plan);
    return this.open(id);
  }

  /**
   * The same people, bots and options once more. The first who asks makes the table; everybody else is shown to it.
   * It begins at once when no other person is to come.
   */
  async rematch(live: LiveTable, asker: Asker, contribution: string | null, wish?: string): Promise<Result<LiveTable, Unmade>> {
    const who = { player: asker.id, program: asker.owner !== null };
    const fault = await live.faultWith(who, { type: 'rematch', table: '' });
    if (fault) return err(fault);
    const { rematch } = live.table.about;
    const there = rematch === undefined ? undefined : await this.open(rematch);
    const isGone = there?.ok ? there.value.table.about.status === 'closed' : there?.error === 'unknown-table';
    if (there && !isGone) return there;
    const instead = rematch === undefined ? {} : { instead: rematch };
    // A wish of the same name for another table is another wish.
    const name = wish === undefined ? undefined : `rematch ${live.table.id} ${wish}`;
    const fresh = await this.make(await this.#again(live, asker.id, contribution), asker, name);
    if (!fresh.ok) return fresh;
    const { id } = fresh.value.table;
    const noted = await live.wish(who, { type: 'rematch', table: id, ...instead });
    if (!noted.ok) return noted;
    const chosen = live.table.about.rematch;
    if (chosen === undefined || chosen === id) return fresh;
    await fresh.value.wish('house', { type: 'close' });
    return this.open(chosen);
  }

  /** A player has another name or other arms. */
  async renamed(player: PlayerId): Promise<void> {
    this.#bus.tell({ type: 'player', player });
    await this.#greetAnew(player);
  }

  /** Tables nobody looks at leave memory. */
  sweep(): void {
    const before = this.#time.now() - this.#idleMs;
    for (const [id, live] of this.#tables) {
      if (!live.isIdle || live.touched >= before) continue;
      this.#tables.delete(id);
      this.#inBackground(live.keep());
    }
  }

  /** Reads what other houses stored at the tables in memory: a note may have been lost. */
  async catchUp(): Promise<void> {
    for (const live of this.#tables.values()) {
      if (this.#isClosing || this.isPaused) return;
      await live.catchUp();
    }
  }

  /** Does what is due: lets bots move, closes and forgets what nobody comes for. */
  async lookAfter(): Promise<void> {
    // Those in memory come first as long as their bots think, however many: the others have their turn all the same.
    for (const listed of await this.store.dueBy(this.store.now(), CHORES + this.size + this.#closed.size)) {
      if (this.#isClosing || this.isPaused) return;
      if (this.#closed.has(listed.table)) continue;
      await this.#attend(listed).catch(error => this.#report.problem('a table could not be looked after', { table: listed.table, error }));
    }
  }

  /** Finishes what is on its way, keeps positions, and lets go of the bus; the store is its owner's. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const callOff of this.#chores) callOff();
    this.#pulse.stop();
    this.turns.close();
    this.#bus.leave();
    await Promise.allSettled([...this.#tables.values()].map(live => live.close()));
  }

  async #load(id: string): Promise<Result<LiveTable, Unopened>> {
    const [log, kept] = await Promise.all([this.store.read(id, 0), this.store.snapshot(id)]);
    const made = log[0]?.deed;
    const hosted = made?.type === 'made' ? await this.games.get(made.game) : undefined;
    const opened = hosted && open(log, hosted.game, kept);
    if (!hosted || !opened) return err('unknown-table');
    if (!opened.ok) return opened;
    const live = new LiveTable(opened.value.table, hosted, this.#tableParts(), kept?.n);
    if (opened.value.isToCarry && !(await live.carry(opened.value))) return this.#load(id);
    await live.wake();
    live.touched = this.#time.now();
    this.#tables.set(id, live);
    if (this.#isClosing) await live.close();
    return ok(live);
  }

  #tableParts(): TableParts {
    return {
      store: this.store,
      time: this.#time,
      thinker: this.thinker,
      chance: this.chance,
      report: this.#report,
      tell: note => this.#spread(note),
      stumble: error => this.stumble(error),
      release: live => {
        if (this.#tables.get(live.table.id) === live) this.#tables.delete(live.table.id);
      },
    };
  }

  /** Tells the other houses, and whom it concerns here. */
  #spread(note: Note): void {
    this.#bus.tell(note);
    this.#passOn(note);
  }

  #announce(table: string, seq: number, { seats }: TablePlan): void {
    this.#spread({ type: 'entry', table, seq, players: seats.flatMap(seat => (seat.kind === 'player' ? [seat.player] : [])) });
  }

  #hear(note: Note): void {
    if (note.type === 'entry') {
      this.#tables.get(note.table)?.hearOf(note.seq);
      void this.#opening.get(note.table)?.then(
        opened => opened.ok && opened.value.hearOf(note.seq),
        () => {},
      );
    }
    this.#passOn(note);
  }

  #passOn(note: Note): void {
    if (note.type === 'player') this.#inBackground(this.#greetAnew(note.player));
    else for (const player of note.players) this.turns.wake(player);
  }

  async #greetAnew(player: PlayerId): Promise<void> {
    const theirs = [...this.#tables.values()].filter(({ table }) =>
      table.about.chairs.some(chair => chair.kind === 'player' && chair.player === player),
    );
    await Promise.all(theirs.map(live => live.renamed()));
  }

  async #again(live: LiveTable, player: PlayerId, contribution: string | null): Promise<TablePlan> {
    const { about } = live.table;
    const seats = await Promise.all(
      about.chairs.map(async (chair): Promise<Plan['seats'][number]> => {
        if (chair.kind !== 'player') return chair;
        if (chair.program && !(await this.store.isWelcome(chair.player))) return { kind: 'open' };
        return {
          kind: 'player',
          player: chair.player,
          program: chair.program,
          contribution: chair.player === player ? contribution : null,
        };
      }),
    );
    const isAlone = seats.every(seat => seat.kind !== 'player' || seat.program || seat.player === player);
    const { game, options, spectators, hints } = about;
    return { game, options, seats, spectators, hints, start: isAlone };
  }

  async #attend({ table: id, about, changed, seq }: Listed): Promise<void> {
    const live = this.#tables.get(id);
    const isExpired = this.store.now() - changed >= KEEP_MS[about.status];
    if (!isExpired || (live && !live.isIdle)) {
      const opened = isExpired ? undefined : await this.open(id);
      if (opened?.ok) opened.value.nudge();
      if (opened && !opened.ok) this.#closed.add(id);
      return;
    }
    this.#report.note('an abandoned table is cleared away', { table: id, status: about.status });
    if (about.status !== 'playing') {
      // Somebody may have come after all, here or elsewhere.
      if ((await this.store.forget(id, seq)) === 'forgotten') this.#tables.delete(id);
      return;
    }
    const opened = await this.open(id);
    if (opened.ok) await opened.value.wish('house', { type: 'close' });
    else this.#closed.add(id);
  }

  #changePace(isPaused: boolean): void {
    for (const hear of this.#listeners) hear(isPaused);
    if (isPaused) return;
    this.#inBackground(this.#goOn());
  }

  /** Some of what could not be stored may have been, and nobody was told. */
  async #goOn(): Promise<void> {
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
