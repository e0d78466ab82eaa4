import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
import {
  ARRANGEMENTS,
  type Arrangement,
  ATTITUDES,
  BEASTS,
  CADENCIES,
  CHARGES,
  type Charge,
  FIELDS,
  LINES,
  ORDINARIES,
  TINCTURES,
  type Tincture,
} from './elements.ts';

export type Dice = (sides: number) => number;

/** The same throws for the same seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return sides => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** An achievement that a shield of the game can show; two of three are finished. */
export function randomAchievement(dice: Dice): Achievement {
  const isFinished = dice(3) > 0;
  const maybe = <T>(value: T): T | undefined => (isFinished || dice(3) > 0 ? value : undefined);
  const [first, second] = twoOf(dice, TINCTURES);
  const [under, over] = twoOf(dice, TINCTURES);
  const charges = twoOf(dice, CHARGES);
  const arrangements = twoOf(dice, ARRANGEMENTS);
  const row = (i: 0 | 1, tincture: Tincture): ChargesRow =>
    part<ChargesRow>(maybe, { kind: 'charges', charge: charges[i], arrangement: arrangements[i], tincture });
  const b =
    dice(2) === 0
      ? row(0, under)
      : part<OrdinaryRow>(maybe, { kind: 'ordinary', ordinary: one(dice, ORDINARIES), line: one(dice, LINES), tincture: under });
  const c =
    dice(2) === 0
      ? row(1, over)
      : part<BeastRow>(maybe, { kind: 'beast', beast: one(dice, BEASTS), attitude: one(dice, ATTITUDES), tincture: over });
  return {
    field: maybe(one(dice, FIELDS)),
    first: maybe(first),
    second: maybe(second),
    rowB: maybe(b),
    rowC: maybe(c),
    cadency: maybe(one(dice, CADENCIES)),
  };
}

const one = <T>(dice: Dice, values: readonly T[]): T => values[dice(values.length)]!;

function twoOf<T extends Tincture | Charge | Arrangement>(dice: Dice, values: readonly T[]): [T, T] {
  const first = one(dice, values);
  return [
    first,
    one(
      dice,
      values.filter(value => value !== first),
    ),
  ];
}

function part<T extends { kind: string }>(maybe: <V>(value: V) => V | undefined, row: T): T {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, key === 'kind' ? value : maybe(value)])) as T;
}
