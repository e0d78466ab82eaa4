/** How long a player may take: so much for every move, and a reserve for the whole match that is used up beyond it. */
export interface Clock {
  readonly moveMs: number;
  readonly reserveMs: number;
}

/** What the host settles when the table is made, beside the game's own options. */
export interface Terms {
  /** Everybody finds the table in the lobby; else it is for those who have its link. */
  readonly listed: boolean;
  /** Spectators see the match so many moves late. */
  readonly behind: number;
  /** Whoever comes when the match is on may take the seat of a bot. */
  readonly latecomers: boolean;
  /** Moves may be taken back, where that harms nobody. */
  readonly undo: boolean;
  readonly clock: Clock | null;
  /** With phrases everybody may talk; in words of their own only where the host allows it. */
  readonly talk: 'phrases' | 'free';
}

/** Those of a table for friends, and of all tables made before there was a choice. */
export const USUAL_TERMS: Terms = { listed: false, behind: 0, latecomers: false, undo: true, clock: null, talk: 'phrases' };

/** Rows and logs from before there were terms have none. */
export const termsOf = ({ terms }: { readonly terms?: Terms }): Terms => terms ?? USUAL_TERMS;
