/** Why somebody may not do that at a table. */
export type Fault =
  | 'already-started'
  /** Bytes for the dice are awaited: the match begins in a moment. */
  | 'gathering'
  /** Not the bytes that were committed to. */
  | 'wrong-bytes'
  | 'not-started'
  | 'over'
  | 'not-over'
  | 'closed'
  | 'unknown-seat'
  | 'seat-taken'
  | 'one-seat-each'
  | 'not-seated'
  | 'not-host'
  /** Other people play the match: it ends when they agree. */
  | 'others-play'
  /** Programs are not asked. */
  | 'people-only'
  | 'player-present'
  | 'has-time'
  | 'just-left'
  | 'stood-in'
  /** The match is paused. */
  | 'on-hold'
  | 'not-on-hold'
  /** There is an offer already. */
  | 'offered'
  | 'no-offer'
  /** The same was turned down a moment ago. */
  | 'just-offered'
  /** The last move cannot be taken back. */
  | 'no-undo'
  | 'resigned'
  | 'stale'
  | 'future';
