export type { Entry, Log } from './log.ts';
export { Match, type Sight, type Submitted } from './match.ts';
export { memoryLog } from './memory-log.ts';
export { type MatchSetup, type Moment, playThrough } from './play-through.ts';
export { botAt, commitment, contributions, givesHints, type SeatRecord, setupOf, type TableRecord } from './record.ts';
export type { Fault, Sitter, Starter } from './seating.ts';
export * as seating from './seating.ts';
export { RESIGNED, standing } from './standing.ts';
