export { chachaBlock } from './chacha.ts';
export type {
  Advice,
  AnyGame,
  Details,
  Frozen,
  Game,
  Json,
  Option,
  Outcome,
  Position,
  Refusal,
  Seat,
  Tell,
  Viewer,
} from './game.ts';
export { type Played, play } from './play.ts';
export { err, ok, type Result } from './result.ts';
export { fastRng, type Rng, rngAt, shuffle } from './rng.ts';
export { hex, sha256, sha256Hex, unhex, utf8 } from './sha256.ts';
export { type AnyWords, LANGS, type Lang, type Naming, type Words } from './words.ts';
