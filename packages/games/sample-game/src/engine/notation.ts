import { type Refusal, type Result, readAs } from '@tabard/core';
import { isCard } from './data.ts';
import { DRAW, type Move, PASS, play } from './moves.ts';

/** Rule 5: the one spelling of a move. */
export const spell = (move: Move): string => (move.type === 'play' ? `play ${move.card}` : move.type);

/** Whatever is no move, word for word, is refused. */
export const parse = (text: string): Result<Move, Refusal> => readAs(read(text), text, '5');

function read(text: string): Move | undefined {
  if (text === 'draw') return DRAW;
  if (text === 'pass') return PASS;
  const card = text.startsWith('play ') ? text.slice('play '.length) : undefined;
  return isCard(card) ? play(card) : undefined;
}
