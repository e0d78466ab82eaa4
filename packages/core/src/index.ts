export { canonicalJson } from './canonical.ts';
export { chachaBlock } from './chacha.ts';
export { commitmentTo, type Fairness, mixedSeed } from './fairness.ts';
export type {
  Advice,
  AnyGame,
  Beliefs,
  Details,
  Fast,
  Frozen,
  Game,
  Guesses,
  Json,
  Option,
  OptionValue,
  Outcome,
  Position,
  Refusal,
  SearchStyle,
  Seat,
  Tell,
  Viewer,
} from './game.ts';
export { chanceOf, guessesAt } from './game.ts';
export { type Hints, type HintWords, type Motive, type SayMotive, sayMotive } from './hints.ts';
export { type Judgement, judge, oddsBy, pen } from './judgement.ts';
export { deFrench, listing, plural, type Telling, telling } from './language.ts';
export {
  type Chapter,
  isOfKind,
  LEARNER,
  type Lesson,
  type LessonPlace,
  type LessonStep,
  placeAfter,
  positionBefore,
  preferred,
} from './lesson.ts';
export { readAs } from './notation.ts';
export { type Compared, compareNotes, type Notes, type Verdict, viewHash } from './notes.ts';
export { configureBy } from './options.ts';
export { perft } from './perft.ts';
export { type Played, play } from './play.ts';
export { type Course, type From, type Mismatch, type Moment, playThrough, type ReplayMove } from './play-through.ts';
export { ranked } from './ranking.ts';
export { type Fields, Reader } from './reader.ts';
export { redactBy, type Told } from './redact.ts';
export {
  type Checked,
  checkReplay,
  positionHash,
  type Replay,
  type Resignation,
  recordBySteps,
  recordReplay,
  type Settle,
} from './replay.ts';
export { headsOf, type ReplayLog } from './replay-log.ts';
export { formatReplay, parseReplay } from './replay-text.ts';
export { err, ok, type Result } from './result.ts';
export { type FastRng, fastRng, type Rng, rngAt, shuffle } from './rng.ts';
export { sayMove } from './say-move.ts';
export { screenView } from './screen-view.ts';
export { type Content, chained, chainedWhole, type Digest, sealOf } from './seal.ts';
export { hex, sha256, sha256Hex, unhex, utf8 } from './sha256.ts';
export { shortHash, shortHashOf } from './short-hash.ts';
export {
  type AnyTallyWords,
  type Curve,
  type CurveStep,
  counter,
  type Tally,
  type TallyOf,
  type TallyRow,
  type TallyWords,
} from './tally.ts';
export { untimely } from './untimely.ts';
export { type AnyWords, LANGS, type Lang, type Naming, type Words } from './words.ts';
