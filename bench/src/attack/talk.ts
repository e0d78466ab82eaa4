/** Where attackers fire, and what they know of the bystander. */
export interface Target {
  readonly port: number;
  /** The bystander's table, which anybody may watch. */
  readonly table: string;
  /** A match of the bystander's that is over. */
  readonly finished: string;
}

/** What became of what was sent. */
export interface Tally {
  attempts: number;
  /** Answers by what they begin with: 1 to 5. */
  answers: Record<string, number>;
  /** The first of those that begin with 5, as they came. */
  failures: string[];
  /** Connections that the other side ended. */
  closed: number;
}

export const newTally = (): Tally => ({ attempts: 0, answers: {}, failures: [], closed: 0 });

export interface Order {
  readonly attacks: readonly string[];
  readonly target: Target;
  /** The addresses of this machine that they come from. */
  readonly from: readonly string[];
  /** They end after so long, or after so many attempts each, whichever is said. */
  readonly ms?: number;
  readonly attempts?: number;
}

export type FromAttackers = { readonly type: 'ready' } | { readonly type: 'attacked'; readonly tallies: Readonly<Record<string, Tally>> };

/** Bytes, after a collection; the peak is that of all the time. */
export interface Memory {
  readonly heap: number;
  readonly rss: number;
  readonly peakRss: number;
}

export type FromHost = { readonly type: 'listening'; readonly port: number } | ({ readonly type: 'memory' } & Memory);
