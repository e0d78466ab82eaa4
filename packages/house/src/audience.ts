import type { Viewer } from '@tabard/core';
import type { ServerMessage, TableDeed } from '@tabard/protocol';
import type { PlayerId, Told } from '@tabard/table';
import type { Unopened } from './live-table.ts';
import type { Time } from './time.ts';

/** Somebody who watches a table, from a seat or from outside. */
export interface Follower {
  /** Undefined: nobody we know. */
  readonly player: PlayerId | undefined;
  /** Views come with what a perfect memory adds. */
  readonly memory: boolean;
  send(message: ServerMessage): void;
  /** The house has let the table go; there is nothing more to hear. */
  end(why: Unopened): void;
}

type Step = Extract<ServerMessage, { type: 'step' }>;

/** What a viewer may see of the match, apart from what happened before. */
export type Sight = Omit<Step, 'since' | 'entries'>;

/** What there is to tell: the match as it stands, and each fact as a viewer may know it. */
export interface Scene {
  readonly seq: number;
  sight(viewer: Viewer, memory: boolean): Sight;
  redact(fact: unknown, viewer: Viewer): unknown;
}

/** An entry there is something to tell of. */
export interface News extends Told {
  /** What it changed about who plays. */
  readonly deed?: TableDeed;
}

/** In a crowd, bystanders are told of so many entries in one step, or of fewer after so long. */
const ENTRIES_AT_ONCE = 4;
const LATEST_MS = 50;

interface Place {
  /** Undefined: may not watch. */
  viewer: Viewer | undefined;
  /** The last entry they were told of. */
  told: number;
}

/** Who follows a table, as whom, and what they were told. Nobody is told less than all that happened since. */
export class Audience {
  readonly #time: Time;
  readonly #scene: () => Scene | undefined;
  readonly #places = new Map<Follower, Place>();
  /** How many followers a player is. */
  readonly #players = new Map<PlayerId, number>();
  /** What somebody here has not been told yet, oldest first. */
  #untold: News[] = [];
  #callOff: (() => void) | undefined;

  constructor(time: Time, scene: () => Scene | undefined) {
    this.#time = time;
    this.#scene = scene;
  }

  get followers(): Iterable<Follower> {
    return this.#places.keys();
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** How many watch; who does so twice counts once, as far as we know them. */
  get watching(): number {
    const known = new Set<PlayerId>();
    let strangers = 0;
    for (const [{ player }, { viewer }] of this.#places) {
      if (viewer !== 'public') continue;
      if (player === undefined) strangers++;
      else known.add(player);
    }
    return known.size + strangers;
  }

  has(follower: Follower): boolean {
    return this.#places.has(follower);
  }

  /** Whether a player follows the table. */
  hears(player: PlayerId): boolean {
    return this.#players.has(player);
  }

  /** From now on they hear what happens after entry `told`. */
  admit(follower: Follower, viewer: Viewer | undefined, told: number): void {
    if (!this.#places.has(follower)) this.#count(follower, 1);
    this.#places.set(follower, { viewer, told });
  }

  /** False: was not here. */
  dismiss(follower: Follower): boolean {
    const wasHere = this.#places.delete(follower);
    if (wasHere) this.#count(follower, -1);
    this.#forgetTold();
    return wasHere;
  }

  #count({ player }: Follower, change: 1 | -1): void {
    if (player === undefined) return;
    const count = (this.#players.get(player) ?? 0) + change;
    if (count > 0) this.#players.set(player, count);
    else this.#players.delete(player);
  }

  reseat(viewerOf: (follower: Follower) => Viewer | undefined): void {
    for (const [follower, place] of this.#places) place.viewer = viewerOf(follower);
  }

  /**
   * Something happened in the match. Whose turn it was or is hears of it at once, and so does everybody else; but in a crowd, bystanders
   * hear of several entries in one step: each is most of a move's work, and only the last view is looked at.
   */
  happened(told: readonly News[], { isConcerned, isCrowded }: { isConcerned: (viewer: Viewer) => boolean; isCrowded: boolean }): void {
    if (this.isEmpty) return;
    this.#untold.push(...told);
    if (isCrowded) this.#tell(isConcerned);
    if (!isCrowded || this.#untold.length >= ENTRIES_AT_ONCE) this.tell();
    else if (this.#untold.length > 0) this.#callOff ??= this.#time.after(LATEST_MS, () => this.tell());
  }

  /** Everybody hears what they were not told yet. */
  tell(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    if (this.#untold.length > 0) this.#tell(() => true);
  }

  #tell(isConcerned: (viewer: Viewer) => boolean): void {
    const scene = this.#scene();
    if (!scene) return;
    // Who sees the same is sent the same: a place for every viewer, with and without memory.
    const steps: Step[] = [];
    for (const [follower, place] of this.#places) {
      const { viewer, told } = place;
      if (viewer === undefined) {
        // Whoever may watch later begins there.
        place.told = scene.seq;
        continue;
      }
      if (told >= scene.seq || !isConcerned(viewer)) continue;
      const at = (viewer === 'public' ? 0 : viewer + 1) * 2 + Number(follower.memory);
      if (steps[at]?.since !== told) steps[at] = this.#step(scene, viewer, follower.memory, told);
      place.told = scene.seq;
      follower.send(steps[at]!);
    }
    this.#forgetTold();
  }

  #step(scene: Scene, viewer: Viewer, memory: boolean, since: number): Step {
    return { ...scene.sight(viewer, memory), since, entries: entriesFor(this.#untold, since, viewer, scene) };
  }

  #forgetTold(): void {
    const last = this.#untold.at(-1);
    if (!last) return;
    let oldest = last.seq;
    for (const { told } of this.#places.values()) oldest = Math.min(oldest, told);
    this.#untold = oldest === last.seq ? [] : this.#untold.filter(({ seq }) => seq > oldest);
  }
}

/** What happened after entry `since`, as the viewer may know it. */
export function entriesFor(told: readonly News[], since: number, viewer: Viewer, { redact }: Pick<Scene, 'redact'>): Step['entries'] {
  const entries: Step['entries'] = [];
  for (const { seq, facts, deed } of told) {
    if (seq <= since) continue;
    const known: unknown[] = [];
    for (const fact of facts) {
      const one = redact(fact, viewer);
      if (one !== undefined) known.push(one);
    }
    entries.push(deed ? { seq, facts: known, deed } : { seq, facts: known });
  }
  return entries;
}
