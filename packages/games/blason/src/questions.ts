/** All that a board asks, apart from the game itself: whoever shows a table fetches no engine. */
export { achievement } from './engine/achievement.ts';
export type { Config } from './engine/config.ts';
export {
  AUGMENTATIONS,
  type Augmentation,
  type Award,
  type BandName,
  type Card,
  COLUMNS,
  type ColumnName,
  type Emblem,
  type PileName,
  type Ten,
  TYPES,
  type Type,
} from './engine/data.ts';
export type { Fact } from './engine/facts.ts';
export { elementsOf, keepsake } from './engine/keepsake.ts';
export type { Move } from './engine/moves.ts';
export { parse } from './engine/notation.ts';
export {
  areHeraldsScarce,
  bandIn,
  cheapest,
  columnsOf,
  costOf,
  discardsDue,
  endingTrack,
  hasEmptyColumn,
  inBoxOrder,
  inPayingOrder,
  isFulfilled,
  isPlacing,
  markerValue,
  type Need,
  needsOf,
  owed,
  type Printed,
  payingWith,
  placementOf,
  printed,
  ROWS,
  type Row,
  rowOf,
  scoreOf,
  standings,
  symbolCounts,
  symbolLeaders,
  takes,
  tensOf,
  unseenCards,
  visibleCard,
  visibleCards,
  withPlaced,
  worth,
} from './engine/questions.ts';
export type { State } from './engine/state.ts';
export type { Marker, Pending, Phase, SeatView, Shield, View } from './engine/view.ts';
