import type { Refusal } from './game.ts';
import { err, ok, type Result } from './result.ts';

/** A move that was read, or, where there is none, that nobody can read the text, citing the clause on notation. */
export const readAs = <Move>(move: Move | undefined, text: string, rule: string): Result<Move, Refusal> =>
  move === undefined ? err({ rule, because: 'unreadable', details: { text } }) : ok(move);
