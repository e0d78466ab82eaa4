import { BOTS, type BotName, LEVELS, LIVE_MS } from '@tabard/bots';
import type { Question, Thinker, Time } from '@tabard/house';
import type { Trial } from '@tabard/table';
import { newKey } from '../secrets.ts';
import { masterMs, searchMs, USUAL_MS } from './budget.ts';
import { FairQueue } from './fair-queue.ts';
import type { Glance, Mind } from './mind.ts';
import { Slots } from './slots.ts';

export interface PoolOptions {
  /** How long every answer takes, whatever there was to think about: how quickly a bot moves must not tell what it holds. */
  readonly pauseMs: number;
  readonly workers: number;
  readonly time: Time;
  /** One more mind. */
  hire(): Mind;
  /** From where an owner of tables was last seen, if anybody knows. */
  addressOf(owner: string): string | undefined;
}

interface Asked {
  readonly question: Question;
  /** For whom it is, from the widest group to the narrowest. */
  readonly path: readonly [string, string];
  /** When it was asked, or got a place. */
  at: number;
  isWatched: boolean;
  /** It has one of the few places for what nobody watches. */
  hasSlot: boolean;
  /** Whoever was asked first failed. */
  isRetry: boolean;
  /** Who thinks about it. */
  mind: Mind | undefined;
  /** How long after it was asked it is to be answered, at the earliest. */
  dueMs: number;
  /** Answers it, once it may. */
  give: (() => void) | undefined;
  callOff(): void;
  resolve(move: string): void;
  reject(error: Error): void;
}

/** Something to look at that nobody has looked at yet. */
interface Unseen {
  readonly glance: Glance;
  callOff(): void;
  resolve(may: boolean): void;
  reject(error: Error): void;
}

/** So long a glance waits for somebody who has nothing else to do, … */
const GLANCE_PATIENCE_MS = 500;
/** … and so many at most. */
const MOST_GLANCES = 200;

/** What a thought of the others is taken to cost, whatever it does: when the next one comes must not tell how hard it was. */
const UNTIMED_MS = 50;
/** Bots that nobody watches take so many times as long, … */
const UNWATCHED_PAUSES = 4;
/** … and no more than so many of one address, or owner, think at the same time. */
const UNWATCHED_AT_ONCE = 8;

/**
 * Asks bots for their moves: several at a time, the others wait. What somebody watches comes before what nobody does; among equals the time
 * is shared by address, and there by whose table it is, so that nobody gets more by making more tables.
 */
export class BotPool implements Thinker {
  readonly offered: readonly string[] = LEVELS;
  readonly usual: BotName = 'medium';
  readonly #options: PoolOptions;
  readonly #watched = new FairQueue<Asked>();
  readonly #unwatched = new FairQueue<Asked>();
  readonly #slots = new Slots<Asked>(UNWATCHED_AT_ONCE);
  readonly #unsettled = new Map<Question, Asked>();
  /** Masters who take longer than others would, since when: only as long as nobody waits. */
  readonly #pondering = new Map<Asked, number>();
  readonly #unseen: Unseen[] = [];
  readonly #minds = new Set<Mind>();
  readonly #idle: Mind[] = [];
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** How many questions nobody thinks about yet. */
  get waiting(): number {
    return this.#watched.size + this.#unwatched.size;
  }

  /** Programs may ask for any bot there is. */
  knows(level: string): boolean {
    return BOTS.some(name => name === level);
  }

  /** The spelled move of a bot. Rejects when it fails. */
  choose(question: Question): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('closed'));
      const { owner, isWatched } = question;
      const path = [this.#options.addressOf(owner) ?? owner, owner] as const;
      const at = this.#options.time.now();
      const about = { question, path, at, isWatched, hasSlot: false, isRetry: false, mind: undefined, give: undefined };
      const asked: Asked = { ...about, dueMs: this.#options.pauseMs, callOff: () => {}, resolve, reject };
      this.#unsettled.set(question, asked);
      this.#enqueue(asked);
      this.#serve();
    });
  }

  /** Somebody watches the table by now. */
  hurry(question: Question): void {
    const asked = this.#unsettled.get(question);
    if (!asked || asked.isWatched) return;
    const isWaiting = this.#slots.drop(asked.path[0], asked) || this.#unwatched.remove(asked, asked.path);
    asked.isWatched = true;
    this.#leaveSlot(asked);
    if (isWaiting) this.#watched.push(asked, asked.path);
    if (asked.give) this.#settle(asked);
    this.#serve();
  }

  /** Only whoever has nothing else to do looks at it; rejects when nobody had time. */
  glance(game: string, trial: Trial): Promise<boolean> | undefined {
    if (this.#isClosed || this.#unseen.length >= MOST_GLANCES) return;
    return new Promise((resolve, reject) => {
      const callOff = this.#options.time.after(GLANCE_PATIENCE_MS, () => {
        this.#unseen.splice(this.#unseen.indexOf(unseen), 1);
        reject(new Error('nobody has time to look'));
      });
      const unseen: Unseen = { glance: { game, trial }, callOff, resolve, reject };
      this.#unseen.push(unseen);
      this.#serve();
    });
  }

  async #look({ glance, callOff, resolve, reject }: Unseen, mind: Mind): Promise<void> {
    callOff();
    try {
      await mind.ready;
      resolve(await mind.glance(glance));
      this.#idle.push(mind);
    } catch (error) {
      this.#minds.delete(mind);
      void mind.dismiss();
      reject(error as Error);
    }
    this.#serve();
  }

  /** Nobody is waited for, however deep in thought. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { callOff, reject } of this.#unsettled.values()) {
      callOff();
      reject(new Error('closed'));
    }
    this.#unsettled.clear();
    for (const { callOff, reject } of this.#unseen.splice(0)) {
      callOff();
      reject(new Error('closed'));
    }
    await Promise.all([...this.#minds].map(mind => mind.dismiss()));
  }

  #enqueue(asked: Asked): void {
    const { path, isWatched } = asked;
    asked.hasSlot = !isWatched && this.#slots.enter(path[0], asked);
    if (isWatched || asked.hasSlot) this.#queueOf(asked).push(asked, path);
  }

  #leaveSlot(asked: Asked): void {
    if (!asked.hasSlot) return;
    asked.hasSlot = false;
    const next = this.#slots.leave(asked.path[0]);
    if (!next) return;
    next.hasSlot = true;
    next.at = this.#options.time.now();
    this.#unwatched.push(next, next.path);
  }

  #serve(): void {
    while (!this.#isClosed && this.waiting > 0) {
      if (this.#watched.size > 0 && this.#areAllTaken) this.#makeRoom();
      const mind = this.#idle.pop() ?? this.#hire();
      if (!mind) return;
      void this.#think((this.#watched.shift() ?? this.#unwatched.shift())!, mind);
    }
    while (!this.#isClosed && this.#unseen.length > 0) {
      const mind = this.#idle.pop() ?? this.#hire();
      if (!mind) return;
      // What was asked for last is out of date last.
      void this.#look(this.#unseen.pop()!, mind);
    }
  }

  #hire(): Mind | undefined {
    if (this.#minds.size >= this.#options.workers) return;
    const mind = this.#options.hire();
    this.#minds.add(mind);
    return mind;
  }

  async #think(asked: Asked, mind: Mind): Promise<void> {
    asked.mind = mind;
    asked.dueMs = this.#options.pauseMs;
    try {
      await mind.ready;
      const { game, view, seat } = asked.question;
      const spec = await this.#spec(asked, mind);
      const move = await mind.ask({ game, view, seat, spec, seed: newKey() });
      asked.mind = undefined;
      this.#idle.push(mind);
      this.#answer(asked, () => asked.resolve(move));
    } catch (error) {
      if (this.#isClosed) return;
      asked.mind = undefined;
      this.#pondering.delete(asked);
      this.#minds.delete(mind);
      void mind.dismiss();
      if (asked.isRetry) this.#answer(asked, () => asked.reject(error instanceof Error ? error : new Error(String(error))));
      else this.#askAgain(asked);
    }
    this.#serve();
  }

  /** Which bot it is to be, and how long it may search if that is its strength; its owner is charged for it. */
  async #spec(asked: Asked, mind: Mind): Promise<string> {
    const { level } = asked.question;
    const queue = this.#queueOf(asked);
    if (!Object.hasOwn(LIVE_MS, level)) {
      queue.charge(UNTIMED_MS, asked.path);
      return level;
    }
    const budget = level === 'master' ? await this.#mastersMs(asked, mind) : this.#searchMs(asked);
    queue.charge(budget, asked.path);
    const waitedMs = this.#since(asked);
    // A search ends early where there is nothing to choose: nobody is to notice.
    asked.dueMs = Math.max(asked.dueMs, waitedMs + budget);
    if (budget > USUAL_MS) this.#pondering.set(asked, waitedMs);
    return `${level}:${budget}ms`;
  }

  #searchMs(asked: Asked): number {
    const queue = this.#queueOf(asked);
    const behind = Math.min(queue.among(asked.path) - 1, queue.size);
    const { pauseMs, workers } = this.#options;
    return searchMs(pauseMs, { waitedMs: this.#since(asked), behind, workers });
  }

  /** More than others only where somebody looks on and nobody waits. */
  async #mastersMs(asked: Asked, mind: Mind): Promise<number> {
    if (!asked.isWatched || this.#watched.size > 0) return this.#searchMs(asked);
    const { game, publicView, seat } = asked.question;
    const doubt = await mind.weigh({ game, publicView, seat, seed: newKey() });
    return this.#watched.size > 0 ? this.#searchMs(asked) : masterMs(this.#searchMs(asked), doubt);
  }

  /** A master who made up their mind early counts until their time is over, or what others notice would tell. */
  get #areAllTaken(): boolean {
    const thinking = this.#minds.size - this.#idle.length;
    return thinking + [...this.#pondering.keys()].filter(({ mind }) => !mind).length >= this.#options.workers;
  }

  /** Somebody waits: masters come to an end as soon as others would have. */
  #makeRoom(): void {
    for (const [asked, fromMs] of this.#pondering) {
      this.#pondering.delete(asked);
      this.#options.time.after(Math.max(0, fromMs + USUAL_MS - this.#since(asked)), () => this.#cutShort(asked));
    }
  }

  /** Whether it is still in thought or had made up its mind is nobody's business: either way it answers now. */
  #cutShort(asked: Asked): void {
    if (!this.#unsettled.has(asked.question)) return;
    asked.mind?.hurry();
    asked.dueMs = Math.max(this.#options.pauseMs, this.#since(asked));
    if (asked.give) this.#settle(asked);
  }

  #askAgain(asked: Asked): void {
    asked.isRetry = true;
    this.#queueOf(asked).unshift(asked, asked.path);
  }

  #queueOf({ isWatched }: Asked): FairQueue<Asked> {
    return isWatched ? this.#watched : this.#unwatched;
  }

  #answer(asked: Asked, give: () => void): void {
    if (!this.#unsettled.has(asked.question)) return;
    asked.give = give;
    this.#settle(asked);
  }

  /** Answers when it is time, or at once if that has passed. */
  #settle(asked: Asked): void {
    asked.callOff();
    const leastMs = asked.isWatched ? 0 : this.#options.pauseMs * UNWATCHED_PAUSES;
    const settle = () => {
      this.#unsettled.delete(asked.question);
      this.#pondering.delete(asked);
      this.#leaveSlot(asked);
      asked.give!();
      this.#serve();
    };
    const leftMs = Math.max(asked.dueMs, leastMs) - this.#since(asked);
    if (leftMs <= 0) settle();
    else asked.callOff = this.#options.time.after(leftMs, settle);
  }

  #since({ at }: Asked): number {
    return this.#options.time.now() - at;
  }
}
