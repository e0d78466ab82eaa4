import { ACROSS, type Across, type Band, type Coat, DEVICES, type Group } from './coat.ts';
import { ATTITUDES, BEASTS, FIELDS, LINES, type Tincture } from './elements.ts';

/** A throw: a whole number from 0 to below the sides. */
export type Dice = (sides: number) => number;

const METALS: readonly Tincture[] = ['or', 'argent', 'or', 'argent', 'ermine'];
const COLOURS: readonly Tincture[] = ['gules', 'azure', 'sable', 'vert', 'gules', 'azure', 'purpure'];

/** Arms as heralds like them: few things, large, and of good contrast. */
export function randomArms(dice: Dice): Coat {
  const one = <T>(values: readonly T[]): T => values[dice(values.length)]!;
  const isDark = dice(2) === 0;
  const [under, over] = isDark ? [COLOURS, METALS] : [METALS, COLOURS];
  const [first, charged] = [one(under), one(over)];
  const group = (number: number, tincture: Tincture): Group => {
    const bearing = dice(number === 1 ? 2 : 4) === 0 ? one(BEASTS) : one(DEVICES);
    const isBeast = (BEASTS as readonly string[]).includes(bearing);
    return {
      number,
      bearing,
      ...(isBeast && { attitude: number === 1 ? one(ATTITUDES) : one(['rampant', 'passant'] as const) }),
      tincture,
    };
  };
  switch (dice(6)) {
    case 0:
      return { first, groups: { middle: group(1, charged) } };
    case 1:
      return { first, groups: { middle: group(3, charged) } };
    case 2:
      return { division: one(FIELDS), first, second: charged };
    case 3:
      return { first, groups: { middle: group(1, charged) }, chief: { tincture: charged, on: group(3, one(under)) } };
    case 4: {
      const ordinary = band(one(ACROSS), dice, charged);
      return { first, ordinary, groups: { on: group(aptOn(ordinary.ordinary), one(under)) } };
    }
    default: {
      const ordinary = band(one(['fess', 'chevron', 'cross', 'saltire', 'pale'] as const), dice, charged);
      return { first, ordinary, groups: { between: group(AROUND[ordinary.ordinary] ?? 2, charged) } };
    }
  }
}

const AROUND: Readonly<Partial<Record<Across, number>>> = { fess: 3, chevron: 3, cross: 4, saltire: 4, pale: 2 };

const aptOn = (ordinary: Across): number => (ordinary === 'cross' || ordinary === 'saltire' ? 5 : ordinary === 'pile' ? 1 : 3);

const band = (ordinary: Across, dice: Dice, tincture: Tincture): Band => ({
  ordinary,
  ...(dice(3) === 0 && { line: LINES[dice(LINES.length)]! }),
  tincture,
});
