import type { Game } from '@tabard/core';

/** The move that a text spells, for tests that know it is one. */
export function moveOf<State, Move, Config, View, Fact>(game: Game<State, Move, Config, View, Fact>, text: string): Move {
  const read = game.parse(text);
  if (!read.ok) throw new Error(`«${text}» is no move of ${game.id}`);
  return read.value;
}
