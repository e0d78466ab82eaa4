import type { PlayerId } from '@tabard/table';

/** So many letters are on their way at a time. */
const MOST_AT_ONCE = 100;
/** Of them so many to one player: whoever names addresses that never answer holds up nobody but themselves. */
const MOST_OF_ONE = 2;
/** So many wait for that, and so many of one player, as many as may have to be told of one table. */
const MOST_WAITING = 1000;
const MOST_WAITING_OF_ONE = 10;

interface Waiting {
  readonly player: PlayerId;
  go(leave: () => void): void;
}

/** Who may send now, and who waits; first come, first served, but for those who have their share. */
export class Lanes {
  readonly #players: PlayerId[] = [];
  #waiting: readonly Waiting[] = [];

  /** When there is room for one more letter to a player; the answer gives the room back. Undefined: too many wait already. */
  enter(player: PlayerId): Promise<() => void> | undefined {
    if (this.#hasRoomFor(player)) return Promise.resolve(this.#take(player));
    const own = this.#waiting.filter(one => one.player === player).length;
    if (own >= MOST_WAITING_OF_ONE || this.#waiting.length >= MOST_WAITING) return;
    return new Promise(go => {
      this.#waiting = [...this.#waiting, { player, go }];
    });
  }

  #hasRoomFor(player: PlayerId): boolean {
    return this.#players.length < MOST_AT_ONCE && this.#players.filter(one => one === player).length < MOST_OF_ONE;
  }

  #take(player: PlayerId): () => void {
    this.#players.push(player);
    return () => {
      this.#players.splice(this.#players.indexOf(player), 1);
      const next = this.#waiting.find(one => this.#hasRoomFor(one.player));
      if (!next) return;
      this.#waiting = this.#waiting.filter(one => one !== next);
      next.go(this.#take(next.player));
    };
  }
}
