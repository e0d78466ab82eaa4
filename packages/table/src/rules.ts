import type { AnyGame } from '@tabard/core';

/** The rules a match is played by. */
export interface Rules {
  readonly game: AnyGame;
  /** The clause about notation. */
  readonly notation: string;
}
