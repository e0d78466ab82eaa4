import { Search, within } from '@tabard/bots';
import type { Loaded } from '@tabard/catalog';
import { type AnyWords, fastRng, type SayMotive } from '@tabard/core';
import type { Hint, Question } from './hint.ts';

interface Clock {
  readonly ms: number;
  now(): number;
  /** Nobody waits for what is clear. */
  readonly endsWhenClear?: boolean;
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
      ? new Search(game, advice).run(view, seat, within(clock), rng, clock).moves
      : legal.map(move => ({ move, visits: 0, value: 0 }));
  const reasoned = found.map(one => ({ ...one, motive: hints?.why(guess, seat, one.move) }));
  let least = 1;
  const name = (one: number): string => names[one] ?? '';
  return {
    moves: withReasonsFirst(reasoned).map(({ move, visits, value, motive }) => {
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

/** What a search of a second or two cannot tell apart. */
const NEAR = 0.015;

/** Among the best that are as good as equal, those that something speaks for come first. */
function withReasonsFirst<Found extends { readonly value: number; readonly visits: number; readonly motive: unknown }>(
  found: readonly Found[],
): readonly Found[] {
  const best = found[0]?.value ?? 0;
  const isNear = ({ value, visits }: Found): boolean => visits > 0 && value >= best - NEAR;
  const near = found.filter(isNear);
  return [
    ...near.filter(({ motive }) => motive !== undefined),
    ...near.filter(({ motive }) => motive === undefined),
    ...found.filter(one => !isNear(one)),
  ];
}
