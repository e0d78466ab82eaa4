import type { Achievement, BeastRow, ChargesRow, OrdinaryRow } from './achievement.ts';
import { type Across, type Band, type Coat, type Group, isLong, type Order, type Place, type Strewn } from './coat.ts';
import type { Arrangement } from './elements.ts';
import { plain, type Shown, shown } from './shown.ts';

/** The coat that the game's columns make: every row finds a place where it hides no other. */
export function coatOf(achievement: Achievement): Coat {
  const arms = shown(achievement);
  const { rowB, rowC } = arms;
  const rows = [rowB, rowC].filter(row => row !== undefined);
  const strewn = rows.filter(isStrewn).map(({ charge, tincture }): Strewn => ({ bearing: charge!, tincture }));
  const [b, c] = [rowB, rowC].map(row => (row && !isStrewn(row) ? row : undefined)) as [typeof rowB, typeof rowC];
  const groups = b?.kind === 'ordinary' ? withOrdinary(b, c) : withoutOrdinary(b, c);
  return plain({
    division: arms.field,
    first: arms.first,
    second: arms.second,
    strewn: strewn.length > 0 ? strewn : undefined,
    ...ordinary(arms),
    groups: Object.keys(groups).length > 0 ? groups : undefined,
    mark: arms.cadency,
  });
}

type Groups = Partial<Record<Place, Group>>;

const isStrewn = (row: OrdinaryRow | ChargesRow | BeastRow): row is ChargesRow => row.kind === 'charges' && row.arrangement === 'semy';

function ordinary({ rowB }: Shown): Pick<Coat, 'ordinary' | 'chief' | 'bordure'> {
  if (rowB?.kind !== 'ordinary') return {};
  const { ordinary: which, line, tincture } = rowB;
  if (which === 'chief' || which === 'bordure') return { [which]: { line, tincture } };
  return { ordinary: { ordinary: which!, line, tincture } satisfies Band };
}

function groupOf(row: ChargesRow | BeastRow): Group {
  if (row.kind === 'beast') return { number: 1, bearing: row.beast!, attitude: row.attitude, tincture: row.tincture };
  const { arrangement, charge, tincture } = row;
  const [number, order] = arrangement === undefined || arrangement === 'semy' ? [1, undefined] : ARRANGED[arrangement];
  return { number, bearing: charge!, order, tincture };
}

const ARRANGED: Readonly<Record<Exclude<Arrangement, 'semy'>, readonly [number, Order]>> = {
  'two-in-fess': [2, 'fess'],
  'two-in-pale': [2, 'pale'],
  'three-in-fess': [3, 'fess'],
  'three-in-pale': [3, 'pale'],
  'three-in-bend': [3, 'bend'],
  'three-two-and-one': [3, [2, 1]],
  'five-in-cross': [5, 'cross'],
  'five-in-saltire': [5, 'saltire'],
  'six-three-two-and-one': [6, [3, 2, 1]],
};

type Arranged = Arrangement | 'single';
/** `as-custom-has-it`: the place says the order, so the blazon does not. */
type Beside = readonly [place: Place, order?: 'as-custom-has-it'];
const CUSTOM = 'as-custom-has-it';

/** Where charges find room on or around an ordinary; the others lie over all, each wholly on it or wholly beside it. */
const BESIDE: Readonly<Record<Across, Readonly<Partial<Record<Arranged, Beside>>>>> = {
  fess: {
    single: ['on'],
    'two-in-fess': ['on', CUSTOM],
    'three-in-fess': ['on', CUSTOM],
    'two-in-pale': ['between', CUSTOM],
    'three-two-and-one': ['between', CUSTOM],
    'six-three-two-and-one': ['between', CUSTOM],
  },
  pale: {
    single: ['on'],
    'two-in-pale': ['on', CUSTOM],
    'three-in-pale': ['on', CUSTOM],
    'two-in-fess': ['between', CUSTOM],
  },
  bend: { single: ['on'], 'three-in-bend': ['on', CUSTOM], 'two-in-fess': ['between'], 'two-in-pale': ['between'] },
  'bend-sinister': { single: ['on'], 'two-in-fess': ['between'], 'two-in-pale': ['between'] },
  chevron: {
    single: ['on'],
    'two-in-fess': ['between', CUSTOM],
    'two-in-pale': ['between'],
    'three-two-and-one': ['between', CUSTOM],
    'three-in-fess': ['chief'],
  },
  saltire: { single: ['on'], 'five-in-saltire': ['on', CUSTOM], 'two-in-fess': ['between'], 'two-in-pale': ['between'] },
  cross: {
    single: ['on'],
    'five-in-cross': ['on', CUSTOM],
    'two-in-fess': ['on'],
    'three-in-fess': ['on'],
    'two-in-pale': ['on'],
    'three-in-pale': ['on'],
  },
  pile: {
    single: ['on'],
    'two-in-pale': ['on', CUSTOM],
    'three-in-pale': ['on'],
    'three-two-and-one': ['on', CUSTOM],
    'six-three-two-and-one': ['on', CUSTOM],
    'two-in-fess': ['between', CUSTOM],
  },
};

function withOrdinary({ ordinary: which }: OrdinaryRow, row: ChargesRow | BeastRow | undefined): Groups {
  if (!row) return {};
  const group = groupOf(row);
  if (which === 'chief' || which === 'bordure') return { middle: group };
  const [place, custom] = (row.kind === 'charges' && BESIDE[which!][row.arrangement ?? 'single']) || (['over-all'] as const);
  return { [place]: custom ? { ...group, order: undefined } : group };
}

function withoutOrdinary(b: ChargesRow | OrdinaryRow | undefined, c: ChargesRow | BeastRow | undefined): Groups {
  if (b?.kind !== 'charges') return c ? { middle: groupOf(c) } : {};
  if (!c) return { middle: groupOf(b) };
  return c.kind === 'beast' ? aroundBeast(b, c) : besideCharges(b, c);
}

/** A beast keeps the middle where the charges leave it free; else the two share the field, as suits the beast. */
function aroundBeast(b: ChargesRow, c: BeastRow): Groups {
  const [charges, beast] = [groupOf(b), groupOf(c)];
  switch (b.arrangement) {
    case 'six-three-two-and-one':
      return { middle: beast, between: charges };
    case 'three-two-and-one':
      return { middle: beast, between: { ...charges, order: undefined } };
    case undefined:
    case 'semy':
      return { middle: beast, chief: charges };
    case 'two-in-fess':
    case 'three-in-fess':
      return { middle: beast, chief: inRow(charges) };
    case 'two-in-pale':
    case 'three-in-pale':
      return { dexter: inColumn(charges), sinister: beast };
    case 'three-in-bend':
    case 'five-in-cross':
    case 'five-in-saltire':
      return isLong(beast) ? { chief: beast, base: charges } : { dexter: charges, sinister: beast };
  }
}

/** Columns stand side by side, everything else one above the other, a row above a block. */
function besideCharges(b: ChargesRow, c: ChargesRow): Groups {
  const [first, second] = [groupOf(b), groupOf(c)];
  if (first.order === 'pale' || second.order === 'pale') {
    const isSwapped = first.order !== 'pale';
    return { dexter: inColumn(isSwapped ? second : first), sinister: inColumn(isSwapped ? first : second) };
  }
  const isSwapped = second.order === 'fess' && first.order !== 'fess';
  return { chief: inRow(isSwapped ? second : first), base: inRow(isSwapped ? first : second) };
}

/** Above and below charges stand in a row, at the sides in a column, without a word about it. */
const inRow = (group: Group): Group => (group.order === 'fess' ? { ...group, order: undefined } : group);
const inColumn = (group: Group): Group => (group.order === 'pale' ? { ...group, order: undefined } : group);
