import type { AnyGame } from './game.ts';
import type { Naming, Words } from './words.ts';

/** A spelled move in words, as the player who is about to make it reads it; what nobody can read stays as it is. */
export function sayMove<Move>(game: Pick<AnyGame, 'parse'>, say: Pick<Words<Move>, 'move'>, text: string, name: Naming): string {
  const read = game.parse(text);
  return read.ok ? say.move(read.value as Move, name) : text;
}
