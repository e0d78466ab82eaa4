import { shortHash } from '@tabard/core';
import { type Chance, newId } from './chance.ts';
import type { Report } from './report.ts';
import type { Houses } from './store.ts';
import type { Time } from './time.ts';

const BEAT_EVERY_MS = 500;
/** A house that has not beaten for so long is taken to be gone; it may only be slow, and then the log decides. */
const FRESH_MS = 2000;
/** A bot that has waited for so long is let play by the next house: the one in charge beats, but may not know the rules of the match. */
const STEP_IN_MS = 5000;

interface Parts {
  readonly store: Houses;
  readonly time: Time;
  readonly report: Report;
  /** Other houses came or went; these went or are back. */
  changed(houses: readonly string[]): void;
  /** This house let no bot think meanwhile. */
  wasMissed(): void;
}

/** Which houses are up on this store, and which of them looks after a table. All come to the same answer, as far as they know the same. */
export class Neighbours {
  readonly me: string;
  readonly #parts: Parts;
  #up: readonly string[];
  /** Those that were up before. Any of them may come back: the store may have lost who is up. */
  readonly #missed = new Set<string>();
  /** When this house was last known to be up; undefined: it has not begun, and looks after whatever it opens. */
  #beaten: number | undefined;
  #callOff: (() => void) | undefined;
  #isGone = false;

  constructor(me: string, parts: Parts) {
    this.me = me;
    this.#parts = parts;
    this.#up = [me];
  }

  /** How many are up, this one among them. */
  get count(): number {
    return this.#up.length;
  }

  get areThere(): boolean {
    return this.count > 1;
  }

  /** Since when any of those that are up has been, by the store's clock. */
  get upSince(): number {
    return Math.min(...this.#up.map(beganAt));
  }

  /**
   * Whether this house lets the bots of a table think, where one has waited for so long. One that was cut off or asleep leaves that to the
   * others until it has beaten again.
   */
  looksAfter(table: string, waitedMs = 0): boolean {
    const isFresh = this.#beaten === undefined || this.#parts.time.now() - this.#beaten < FRESH_MS;
    return isFresh && !this.#isGone && (this.inChargeOf(table) === this.me || waitedMs >= STEP_IN_MS * this.#placeFor(table));
  }

  /** Whether a house was up and is so no more. */
  isMissed(house: string): boolean {
    return this.#missed.has(house);
  }

  inChargeOf(table: string): string {
    return this.#up.reduce((best, house) => (weight(house, table) > weight(best, table) ? house : best));
  }

  /** How many come before this house, should one after the other fail the table. */
  #placeFor(table: string): number {
    const mine = weight(this.me, table);
    return this.#up.filter(house => weight(house, table) > mine).length;
  }

  /** From now on the others know of this house, and it of them. */
  async begin(): Promise<void> {
    await this.#beat();
    if (!this.#isGone) this.#callOff = this.#parts.time.after(BEAT_EVERY_MS, () => void this.begin());
  }

  /** The others need not wait until this house is missed. */
  async depart(): Promise<void> {
    this.#isGone = true;
    this.#callOff?.();
    await this.#parts.store
      .depart(this.me)
      .catch(error => this.#parts.report.problem('the other houses could not be told goodbye', { error }));
  }

  async #beat(): Promise<void> {
    const { store, time, changed, wasMissed } = this.#parts;
    // What counts is when it was sent: the answer may have been long on its way.
    const sent = time.now();
    const up = await store.beat(this.me, FRESH_MS).catch(() => undefined);
    if (!up || this.#isGone) return;
    const before = this.#up;
    const missing = this.#beaten !== undefined && sent - this.#beaten >= FRESH_MS;
    this.#beaten = sent;
    this.#up = up.includes(this.me) ? up : [...up, this.me];
    if (before.join() !== this.#up.join()) changed(this.#miss(before));
    if (missing) wasMissed();
  }

  /** Gives those that went, and those that are back. */
  #miss(before: readonly string[]): string[] {
    const back = this.#up.filter(house => this.#missed.delete(house));
    const gone = before.filter(house => !this.#up.includes(house));
    for (const house of gone) this.#missed.add(house);
    return [...gone, ...back];
  }
}

/** A house is called by when it began, so that the others know. */
export const houseName = (now: number, chance: Chance): string => `${Math.round(now).toString(36)}~${newId(chance)}`;

/** Those of before are called by chance alone: they may have been there always. */
function beganAt(house: string): number {
  const [began, chance] = house.split('~');
  return chance === undefined ? 0 : Number.parseInt(began!, 36);
}

/** How much a house wants a table: the greatest of those that are up has it, and when one goes only its own tables move. */
function weight(house: string, table: string): number {
  let hash = shortHash([house, table].join(' '));
  // The last letters have hardly touched the upper bits yet.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
