import { Search, within } from '@tabard/bots';
import type { Loaded } from '@tabard/catalog';
import { type AnyWords, fastRng, type SayMotive } from '@tabard/core';
import type { Hint, Question } from './hint.ts';

interface Clock {
  readonly ms: number;
  now(): number;
}

/** Searches from a seat's view and puts what it found into words. Equal questions begin with equal dice. */
export function consider(
  { game, advice, hints }: Loaded,
  words: AnyWords,
  say: SayMotive | undefined,
  { view, seat, seq, names }: Question,
  clock: Clock,
): Hint {
  const rng = fastRng(`hint ${seq}`);
  const guess: unknown = game.determinize(view, rng);
  const legal: unknown[] = game.legalMoves(guess, seat);
  const found =
    legal.length > 1
      ? new Search(game, advice).run(view, seat, within(clock), rng).moves
      : legal.map(move => ({ move, visits: 0, value: 0 }));
  let least = 1;
  const name = (one: number): string => names[one] ?? '';
  return {
    moves: found.map(({ move, visits, value }) => {
      least = Math.min(least, value);
      const motive = hints?.why(guess, seat, move);
      return {
        move: game.spell(move),
        text: words.move(move, name),
        why: motive && say ? say(motive, name) : '',
        value: visits > 0 ? least : undefined,
      };
    }),
  };
}
