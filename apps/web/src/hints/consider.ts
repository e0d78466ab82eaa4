import { advise, type Budget } from '@tabard/bots';
import type { Loaded } from '@tabard/catalog';
import { type AnyWords, fastRng, type SayMotive } from '@tabard/core';
import type { Hint, Question } from './hint.ts';

/** Searches from a seat's view and puts what it found into words. Equal questions begin with equal dice. */
export function consider(
  { game, advice, hints }: Loaded,
  words: AnyWords,
  say: SayMotive | undefined,
  { view, seat, seq, names }: Question,
  budget: Budget,
): Hint {
  const found = advise({ game, advice, hints }, view, seat, budget, fastRng(`hint ${seq}`));
  let least = 1;
  const name = (one: number): string => names[one] ?? '';
  return {
    moves: found.map(({ move, visits, value, motive }) => {
      least = Math.min(least, value);
      return {
        move: game.spell(move),
        text: words.move(move, name),
        why: motive && say ? say(motive, name) : '',
        value: visits > 0 ? least : undefined,
      };
    }),
  };
}
