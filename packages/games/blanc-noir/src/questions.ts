/** All that a board asks, apart from the game itself: whoever shows a table fetches no engine. */
export type { Config, Edition, Goal } from './engine/config.ts';
export { type Card, COLOURS, type Colour, type Face, faceOf, type Scroll } from './engine/data.ts';
export type { Cause, Excluder, Fact, Place, RoundEnd } from './engine/facts.ts';
export type { Move } from './engine/moves.ts';
export { parse } from './engine/notation.ts';
export { type Ask, askOf, type Exclusion, isBound, scrollsOf } from './engine/questions.ts';
export type { State } from './engine/state.ts';
export type { Pending, Phase, ScrollView, SeatView, Seen, View } from './engine/view.ts';
export type { BlancNoirWords } from './text/words.ts';
