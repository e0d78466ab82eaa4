export {
  type About,
  botAt,
  type Chair,
  type Dice,
  givesHints,
  isDeserted,
  isResting,
  isUnfinished,
  peopleAt,
  type Status,
  seatOf,
  silentAt,
  unrevealed,
} from './about.ts';
export { arrivals } from './arrivals.ts';
export { type CheckedShuffle, checkShuffle, settle } from './check-shuffle.ts';
export { deadline, deadlines, later, type Span, type TimeLeft, timeLeft } from './clock.ts';
export {
  type Decided,
  decide,
  deedsOf,
  HOST_AWAY_MS,
  hurriedAt,
  type PlainWish,
  STAND_IN_AFTER_MS,
  type Who,
  type Wish,
} from './decide.ts';
export { type Deed, type Entry, OFFERS, type Offered, type PlayerId } from './entry.ts';
export type { Fault } from './fault.ts';
export { fairnessOf, fold, seedOf } from './fold.ts';
export { type Comer, hasAnotherSeat, heldBy } from './holders.ts';
export { lastCourse, legsOf, type Moment, moments } from './legs.ts';
export { carry, make, type Plan, type SeatPlan } from './make.ts';
export { REVEAL_MS } from './note.ts';
export { type Kept, keptOf, type Opened, open } from './open.ts';
export type { Around, Told } from './run.ts';
export { brokenSeal, type Digest, hashOf, plainDigest, revealedLog } from './seal.ts';
export { AGREED, RESIGNED, standing } from './standing.ts';
export type { Done, Match, Table } from './table.ts';
export { type Clock, type Terms, termsOf, USUAL_TERMS } from './terms.ts';
export { allAtOnce, glanceAt, isOpenToUndo, isPractice, mayUndo, type Trial, taughtNothing, trialOf } from './undo.ts';
