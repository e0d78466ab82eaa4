/** Somebody who watches a table, from a seat or from outside. */
export interface Follower {
  /** Undefined: nobody we know. */
  readonly player: string | undefined;
  /** Views come with what a perfect memory adds. */
  readonly memory: boolean;
  send(message: string): void;
}
