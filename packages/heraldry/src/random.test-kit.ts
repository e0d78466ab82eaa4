import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
import { ACROSS, type Band, type Coat, DEVICES, type Group, isBeast, isRepeated, LINED_UP, type Order } from './coat.ts';
import {
  ARRANGEMENTS,
  type Arrangement,
  ATTITUDES,
  BEASTS,
  CADENCIES,
  type Cadency,
  CHARGES,
  type Charge,
  FIELDS,
  LINES,
  ORDINARIES,
  TINCTURES,
  type Tincture,
} from './elements.ts';
import type { Dice } from './random.ts';

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

/** Any coat that the model allows and that leaves every group room; most tinctures are there. */
export function randomCoat(dice: Dice): Coat {
  const maybe = <T>(chance: number, make: () => T): T | undefined => (dice(chance) === 0 ? make() : undefined);
  const division = maybe(2, () => one(dice, FIELDS));
  const [first, second] = twoOf(dice, TINCTURES);
  const ordinary = maybe(2, () => randomBand(dice));
  const coat: Coat = {
    division,
    first,
    second: division && second,
    strewn: maybe(6, () => [{ bearing: one(dice, DEVICES), tincture: randomTincture(dice) }]),
    ordinary,
    groups: ordinary ? groupsWith(dice, ordinary) : groupsAlone(dice),
    chief: maybe(5, () => ({ ...randomEdge(dice), on: maybe(2, () => randomGroup(dice, 1 + dice(3))) })),
    bordure: maybe(6, () => ({
      ...randomEdge(dice),
      on: maybe(3, () => ({ number: 8, bearing: one(dice, DEVICES), tincture: randomTincture(dice) })),
    })),
    mark: maybe(4, () => one(dice, CADENCIES)),
  };
  const arm = (group: Group): Group => (isBeast(group.bearing) && dice(4) === 0 ? { ...group, ...randomWeapons(dice) } : group);
  const groups = coat.groups && Object.fromEntries(Object.entries(coat.groups).map(([place, group]) => [place, arm(group)]));
  const isOverAll = (coat.division ?? coat.strewn) !== undefined && dice(3) === 0;
  return {
    ...coat,
    groups,
    ...(coat.ordinary && isOverAll && { ordinary: { ...coat.ordinary, isOverAll } }),
    ...(coat.mark && randomlyMarked(coat.mark, dice)),
  };
}

const randomlyMarked = (mark: Cadency, dice: Dice): Pick<Coat, 'markTincture' | 'points'> => ({
  markTincture: dice(2) === 0 ? one(dice, TINCTURES) : undefined,
  points: mark === 'label' && dice(2) === 0 ? one(dice, [4, 5] as const) : undefined,
});

/** The same with everything on the field in one tincture, so that the blazon says it once. */
export function inOne(coat: Coat, tincture: Tincture): Coat {
  const tinged = <T extends object>(part: T | undefined): T | undefined => part && { ...part, tincture };
  const { middle, between, ...others } = coat.groups ?? {};
  return {
    ...coat,
    strewn: coat.strewn?.map(each => ({ ...each, tincture })),
    ordinary: tinged(coat.ordinary),
    groups: coat.groups && {
      ...others,
      ...(middle && { middle: { ...middle, tincture } }),
      ...(between && { between: { ...between, tincture } }),
    },
    chief: tinged(coat.chief),
    bordure: tinged(coat.bordure),
  };
}

function randomWeapons(dice: Dice): Pick<Group, 'armed' | 'langued'> {
  const armed = one(dice, TINCTURES);
  switch (dice(4)) {
    case 0:
      return { armed };
    case 1:
      return { langued: armed };
    case 2:
      return { armed, langued: one(dice, TINCTURES) };
    default:
      return { armed, langued: armed };
  }
}

const randomTincture = (dice: Dice): Tincture | undefined => (dice(12) === 0 ? undefined : one(dice, TINCTURES));

const randomEdge = (dice: Dice) => ({ line: dice(2) === 0 ? one(dice, LINES) : undefined, tincture: randomTincture(dice) });

function randomBand(dice: Dice): Band {
  const ordinary = one(dice, ACROSS);
  return { ordinary, number: isRepeated(ordinary) && dice(4) === 0 ? (dice(2) === 0 ? 2 : 3) : undefined, ...randomEdge(dice) };
}

function randomGroup(dice: Dice, number: number, order?: Order): Group {
  const bearing = one(dice, [...DEVICES, ...BEASTS]);
  const attitude = isBeast(bearing) && dice(8) > 0 ? one(dice, ATTITUDES) : undefined;
  return { number, bearing, attitude, order, tincture: randomTincture(dice) };
}

function groupsWith(dice: Dice, { ordinary, number }: Band): Coat['groups'] {
  if (dice(5) === 0) return;
  if (dice(4) === 0) return { 'over-all': randomGroup(dice, 1) };
  const isCrossed = ordinary === 'cross' || ordinary === 'saltire';
  const on = number === undefined && dice(2) === 0 ? randomGroup(dice, isCrossed ? one(dice, [1, 5]) : 1 + dice(3)) : undefined;
  const around = isCrossed ? one(dice, [2, 4]) : ordinary === 'fess' || ordinary === 'chevron' ? one(dice, [2, 3]) : 2;
  const between = !on || dice(2) === 0 ? randomGroup(dice, around) : undefined;
  return { ...(on && { on }), ...(between && { between }) };
}

function groupsAlone(dice: Dice): Coat['groups'] {
  switch (dice(6)) {
    case 0:
      return { middle: randomGroup(dice, 1), between: randomGroup(dice, one(dice, [2, 3, 4, 6])) };
    case 1:
      return { middle: randomGroup(dice, 1), chief: randomGroup(dice, 1 + dice(3)) };
    case 2:
      return { chief: randomGroup(dice, 1 + dice(3)), base: randomGroup(dice, 1 + dice(3)) };
    case 3:
      return { dexter: randomGroup(dice, 1 + dice(3)), sinister: randomGroup(dice, 1) };
    case 4:
      return { middle: randomGroup(dice, 1) };
    default: {
      const number = 2 + dice(5);
      const orders: (Order | undefined)[] = [undefined, ...LINED_UP.filter(order => order !== 'cross' || number === 5), [number - 1, 1]];
      return { middle: randomGroup(dice, number, one(dice, orders)) };
    }
  }
}
