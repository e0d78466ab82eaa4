/** Why somebody may not do that at a table. */
export type Fault =
  | 'already-started'
  | 'not-started'
  | 'over'
  | 'not-over'
  | 'closed'
  | 'unknown-seat'
  | 'seat-taken'
  | 'not-seated'
  | 'not-host'
  | 'player-present'
  | 'stood-in'
  | 'resigned'
  | 'stale'
  | 'future';
