/**
 * Everything in the box (rules 1.1–1.4), in this one file, so that an owner of the box can correct it. The rulebook shows cards, shield and
 * awards only as pictures: the card list, all awards but `questing`, the marker values but 1, 5 and 7, and which type is upper or lower are
 * our reconstruction, made so that every number the rulebook states holds (120 elements, 18 awards of which 5 are in play, 41 markers, 19 heralds).
 * Inside the engine a card, an award and a column are small numbers, their places in these lists; outside they are spelled.
 */

const TINCTURE_TYPES = ['metal', 'colour', 'fur'] as const;
const FIGURE_TYPES = ['field', 'ordinary', 'line', 'charge', 'cadency', 'beast', 'attitude', 'arrangement'] as const;
export const TYPES = [...TINCTURE_TYPES, ...FIGURE_TYPES] as const;
export type Type = (typeof TYPES)[number];

export const AUGMENTATIONS = ['rank', 'might', 'virtue', 'wealth', 'lineage'] as const;
export type Augmentation = (typeof AUGMENTATIONS)[number];
/** A star counts as every augmentation for awards (5.1), as none for majorities (6.3). */
export type Emblem = Augmentation | 'star';

/** Id, type, prestige value, augmentation: the tinctures, then the figures, ten by ten. */
const ELEMENTS = [
  ['or-1', 'metal', 1, 'rank'],
  ['or-2', 'metal', 2, 'star'],
  ['or-3', 'metal', 3, 'virtue'],
  ['or-4', 'metal', 4, 'lineage'],
  ['argent-1', 'metal', 1, 'might'],
  ['argent-2', 'metal', 2, 'star'],
  ['argent-3', 'metal', 3, 'wealth'],
  ['argent-4', 'metal', 4, 'rank'],
  ['gules-1', 'colour', 1, 'virtue'],
  ['gules-2', 'colour', 2, 'star'],
  ['gules-3', 'colour', 3, 'lineage'],
  ['gules-4', 'colour', 4, 'might'],
  ['azure-1', 'colour', 1, 'wealth'],
  ['azure-2', 'colour', 2, 'star'],
  ['azure-3', 'colour', 3, 'rank'],
  ['azure-4', 'colour', 4, 'virtue'],
  ['sable-1', 'colour', 1, 'lineage'],
  ['sable-2', 'colour', 2, 'star'],
  ['sable-3', 'colour', 3, 'might'],
  ['sable-4', 'colour', 4, 'wealth'],
  ['vert-1', 'colour', 1, 'rank'],
  ['vert-2', 'colour', 2, 'star'],
  ['vert-3', 'colour', 3, 'virtue'],
  ['vert-4', 'colour', 4, 'lineage'],
  ['purpure-1', 'colour', 1, 'might'],
  ['purpure-2', 'colour', 2, 'star'],
  ['purpure-3', 'colour', 3, 'wealth'],
  ['purpure-4', 'colour', 4, 'rank'],
  ['ermine-2', 'fur', 2, 'virtue'],
  ['ermine-3', 'fur', 3, 'star'],
  ['ermine-4', 'fur', 4, 'lineage'],
  ['ermine-5', 'fur', 5, 'might'],
  ['vair-2', 'fur', 2, 'wealth'],
  ['vair-3', 'fur', 3, 'star'],
  ['vair-4', 'fur', 4, 'rank'],
  ['vair-5', 'fur', 5, 'virtue'],
  ['counter-vair-2', 'fur', 2, 'lineage'],
  ['counter-vair-3', 'fur', 3, 'star'],
  ['counter-vair-4', 'fur', 4, 'might'],
  ['counter-vair-5', 'fur', 5, 'wealth'],
  ['per-pale', 'field', 1, 'rank'],
  ['per-fess', 'field', 1, 'might'],
  ['per-bend', 'field', 2, 'virtue'],
  ['per-bend-sinister', 'field', 2, 'wealth'],
  ['per-chevron', 'field', 3, 'lineage'],
  ['quarterly', 'field', 3, 'lineage'],
  ['per-saltire', 'field', 3, 'wealth'],
  ['barry-of-six', 'field', 4, 'virtue'],
  ['chequy', 'field', 4, 'might'],
  ['gyronny', 'field', 5, 'rank'],
  ['fess', 'ordinary', 1, 'might'],
  ['pale', 'ordinary', 1, 'virtue'],
  ['bend', 'ordinary', 2, 'wealth'],
  ['bend-sinister', 'ordinary', 2, 'lineage'],
  ['chevron', 'ordinary', 3, 'rank'],
  ['chief', 'ordinary', 3, 'rank'],
  ['saltire', 'ordinary', 3, 'lineage'],
  ['bordure', 'ordinary', 4, 'wealth'],
  ['pile', 'ordinary', 4, 'virtue'],
  ['cross', 'ordinary', 5, 'might'],
  ['wavy', 'line', 1, 'virtue'],
  ['indented', 'line', 1, 'wealth'],
  ['embattled', 'line', 2, 'lineage'],
  ['engrailed', 'line', 2, 'rank'],
  ['invected', 'line', 3, 'might'],
  ['nebuly', 'line', 3, 'might'],
  ['dancetty', 'line', 3, 'rank'],
  ['raguly', 'line', 4, 'lineage'],
  ['dovetailed', 'line', 4, 'wealth'],
  ['rayonny', 'line', 5, 'virtue'],
  ['lozenge', 'charge', 1, 'wealth'],
  ['billet', 'charge', 1, 'lineage'],
  ['trefoil', 'charge', 2, 'rank'],
  ['escallop', 'charge', 2, 'might'],
  ['key', 'charge', 3, 'virtue'],
  ['cross-couped', 'charge', 3, 'virtue'],
  ['sword', 'charge', 3, 'might'],
  ['tower', 'charge', 4, 'rank'],
  ['garb', 'charge', 4, 'lineage'],
  ['crown', 'charge', 5, 'wealth'],
  ['baton-sinister', 'cadency', 1, 'lineage'],
  ['octofoil', 'cadency', 1, 'rank'],
  ['cross-moline', 'cadency', 2, 'might'],
  ['rose', 'cadency', 2, 'virtue'],
  ['fleur-de-lis', 'cadency', 3, 'wealth'],
  ['annulet', 'cadency', 3, 'wealth'],
  ['martlet', 'cadency', 3, 'virtue'],
  ['mullet', 'cadency', 4, 'might'],
  ['crescent', 'cadency', 4, 'rank'],
  ['label', 'cadency', 5, 'lineage'],
  ['talbot', 'beast', 1, 'rank'],
  ['boar', 'beast', 1, 'might'],
  ['bull', 'beast', 2, 'virtue'],
  ['wolf', 'beast', 2, 'wealth'],
  ['bear', 'beast', 3, 'lineage'],
  ['stag', 'beast', 3, 'lineage'],
  ['horse', 'beast', 3, 'wealth'],
  ['unicorn', 'beast', 4, 'virtue'],
  ['griffin', 'beast', 4, 'might'],
  ['lion', 'beast', 5, 'rank'],
  ['statant', 'attitude', 1, 'might'],
  ['passant', 'attitude', 1, 'virtue'],
  ['sejant', 'attitude', 2, 'wealth'],
  ['couchant', 'attitude', 2, 'lineage'],
  ['courant', 'attitude', 3, 'rank'],
  ['salient', 'attitude', 3, 'rank'],
  ['rampant', 'attitude', 3, 'lineage'],
  ['passant-guardant', 'attitude', 4, 'wealth'],
  ['sejant-erect', 'attitude', 4, 'virtue'],
  ['rampant-guardant', 'attitude', 5, 'might'],
  ['two-in-fess', 'arrangement', 1, 'virtue'],
  ['two-in-pale', 'arrangement', 1, 'wealth'],
  ['three-in-fess', 'arrangement', 2, 'lineage'],
  ['three-in-pale', 'arrangement', 2, 'rank'],
  ['three-in-bend', 'arrangement', 3, 'might'],
  ['three-two-and-one', 'arrangement', 3, 'might'],
  ['five-in-cross', 'arrangement', 3, 'rank'],
  ['five-in-saltire', 'arrangement', 4, 'lineage'],
  ['six-three-two-and-one', 'arrangement', 4, 'wealth'],
  ['semy', 'arrangement', 5, 'virtue'],
] as const satisfies readonly (readonly [string, Type, number, Emblem])[];

export type Card = (typeof ELEMENTS)[number][0];
/** The cards of one type. */
export type CardOf<T extends Type> = Extract<(typeof ELEMENTS)[number], readonly [string, T, number, Emblem]>[0];
/** A card's place in `CARDS`. */
export type Kind = number;

export const CARDS: readonly Card[] = ELEMENTS.map(([card]) => card);
export const KINDS = CARDS.length;
/** The tinctures come first. */
export const FIRST_FIGURE = 40;

export const TYPE_OF: readonly Type[] = ELEMENTS.map(([, type]) => type);
export const VALUE_OF = Uint8Array.from(ELEMENTS, ([, , value]) => value);
export const EMBLEM_OF: readonly Emblem[] = ELEMENTS.map(([, , , emblem]) => emblem);

export const TINCTURES = ['or', 'argent', 'gules', 'azure', 'sable', 'vert', 'purpure', 'ermine', 'vair', 'counter-vair'] as const;
export type Tincture = (typeof TINCTURES)[number];
/** A tincture's name without its value: `argent` for `argent-3`. Only tinctures have one. */
export const tinctureOf = (card: Card): Tincture => card.replace(/-\d$/, '') as Tincture;

const kindsByCard = new Map<string, Kind>(CARDS.map((card, kind) => [card, kind]));
export const kindOf = (card: string): Kind | undefined => kindsByCard.get(card);

/** The two stacks, and the two discard piles (2.4). */
export const PILES = ['tinctures', 'figures'] as const;
export type PileName = (typeof PILES)[number];
/** A place in `PILES`. */
export type Pile = number;
/** How many of each lie in the display (2.2). */
export const DISPLAY_SIZES = Uint8Array.of(2, 4);

export const COLUMNS = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'C4'] as const;
export type ColumnName = (typeof COLUMNS)[number];
/** A place in `COLUMNS`. */
export type Column = number;

export const BANDS = ['upper', 'lower'] as const;
export type BandName = (typeof BANDS)[number];

const ANY_TINCTURE: readonly Type[] = TINCTURE_TYPES;
const both = (types: readonly Type[]) => ({ upper: types, lower: types });
/** The types that each column accepts in each band (1.2, 4.1). */
export const ACCEPTS: Readonly<Record<ColumnName, Readonly<Record<BandName, readonly Type[]>>>> = {
  A1: both(['field']),
  A2: both(ANY_TINCTURE),
  A3: both(ANY_TINCTURE),
  B1: { upper: ['ordinary'], lower: ['charge'] },
  B2: { upper: ['line'], lower: ['arrangement'] },
  B3: both(ANY_TINCTURE),
  C1: { upper: ['beast'], lower: ['charge'] },
  C2: { upper: ['attitude'], lower: ['arrangement'] },
  C3: both(ANY_TINCTURE),
  C4: both(['cadency']),
};
/** Columns whose visible tinctures must differ in name (4.4). */
export const PARTNERS: Readonly<Partial<Record<ColumnName, ColumnName>>> = { A2: 'A3', A3: 'A2', B3: 'C3', C3: 'B3' };

interface AwardData {
  readonly id: string;
  readonly types: Readonly<Partial<Record<Type, number>>>;
  readonly augmentations: Readonly<Partial<Record<Augmentation, number>>>;
}

const AWARD_LIST = [
  { id: 'questing', types: { beast: 1, field: 1 }, augmentations: { virtue: 3 } },
  { id: 'crusading', types: { ordinary: 1, metal: 1 }, augmentations: { virtue: 3 } },
  { id: 'jousting', types: { ordinary: 1, attitude: 1 }, augmentations: { might: 2 } },
  { id: 'besieging', types: { charge: 1, field: 1 }, augmentations: { might: 3 } },
  { id: 'reigning', types: { beast: 1, fur: 1 }, augmentations: { rank: 3 } },
  { id: 'knighting', types: { field: 1, arrangement: 1 }, augmentations: { rank: 3 } },
  { id: 'feasting', types: { charge: 1, metal: 1 }, augmentations: { wealth: 3 } },
  { id: 'trading', types: { arrangement: 1, colour: 1 }, augmentations: { wealth: 3 } },
  { id: 'inheriting', types: { cadency: 1, attitude: 1 }, augmentations: { lineage: 3 } },
  { id: 'wedding', types: { cadency: 1, line: 1 }, augmentations: { lineage: 3 } },
  { id: 'vowing', types: {}, augmentations: { virtue: 5 } },
  { id: 'conquering', types: {}, augmentations: { might: 5 } },
  { id: 'ennobling', types: {}, augmentations: { rank: 5 } },
  { id: 'endowing', types: {}, augmentations: { wealth: 5 } },
  { id: 'descending', types: {}, augmentations: { lineage: 5 } },
  { id: 'blazoning', types: { metal: 2, colour: 1, fur: 1 }, augmentations: {} },
  { id: 'marshalling', types: { field: 1, ordinary: 1, line: 1, cadency: 1 }, augmentations: {} },
  { id: 'hunting', types: { beast: 1, attitude: 1 }, augmentations: { wealth: 2 } },
] as const satisfies readonly AwardData[];

export type Award = (typeof AWARD_LIST)[number]['id'];
export const AWARDS: readonly Award[] = AWARD_LIST.map(({ id }) => id);
/** What an award asks for, by its place in `AWARDS`. */
export const AWARD_DATA: readonly AwardData[] = AWARD_LIST;
export const AWARDS_IN_PLAY = 5;
/** The markers of one award, the top one first (1.3). */
export const AWARD_MARKERS: readonly number[] = [7, 5, 3, 2, 1];

/** The multiples of ten that have a marker, and what each marker is worth (1.4). */
export const TENS = [10, 20, 30, 40, 50] as const;
export type Ten = (typeof TENS)[number];
export const TEN_VALUES: readonly number[] = [1, 2, 3, 4, 5];
export const SYMBOL_VALUE = 3;
export const SYMBOL_COPIES = 2;
export const FIRST_VALUE = 3;
export const HERALD_VALUE = 1;
/** What a herald's element costs: so little that any one card pays it (3.2). */
export const HERALD_COST = 1;
export const HERALDS = 19;

export const MIN_SEATS = 2;
export const MAX_SEATS = 5;
/** Dealt at the start, of each pile (2.1). */
export const DEALT_OF_EACH = 2;
export const LEAST_HAND_VALUE = 5;
/** With more than seven cards a player discards down to five (3.4). */
export const HAND_LIMIT = 7;
export const HAND_AFTER = 5;
/** So many turns per player without a placement end the game (6.2), and so does a track of fifty under that option (6.1). */
export const IDLE_TURNS = 10;
export const FIFTY = 50;
