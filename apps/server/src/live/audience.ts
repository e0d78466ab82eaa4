import type { Seat, Viewer } from '@tabard/core';
import type { Match } from '@tabard/table';
import type { Follower } from './follower.ts';
import { stepMessage } from './steps.ts';

/** In a crowd, bystanders are told of so many entries in one step, or of fewer after so long. */
export const ENTRIES_AT_ONCE = 2;
const LATEST_MS = 15;
/** Told of no entry, nor of the deal. */
const NOTHING = -1;

interface Place {
  /** Undefined: may not watch. */
  viewer: Viewer | undefined;
  /** The last entry they were told of. */
  told: number;
}

/** Who follows a table, as whom, and what they were told. */
export class Audience {
  readonly #match: string;
  readonly #places = new Map<Follower, Place>();
  #wereActing: readonly Seat[] = [];
  #late: NodeJS.Timeout | undefined;

  constructor(match: string) {
    this.#match = match;
  }

  get followers(): Iterable<Follower> {
    return this.#places.keys();
  }

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  admit(follower: Follower, viewer: Viewer | undefined, told: number = NOTHING): void {
    this.#places.set(follower, { viewer, told });
  }

  /** False: was not here. */
  dismiss(follower: Follower): boolean {
    return this.#places.delete(follower);
  }

  reseat(viewerOf: (follower: Follower) => Viewer | undefined): void {
    for (const [follower, place] of this.#places) place.viewer = viewerOf(follower);
  }

  /**
   * There are new entries. Whose turn it was or is hears of them at once, and so does everybody else; but when matches crowd, bystanders
   * hear of several in one step: each is most of a move's work, and only the last view is looked at.
   */
  moved(match: Match, { isCrowded }: { isCrowded: boolean }): void {
    const { acting } = match;
    const concerned = [...this.#wereActing, ...acting];
    this.#wereActing = acting;
    if (isCrowded && !match.outcome) this.#tellConcerned(match, concerned);
    else this.tell(match);
  }

  /** Everybody hears what they were not told yet. */
  tell(match: Match): void {
    clearTimeout(this.#late);
    this.#late = undefined;
    this.#tell(match, () => true);
  }

  #tellConcerned(match: Match, concerned: readonly Seat[]): void {
    const oldest = this.#tell(match, viewer => viewer !== 'public' && concerned.includes(viewer));
    if (match.seq - oldest >= ENTRIES_AT_ONCE) this.tell(match);
    else if (oldest < match.seq) this.#late ??= setTimeout(() => this.tell(match), LATEST_MS).unref();
  }

  /** Returns the entry after which somebody was left untold. */
  #tell(match: Match, isConcerned: (viewer: Viewer) => boolean): number {
    const { seq } = match;
    let oldest = seq;
    // Who sees the same is sent the same: a place for every viewer, with and without memory.
    const messages: { readonly since: number; readonly text: string }[] = [];
    for (const [follower, place] of this.#places) {
      const { viewer, told } = place;
      if (viewer === undefined || told === seq) continue;
      if (!isConcerned(viewer)) {
        oldest = Math.min(oldest, told);
        continue;
      }
      const { memory } = follower;
      const since = Math.max(0, told);
      const at = (viewer === 'public' ? 0 : viewer + 1) * 2 + Number(memory);
      if (messages[at]?.since !== since) {
        messages[at] = { since, text: stepMessage(this.#match, match, viewer, { since, facts: match.newFacts(since, viewer), memory }) };
      }
      place.told = seq;
      follower.send(messages[at].text);
    }
    return oldest;
  }
}
